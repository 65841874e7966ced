#include "mcts_visit.h"

#include <math.h>

#include "evaluation.h"
#include "playout.h"

/* ------------------------------------------------------------------------
   Tunables, see mcts_visit.h
   ------------------------------------------------------------------------ */

/* The weight of exploration. */
static const double EXPLORE = 0.5;

/* A move whose evaluation is this much lower, as a share of a win, has 1/e of
   the prior. */
static const double PRIOR_SCALE = 0.08;

/* The part of the prior that all moves share: an evaluation that is mistaken
   about a move hides it for long, but not for ever. */
static const float PRIOR_FLOOR = 0.02F;

/* A longer playout is evaluated where it stands. */
enum { PLAYOUT_PLIES = 200 };

/* ------------------------------------------------------------------------
   Expansion
   ------------------------------------------------------------------------ */

/* Evaluates P, in which the game goes on, as PLAYER_1's share of a win. */
static double
evaluate(const game *g, const position *p) {
  return evaluation_expectation(evaluation_of(g, p, PLAYER_1));
}

/* Returns the node of P, a child of PARENT, which move M leads to. */
static tree_node
new_node(const game *g, uint32_t parent, const position *p, move m) {
  const enum outcome outcome = g->outcome(p);
  tree_bounds bounds = {.low = RESULT_LOSS, .high = RESULT_WIN};

  if (outcome != OUTCOME_NONE)
    bounds.low = bounds.high = tree_result(outcome);

  const double share =
      outcome == OUTCOME_NONE ? evaluate(g, p) : tree_share(bounds.low);

  return (tree_node){.mean = share,
                     .minimax = (float)share,
                     .bounds = bounds,
                     .parent = parent,
                     .move = m,
                     .to_move = (uint8_t)g->to_move(p)};
}

/* Sets the priors of the N new CHILDREN to the softmax of their evaluations for
   PLAYER, with a floor. */
static void
set_priors(tree_node *children, int n, int player) {
  float sum = 0;

  for (int c = 0; c < n; c++) {
    const double share =
        mcts_share_for(player, (double)tree_minimax(&children[c]));

    children[c].prior = (float)exp(share / PRIOR_SCALE);
    sum += children[c].prior;
  }
  for (int c = 0; c < n; c++)
    children[c].prior =
        PRIOR_FLOOR / (float)n + (1 - PRIOR_FLOOR) * children[c].prior / sum;
}

/* The children are in random order: selection takes the first of equals. */
bool
mcts_expand(mcts_worker *w, uint32_t i, const position *p) {
  const game *const g = w->game;
  const int n = game_moves(g, p, w->moves);
  tree_node *const children = tree_add(w->tree, i, n);

  if (!children)
    return false;
  rng_shuffle(&w->random, w->moves, n);
  for (int c = 0; c < n; c++) {
    position next;

    game_play(g, p, w->moves[c], &next);
    children[c] = new_node(g, i, &next, w->moves[c]);
  }
  set_priors(children, n, w->tree->nodes[i].to_move);
  tree_publish(w->tree, i, children);
  team_member_add_nodes(&w->member, n);
  tree_settle(w->tree, i);
  return true;
}

/* ------------------------------------------------------------------------
   Selection
   ------------------------------------------------------------------------ */

/* Whether a child with bounds CHILD can give the player to move at NODE more
   than the bounds SURE of the node guarantee. */
static bool
may_gain(const tree_node *node, tree_bounds sure, tree_bounds child) {
  return node->to_move == PLAYER_1 ? child.high > sure.low
                                   : child.low < sure.high;
}

/* Returns the child of node I with the highest upper confidence bound among
   those that may gain; some child if another thread has just solved the node.
   The evaluation of a child counts as its first visit, and each visit under way
   as a loss. */
static uint32_t
select_child(const tree *t, uint32_t i) {
  const tree_node *const node = &t->nodes[i];
  const tree_node *const children = tree_children(t, node);
  const tree_bounds sure = tree_bounds_of(node);
  const double explore = EXPLORE * sqrt((double)tree_visits(node) + 1);
  double most = -1;
  int best = 0;

  for (int c = 0; c < node->n; c++) {
    const tree_node *const child = &children[c];
    const tree_bounds known = tree_bounds_of(child);

    if (!may_gain(node, sure, known))
      continue;

    const double visits = (double)tree_visits(child) + 1;
    const double bound =
        (mcts_value(child, known, node->to_move) * visits +
         explore * (double)child->prior) /
        (visits + atomic_load_explicit(&child->awaited, memory_order_relaxed));

    if (bound > most) {
      most = bound;
      best = c;
    }
  }
  return (uint32_t)(children - t->nodes) + (uint32_t)best;
}

/* ------------------------------------------------------------------------
   Evaluation and backup
   ------------------------------------------------------------------------ */

/* Returns PLAYER_1's share of a win for a visit of NODE, a leaf whose position
   is P: the evaluation of the leaf or the end of a playout. */
static double
evaluate_leaf(mcts_worker *w, const tree_node *node, const position *p) {
  if (!w->playouts)
    return (double)tree_minimax(node);

  position end = *p;
  const int plies = playout(w->game, &end, PLAYOUT_PLIES, &w->random, w->moves);
  const enum outcome outcome = w->game->outcome(&end);

  team_member_add_nodes(&w->member, plies);
  return outcome == OUTCOME_NONE ? evaluate(w->game, &end)
                                 : outcome_share(outcome, PLAYER_1);
}

/* Sets the minimax of NODE from its children.  Returns whether it changed. */
static bool
set_minimax(const tree *t, tree_node *node) {
  const tree_node *const children = tree_children(t, node);
  float best = tree_minimax(&children[0]);

  for (int c = 1; c < node->n; c++) {
    const float one = tree_minimax(&children[c]);

    if (node->to_move == PLAYER_1 ? one > best : one < best)
      best = one;
  }
  best = (float)tree_within_bounds(tree_bounds_of(node), (double)best);
  if (best == tree_minimax(node))
    return false;
  atomic_store_explicit(&node->minimax, best, memory_order_relaxed);
  return true;
}

/* Adds a visit with result SHARE to node I and its ancestors, to each within
   its bounds. */
static void
back_up(const tree *t, uint32_t i, double share) {
  bool changes = true;

  for (;;) {
    tree_node *const node = &t->nodes[i];
    const uint32_t visits = tree_visits(node) + 1;
    const double mean = tree_mean(node);

    share = tree_within_bounds(tree_bounds_of(node), share);
    atomic_store_explicit(&node->visits, visits, memory_order_relaxed);
    atomic_store_explicit(&node->mean, mean + (share - mean) / visits,
                          memory_order_relaxed);
    if (i == 0)
      return;
    atomic_fetch_sub_explicit(&node->awaited, 1, memory_order_relaxed);
    i = node->parent;
    changes = changes && set_minimax(t, &t->nodes[i]);
  }
}

/* ------------------------------------------------------------------------
   The visit
   ------------------------------------------------------------------------ */

/* Whether P, at PLY of the line, was on the line before. */
static bool
is_repeated(mcts_worker *w, const position *p, int ply) {
  w->line[ply] = w->game->hash(p);
  return think_is_repeated(w->line, ply, w->line[ply]);
}

void
mcts_visit(mcts_worker *w) {
  const game *const g = w->game;
  const int longest = w->member.think->options.depth;
  position p = w->tree->root;
  uint32_t i = 0;
  double share;

  team_member_add_nodes(&w->member, 1);
  for (int ply = 0;; ply++) {
    const tree_node *const node = &w->tree->nodes[i];

    if (ply > mcts_depth(w))
      atomic_store_explicit(&w->depth, ply, memory_order_relaxed);

    /* 1. Solved node: its result is certain. */
    const tree_bounds known = tree_bounds_of(node);

    if (tree_is_solved(known)) {
      share = tree_share(known.low);
      break;
    }

    /* 2. Repetition: as good as a draw.  A player who has more leaves the line,
       here or where the position occurred first. */
    if (w->repetition && is_repeated(w, &p, ply)) {
      share = 0.5;
      break;
    }

    /* 3. Leaf: a first visit, the depth limit, or no room for children. */
    if (tree_is_leaf(node) &&
        (tree_visits(node) == 0 || ply >= longest || !mcts_expand(w, i, &p))) {
      share = evaluate_leaf(w, node, &p);
      break;
    }

    /* 4. Down. */
    i = select_child(w->tree, i);
    atomic_fetch_add_explicit(&w->tree->nodes[i].awaited, 1,
                              memory_order_relaxed);
    game_play(g, &p, w->tree->nodes[i].move, &p);
  }
  back_up(w->tree, i, share);
}
