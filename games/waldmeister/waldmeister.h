/* waldmeister.h - Wald Meister as the engine sees it. */

#ifndef TABULEIRO_WALDMEISTER_H
#define TABULEIRO_WALDMEISTER_H

#include "../../c_src/engine/bots.h"

#include "moves.h"

/* The greedy bot (R12): writes to OUT, ascending, the replants of highest score
   for GOAL, of free trees on cells of FROM with the kinds whose bit is set in
   KINDS, and returns their number, 0 if there is none.  OUT has room for
   WALDMEISTER_MAX_MOVES. */
int waldmeister_greedy(const waldmeister_board *b, enum waldmeister_goal goal,
                       bitboard from, unsigned kinds, move *out);

extern const game waldmeister_game;
extern const bots waldmeister_bots;

#endif
