/* count_down.h - the smallest game there is, to test the engine with.

   From a number N the players in turn take 1 or 2 away; who takes the last
   one wins.  The leaves at depth d from N are countable by hand, and no
   engine file knows the game. */

#ifndef TABULEIRO_COUNT_DOWN_H
#define TABULEIRO_COUNT_DOWN_H

#include "../../c_src/engine/game.h"

extern const game count_down_game;

/* The position with N left, the first player to move; N in 0..100. */
position count_down_from(int n);

/* How many are left in P. */
int count_down_left(const position *p);

#endif
