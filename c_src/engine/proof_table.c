#include "proof_table.h"

#include "hash.h"

enum { PAGE = 4096, SAMPLE = 1000 };

uint64_t
proof_key(const game *g, const position *p, enum player attacker) {
  const uint64_t hash = hash_mix(g->hash(p));
  const uint64_t key = attacker == PLAYER_1 ? hash : ~hash;

  return key ? key : 1;
}

bool
proof_table_init(proof_table *t, size_t mib) {
  t->n_bytes = mib ? mib << 20 : PAGE;
  t->n_buckets = t->n_bytes / (PROOF_BUCKET * sizeof *t->entries);
  t->entries = platform_map(t->n_bytes);
  return t->entries != NULL;
}

void
proof_table_free(proof_table *t) {
  platform_unmap(t->entries, t->n_bytes);
}

static proof_entry *
bucket_of(const proof_table *t, uint64_t key) {
  const uint64_t bucket = (uint64_t)((uint128)key * t->n_buckets >> 64);

  return t->entries + bucket * PROOF_BUCKET;
}

const proof_entry *
proof_table_probe(const proof_table *t, uint64_t key) {
  const proof_entry *const bucket = bucket_of(t, key);

  for (int i = 0; i < PROOF_BUCKET; i++)
    if (bucket[i].key == key)
      return &bucket[i];
  return NULL;
}

void
proof_table_store(proof_table *t, const proof_entry *e) {
  proof_entry *const bucket = bucket_of(t, e->key);
  proof_entry *to = bucket;

  for (int i = 0; i < PROOF_BUCKET; i++) {
    if (bucket[i].key == e->key) {
      proof_entry new = *e;

      if (bucket[i].proved < new.proved)
        new.proved = bucket[i].proved;
      if (bucket[i].refuted > new.refuted)
        new.refuted = bucket[i].refuted;
      bucket[i] = new;
      return;
    }
    if (bucket[i].work < to->work)
      to = &bucket[i];
  }
  *to = *e;
}

int
proof_table_fullness(const proof_table *t) {
  const uint64_t n = t->n_buckets * PROOF_BUCKET;
  uint64_t seen = 0, used = 0;

  for (; seen < n && seen < SAMPLE; seen++)
    used += t->entries[seen].key != 0;
  return seen ? (int)(used * 1000 / seen) : 0;
}
