#include "oracle.h"

#include <stdlib.h>

#include "../../c_src/engine/think.h"

int
oracle(const game *g, const position *p, enum player player, int depth, int ply,
       oracle_leaf *leaf) {
  const enum outcome outcome = g->outcome(p);

  if (outcome != OUTCOME_NONE)
    return think_outcome(outcome, player, ply);
  if (depth == 0)
    return leaf(g, p, player);

  move *const list = malloc((size_t)g->max_moves * sizeof *list);
  const int n = g->moves(p, list);
  const bool ours = g->to_move(p) == player;
  int best = ours ? -THINK_INFINITY : THINK_INFINITY;

  for (int i = 0; i < n; i++) {
    position next;

    g->play(p, list[i], &next);

    const int v = oracle(g, &next, player, depth - 1, ply + 1, leaf);

    if (ours ? v > best : v < best)
      best = v;
  }
  free(list);
  return best;
}
