#include "bench.h"

#include <stdlib.h>

#include "../engine/playout.h"

/* MOST_NODES bounds searches in games with thousands of moves a ply. */
enum { MIB = 16, SEED = 1, PLIES_APART = 4, MOST_NODES = 200000 };

/* Searches P; returns false if bench is to end. */
static bool
search(const algorithm *a, void *memory, const game *g, const position *p,
       int depth, bool (*next)(void *context, think *job), void *context,
       uint64_t *nodes) {
  think_options o = think_unlimited();
  think t;

  o.depth = depth;
  o.nodes = MOST_NODES;
  if (!think_init(&t, g, p, &o))
    return false;

  const bool done = next(context, &t) && a->run(memory, &t);
  const bool going = next(context, NULL) && done;

  *nodes += t.report.nodes;
  think_free(&t);
  return going;
}

bool
bench(const algorithm *a, const game *g, int depth,
      bool (*next)(void *context, think *job), void *context, uint64_t *nodes,
      double *seconds) {
  move *const list = malloc((size_t)g->max_moves * sizeof *list);
  void *const memory = a->open(g, MIB);
  const double started = platform_now();
  bool going = list && memory;
  position p;
  rng r;

  *nodes = 0;
  rng_seed(&r, SEED);
  g->start(&p);
  for (int i = 0; i < BENCH_POSITIONS && going && g->count_moves(&p) > 0; i++) {
    going = search(a, memory, g, &p, depth, next, context, nodes);
    for (int ply = 0; ply < PLIES_APART; ply++)
      playout_careful_ply(g, &p, &r, list);
  }
  *seconds = platform_now() - started;
  if (memory)
    a->close(memory);
  free(list);
  return going;
}
