/* bots.h - the bots of the original program of a game.

   A bot does not search for one move: it has a set of moves, from which the
   caller draws one.  The engine knows nothing of bots. */

#ifndef TABULEIRO_BOTS_H
#define TABULEIRO_BOTS_H

#include "game.h"
#include "watch.h"

typedef struct bots {
  /* Levels are 1..levels.  The bot of level 1 draws from all moves. */
  int levels;

  /* Writes to OUT, ascending, the moves of P from which the bot of LEVEL draws,
     and returns their number: 0 exactly when the game is over, -1 when the
     watch W stopped it.  OUT has room for the max_moves of the game. */
  int (*best_moves)(const position *p, int level, watch *w, move *out);
} bots;

#endif
