/* alphabeta_tree.h - alpha-beta below the root. */

#ifndef TABULEIRO_ALPHABETA_TREE_H
#define TABULEIRO_ALPHABETA_TREE_H

#include "alphabeta_worker.h"
#include "evaluation.h"

/* Scores P, PLY plies from the root, for PLAYER, as a leaf. */
static inline int
alphabeta_leaf(const game *g, const position *p, enum player player, int ply) {
  const enum outcome outcome = g->outcome(p);

  return outcome == OUTCOME_NONE ? evaluation_of(g, p, player)
                                 : think_outcome(outcome, player, ply);
}

/* Whether P is a leaf at DEPTH, PLY plies from the root.  A turn that has begun
   is played to its end, for the evaluation does not know what its second half
   brings. */
static inline bool
alphabeta_is_leaf(const alphabeta_worker *w, const position *p, int depth,
                  int ply) {
  const game *const g = w->game;

  return (depth == 0 &&
          !(w->selective && g->turn_begins && !g->turn_begins(p))) ||
         ply >= THINK_MAX_DEPTH;
}

/* Returns the score of the value V of a position PLY plies from the root.  A
   score does not tell results of more than 700 plies apart. */
static inline int
alphabeta_tabled(ending_value v, int ply) {
  enum { MOST = THINK_WIN - THINK_DECIDED - 2 * (THINK_MAX_DEPTH + 50) };

  if (!ending_is_decided(v))
    return THINK_DRAW;

  const int plies = ply + (ending_plies(v) < MOST ? ending_plies(v) : MOST);

  return ending_wins(v) ? THINK_WIN - plies : plies - THINK_WIN;
}

/* Returns the reduction in plies of the I-th move, from 0, of a node of
   DEPTH >= 1. */
static inline int
alphabeta_reduction(const alphabeta_worker *w, int depth, int i) {
  if (!w->selective || depth < REDUCE_DEPTH || i < REDUCE_MOVES)
    return 0;

  /* Half the product of the binary logarithms, rounded down. */
  const int r = (31 - __builtin_clz((unsigned)depth)) *
                (31 - __builtin_clz((unsigned)i)) / 2;

  return r < depth - 1 ? r : depth - 1;
}

/* Returns the score of P, PLY plies from the root, for the player to move, at
   DEPTH >= 0 plies: exact within ALPHA..BETA, otherwise a bound on that side
   (fail-soft).  LIST is the part of the stack from this ply on.  Undefined once
   w->stopped. */
int alphabeta_value(alphabeta_worker *w, const position *p, int depth, int ply,
                    int alpha, int beta, move *list);

/* Returns the score of P for PLAYER, whose view ALPHA and BETA are too. */
static inline int
alphabeta_value_for(alphabeta_worker *w, enum player player, const position *p,
                    int depth, int ply, int alpha, int beta, move *list) {
  return w->game->to_move(p) == player
             ? alphabeta_value(w, p, depth, ply, alpha, beta, list)
             : -alphabeta_value(w, p, depth, ply, -beta, -alpha, list);
}

/* Returns a bound on the score of P for PLAYER, at DEPTH plies in the null
   window above ALPHA.  P follows the I-th move, I > 0, of a node of NODE_DEPTH:
   a late move must exceed ALPHA at reduced depth first. */
static inline int
alphabeta_scout(alphabeta_worker *w, enum player player, const position *p,
                int node_depth, int i, int depth, int ply, int alpha,
                move *list) {
  for (int r = alphabeta_reduction(w, node_depth, i);; r = 0) {
    const int v = alphabeta_value_for(w, player, p, depth - r, ply, alpha,
                                      alpha + 1, list);

    if (r == 0 || v <= alpha || w->stopped)
      return v;
  }
}

#endif
