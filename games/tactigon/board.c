#include "board.h"

#include <stdlib.h>
#include <string.h>

/* R1: the X of the first and last tile of each line; X and Y of the gold. */
static const struct {
  int lines;
  int8_t first[TACTIGON_MAX_LINES], last[TACTIGON_MAX_LINES];
  int8_t gold[2][2];
} SHAPES[TACTIGON_BOARDS] = {
    {11,
     {2, 1, 1, 1, 0, 0, 1, 1, 1, 1, 3},
     {4, 5, 5, 5, 6, 6, 5, 5, 5, 5, 3},
     {{1, 5}, {5, 5}}},
    {13,
     {2, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 3},
     {5, 6, 6, 6, 6, 7, 7, 6, 6, 6, 6, 6, 3},
     {{1, 6}, {7, 6}}},
    {15,
     {2, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 2, 3},
     {7, 8, 8, 8, 8, 8, 9, 9, 8, 8, 8, 8, 8, 7, 7},
     {{1, 7}, {9, 7}}},
};

tactigon_board tactigon_boards[TACTIGON_BOARDS];

/* R2: the neighbours of X,Y. */
static bitboard
neighbours(const tactigon_board *b, int x, int y) {
  const int side = x % 2 ? y - 1 : y + 1; /* even columns stand lower */
  const int near[6][2] = {{x, y - 1}, {x, y + 1},    {x - 1, y},
                          {x + 1, y}, {x - 1, side}, {x + 1, side}};
  bitboard set = 0;

  for (int i = 0; i < 6; i++) {
    const int t = tactigon_tile(b, near[i][0], near[i][1]);

    if (t != TACTIGON_NO_TILE)
      set |= bitboard_of(t);
  }
  return set;
}

static int
max(int a, int b) {
  return a > b ? a : b;
}

/* R3: a step changes the column, the diagonal, or both in opposite
   directions. */
static int
steps_between(const tactigon_board *b, int from, int to) {
  const int columns = (b->code[to] >> 4) - (b->code[from] >> 4);
  const int diagonals = b->diagonal[to] - b->diagonal[from];

  return max(max(abs(columns), abs(diagonals)), abs(columns + diagonals));
}

static void
build_distances(tactigon_board *b) {
  for (int to = 0; to < b->tiles; to++)
    for (int from = 0; from < b->tiles; from++) {
      const int steps = steps_between(b, from, to);

      b->distance[to][from] = (uint8_t)steps;
      for (int type = 0; type < TACTIGON_TYPES; type++)
        if (steps <= TACTIGON_STEPS[type])
          b->within[to][type] |= bitboard_of(from);
    }
}

__attribute__((constructor)) static void
build_boards(void) {
  for (int i = 0; i < TACTIGON_BOARDS; i++) {
    tactigon_board *const b = &tactigon_boards[i];

    b->lines = SHAPES[i].lines;
    memset(b->tile, TACTIGON_NO_TILE, sizeof b->tile);
    for (int x = 0; x < TACTIGON_MAX_COLUMNS; x++)
      for (int y = 0; y < b->lines; y++)
        if (x >= SHAPES[i].first[y] && x <= SHAPES[i].last[y]) {
          const int t = b->tiles++;

          b->tile[x << 4 | y] = (uint8_t)t;
          b->code[t] = (uint8_t)(x << 4 | y);
          b->diagonal[t] = (int8_t)(y - (x + 1) / 2);
        }
    for (int t = 0; t < b->tiles; t++)
      b->near[t] = neighbours(b, b->code[t] >> 4, b->code[t] & 0xf);
    for (int j = 0; j < 2; j++)
      b->gold |= bitboard_of(
          tactigon_tile(b, SHAPES[i].gold[j][0], SHAPES[i].gold[j][1]));
    build_distances(b);
  }
}

int
tactigon_board_number(int lines) {
  for (int i = 0; i < TACTIGON_BOARDS; i++)
    if (SHAPES[i].lines == lines)
      return i;
  return -1;
}
