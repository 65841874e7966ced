/* mcts.h - Monte Carlo tree search.

   Selection follows the best upper confidence bound, with the evaluation's
   opinion of a move as its prior (PUCT: Rosin 2011, "Multi-armed Bandits with
   Episode Context", in the form of Silver et al. 2017, "Mastering the Game of
   Go without Human Knowledge").  The value of a node mixes the mean of its
   visits with the minimax of the evaluations below it (Lanctot et al. 2014,
   "Monte Carlo Tree Search with Heuristic Evaluations using Implicit Minimax
   Backups").  A solver keeps bounds on results, and what is decided is not
   searched again (Winands, Björnsson and Saito 2008, "Monte-Carlo Tree Search
   Solver"; with draws, Cazenave and Saffidine 2010, "Score Bounded Monte-Carlo
   Tree Search").

   Threads share one tree (tree.h).  A visit under way counts as a loss for
   other threads, so that they spread ("virtual loss": Chaslot, Winands and van
   den Herik 2008, "Parallel Monte-Carlo Tree Search").  With one thread and a
   node limit a search is reproducible.

     tree         the nodes, their bounds, pruning
     mcts_visit   one visit: selection, expansion, evaluation, backup
     mcts_report  the best lines of the tree
     mcts         the tree from one think to the next, in several threads

   The tree has memory of fixed size.  When that is full, the least visited half
   is pruned.  The subtree of a new root is kept from one think to the next.

   A line is exact if its result is proved.  Its length is then that of the win
   found with the proof; a shorter win may exist.  The score of any other line
   is its expected share of a win, as an evaluation.

   In reports and limits a node is a visit, a child added, or a ply of a
   playout.  Each thread may exceed the limit by its last visit.  Without limits
   on time and nodes the search ends after as many nodes as the tree has room
   for. */

#ifndef TABULEIRO_MCTS_H
#define TABULEIRO_MCTS_H

#include "algorithm_type.h"

extern const algorithm mcts;          /* leaves are evaluated */
extern const algorithm mcts_playouts; /* leaves are played out at random */

/* For tests: the nodes of the tree in MEMORY, and those that it has room
   for. */
size_t mcts_size(const void *memory);
size_t mcts_room(const void *memory);

#endif
