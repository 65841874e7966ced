#include "ending_build.h"

#include <stdlib.h>

#include "hash.h"

enum {
  SAFE = UINT8_MAX, /* a move out of the layer draws: never lost */
  MAX_CHILDREN = SAFE - 1
};

typedef struct build {
  ending_table *table;
  const game *game;
  const endings *endings;
  int layer;
  uint64_t n;
  ending_value *values;
  uint8_t *left;     /* different positions of the layer not known to be won */
  position *before;  /* room for the predecessors */
  uint64_t *seen;    /* a hash table of indexes of children or predecessors */
  uint64_t *seen_at; /* the list that an index of it belongs to */
  uint64_t list;     /* the number of the present list */
  uint64_t seen_mask;
  move *moves;
  int most_plies; /* of the values so far */
} build;

static bool
build_init(build *b, ending_table *t, int layer) {
  const game *const g = t->game;
  const int before = g->endings->max_predecessors;
  const int most = before > g->max_moves ? before : g->max_moves;
  uint64_t room = 1;

  while (room < 2 * (uint64_t)most)
    room *= 2;
  *b = (build){.table = t,
               .game = g,
               .endings = g->endings,
               .layer = layer,
               .n = ending_table_size(t, layer)};
  b->values = platform_map((size_t)b->n * sizeof *b->values);
  b->left = platform_map((size_t)b->n);
  b->before = malloc((size_t)before * sizeof *b->before);
  b->seen = calloc((size_t)room, sizeof *b->seen);
  b->seen_at = calloc((size_t)room, sizeof *b->seen_at);
  b->seen_mask = room - 1;
  b->moves = malloc((size_t)g->max_moves * sizeof *b->moves);
  return b->values && b->left && b->before && b->seen && b->seen_at &&
         b->moves && ending_table_prepare(t, layer);
}

static void
build_free(build *b) {
  platform_unmap(b->values, (size_t)b->n * sizeof *b->values);
  platform_unmap(b->left, (size_t)b->n);
  free(b->before);
  free(b->seen);
  free(b->seen_at);
  free(b->moves);
}

/* Adds INDEX to the present list, unless it is there; whether it is new. */
static bool
is_new(build *b, uint64_t index) {
  uint64_t at = hash_mix(index) & b->seen_mask;

  while (b->seen_at[at] == b->list && b->seen[at] != index)
    at = (at + 1) & b->seen_mask;
  if (b->seen_at[at] == b->list)
    return false;
  b->seen_at[at] = b->list;
  b->seen[at] = index;
  return true;
}

/* Returns V without the mark of an open value. */
static ending_value
known(ending_value v) {
  return (ending_value)(v & (ENDING_OPEN - 1));
}

static void
set(build *b, uint64_t index, ending_value v) {
  b->values[index] = v;
  if (ending_is_decided(known(v)) && ending_plies(known(v)) > b->most_plies)
    b->most_plies = ending_plies(known(v));
}

/* Sets what the moves of P, with INDEX, out of the layer give.  The value is
   open: a won one may be won sooner within the layer, and a lost one is only
   lost when no position of the layer is left. */
static enum ending_status
begin(build *b, uint64_t index, const position *p) {
  const game *const g = b->game;
  const int n = game_moves(g, p, b->moves);
  ending_value best = ENDING_UNUSED;
  int left = 0;

  b->list++;
  if (n == 0) {
    ending_value v;
    const enum ending_status status = ending_table_near(b->table, p, &v);

    set(b, index, (ending_value)(v | ENDING_OPEN));
    return status;
  }
  for (int i = 0; i < n; i++) {
    position next;
    ending_value v;
    int layer;
    uint64_t child;

    game_play(g, p, b->moves[i], &next);
    if (b->endings->index_of(b->table->numbering, &next, &layer, &child) &&
        layer == b->layer) {
      left += is_new(b, child);
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
  set(b, index, (ending_value)(best | ENDING_OPEN));
  return ENDING_FOUND;
}

/* Passes the value of INDEX, which is decided in PLIES, on. */
static void
pass_on(build *b, uint64_t index, int plies) {
  const bool wins = ending_wins(b->values[index]);
  position p;

  b->list++;
  b->endings->position_of(b->table->numbering, b->layer, index, &p);

  const int n = b->endings->predecessors(b->table->numbering, &p, b->before);

  for (int i = 0; i < n; i++) {
    int layer;
    uint64_t at;

    if (!b->endings->index_of(b->table->numbering, &b->before[i], &layer,
                              &at) ||
        layer != b->layer || !is_new(b, at))
      continue;

    const ending_value old = b->values[at];
    const ending_value bound = known(old);

    if (!(old & ENDING_OPEN))
      continue;
    if (!wins) {
      if (!ending_is_decided(bound) || !ending_wins(bound) ||
          ending_plies(bound) > plies + 1)
        set(b, at, ending_decided(true, plies + 1));
    } else if (b->left[at] != SAFE && --b->left[at] == 0 &&
               !ending_wins(bound) && ending_plies(bound) <= plies + 1) {
      set(b, at, ending_decided(false, plies + 1));
    }
  }
}

/* Whether VALUE at INDEX is decided in PLIES. */
static bool
is_due(const build *b, uint64_t index, ending_value value, int plies) {
  if (!ending_is_decided(known(value)) || ending_plies(known(value)) != plies)
    return false;
  return !(value & ENDING_OPEN) || ending_wins(known(value)) ||
         b->left[index] == 0;
}

static enum ending_status
fill(build *b, watch *w) {
  for (uint64_t i = 0; i < b->n; i++) {
    position p;

    if (watch_stop(w))
      return ENDING_STOPPED;
    if (b->endings->position_of(b->table->numbering, b->layer, i, &p)) {
      const enum ending_status status = begin(b, i, &p);

      if (status != ENDING_FOUND)
        return status;
    }
  }
  for (int plies = 0; plies <= b->most_plies; plies++)
    for (uint64_t i = 0; i < b->n; i++)
      if (is_due(b, i, b->values[i], plies)) {
        if (watch_stop(w))
          return ENDING_STOPPED;
        b->values[i] = known(b->values[i]);
        pass_on(b, i, plies);
      }
  for (uint64_t i = 0; i < b->n; i++)
    if (b->values[i] & ENDING_OPEN)
      b->values[i] = ENDING_DRAW;
  return ENDING_FOUND;
}

enum ending_status
ending_build(ending_table *t, int layer, watch *w) {
  build b;
  enum ending_status status = ENDING_NO_MEMORY;

  if (build_init(&b, t, layer)) {
    status = fill(&b, w);
    if (status == ENDING_FOUND && !ending_table_write(t, layer, b.values))
      status = ENDING_MISSING;
  }
  build_free(&b);
  return status;
}
