/* rng.h - reproducible random numbers: xoshiro256** (Blackman and Vigna 2021,
   "Scrambled linear pseudorandom number generators").

   Each user owns its generator, so threads share none and a seed fixes every
   number that follows, on every platform. */

#ifndef TABULEIRO_RNG_H
#define TABULEIRO_RNG_H

#include <stdint.h>

typedef struct rng {
  uint64_t state[4];
} rng;

/* Starts R from SEED; every seed, 0 too, gives a good sequence. */
void rng_seed(rng *r, uint64_t seed);

/* The next 64 random bits. */
uint64_t rng_next(rng *r);

/* A number of 0..N-1, all equally likely; N >= 1. */
uint32_t rng_below(rng *r, uint32_t n);

/* Puts the N ITEMS in random order. */
void rng_shuffle(rng *r, uint32_t *items, int n);

#endif
