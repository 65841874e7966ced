/* plain.h - the notation of a game that has no notation.c: a move is its code,
   a position the hash of it, which nobody can read.  It serves searches, perft
   and bench from the start of the game. */

#ifndef TABULEIRO_PLAIN_H
#define TABULEIRO_PLAIN_H

#include "notation_type.h"

/* Returns a notation for G, a game without one: moves are numbers, no text is a
   position, and there are no choices. */
notation notation_plain(const game *g);

#endif
