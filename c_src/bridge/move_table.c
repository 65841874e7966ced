#include "move_table.h"

#include "../engine/hash.h"
#include "../engine/platform.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { SLOTS = 2 * MOVE_TABLE_MOST };

/* A hash table with linear probing.  A slot has a number plus 1, or 0; what it
   refers to was written before it, and stays. */
struct move_table {
  pthread_mutex_t lock; /* of those who add */
  uint32_t count;
  _Atomic uint32_t slots[SLOTS];
  packed_move moves[MOVE_TABLE_MOST];
};

uint64_t
hash_of_bytes(const uint8_t *p, size_t n) {
  uint64_t hash = n;

  while (n > 0) {
    const size_t part = n < 8 ? n : 8;
    uint64_t w = 0;

    memcpy(&w, p, part);
    hash = hash_mix(hash ^ w);
    p += part;
    n -= part;
  }
  return hash;
}

move_table *
move_table_new(const packed_move *first) {
  move_table *const t = platform_map(sizeof *t);
  uint32_t number;

  if (!t)
    return NULL;
  pthread_mutex_init(&t->lock, NULL);
  move_table_number(t, first, &number);
  return t;
}

void
move_table_free(move_table *t) {
  if (!t)
    return;
  pthread_mutex_destroy(&t->lock);
  platform_unmap(t, sizeof *t);
}

/* Sets *I, a slot of the hash of M or one before, to that of M, or to the empty
   one where it belongs.  Returns what the slot has. */
static uint32_t
find(const move_table *t, const packed_move *m, size_t *i) {
  for (;; *i = (*i + 1) % SLOTS) {
    const uint32_t slot =
        atomic_load_explicit(&t->slots[*i], memory_order_acquire);

    if (slot == 0)
      return 0;

    const packed_move *const at = &t->moves[slot - 1];

    if (at->length == m->length && memcmp(at->bytes, m->bytes, m->length) == 0)
      return slot;
  }
}

bool
move_table_number(move_table *t, const packed_move *m, uint32_t *number) {
  size_t i = hash_of_bytes(m->bytes, m->length) % SLOTS;
  uint32_t slot = find(t, m, &i);

  if (slot == 0) {
    pthread_mutex_lock(&t->lock);
    slot = find(t, m, &i);
    if (slot == 0 && t->count < MOVE_TABLE_MOST) {
      t->moves[t->count++] = *m;
      slot = t->count;
      atomic_store_explicit(&t->slots[i], slot, memory_order_release);
    }
    pthread_mutex_unlock(&t->lock);
  }
  *number = slot - 1;
  return slot != 0;
}

const packed_move *
move_table_at(const move_table *t, uint32_t number) {
  return &t->moves[number];
}
