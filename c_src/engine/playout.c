#include "playout.h"

int
playout(const game *g, position *p, int max_plies, rng *r, move *list) {
  assert(max_plies >= 0);
  for (int ply = 0; ply < max_plies; ply++) {
    const int n = game_moves(g, p, list);

    if (n == 0)
      return ply;
    game_play(g, p, list[rng_below(r, (uint32_t)n)], p);
  }
  return max_plies;
}

move
playout_careful_ply(const game *g, position *p, rng *r, move *list) {
  const enum player player = g->to_move(p);

  for (int n = game_moves(g, p, list); n > 0; n--) {
    const uint32_t i = rng_below(r, (uint32_t)n);
    position next;

    game_play(g, p, list[i], &next);
    if (n == 1 || g->outcome(&next) != outcome_won_by(!player)) {
      *p = next;
      return list[i];
    }
    list[i] = list[n - 1];
  }
  return MOVE_NONE;
}
