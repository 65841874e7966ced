#include "rng.h"

#include <assert.h>

#include "hash.h"

void
rng_seed(rng *r, uint64_t seed) {
  /* SplitMix64 expands the seed, as the authors of xoshiro advise, and never
     to a state of all zeros. */
  for (int i = 0; i < 4; i++) {
    r->state[i] = hash_mix(seed);
    seed += 0x9e3779b97f4a7c15u;
  }
}

static uint64_t
rotate_left(uint64_t x, int k) {
  return (x << k) | (x >> (64 - k));
}

uint64_t
rng_next(rng *r) {
  uint64_t *const s = r->state;
  const uint64_t result = rotate_left(s[1] * 5, 7) * 9;
  const uint64_t t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate_left(s[3], 45);
  return result;
}

uint32_t
rng_below(rng *r, uint32_t n) {
  /* Multiply and reject (Lemire 2019, "Fast Random Integer Generation in an
     Interval"): one call in 2^32 / N divides. */
  assert(n >= 1);

  uint64_t product = (rng_next(r) >> 32) * n;

  if ((uint32_t)product < n) {
    const uint32_t threshold = -n % n;

    while ((uint32_t)product < threshold)
      product = (rng_next(r) >> 32) * n;
  }
  return (uint32_t)(product >> 32);
}

void
rng_shuffle(rng *r, uint32_t *items, int n) {
  for (int i = n - 1; i > 0; i--) {
    const uint32_t j = rng_below(r, (uint32_t)i + 1);
    const uint32_t item = items[i];

    items[i] = items[j];
    items[j] = item;
  }
}
