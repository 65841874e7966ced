/* hash.h - keys for Zobrist hashing (Zobrist 1970, "A New Hashing Method with
   Application for Game Playing").

   A position's hash is the exclusive or of one key for each feature that it
   has, so a move updates it by the features that it changes.  Keys are
   computed by a mixing function rather than read from a table of random
   numbers: nothing to build at load time, and no cache lines to miss. */

#ifndef TABULEIRO_HASH_H
#define TABULEIRO_HASH_H

#include <stdint.h>

/* A bijective mix of 64 bits: the finalizer of SplitMix64 (Steele, Lea and
   Flood 2014, "Fast splittable pseudorandom number generators"). */
static inline uint64_t
hash_mix(uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

#endif
