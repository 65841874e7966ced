/* playout.h - playing a game to its end at random. */

#ifndef TABULEIRO_PLAYOUT_H
#define TABULEIRO_PLAYOUT_H

#include "game.h"
#include "rng.h"

/* Plays legal moves, each as likely as any other, from *P until the game is
   over or MAX_PLIES plies were played.  *P becomes the last position; returns
   the number of plies.  LIST is the caller's, of g->max_moves moves. */
int playout(const game *g, position *p, int max_plies, rng *r, move *list);

/* Plays one legal move, each as likely as any other among those that do not
   lose at once, or among all if they all do.  Of the first steps of Mitsudomoe
   few allow a second: games that are worth a look do not begin with the others.
   False, and nothing is played, if the game is over. */
bool playout_careful_ply(const game *g, position *p, rng *r, move *list);

#endif
