/* rng.h - reproducible random numbers: xoshiro256** (Blackman and Vigna 2021,
   "Scrambled linear pseudorandom number generators").

   Each caller owns its generator, so threads share none, and a seed fixes the
   whole sequence on every platform. */

#ifndef TABULEIRO_RNG_H
#define TABULEIRO_RNG_H

#include <stdint.h>

typedef struct rng {
  uint64_t state[4];
} rng;

/* Seeds R.  Every seed, 0 included, gives a good sequence. */
void rng_seed(rng *r, uint64_t seed);

/* Returns the next 64 random bits. */
uint64_t rng_next(rng *r);

/* Returns a uniformly random number of 0..N-1; N >= 1. */
uint32_t rng_below(rng *r, uint32_t n);

/* Shuffles the N ITEMS. */
void rng_shuffle(rng *r, uint32_t *items, int n);

#endif
