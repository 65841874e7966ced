/* mcts.h - Monte Carlo tree search.

   UCT (Kocsis and Szepesvári 2006, "Bandit based Monte-Carlo Planning") with
   a solver: nodes know bounds on their result, and what is decided is not
   searched again (Winands, Björnsson and Saito 2008, "Monte-Carlo Tree Search
   Solver"; with draws, Cazenave and Saffidine 2010).  A move that was not
   played yet counts as what is expected of it (first-play urgency: Gelly and
   Wang 2006, "Exploration exploitation in Go").

   The tree grows in memory of fixed size; once that is full, the search goes on
   in the tree that there is.  What is below the new root is kept from one
   think to the next.  The search runs in one thread, whatever the options say.
   A line is exact if its result is proved; then the plies are those of the win
   that was found, and there may be shorter ones.  The score of any other is
   the evaluation that stands for the share of a win that is expected.

   A node, in reports and limits, is a visit, a child added or a ply of a
   playout; the last visit may exceed the limit.  Without a limit on time or
   nodes there are as many as the memory has room for. */

#ifndef TABULEIRO_MCTS_H
#define TABULEIRO_MCTS_H

#include "think.h"

/* The search with leaves judged by the evaluation, and with leaves judged by
   playing on at random. */
extern const algorithm mcts;
extern const algorithm mcts_playouts;

/* How many nodes the tree in MEMORY has, and has room for. */
size_t mcts_size(const void *memory);
size_t mcts_room(const void *memory);

#endif
