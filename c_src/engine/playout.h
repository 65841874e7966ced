/* playout.h - playing a game to its end at random. */

#ifndef TABULEIRO_PLAYOUT_H
#define TABULEIRO_PLAYOUT_H

#include "game.h"
#include "rng.h"

/* Plays legal moves, each as likely as any other, from *P until the game is
   over or MAX_PLIES plies were played.  *P becomes the last position; returns
   the number of plies.  LIST is the caller's, of g->max_moves moves. */
int playout(const game *g, position *p, int max_plies, rng *r, move *list);

#endif
