/* playout.h - random games. */

#ifndef TABULEIRO_PLAYOUT_H
#define TABULEIRO_PLAYOUT_H

#include "game.h"
#include "rng.h"

/* Plays uniformly random legal moves from *P until the game is over or
   MAX_PLIES plies are played.  Sets *P to the last position and returns the
   number of plies.  LIST is the caller's, of g->max_moves moves. */
int playout(const game *g, position *p, int max_plies, rng *r, move *list);

/* Plays one move, uniformly random among those that do not lose at once, or
   among all if all do.  In Mitsudomoe most opening moves lose at once, so
   purely random openings are useless.  Returns the move, or MOVE_NONE, and
   plays nothing, if the game is over. */
move playout_careful_ply(const game *g, position *p, rng *r, move *list);

#endif
