/* alphabeta.h - alpha-beta search (Knuth and Moore 1975, "An Analysis of
   Alpha-Beta Pruning").

   Principal variation search (Marsland and Campbell 1982, "Parallel Search of
   Strongly Ordered Game Trees") with iterative deepening, aspiration windows, a
   transposition table, late move reductions, late move pruning, reverse
   futility pruning and singular extensions.  Several threads search the same
   tree, every other one a ply deeper, and help one another through the table
   alone ("lazy SMP", see https://www.chessprogramming.org/Lazy_SMP).

     alphabeta_tunables   the numbers that decide what is reduced and pruned
     history, picker      the order of moves
     alphabeta_lines      the principal variations of a search in parts
     alphabeta_worker     what a thread owns
     alphabeta_tree       nodes below the root
     alphabeta_root       the moves of the root, to one depth
     alphabeta            iterative deepening, in several threads

   Scores are from the view of the player to move.  Sides need not alternate: a
   score changes its sign where the player to move changes. */

#ifndef TABULEIRO_ALPHABETA_H
#define TABULEIRO_ALPHABETA_H

#include "algorithm_type.h"
#include "alphabeta_worker.h"

extern const algorithm alphabeta;

/* Alpha-beta on the terms of the evaluation alone: without the net, and without
   the margin and the extensions that were tuned with it. */
extern const algorithm alphabeta_terms;

/* Alpha-beta that tells positions apart by their class_hash, see game.h, where
   the game has one.  The table's move of a position may be that of another one
   of its class; it is tried only if it is legal. */
extern const algorithm alphabeta_classes;

/* Searches deeper and deeper.  Every other worker is one ply ahead; the first
   to finish stops the others.  The leader passes its team US and publishes
   each iteration, the others pass NULL. */
void alphabeta_deepen(alphabeta_worker *w, const team *us);

/* Returns a worker that has finished or, if none has, one that searched
   deepest. */
const alphabeta_worker *alphabeta_deepest(const team *us);

#endif
