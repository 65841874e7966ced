/* hash.h - keys for Zobrist hashing (Zobrist 1970, "A New Hashing Method with
   Application for Game Playing").

   The hash of a position is the exclusive or of one key for each of its
   features, so a move updates it by the features that change.  A mixing
   function computes the keys: there is no table of random numbers to build at
   load time, and no cache miss. */

#ifndef TABULEIRO_HASH_H
#define TABULEIRO_HASH_H

#include <stdint.h>

/* Mixes 64 bits bijectively: the finalizer of SplitMix64 (Steele, Lea and
   Flood 2014, "Fast splittable pseudorandom number generators"). */
static inline uint64_t
hash_mix(uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

#endif
