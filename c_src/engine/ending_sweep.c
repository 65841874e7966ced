#include "ending_sweep.h"

typedef struct sweep {
  uint64_t n;
  ending_visit *visit;
  _Atomic uint64_t next; /* the first index of the next block */
  _Atomic int status;    /* an ending_status */
} sweep;

typedef struct helper {
  sweep *sweep;
  void *worker;
} helper;

/* Visits the next block; whether there was one. */
static bool
visit_block(sweep *s, void *worker) {
  const uint64_t from = atomic_fetch_add_explicit(&s->next, ENDING_SWEEP_BLOCK,
                                                  memory_order_relaxed);

  if (from >= s->n ||
      atomic_load_explicit(&s->status, memory_order_relaxed) != ENDING_FOUND)
    return false;

  const uint64_t to =
      s->n - from > ENDING_SWEEP_BLOCK ? from + ENDING_SWEEP_BLOCK : s->n;
  const enum ending_status status = s->visit(worker, from, to);
  int found = ENDING_FOUND;

  if (status != ENDING_FOUND)
    atomic_compare_exchange_strong(&s->status, &found, (int)status);
  return true;
}

static void *
help(void *context) {
  const helper *const h = context;

  while (visit_block(h->sweep, h->worker))
    ;
  return NULL;
}

enum ending_status
ending_sweep(uint64_t n, void *const *workers, int n_workers,
             ending_visit *visit, watch *w) {
  sweep s = {.n = n, .visit = visit, .status = ENDING_FOUND};
  helper helpers[ENDING_MAX_THREADS];
  pthread_t threads[ENDING_MAX_THREADS];
  int n_running = 0;

  assert(n_workers >= 1 && n_workers <= ENDING_MAX_THREADS);
  while (n_running < n_workers - 1 && platform_has_threads()) {
    helpers[n_running] = (helper){&s, workers[n_running + 1]};
    if (!platform_start(&threads[n_running], help, &helpers[n_running]))
      break;
    n_running++;
  }
  while (visit_block(&s, workers[0]))
    if (w->stop && w->stop(w->context))
      atomic_store(&s.status, ENDING_STOPPED);
  for (int i = 0; i < n_running; i++)
    pthread_join(threads[i], NULL);
  return (enum ending_status)atomic_load(&s.status);
}
