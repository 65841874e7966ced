/* bitboard.h - sets of up to 128 cells, one bit a cell.

   Every board of up to 128 cells has the same code.  Shifts by constants
   compile to a pair of instructions. */

#ifndef TABULEIRO_BITBOARD_H
#define TABULEIRO_BITBOARD_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "platform.h"

typedef uint128 bitboard;

/* Returns the set of cell I alone, 0..127.  By halves, since a shift of 128
   bits by a variable is a call of a function in WebAssembly. */
static inline bitboard
bitboard_of(int i) {
  assert(i >= 0 && i < 128);

  const uint64_t bit = (uint64_t)1 << (i & 63);

  return i < 64 ? bit : (bitboard)bit << 64;
}

static inline bool
bitboard_has(bitboard b, int i) {
  return (i < 64 ? (uint64_t)b : (uint64_t)(b >> 64)) >> (i & 63) & 1;
}

/* Returns the number of cells in X.  Without such an instruction the
   compiler would call a table-driven library function; the sum by fields of 2,
   4 and 8 bits is faster (Warren, Hacker's Delight, 5-1). */
static inline int
bitboard_count64(uint64_t x) {
#if defined __POPCNT__ || defined __wasm__
  return __builtin_popcountll(x);
#else
  x -= (x >> 1) & 0x5555555555555555u;
  x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  return (int)((x * 0x0101010101010101u) >> 56);
#endif
}

static inline int
bitboard_count(bitboard b) {
  return bitboard_count64((uint64_t)b) + bitboard_count64((uint64_t)(b >> 64));
}

/* Removes the lowest cell of *B, which is not empty, and returns it. */
static inline int
bitboard_pop64(uint64_t *b) {
  assert(*b);

  const int i = __builtin_ctzll(*b);

  *b &= *b - 1;
  return i;
}

/* Returns the lowest cell of B, which is not empty. */
static inline int
bitboard_first(bitboard b) {
  assert(b);

  const uint64_t low = (uint64_t)b;

  return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(b >> 64));
}

/* Removes the lowest cell of *B, which is not empty, and returns it. */
static inline int
bitboard_pop(bitboard *b) {
  const int i = bitboard_first(*b);
  *b &= *b - 1;
  return i;
}

#endif
