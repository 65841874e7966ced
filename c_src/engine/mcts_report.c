#include "mcts_report.h"

#include <math.h>
#include <stdlib.h>

#include "evaluation.h"

/* Whether a child with bounds B is won, or lost if WON is false, for the player
   to move at NODE. */
static bool
is_decided(const tree_node *node, tree_bounds b, bool won) {
  return tree_is_solved(b) &&
         b.low ==
             ((node->to_move == PLAYER_1) == won ? RESULT_WIN : RESULT_LOSS);
}

/* Sort key of CHILD as a move from NODE: wins first, the shortest first, then
   open moves by visits, since a mean of few visits is unreliable, then losses,
   the longest first.  A proved draw comes before all open moves if OPEN, the
   value of the most visited of them, is no more than a draw, and otherwise
   after them. */
static double
rank(const tree_node *node, const tree_node *child, double open) {
  const tree_bounds b = tree_bounds_of(child);

  if (is_decided(node, b, true))
    return 3 - b.plies / 65536.0;
  if (is_decided(node, b, false))
    return -2 + b.plies / 65536.0;
  if (tree_is_solved(b))
    return open <= 0.5 ? 2 : -0.5;
  return (tree_visits(child) + 0.5 * mcts_value(child, b, node->to_move)) /
         (tree_visits(node) + 1.0);
}

/* Returns the value of the most visited open child of NODE for the player to
   move; 0 if all children are solved. */
static double
value_of_open(const tree *t, const tree_node *node) {
  const tree_node *const children = tree_children(t, node);
  const tree_node *best = NULL;

  for (int c = 0; c < node->n; c++)
    if (!tree_is_solved(tree_bounds_of(&children[c])) &&
        (!best || tree_visits(&children[c]) > tree_visits(best)))
      best = &children[c];
  return best ? mcts_value(best, tree_bounds_of(best), node->to_move) : 0;
}

/* Returns the first of the best children of NODE, which is no leaf. */
static const tree_node *
best_child(const tree *t, const tree_node *node) {
  const tree_node *const children = tree_children(t, node);
  const double open = value_of_open(t, node);
  double most = -INFINITY;
  int best = 0;

  for (int c = 0; c < node->n; c++) {
    const double r = rank(node, &children[c], open);

    if (r > most) {
      most = r;
      best = c;
    }
  }
  return &children[best];
}

/* Returns the score of CHILD, whose bounds are B, as a move from NODE. */
static int
score(const tree_node *node, const tree_node *child, tree_bounds b) {
  return is_decided(node, b, true)    ? THINK_WIN - b.plies - 1
         : is_decided(node, b, false) ? b.plies + 1 - THINK_WIN
         : tree_is_solved(b)
             ? THINK_DRAW
             : evaluation_score(mcts_value(child, b, node->to_move));
}

/* Returns the line of the root's CHILD, followed by the best moves down to a
   leaf; DEPTH is that of the search. */
static think_line
line_of(const tree *t, const tree_node *child, int depth) {
  const tree_bounds b = tree_bounds_of(child);
  think_line line = {.score = score(&t->nodes[0], child, b),
                     .depth = depth,
                     .exact = tree_is_solved(b)};

  for (;;) {
    line.moves[line.length++] = child->move;
    if (tree_is_leaf(child) || line.length == THINK_MAX_LINE)
      return line;
    child = best_child(t, child);
  }
}

static int
by_rank(const void *a, const void *b) {
  const mcts_ranked *const x = a, *const y = b;

  return x->rank > y->rank   ? -1
         : x->rank < y->rank ? 1
         : x->move < y->move ? -1
                             : x->move > y->move;
}

/* Returns the depth of the deepest leaf of any member. */
static int
depth_of(const team *us) {
  int deepest = 0;

  for (int i = 0; i < us->n; i++) {
    const int depth = mcts_depth((const mcts_worker *)us->members[i]);

    deepest = depth > deepest ? depth : deepest;
  }
  return deepest;
}

void
mcts_publish(const mcts_search *s) {
  const mcts_worker *const leader = (const mcts_worker *)s->team.members[0];
  think *const job = leader->member.think;
  const tree *const t = leader->tree;
  const tree_node *const root = &t->nodes[0];
  const tree_node *const children = tree_children(t, root);
  const double open = value_of_open(t, root);
  const uint64_t nodes = team_nodes(&s->team);
  const int depth = depth_of(&s->team);

  for (int c = 0; c < root->n; c++)
    s->ranking[c] = (mcts_ranked){.rank = rank(root, &children[c], open),
                                  .move = children[c].move,
                                  .child = &children[c]};
  qsort(s->ranking, root->n, sizeof *s->ranking, by_rank);
  for (int i = 0; i < job->options.lines; i++)
    s->lines[i] = line_of(t, s->ranking[i].child, depth);
  think_publish(job, s->lines, depth, nodes);
}
