/* count_down.h - a minimal game, to test the engine with.

   Two players in turn take 1 or 2 away from a number.  The player who takes the
   last one wins.  The leaves at each depth can be counted by hand. */

#ifndef TABULEIRO_COUNT_DOWN_H
#define TABULEIRO_COUNT_DOWN_H

#include "../../c_src/engine/game.h"

extern const game count_down_game;

/* Any move counts on from 3, 2 or 1, and from 1 to 3; PLAYER_1 makes all moves.
 */
extern const game count_down_ring;

/* Returns the position with N left, 0..100, and PLAYER_1 to move. */
position count_down_from(int n);

/* Returns the number left in P. */
int count_down_left(const position *p);

#endif
