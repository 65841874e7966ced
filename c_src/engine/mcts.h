/* mcts.h - Monte Carlo tree search: what its files share.

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

     mcts_visit.c   one visit: selection, expansion, evaluation, backup
     mcts_report.c  the best lines of the tree
     mcts.c         the tree from one think to the next, in several threads

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

#include "algorithm.h"
#include "rng.h"
#include "team.h"
#include "tree.h"

/* The share of the minimax in the value of a node; the rest is the mean.

   Tuned together with the exploration and the priors of mcts_visit.c.  Points
   against alpha-beta at some 25000 nodes a move, within 6 %:

                                  Tactigon  Wali  Mitsudomoe
     as tuned                       34 %    41 %     57 %
     UCT, no priors, no minimax     36 %    30 %     40 %               */
static const double MCTS_MINIMAX_SHARE = 0.75;

/* All that a thread owns; only the tree is shared. */
typedef struct mcts_worker {
  team_member member;
  const game *game;
  tree *tree;
  bool playouts;    /* a leaf is worth the end of a random game */
  bool repetition;  /* see think_options */
  uint64_t asked;   /* nodes when the clock was last read */
  atomic_int depth; /* of the deepest leaf */
  rng random;
  move *moves; /* room for game->max_moves */

  uint64_t line[THINK_MAX_DEPTH + 1]; /* hashes of the positions on the line */
} mcts_worker;

/* A child of the root, in the order of a report. */
typedef struct mcts_ranked {
  double rank;
  move move;
  const tree_node *child;
} mcts_ranked;

/* The threads of a search and the room for their reports. */
typedef struct mcts_search {
  team team;
  mcts_ranked *ranking; /* room for the children of the root */
  think_line *lines;    /* room for the lines of the think */
} mcts_search;

/* Returns the depth of the deepest leaf of W; any thread may ask. */
static inline int
mcts_depth(const mcts_worker *w) {
  return atomic_load_explicit(&w->depth, memory_order_relaxed);
}

/* Converts SHARE of a win, PLAYER_1's, to the view of PLAYER. */
static inline double
mcts_share_for(int player, double share) {
  return player == PLAYER_1 ? share : 1 - share;
}

/* Returns the value of N, whose bounds are B, as PLAYER's share of a win. */
static inline double
mcts_value(const tree_node *n, tree_bounds b, int player) {
  const double mixed = (1 - MCTS_MINIMAX_SHARE) * tree_mean(n) +
                       MCTS_MINIMAX_SHARE * (double)tree_minimax(n);

  return mcts_share_for(player, tree_within_bounds(b, mixed));
}

/* Adds the children of node I, a leaf whose position is P.  Returns false if
   there is no room or another thread adds them. */
bool mcts_expand(mcts_worker *w, uint32_t i, const position *p);

/* Visits the tree once: down to a leaf, which may get children, and back up. */
void mcts_visit(mcts_worker *w);

/* Publishes the best lines of the tree.  The root has children. */
void mcts_publish(const mcts_search *s);

/* For tests: the nodes of the tree in MEMORY, and those that it has room
   for. */
size_t mcts_size(const void *memory);
size_t mcts_room(const void *memory);

#endif
