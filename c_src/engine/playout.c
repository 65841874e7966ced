#include "playout.h"

int
playout(const game *g, position *p, int max_plies, rng *r, move *list) {
  for (int ply = 0; ply < max_plies; ply++) {
    const int n = g->moves(p, list);

    if (n == 0)
      return ply;
    g->play(p, list[rng_below(r, (uint32_t)n)], p);
  }
  return max_plies;
}
