#include "ending_verify.h"

#include <stdlib.h>

/* What a thread has for itself. */
typedef struct worker {
  const ending_table *table;
  int layer;
  move *moves;
  ending_verdict found;
} worker;

/* Sets *BEST to the best that the moves of P give. */
static enum ending_status
best_of_moves(worker *k, const position *p, ending_value *best) {
  const game *const g = k->table->game;
  const int n = game_moves(g, p, k->moves);

  if (n == 0)
    return ending_table_near(k->table, p, best);
  for (int i = 0; i < n; i++) {
    position next;
    ending_value v;

    game_play(g, p, k->moves[i], &next);

    const enum ending_status status = ending_table_near(k->table, &next, &v);

    if (status != ENDING_FOUND)
      return status;
    v = ending_before(v, g->to_move(&next) == g->to_move(p));
    if (i == 0 || ending_rank(v) > ending_rank(*best))
      *best = v;
  }
  return ENDING_FOUND;
}

static enum ending_status
verify_block(void *context, uint64_t from, uint64_t to) {
  worker *const k = context;
  const ending_table *const t = k->table;
  const ending_file *const f = &t->layers[k->layer];

  for (uint64_t i = from; i < to; i++) {
    ending_value stored, best = ENDING_UNUSED;
    position p;

    if (!ending_file_get(f, i, &stored))
      return ENDING_DAMAGED;
    if (t->game->endings->position_of(t->numbering, k->layer, i, &p)) {
      const enum ending_status status = best_of_moves(k, &p, &best);

      if (status != ENDING_FOUND)
        return status;
      k->found.n++;
    }
    if (stored != best && k->found.is_right) {
      k->found.is_right = false;
      k->found.wrong = i;
    }
  }
  return ENDING_FOUND;
}

enum ending_status
ending_verify(const ending_table *t, int layer, int threads, watch *w,
              ending_verdict *v) {
  worker workers[ENDING_MAX_THREADS];
  void *each[ENDING_MAX_THREADS];
  int n = 0;
  bool room = true;
  enum ending_status status = ENDING_NO_MEMORY;

  assert(threads >= 1 && threads <= ENDING_MAX_THREADS);
  if (!t->layers[layer].bytes)
    return ENDING_MISSING;
  while (room && n < threads) {
    workers[n] = (worker){.table = t, .layer = layer, .found.is_right = true};
    workers[n].moves =
        malloc((size_t)t->game->max_moves * sizeof *workers[n].moves);
    room = workers[n].moves != NULL;
    each[n] = &workers[n];
    n++;
  }
  if (room)
    status =
        ending_sweep(ending_table_size(t, layer), each, n, verify_block, w);
  *v = (ending_verdict){.is_right = true};
  for (int i = 0; i < n; i++) {
    v->n += workers[i].found.n;
    if (!workers[i].found.is_right && v->is_right) {
      v->is_right = false;
      v->wrong = workers[i].found.wrong;
    }
    free(workers[i].moves);
  }
  return status;
}
