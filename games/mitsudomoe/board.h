/* board.h - cells of Mitsudomoe, and sets of them.

   Cell Col-Row of the 5x5 board is bit 6*Col + Row of a 32-bit set: the sixth
   row is never on the board, so a step in any of the eight directions adds a
   constant to the bit and falls off the edge onto a bit that is no cell.
   Bits ascend as the cells do in the standard order of terms.  Numbers R1..
   refer to games/mitsudomoe/README.md. */

#ifndef TABULEIRO_MITSUDOMOE_BOARD_H
#define TABULEIRO_MITSUDOMOE_BOARD_H

#include "../../c_src/engine/bitboard.h"
#include "../../c_src/engine/game.h"

enum {
  MITSUDOMOE_COLUMNS = 5,
  MITSUDOMOE_ROWS = 5,
  MITSUDOMOE_STRIDE = 6,
  MITSUDOMOE_BITS = 30,      /* bits of a set of cells */
  MITSUDOMOE_GOAL_WORTH = 20 /* R16 */
};

typedef uint32_t mitsudomoe_set;

static inline int
mitsudomoe_bit(int col, int row) {
  return MITSUDOMOE_STRIDE * col + row;
}

static inline int
mitsudomoe_col(int cell) {
  return cell / MITSUDOMOE_STRIDE;
}

static inline int
mitsudomoe_row(int cell) {
  return cell % MITSUDOMOE_STRIDE;
}

/* The set of CELL alone. */
static inline mitsudomoe_set
mitsudomoe_set_of(int cell) {
  return (mitsudomoe_set)1 << cell;
}

static inline bool
mitsudomoe_has(mitsudomoe_set s, int cell) {
  return (s >> cell) & 1;
}

static inline int
mitsudomoe_count(mitsudomoe_set s) {
  return bitboard_count64(s);
}

/* Removes the first cell of *S, which is not empty, and returns it. */
static inline int
mitsudomoe_pop(mitsudomoe_set *s) {
  const int cell = __builtin_ctz(*s);

  *s &= *s - 1;
  return cell;
}

/* All cells of the board: the rows of each column. */
static const mitsudomoe_set MITSUDOMOE_CELLS =
    0x1f << 0 | 0x1f << 6 | 0x1f << 12 | 0x1f << 18 | 0x1f << 24;

/* The home cells of PLAYER (R1): 0-3, 0-4 and 1-4, or 3-0, 4-0 and 4-1. */
static inline mitsudomoe_set
mitsudomoe_home(enum player player) {
  return player == PLAYER_1 ? (mitsudomoe_set)1 << 3 | 1 << 4 | 1 << 10
                            : (mitsudomoe_set)1 << 18 | 1 << 24 | 1 << 25;
}

/* The goals of PLAYER: the home cells of the other. */
static inline mitsudomoe_set
mitsudomoe_goals(enum player player) {
  return mitsudomoe_home((enum player) !player);
}

/* The cells of the board around CELL, up to eight. */
static inline mitsudomoe_set
mitsudomoe_around(int cell) {
  const uint64_t around_bit_7 = 7 << 0 | 5 << 6 | 7 << 12;

  return (mitsudomoe_set)(around_bit_7 << cell >> 7) & MITSUDOMOE_CELLS;
}

/* The cells strictly between FROM and TO, two cells on a line.  A vault is 2 to
   4 steps long, and a step adds 1, 5, 6 or 7 to the bit: the product of length
   and step, the difference of the bits, is unique. */
static inline mitsudomoe_set
mitsudomoe_between(int from, int to) {
  static const uint8_t STEP[] = {
      [2] = 1,  [3] = 1,  [4] = 1,  [10] = 5, [15] = 5, [20] = 5,
      [12] = 6, [18] = 6, [24] = 6, [14] = 7, [21] = 7, [28] = 7};
  const int low = from < to ? from : to;
  const int high = from < to ? to : from;
  const int step = STEP[high - low];
  mitsudomoe_set cells = 0;

  if (step)
    for (int cell = low + step; cell < high; cell += step)
      cells |= mitsudomoe_set_of(cell);
  return cells;
}

/* The cells of S and all cells of the board around them.  What a step carries
   off the edge is on a row that is never on the board. */
static inline mitsudomoe_set
mitsudomoe_spread(mitsudomoe_set s) {
  const mitsudomoe_set tall = s | s << 1 | s >> 1;

  return (tall | tall << MITSUDOMOE_STRIDE | tall >> MITSUDOMOE_STRIDE) &
         MITSUDOMOE_CELLS;
}

/* Returns the distance of CELL from PLAYER's home corner, in steps along
   columns and rows. */
static inline int
mitsudomoe_way(enum player player, int cell) {
  static const uint8_t WAY[MITSUDOMOE_BITS] = {
      4, 3, 2, 1, 0, 0, 5, 4, 3, 2, 1, 0, 6, 5, 4,
      3, 2, 0, 7, 6, 5, 4, 3, 0, 8, 7, 6, 5, 4, 0}; /* of the first player */

  return player == PLAYER_1 ? WAY[cell] : 8 - WAY[cell];
}

/* Returns the value of a ball of PLAYER on CELL (R16). */
static inline int
mitsudomoe_ball_worth(enum player player, int cell) {
  return mitsudomoe_way(player, cell) +
         (mitsudomoe_has(mitsudomoe_goals(player), cell) ? MITSUDOMOE_GOAL_WORTH
                                                         : 0);
}

#endif
