/* board.h - the text of a board: rows with / between them.

   A run of empty cells is a number, after the sign that the game has for runs,
   any other cell is what the game reads and writes.  A row has as many cells as
   the game says, so that no bound is known here. */

#ifndef TABULEIRO_BOARD_H
#define TABULEIRO_BOARD_H

#include "notation.h"

/* Reads the board of S, which is all zeros; false if there is none. */
bool board_read(const notation *n, const char **at, notation_state *s);

/* Writes the board of S. */
void board_write(const notation *n, const notation_state *s, text *t);

/* The content of a cell, which is not empty. */
bool board_content(const notation *n, scribe *x, uint16_t *content);

#endif
