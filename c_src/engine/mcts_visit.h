/* mcts_visit.h - one visit of the tree: selection, expansion, evaluation,
   backup. */

#ifndef TABULEIRO_MCTS_VISIT_H
#define TABULEIRO_MCTS_VISIT_H

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

#endif
