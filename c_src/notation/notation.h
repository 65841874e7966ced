/* notation.h - the text of the moves and positions of a game. */

#ifndef TABULEIRO_NOTATION_H
#define TABULEIRO_NOTATION_H

#include "../engine/registry.h"
#include "move_text.h"

/* The words of an option that is off or on. */
extern const char *const NOTATION_CHECK[];

/* The notations, in notation.c of their games. */
#define DECLARE_NOTATION(name) extern const notation name##_notation;
FOR_EACH_NOTATION(DECLARE_NOTATION)

/* Returns the notation of G; NULL if it has no notation.c. */
const notation *notation_of(const game *g);

/* Sets *TO to the position with the text S; false if there is none. */
bool notation_read(const notation *n, const char *s, notation_state *to);

/* Sets T to the text of S. */
void notation_write(const notation *n, const notation_state *s, text *t);

/* Sets *S to the start with VALUES; false if there is none, which no value in
   the range of its option brings about. */
bool notation_start(const notation *n, const int *values, notation_state *s);

/* Plays the legal move M. */
void notation_play(const notation *n, notation_state *s, move m);

#endif
