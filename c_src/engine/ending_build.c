#include "ending_build.h"

#include <stdlib.h>

#include "hash.h"

enum {
  SAFE = UINT8_MAX, /* a move out of the layer draws: never lost */
  MAX_CHILDREN = SAFE - 1
};

/* The layer that is built.  Its threads share it: values and left are read and
   written atomically. */
typedef struct build {
  ending_table *table;
  const game *game;
  const endings *endings;
  int layer;
  uint64_t n;
  ending_value *values;
  uint8_t *left; /* different positions of the layer not known to be won */
  int plies;     /* what is decided in these is passed on */
} build;

/* What a thread has for itself. */
typedef struct worker {
  build *build;
  position *before;  /* room for the predecessors */
  uint64_t *seen;    /* a hash table of indexes of children or predecessors */
  uint64_t *seen_at; /* the list that an index of it belongs to */
  uint64_t list;     /* the number of the present list */
  uint64_t seen_mask;
  move *moves;
  int most_plies; /* of the values that it set */
} worker;

static bool
build_init(build *b, ending_table *t, int layer) {
  *b = (build){.table = t,
               .game = t->game,
               .endings = t->game->endings,
               .layer = layer,
               .n = ending_table_size(t, layer)};
  b->values = platform_map((size_t)b->n * sizeof *b->values);
  b->left = platform_map((size_t)b->n);
  return b->values && b->left && ending_table_prepare(t, layer);
}

static void
build_free(build *b) {
  platform_unmap(b->values, (size_t)b->n * sizeof *b->values);
  platform_unmap(b->left, (size_t)b->n);
}

static bool
worker_init(worker *k, build *b) {
  const int before = b->endings->max_predecessors;
  const int most = before > b->game->max_moves ? before : b->game->max_moves;
  uint64_t room = 1;

  while (room < 2 * (uint64_t)most)
    room *= 2;
  *k = (worker){.build = b, .seen_mask = room - 1};
  k->before = malloc((size_t)before * sizeof *k->before);
  k->seen = calloc((size_t)room, sizeof *k->seen);
  k->seen_at = calloc((size_t)room, sizeof *k->seen_at);
  k->moves = malloc((size_t)b->game->max_moves * sizeof *k->moves);
  return k->before && k->seen && k->seen_at && k->moves;
}

static void
worker_free(worker *k) {
  free(k->before);
  free(k->seen);
  free(k->seen_at);
  free(k->moves);
}

/* Adds INDEX to the present list, unless it is there; whether it is new. */
static bool
is_new(worker *k, uint64_t index) {
  uint64_t at = hash_mix(index) & k->seen_mask;

  while (k->seen_at[at] == k->list && k->seen[at] != index)
    at = (at + 1) & k->seen_mask;
  if (k->seen_at[at] == k->list)
    return false;
  k->seen_at[at] = k->list;
  k->seen[at] = index;
  return true;
}

/* Returns V without the mark of an open value. */
static ending_value
known(ending_value v) {
  return (ending_value)(v & (ENDING_OPEN - 1));
}

static ending_value
value_at(const build *b, uint64_t index) {
  return __atomic_load_n(&b->values[index], __ATOMIC_RELAXED);
}

static uint8_t
left_at(const build *b, uint64_t index) {
  return __atomic_load_n(&b->left[index], __ATOMIC_RELAXED);
}

static void
set(worker *k, uint64_t index, ending_value v) {
  __atomic_store_n(&k->build->values[index], v, __ATOMIC_RELAXED);
  if (ending_is_decided(known(v)) && ending_plies(known(v)) > k->most_plies)
    k->most_plies = ending_plies(known(v));
}

/* Sets what the moves of P, with INDEX, out of the layer give.  The value is
   open: a won one may be won sooner within the layer, and a lost one is only
   lost when no position of the layer is left. */
static enum ending_status
begin(worker *k, uint64_t index, const position *p) {
  build *const b = k->build;
  const game *const g = b->game;
  const int n = game_moves(g, p, k->moves);
  ending_value best = ENDING_UNUSED;
  int left = 0;

  k->list++;
  if (n == 0) {
    ending_value v;
    const enum ending_status status = ending_table_near(b->table, p, &v);

    set(k, index, (ending_value)(v | ENDING_OPEN));
    return status;
  }
  for (int i = 0; i < n; i++) {
    position next;
    ending_value v;
    int layer;
    uint64_t child;

    game_play(g, p, k->moves[i], &next);
    if (b->endings->index_of(b->table->numbering, &next, &layer, &child) &&
        layer == b->layer) {
      left += is_new(k, child);
      continue;
    }

    const enum ending_status status = ending_table_near(b->table, &next, &v);

    if (status != ENDING_FOUND)
      return status;
    v = ending_before(v, g->to_move(&next) == g->to_move(p));
    if (best == ENDING_UNUSED || ending_rank(v) > ending_rank(best))
      best = v;
  }
  assert(left <= MAX_CHILDREN);
  b->left[index] = best == ENDING_DRAW ? SAFE : (uint8_t)left;
  if (best == ENDING_UNUSED)
    best = ending_decided(false, 0); /* nothing yet: lost, but not before its
                                        positions of the layer are won */
  set(k, index, (ending_value)(best | ENDING_OPEN));
  return ENDING_FOUND;
}

static enum ending_status
begin_block(void *context, uint64_t from, uint64_t to) {
  worker *const k = context;
  const build *const b = k->build;
  enum ending_status status = ENDING_FOUND;

  for (uint64_t i = from; i < to && status == ENDING_FOUND; i++) {
    position p;

    if (b->endings->position_of(b->table->numbering, b->layer, i, &p))
      status = begin(k, i, &p);
  }
  return status;
}

/* Takes INDEX, one of the positions that lead to a won one, from those not
   known to be won; whether it was the last. */
static bool
take_last(build *b, uint64_t index) {
  return left_at(b, index) != SAFE &&
         __atomic_sub_fetch(&b->left[index], 1, __ATOMIC_RELAXED) == 0;
}

/* Passes the value of INDEX, which is decided in PLIES, on.  Two threads that
   reach a position at once agree: one that is won by a lost position has that
   position left, and only one thread takes the last. */
static void
pass_on(worker *k, uint64_t index, int plies) {
  build *const b = k->build;
  const bool wins = ending_wins(value_at(b, index));
  position p;

  k->list++;
  b->endings->position_of(b->table->numbering, b->layer, index, &p);

  const int n = b->endings->predecessors(b->table->numbering, &p, k->before);

  for (int i = 0; i < n; i++) {
    int layer;
    uint64_t at;

    if (!b->endings->index_of(b->table->numbering, &k->before[i], &layer,
                              &at) ||
        layer != b->layer || !is_new(k, at))
      continue;

    const ending_value old = value_at(b, at);
    const ending_value bound = known(old);

    if (!(old & ENDING_OPEN))
      continue;
    if (!wins) {
      if (!ending_is_decided(bound) || !ending_wins(bound) ||
          ending_plies(bound) > plies + 1)
        set(k, at, ending_decided(true, plies + 1));
    } else if (take_last(b, at) && !ending_wins(bound) &&
               ending_plies(bound) <= plies + 1) {
      set(k, at, ending_decided(false, plies + 1));
    }
  }
}

static bool
is_decided_in(ending_value known, int plies) {
  return ending_is_decided(known) && ending_plies(known) == plies;
}

/* Closes what is decided in the plies at hand, before anything is passed on:
   that changes what is left. */
static enum ending_status
close_block(void *context, uint64_t from, uint64_t to) {
  const worker *const k = context;
  build *const b = k->build;

  for (uint64_t i = from; i < to; i++) {
    const ending_value v = b->values[i];

    if (v & ENDING_OPEN && is_decided_in(known(v), b->plies) &&
        (ending_wins(known(v)) || b->left[i] == 0))
      b->values[i] = known(v);
  }
  return ENDING_FOUND;
}

static enum ending_status
pass_on_block(void *context, uint64_t from, uint64_t to) {
  worker *const k = context;
  const build *const b = k->build;

  for (uint64_t i = from; i < to; i++) {
    const ending_value v = value_at(b, i);

    if (!(v & ENDING_OPEN) && is_decided_in(v, b->plies))
      pass_on(k, i, b->plies);
  }
  return ENDING_FOUND;
}

/* What is open at last is drawn. */
static enum ending_status
draw_block(void *context, uint64_t from, uint64_t to) {
  const worker *const k = context;

  for (uint64_t i = from; i < to; i++)
    if (k->build->values[i] & ENDING_OPEN)
      k->build->values[i] = ENDING_DRAW;
  return ENDING_FOUND;
}

/* The threads that build. */
typedef struct crew {
  worker workers[ENDING_MAX_THREADS];
  void *each[ENDING_MAX_THREADS];
  int n;
} crew;

static int
most_plies(const crew *c) {
  int most = 0;

  for (int i = 0; i < c->n; i++)
    if (c->workers[i].most_plies > most)
      most = c->workers[i].most_plies;
  return most;
}

static enum ending_status
fill(build *b, crew *c, watch *w) {
  enum ending_status status = ending_sweep(b->n, c->each, c->n, begin_block, w);

  for (b->plies = 0; status == ENDING_FOUND && b->plies <= most_plies(c);
       b->plies++) {
    status = ending_sweep(b->n, c->each, c->n, close_block, w);
    if (status == ENDING_FOUND)
      status = ending_sweep(b->n, c->each, c->n, pass_on_block, w);
  }
  return status == ENDING_FOUND
             ? ending_sweep(b->n, c->each, c->n, draw_block, w)
             : status;
}

enum ending_status
ending_build(ending_table *t, int layer, int threads, watch *w) {
  crew c = {.n = 0};
  build b;
  enum ending_status status = ENDING_NO_MEMORY;

  assert(threads >= 1 && threads <= ENDING_MAX_THREADS);
  if (build_init(&b, t, layer)) {
    bool room = true;

    while (room && c.n < threads) {
      c.each[c.n] = &c.workers[c.n];
      room = worker_init(&c.workers[c.n++], &b);
    }
    if (room)
      status = fill(&b, &c, w);
    if (status == ENDING_FOUND && !ending_table_write(t, layer, b.values))
      status = ENDING_MISSING;
  }
  while (c.n > 0)
    worker_free(&c.workers[--c.n]);
  build_free(&b);
  return status;
}
