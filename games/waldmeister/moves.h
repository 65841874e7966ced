/* moves.h - the slides of a tree, and the legal moves of a position. */

#ifndef TABULEIRO_WALDMEISTER_MOVES_H
#define TABULEIRO_WALDMEISTER_MOVES_H

#include "rules.h"

/* The cells to which a tree on bit FROM can slide over EMPTY cells. */
bitboard waldmeister_slides(bitboard empty, int from);

/* Writes to OUT the cells that a tree on X-Y can slide to over EMPTY cells of a
   board of SIZE, as cell codes in ascending order, and returns their number, at
   most WALDMEISTER_MAX_REACH. */
int waldmeister_sorted_slides(bitboard empty, int size, int x, int y,
                              move *out);

/* The moves in the table of the game, see game.h. */
int waldmeister_moves(const position *p, move *out);
int waldmeister_count_moves(const position *p);
bool waldmeister_is_legal(const position *p, move m);

#endif
