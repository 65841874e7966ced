/* time_plan.h - how long to think about a move in a game with clocks.

   A plan has two limits.  The search ends after the *target*, when a report
   shows that it has passed: a share of the time left and the increment, longer
   while the best move changes, shorter while it does not.  It ends in any case
   at the *limit*.

   What a move costs besides the search is set aside for each of the moves to
   come, and some more as a reserve, for a machine that is busy with something
   else.  A clock with an increment I settles where a move costs I: at
   TIME_PLAN_MOVES overheads and the reserve, if a move costs nothing besides
   the search, and at the reserve, if it costs an overhead. */

#ifndef TABULEIRO_TIME_PLAN_H
#define TABULEIRO_TIME_PLAN_H

#include "game.h"

enum {
  TIME_PLAN_MOVES = 30,  /* the time left is planned to last for these */
  TIME_PLAN_RESERVE = 20 /* overheads that are never used */
};

/* In seconds. */
typedef struct time_plan {
  double target, limit;
  double unrest; /* 0 to 2: each change adds 1, each report halves */
  move best;     /* of the last report; MOVE_NONE at first */
} time_plan;

/* Returns the plan for a position with MOVES moves when LEFT is on the clock,
   which may be negative, and each move adds INCREMENT.  OVERHEAD is what a move
   costs besides the search.  A single move is not thought about. */
time_plan time_plan_new(double left, double increment, double overhead,
                        int moves);

/* Whether to end a search that reports BEST after SECONDS. */
bool time_plan_is_over(time_plan *plan, move best, double seconds);

#endif
