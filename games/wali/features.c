/* The features of Wali that its net knows, on the board of the default size
   under the default rules: stones by cell and phase; the content of every four
   cells in a row; the numbers of stones, threats and stones in threes. */

#include "features.h"

#include "../../c_src/engine/net.h"
#include "evaluation.h"

enum {
  COLUMNS = 5,
  ROWS = 6,
  CELLS = COLUMNS * ROWS,
  HANDS = 13,  /* 0 to 12 stones */
  THREATS = 6, /* 0 to 5 or more */
  SAFE = 6,    /* pairs of stones in threes, 0 to 5 or more */
  FOURS = 81   /* contents of four cells: each empty, own or enemy */
};

/* The first feature of each kind; two of a pair are the player to move's and
   the opponent's. */
enum {
  STONE = 0, /* by phase, player, cell */
  ALONG = STONE + 4 * CELLS,
  ACROSS = ALONG + 2 * FOURS,
  HAND = ACROSS + 2 * FOURS,
  COUNT = HAND + 2 * HANDS,
  THREAT = COUNT + 2 * HANDS,
  SAFETY = THREAT + 2 * THREATS,
  TAKING = SAFETY + 2 * SAFE,
  ALL = TAKING + 2
};

_Static_assert((int)ALL == (int)WALI_FEATURES,
               "the net has a row for each feature");

/* TERNARY[b] is the sum of 3^i over the bits i of b. */
static const uint8_t TERNARY[16] = {0,  1,  3,  4,  9,  10, 12, 13,
                                    27, 28, 30, 31, 36, 37, 39, 40};

/* B as seen in VIEW: bit 0 exchanges left and right, bit 1 above and below. */
static uint64_t
seen(uint64_t b, int view) {
  uint64_t s = 0;

  if (view == 0)
    return b;
  while (b) {
    const int bit = bitboard_pop64(&b);
    const int column = bit / WALI_STRIDE, row = bit % WALI_STRIDE;

    s |= (uint64_t)1 << wali_bit(view & 1 ? COLUMNS - 1 - column : column,
                                 view & 2 ? ROWS - 1 - row : row);
  }
  return s;
}

/* The four bits of B from BIT on, down a column or along a row. */
static int
four_down(uint64_t b, int bit) {
  return (int)(b >> bit & 15);
}

static int
four_along(uint64_t b, int bit) {
  return (int)(((b >> bit & 0x01010101) * 0x01020408 >> 24) & 15);
}

int
wali_features(const position *pos, int view, uint16_t *out) {
  const wali_position *const p = wali_of(pos);
  const int mover = p->to_move, drop = p->phase == WALI_DROP;

  if (p->cells != wali_cells(COLUMNS, ROWS) || p->rules)
    return -1;

  const uint64_t stones[2] = {seen(p->stones[mover], view),
                              seen(p->stones[!mover], view)};
  const uint64_t empty = p->cells & ~(stones[0] | stones[1]);
  int n = 0;

  for (int side = 0; side < 2; side++) {
    const uint64_t own = stones[side];
    const int hand = p->hand[side ? !mover : mover];

    for (uint64_t rest = own; rest;) {
      const int bit = bitboard_pop64(&rest);

      out[n++] = (uint16_t)(STONE + (2 * drop + side) * CELLS +
                            ROWS * (bit / WALI_STRIDE) + bit % WALI_STRIDE);
    }
    out[n++] = (uint16_t)(COUNT + side * HANDS +
                          net_at_most(bitboard_count64(own), HANDS - 1));
    if (drop) {
      out[n++] = (uint16_t)(HAND + side * HANDS + net_at_most(hand, HANDS - 1));
    } else {
      out[n++] =
          (uint16_t)(THREAT + side * THREATS +
                     net_at_most(bitboard_count64(wali_threats(own, empty)),
                                 THREATS - 1));
      out[n++] =
          (uint16_t)(SAFETY + side * SAFE +
                     net_at_most(bitboard_count64(wali_threes_in_rows(own) |
                                                  wali_threes_in_columns(own)) /
                                     2,
                                 SAFE - 1));
    }
  }
  for (int column = 0; column < COLUMNS; column++)
    for (int row = 0; row + 3 < ROWS; row++) {
      const int bit = wali_bit(column, row);
      const int four = TERNARY[four_down(stones[0], bit)] +
                       2 * TERNARY[four_down(stones[1], bit)];

      out[n] = (uint16_t)(ALONG + drop * FOURS + four);
      n += four > 0;
    }
  for (int column = 0; column + 3 < COLUMNS; column++)
    for (int row = 0; row < ROWS; row++) {
      const int bit = wali_bit(column, row);
      const int four = TERNARY[four_along(stones[0], bit)] +
                       2 * TERNARY[four_along(stones[1], bit)];

      out[n] = (uint16_t)(ACROSS + drop * FOURS + four);
      n += four > 0;
    }
  if (p->phase == WALI_PEEK || p->phase == WALI_PEEK_2)
    out[n++] = (uint16_t)(TAKING + (p->phase == WALI_PEEK_2));
  return n;
}
