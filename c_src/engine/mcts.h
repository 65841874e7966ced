/* mcts.h - Monte Carlo tree search.

   Down the tree goes the move with the best upper confidence bound, where what
   the evaluation expects of a move is its prior (PUCT: Rosin 2011, "Multi-armed
   Bandits with Episode Context", in the form of Silver et al. 2017, "Mastering
   the Game of Go without Human Knowledge").  What a node is worth is the mean
   of its visits mixed with the minimax of the evaluations below (Lanctot et al.
   2014, "Monte Carlo Tree Search with Heuristic Evaluations using Implicit
   Minimax Backups").  A solver keeps bounds on results, and what is decided is
   not searched again (Winands, Björnsson and Saito 2008, "Monte-Carlo Tree
   Search Solver"; with draws, Cazenave and Saffidine 2010).

   Threads share one tree (see tree.h).  A visit that is under way counts as
   lost where others choose, so that they go elsewhere ("virtual loss": Chaslot,
   Winands and van den Herik 2008, "Parallel Monte-Carlo Tree Search").  One
   thread with a limit on nodes finds the same every time.

   The tree grows in memory of fixed size; whenever that is full, the half of it
   that was visited least is given up.  What is below the new root is kept from
   one think to the next.  A line is exact if its result is proved; then the
   plies are those of the win that was found when it was proved, and there may
   be shorter ones.  The score of any other is the evaluation that stands for
   the share of a win that is expected.

   A node, in reports and limits, is a visit, a child added or a ply of a
   playout; the last visit of each thread may exceed the limit.  Without a limit
   on time or nodes there are as many as the memory has room for. */

#ifndef TABULEIRO_MCTS_H
#define TABULEIRO_MCTS_H

#include <stddef.h>

/* How many nodes the tree in MEMORY has, and has room for. */
size_t mcts_size(const void *memory);
size_t mcts_room(const void *memory);

#endif
