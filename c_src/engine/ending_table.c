#include "ending_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------
   Files
   ------------------------------------------------------------------------ */

/* Returns the path of the file of LAYER, which the caller frees. */
static char *
path_of(const ending_table *t, int layer) {
  const size_t length = strlen(t->folder) + strlen(t->game->name) + 48;
  char *const path = malloc(length);

  if (path)
    snprintf(path, length, "%s/%s-%016llx-%d.table", t->folder, t->game->name,
             (unsigned long long)t->key, layer);
  return path;
}

uint64_t
ending_table_size(const ending_table *t, int layer) {
  return t->game->endings->size(t->numbering, layer);
}

static uint64_t
key_of(const ending_table *t, int layer) {
  return t->key + (uint64_t)layer;
}

bool
ending_table_prepare(ending_table *t, int layer) {
  const endings *const e = t->game->endings;

  return !e->prepare || e->prepare(t->numbering, layer);
}

bool
ending_table_reopen(ending_table *t, int layer) {
  char *const path = path_of(t, layer);
  ending_file *const f = &t->layers[layer];

  if (f->bytes)
    ending_file_close(f);
  if (path)
    ending_file_open(f, path, key_of(t, layer), ending_table_size(t, layer));
  free(path);
  if (f->bytes && !ending_table_prepare(t, layer))
    ending_file_close(f);
  return f->bytes != NULL;
}

bool
ending_table_write(ending_table *t, int layer, const ending_value *values) {
  char *const path = path_of(t, layer);
  const bool written = path && ending_file_write(path, key_of(t, layer), values,
                                                 ending_table_size(t, layer));

  free(path);
  return written && ending_table_reopen(t, layer);
}

bool
ending_table_open(ending_table *t, const game *g, const position *like,
                  const char *folder) {
  const endings *const e = g->endings;

  *t = (ending_table){.game = g};
  t->key = e ? e->key(like) : 0;
  t->numbering = t->key ? e->open(like) : NULL;
  if (!t->numbering)
    return false;
  t->n_layers = e->layers(t->numbering);
  t->folder = malloc(strlen(folder) + 1);
  t->layers = calloc((size_t)t->n_layers, sizeof *t->layers);
  if (!t->folder || !t->layers) {
    ending_table_close(t);
    return false;
  }
  strcpy(t->folder, folder);
  for (int layer = 0; layer < t->n_layers; layer++)
    ending_table_reopen(t, layer);
  return true;
}

void
ending_table_close(ending_table *t) {
  for (int layer = 0; t->layers && layer < t->n_layers; layer++)
    if (t->layers[layer].bytes)
      ending_file_close(&t->layers[layer]);
  free(t->layers);
  free(t->folder);
  t->game->endings->close(t->numbering);
}

/* ------------------------------------------------------------------------
   Values
   ------------------------------------------------------------------------ */

/* The values of positions without a number, by hash. */
typedef struct ending_memo {
  uint64_t *keys; /* 0 if empty */
  ending_value *values;
  size_t n, room; /* room is a power of two */
} ending_memo;

static bool
memo_init(ending_memo *m, size_t room) {
  *m = (ending_memo){.room = room};
  m->keys = calloc(room, sizeof *m->keys);
  m->values = calloc(room, sizeof *m->values);
  return m->keys && m->values;
}

static void
memo_free(ending_memo *m) {
  free(m->keys);
  free(m->values);
}

static size_t
memo_slot(const ending_memo *m, uint64_t key) {
  size_t slot = key & (m->room - 1);

  while (m->keys[slot] && m->keys[slot] != key)
    slot = (slot + 1) & (m->room - 1);
  return slot;
}

static bool
memo_grow(ending_memo *m) {
  ending_memo larger;

  if (!memo_init(&larger, 2 * m->room)) {
    memo_free(&larger);
    return false;
  }
  larger.n = m->n;
  for (size_t i = 0; i < m->room; i++)
    if (m->keys[i]) {
      const size_t slot = memo_slot(&larger, m->keys[i]);

      larger.keys[slot] = m->keys[i];
      larger.values[slot] = m->values[i];
    }
  memo_free(m);
  *m = larger;
  return true;
}

static bool
memo_add(ending_memo *m, uint64_t key, ending_value v) {
  if (2 * m->n >= m->room && !memo_grow(m))
    return false;

  const size_t slot = memo_slot(m, key);

  m->n += m->keys[slot] == 0;
  m->keys[slot] = key;
  m->values[slot] = v;
  return true;
}

enum ending_status
ending_table_probe(const ending_table *t, const position *p, ending_value *v) {
  const enum outcome outcome = t->game->outcome(p);
  int layer;
  uint64_t index;

  if (outcome != OUTCOME_NONE) {
    *v =
        outcome == OUTCOME_DRAW
            ? ENDING_DRAW
            : ending_decided(outcome == outcome_won_by(t->game->to_move(p)), 0);
    return ENDING_FOUND;
  }
  if (!t->game->endings->index_of(t->numbering, p, &layer, &index))
    return t->game->endings->all_lead_in ? ENDING_STOPPED : ENDING_MISSING;
  if (!t->layers[layer].bytes)
    return ENDING_MISSING;
  if (!ending_file_get(&t->layers[layer], index, v) || *v == ENDING_UNUSED)
    return ENDING_DAMAGED;
  return ENDING_FOUND;
}

static enum ending_status value_of(const ending_table *t, const position *p,
                                   ending_memo *memo, watch *w,
                                   ending_value *v);

/* Sets *V to the value of move M of P, for the player to move. */
static enum ending_status
value_of_move(const ending_table *t, const position *p, move m,
              ending_memo *memo, watch *w, ending_value *v) {
  position next;

  game_play(t->game, p, m, &next);

  const enum ending_status status = value_of(t, &next, memo, w, v);

  if (status == ENDING_FOUND)
    *v = ending_before(*v, t->game->to_move(&next) == t->game->to_move(p));
  return status;
}

/* The value of P, with MEMO and W unless they are NULL. */
static enum ending_status
value_of(const ending_table *t, const position *p, ending_memo *memo, watch *w,
         ending_value *v) {
  const game *const g = t->game;
  enum ending_status status = ending_table_probe(t, p, v);
  const uint64_t hash = memo ? g->hash(p) : 0;
  const uint64_t key = hash ? hash : 1;

  if (status != ENDING_STOPPED)
    return status;
  if (w && watch_stop(w))
    return ENDING_STOPPED;
  if (memo) {
    const size_t slot = memo_slot(memo, key);

    if (memo->keys[slot]) {
      *v = memo->values[slot];
      return ENDING_FOUND;
    }
  }

  move *const moves = malloc((size_t)g->max_moves * sizeof *moves);
  const int n = moves ? game_moves(g, p, moves) : 0;
  ending_value best = ENDING_DRAW;

  status = moves ? ENDING_FOUND : ENDING_NO_MEMORY;
  for (int i = 0; i < n && status == ENDING_FOUND; i++) {
    ending_value value;

    status = value_of_move(t, p, moves[i], memo, w, &value);
    if (status == ENDING_FOUND &&
        (i == 0 || ending_rank(value) > ending_rank(best)))
      best = value;
  }
  free(moves);
  if (status == ENDING_FOUND && memo && !memo_add(memo, key, best))
    status = ENDING_NO_MEMORY;
  *v = best;
  return status;
}

enum ending_status
ending_table_near(const ending_table *t, const position *p, ending_value *v) {
  return value_of(t, p, NULL, NULL, v);
}

enum ending_status
ending_table_longest(const ending_table *t, int layer, watch *w,
                     uint64_t *index, ending_value *v) {
  const ending_file *const f = &t->layers[layer];

  *index = 0;
  *v = ENDING_DRAW;
  if (!f->bytes)
    return ENDING_MISSING;
  for (uint64_t i = 0; i < f->n; i++) {
    ending_value value;

    if (watch_stop(w))
      return ENDING_STOPPED;
    if (!ending_file_get(f, i, &value))
      return ENDING_DAMAGED;
    if (ending_is_decided(value) && ending_wins(value) && value > *v) {
      *index = i;
      *v = value;
    }
  }
  return ENDING_FOUND;
}

enum ending_status
ending_table_next_end(const ending_table *t, int layer, uint64_t from, watch *w,
                      uint64_t *index) {
  const ending_file *const f = &t->layers[layer];

  for (uint64_t i = from; f->bytes && i < f->n; i++) {
    ending_value value;

    if (watch_stop(w))
      return ENDING_STOPPED;
    if (!ending_file_get(f, i, &value))
      return ENDING_DAMAGED;
    if (ending_is_decided(value) && ending_plies(value) == 0) {
      *index = i;
      return ENDING_FOUND;
    }
  }
  return ENDING_MISSING;
}

enum { FIRST_ROOM = 1 << 10 };

enum ending_status
ending_table_moves(const ending_table *t, const position *p, const move *moves,
                   int n, watch *w, ending_value *values) {
  ending_memo memo;
  enum ending_status status =
      memo_init(&memo, FIRST_ROOM) ? ENDING_FOUND : ENDING_NO_MEMORY;

  for (int i = 0; i < n && status == ENDING_FOUND; i++)
    status = value_of_move(t, p, moves[i], &memo, w, &values[i]);
  memo_free(&memo);
  return status;
}

enum ending_status
ending_table_value(const ending_table *t, const position *p, watch *w,
                   ending_value *v) {
  ending_memo memo;
  enum ending_status status = ENDING_NO_MEMORY;

  if (memo_init(&memo, FIRST_ROOM))
    status = value_of(t, p, &memo, w, v);
  memo_free(&memo);
  return status;
}
