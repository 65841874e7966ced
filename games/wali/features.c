/* The features of Wali that its net knows, on the board of the default size
   under the default rules: stones by cell and phase; the content of every four
   cells in a row; the numbers of stones, threats and stones in threes. */

#include "features.h"

#include "../../c_src/engine/net.h"
#include "net.h"

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

/* ------------------------------------------------------------------------
   Features of lines and sides

   A line of cells is a ternary number, the first cell last: 1 is an own stone,
   2 an enemy stone.
   ------------------------------------------------------------------------ */

enum { COLUMN_CONTENTS = 729, ROW_CONTENTS = 243 };

/* Writes the features FIRST + the contents of each four cells of a LINE of
   LENGTH cells, but of four empty cells. */
static int
fours(int first, int line, int length, uint16_t *out) {
  int n = 0;

  for (int i = 0; i + 3 < length; i++, line /= 3) {
    out[n] = (uint16_t)(first + line % FOURS);
    n += line % FOURS > 0;
  }
  return n;
}

static int
features_of_column(int drop, int zero, int line, uint16_t *out) {
  (void)zero;
  return fours(ALONG + drop * FOURS, line, ROWS, out);
}

static int
features_of_row(int drop, int row, int line, uint16_t *out) {
  int n = fours(ACROSS + drop * FOURS, line, COLUMNS, out);

  for (int column = 0; column < COLUMNS; column++, line /= 3)
    if (line % 3)
      out[n++] = (uint16_t)(STONE + (2 * drop + line % 3 - 1) * CELLS +
                            ROWS * column + row);
  return n;
}

static int
features_of_drop_side(int side, int count, int hand, uint16_t *out) {
  out[0] = (uint16_t)(COUNT + side * HANDS + count);
  out[1] = (uint16_t)(HAND + side * HANDS + hand);
  return 2;
}

/* KEPT is the pairs of safe stones and SAFE times the threats. */
static int
features_of_move_side(int side, int count, int kept, uint16_t *out) {
  out[0] = (uint16_t)(COUNT + side * HANDS + count);
  out[1] = (uint16_t)(THREAT + side * THREATS + kept / SAFE);
  out[2] = (uint16_t)(SAFETY + side * SAFE + kept % SAFE);
  return 3;
}

static int
features_of_taking(int two, int zero, int also_zero, uint16_t *out) {
  (void)zero, (void)also_zero;
  out[0] = (uint16_t)(TAKING + two);
  return 1;
}

/* ------------------------------------------------------------------------
   Features of positions
   ------------------------------------------------------------------------ */

enum { OF_COLUMN, OF_ROW, OF_DROP_SIDE, OF_MOVE_SIDE, OF_TAKING, KINDS };

/* The first merged feature of each kind. */
enum {
  FIRST_ROW = 2 * COLUMN_CONTENTS,
  FIRST_DROP_SIDE = FIRST_ROW + 2 * ROWS * ROW_CONTENTS,
  FIRST_MOVE_SIDE = FIRST_DROP_SIDE + 2 * HANDS * HANDS,
  FIRST_TAKING = FIRST_MOVE_SIDE + 2 * HANDS * THREATS * SAFE,
  MERGED = FIRST_TAKING + 2
};

static const net_states STATES[KINDS] = {
    [OF_COLUMN] = {features_of_column, 2, 1, COLUMN_CONTENTS, 0},
    [OF_ROW] = {features_of_row, 2, ROWS, ROW_CONTENTS, FIRST_ROW},
    [OF_DROP_SIDE] = {features_of_drop_side, 2, HANDS, HANDS, FIRST_DROP_SIDE},
    [OF_MOVE_SIDE] = {features_of_move_side, 2, HANDS, THREATS *SAFE,
                      FIRST_MOVE_SIDE},
    [OF_TAKING] = {features_of_taking, 2, 1, 1, FIRST_TAKING}};

static _Alignas(64) int16_t merged_rows[MERGED][NET_HIDDEN];
net wali_merged;

__attribute__((constructor)) static void
merge_features(void) {
  net_merge(&wali_net, STATES, KINDS, merged_rows, &wali_merged);
}

/* TERNARY[b] is the sum of 3^i over the bits i of b. */
static const uint16_t TERNARY[1 << ROWS] = {
    0,   1,   3,   4,   9,   10,  12,  13,  27,  28,  30,  31,  36,
    37,  39,  40,  81,  82,  84,  85,  90,  91,  93,  94,  108, 109,
    111, 112, 117, 118, 120, 121, 243, 244, 246, 247, 252, 253, 255,
    256, 270, 271, 273, 274, 279, 280, 282, 283, 324, 325, 327, 328,
    333, 334, 336, 337, 351, 352, 354, 355, 360, 361, 363, 364};

/* TERNARY of the stones B of a column, or a row, whose cells the product brings
   to the top byte. */
static int
down(uint64_t b, int column) {
  return TERNARY[b >> WALI_STRIDE * column & ((1 << ROWS) - 1)];
}

static int
along(uint64_t b, int row) {
  return TERNARY[(b >> row & 0x0101010101) * 0x0102040810204080 >> 56];
}

/* Writes the features of P, of which S is seen, where the player to move has
   the stones OWN. */
static inline int
features_of(const wali_position *p, const wali_survey *s, uint64_t own,
            uint64_t enemy, bool merged, uint16_t *out) {
  const int drop = p->phase == WALI_DROP;
  int n = 0;

  if (p->cells != wali_cells(COLUMNS, ROWS) || p->rules)
    return -1;
  for (int column = 0; column < COLUMNS; column++)
    n +=
        net_write(&STATES[OF_COLUMN], drop, 0,
                  down(own, column) + 2 * down(enemy, column), merged, out + n);
  for (int row = 0; row < ROWS; row++)
    n += net_write(&STATES[OF_ROW], drop, row,
                   along(own, row) + 2 * along(enemy, row), merged, out + n);
  for (int side = 0; side < 2; side++) {
    const int player = side ? !p->to_move : p->to_move;
    const int count = net_at_most(wali_on_board(p, player), HANDS - 1);
    const int hand = net_at_most(p->hand[player], HANDS - 1);
    const int kept = net_at_most(s->threats[player], THREATS - 1) * SAFE +
                     net_at_most(s->safe[player] / 2, SAFE - 1);

    n += drop ? net_write(&STATES[OF_DROP_SIDE], side, count, hand, merged,
                          out + n)
              : net_write(&STATES[OF_MOVE_SIDE], side, count, kept, merged,
                          out + n);
  }
  if (p->phase == WALI_PEEK || p->phase == WALI_PEEK_2)
    n += net_write(&STATES[OF_TAKING], p->phase == WALI_PEEK_2, 0, 0, merged,
                   out + n);
  return n;
}

int
wali_features(const position *pos, int view, uint16_t *out) {
  const wali_position *const p = wali_of(pos);
  wali_survey s;

  wali_survey_of(p, &s);
  return features_of(p, &s, seen(p->stones[p->to_move], view),
                     seen(p->stones[!p->to_move], view), false, out);
}

int
wali_merged_features(const wali_position *p, const wali_survey *s,
                     uint16_t *out) {
  return features_of(p, s, p->stones[p->to_move], p->stones[!p->to_move], true,
                     out);
}
