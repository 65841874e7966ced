/* cells.h - sets of cells of Wald Meister, wide and narrow.

   Bit 11*r + c of a bitboard stands for cell (r, c) of a board of any size.
   Bit 8*r + c of a narrow set stands for it on a board of up to 8 x 8 cells:
   instructions for 64 bits are less than half of those for 128. */

#ifndef TABULEIRO_WALDMEISTER_CELLS_H
#define TABULEIRO_WALDMEISTER_CELLS_H

#include "../../c_src/engine/bitboard.h"

enum {
  WALDMEISTER_MIN_SIZE = 2,
  WALDMEISTER_MAX_SIZE = 11,
  WALDMEISTER_STRIDE = 11,
  WALDMEISTER_NARROW = 8 /* the greatest size with narrow sets, and a row */
};

/* Whether boards of SIZE have narrow sets. */
static inline bool
waldmeister_is_narrow(int size) {
  return size <= WALDMEISTER_NARROW;
}

/* The first column of the widest board.  There a shift wraps round the edge,
   between column 0 and column 10, which the masks prevent.  Smaller boards have
   unused columns between, and share the masks. */
static const bitboard WALDMEISTER_COLUMN_0 =
    (bitboard)1 | (bitboard)1 << 11 | (bitboard)1 << 22 | (bitboard)1 << 33 |
    (bitboard)1 << 44 | (bitboard)1 << 55 | (bitboard)1 << 66 |
    (bitboard)1 << 77 | (bitboard)1 << 88 | (bitboard)1 << 99 |
    (bitboard)1 << 110;

/* The bit after the last cell is in column 0, too: a shift by a row down would
   carry it from there to the last row. */
#define WALDMEISTER_NOT_FIRST (~(WALDMEISTER_COLUMN_0 | (bitboard)1 << 121))
#define WALDMEISTER_NOT_LAST                                                   \
  (~(WALDMEISTER_COLUMN_0 << (WALDMEISTER_STRIDE - 1)))

#define NARROW_COLUMN_0 0x0101010101010101u
#define NARROW_NOT_FIRST (~(uint64_t)NARROW_COLUMN_0)
#define NARROW_NOT_LAST (~((uint64_t)NARROW_COLUMN_0 << 7))

/* The cells of a board of SIZE: a row times the first column.  Narrow sets have
   them for a SIZE of WALDMEISTER_NARROW or less. */
static inline bitboard
wide_cells(int size) {
  const bitboard row = ((bitboard)1 << size) - 1;
  const bitboard rows = ((bitboard)1 << WALDMEISTER_STRIDE * size) - 1;

  return row * (WALDMEISTER_COLUMN_0 & rows);
}

static inline uint64_t
narrow_cells(int size) {
  return ~(uint64_t)0 >> 8 * (WALDMEISTER_NARROW - size) &
         (((uint64_t)1 << size) - 1) * NARROW_COLUMN_0;
}

/* Returns the bit of a narrow set that stands for bit CELL of a bitboard, and
   the reverse. */
static inline int
narrow_bit(int cell) {
  return cell - 3 * (cell / WALDMEISTER_STRIDE);
}

static inline int
narrow_cell(int bit) {
  return bit + 3 * (bit / WALDMEISTER_NARROW);
}

/* Returns the cells of the narrow set S as a bitboard: of six rows first pairs,
   then single rows; the last two rows are in the upper half. */
static inline bitboard
waldmeister_widened(uint64_t s) {
  const uint64_t pairs =
      (s & 0xffff) | (s & 0xffff0000) << 6 | (s & 0xffff00000000) << 12;
  const uint64_t low = (pairs & 0xff0003fc000ff) | (pairs & 0xff0003fc000ff00)
                                                       << 3;
  const uint64_t high = (s >> 46 & 0x3fc) | (s >> 43 & 0x1fe000);

  return (bitboard)high << 64 | low;
}

/* The number of cells in a set, the lowest of one that is not empty, the set of
   one cell, and whether a cell is in a set. */
static inline int
narrow_count(uint64_t s) {
  return bitboard_count64(s);
}

static inline int
narrow_first(uint64_t s) {
  assert(s);
  return __builtin_ctzll(s);
}

static inline uint64_t
narrow_only(int bit) {
  return (uint64_t)1 << bit;
}

static inline bool
narrow_has(uint64_t s, int bit) {
  return s >> bit & 1;
}

static inline int
wide_count(bitboard s) {
  return bitboard_count(s);
}

static inline int
wide_first(bitboard s) {
  return bitboard_first(s);
}

static inline bitboard
wide_only(int bit) {
  return bitboard_of(bit);
}

static inline bool
wide_has(bitboard s, int bit) {
  return bitboard_has(s, bit);
}

/* The functions of groups.h and sets.h for both. */
#define SET bitboard
#define NAME(f) wide_##f
#define STRIDE WALDMEISTER_STRIDE
#define NOT_FIRST WALDMEISTER_NOT_FIRST
#define NOT_LAST WALDMEISTER_NOT_LAST
#include "groups.h"

#define SET uint64_t
#define NAME(f) narrow_##f
#define STRIDE WALDMEISTER_NARROW
#define NOT_FIRST NARROW_NOT_FIRST
#define NOT_LAST NARROW_NOT_LAST
#include "groups.h"

#endif
