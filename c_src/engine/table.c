#include "table.h"

#include <limits.h>
#include <stdlib.h>

#include "platform.h"

/* An entry is one word, from the low bits: move 32, score 20, depth 7, bound 2,
   age 3.  The word 0 is no entry: its bound is TABLE_NOTHING. */
enum {
  SCORE_SHIFT = 32,
  DEPTH_SHIFT = 52,
  BOUND_SHIFT = 59,
  AGE_SHIFT = 61,

  /* The plies of depth that an entry loses in value with each search. */
  AGE_PLIES = 8,

  /* The part of the table that any search uses.  A mebibyte has as many pages,
     so that the part has whole pages. */
  LEAST_SHARE = 256
};

static uint64_t
pack(const table_entry *e, unsigned age) {
  const uint64_t score = (uint64_t)(e->score + TABLE_MAX_SCORE);

  return (uint64_t)e->move | score << SCORE_SHIFT |
         (uint64_t)e->depth << DEPTH_SHIFT | (uint64_t)e->bound << BOUND_SHIFT |
         (uint64_t)age << AGE_SHIFT;
}

static int
depth_of(uint64_t data) {
  return (int)(data >> DEPTH_SHIFT & 0x7f);
}

static enum table_bound
bound_of(uint64_t data) {
  return (enum table_bound)(data >> BOUND_SHIFT & 3);
}

static uint64_t
load(const _Atomic uint64_t *word) {
  return atomic_load_explicit(word, memory_order_relaxed);
}

/* Returns the index of the bucket of HASH. */
static uint64_t
bucket_of(const table *t, uint64_t hash) {
  return (uint64_t)((uint128)hash * t->n_used >> 64);
}

static table_slot *
slots_of(const table *t, uint64_t bucket) {
  return t->slots + TABLE_BUCKET * bucket;
}

static _Atomic uint8_t *
written(const table *t, uint64_t bucket) {
  return &t->written[bucket / TABLE_PAGE];
}

static bool
is_written(const table *t, uint64_t bucket) {
  return atomic_load_explicit(written(t, bucket), memory_order_relaxed);
}

/* Fills slot I of BUCKET. */
static void
fill(const table *t, uint64_t bucket, int i, uint64_t check, uint64_t data) {
  table_slot *const slot = &slots_of(t, bucket)[i];

  atomic_store_explicit(&slot->data, data, memory_order_relaxed);
  atomic_store_explicit(&slot->check, check, memory_order_relaxed);
  if (!is_written(t, bucket))
    atomic_store_explicit(written(t, bucket), 1, memory_order_relaxed);
}

bool
table_init(table *t, size_t mib) {
  const size_t page = TABLE_PAGE * TABLE_BUCKET * sizeof *t->slots;

  if (mib > SIZE_MAX >> 21)
    return false;

  const size_t pages = (mib << 20) / page;

  /* A table of 0 MiB has a bucket to point to. */
  const size_t size = pages > 0 ? pages * page : page;

  *t = (table){.slots = platform_map(size),
               .n_bytes = size,
               .n_buckets = pages * TABLE_PAGE,
               .n_used = pages * TABLE_PAGE / LEAST_SHARE,
               .written = calloc(pages + 1, sizeof *t->written)};
  if (t->slots && t->written)
    return true;
  table_free(t);
  return false;
}

void
table_free(table *t) {
  free(t->written);
  platform_unmap(t->slots, t->n_bytes);
}

/* Moves the entries of BUCKET, which fewer buckets led to, to where they are
   found now.  Unless it stays, no other entry has been or will be there. */
static void
spread(const table *t, uint64_t bucket) {
  for (int i = 0; i < TABLE_BUCKET && is_written(t, bucket); i++) {
    table_slot *const from = &slots_of(t, bucket)[i];
    const uint64_t data = load(&from->data), check = load(&from->check);
    const uint64_t now = bucket_of(t, check ^ data);

    if (now == bucket || bound_of(data) == TABLE_NOTHING)
      continue;
    fill(t, now, i, check, data);
    fill(t, bucket, i, 0, 0);
  }
}

/* Uses N buckets, a multiple of those used so far. */
static void
grow(table *t, uint64_t n) {
  uint64_t bucket = t->n_used;

  t->n_used = n;
  while (bucket-- > 0)
    spread(t, bucket);
}

void
table_next_search(table *t) {
  t->age = (t->age + 1) % TABLE_AGES;
}

void
table_expect(table *t, uint64_t most, uint64_t expected) {
  uint64_t n = t->n_used;

  while (n < t->n_buckets && n < most / TABLE_SHARED)
    n *= 2;
  if (expected / TABLE_BUSY >= n / TABLE_PAGE)
    platform_expect_use(t->slots, (size_t)n * TABLE_BUCKET * sizeof *t->slots);
  if (n > t->n_used)
    grow(t, n);
}

/* Buckets are chosen by hash: the first ones are as good a sample as any. */
int
table_fullness(const table *t) {
  enum { SAMPLE = 1024 };
  int seen = 0, used = 0;

  for (uint64_t bucket = 0; bucket < SAMPLE && bucket < t->n_used; bucket++) {
    seen += TABLE_BUCKET;
    for (int i = 0; i < TABLE_BUCKET && is_written(t, bucket); i++) {
      const uint64_t data = load(&slots_of(t, bucket)[i].data);

      used += bound_of(data) != TABLE_NOTHING && data >> AGE_SHIFT == t->age;
    }
  }
  return seen == 0 ? 0
                   : (int)((uint64_t)used * 1000 / (uint64_t)seen * t->n_used /
                           t->n_buckets);
}

void
table_prefetch(const table *t, uint64_t hash) {
  __builtin_prefetch(slots_of(t, bucket_of(t, hash)));
}

bool
table_probe(const table *t, uint64_t hash, table_entry *e) {
  const uint64_t bucket = bucket_of(t, hash);
  const table_slot *const slots = slots_of(t, bucket);

  for (int i = 0; i < TABLE_BUCKET && is_written(t, bucket); i++) {
    const uint64_t data = load(&slots[i].data);

    if ((load(&slots[i].check) ^ data) == hash &&
        bound_of(data) != TABLE_NOTHING) {
      *e = (table_entry){.move = (move)data,
                         .score = (int)(data >> SCORE_SHIFT & 0xfffff) -
                                  TABLE_MAX_SCORE,
                         .depth = depth_of(data),
                         .bound = bound_of(data)};
      return true;
    }
  }
  return false;
}

/* Returns the value of keeping the entry DATA: its depth, less its age. */
static int
worth(const table *t, uint64_t data) {
  if (bound_of(data) == TABLE_NOTHING)
    return -TABLE_AGES * AGE_PLIES;

  const unsigned age = (t->age - (unsigned)(data >> AGE_SHIFT)) % TABLE_AGES;

  return depth_of(data) - (int)age * AGE_PLIES;
}

void
table_store(table *t, uint64_t hash, const table_entry *e) {
  const uint64_t bucket = bucket_of(t, hash);
  const table_slot *const slots = slots_of(t, bucket);
  int slot = 0, least = INT_MAX;

  assert(abs(e->score) <= TABLE_MAX_SCORE);
  assert(e->depth >= 0 && e->depth <= TABLE_MAX_DEPTH);
  assert(e->bound != TABLE_NOTHING);
  if (t->n_buckets == 0)
    return;
  for (int i = 0; i < TABLE_BUCKET && is_written(t, bucket); i++) {
    const uint64_t data = load(&slots[i].data);

    if ((load(&slots[i].check) ^ data) == hash) {
      slot = i;
      break;
    }
    if (worth(t, data) < least) {
      slot = i;
      least = worth(t, data);
    }
  }

  const uint64_t data = pack(e, t->age);

  fill(t, bucket, slot, hash ^ data, data);
}
