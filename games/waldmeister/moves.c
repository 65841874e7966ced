#include "moves.h"

enum { STRIDE = WALDMEISTER_STRIDE };

/* The six directions as steps of r and c. */
static const struct {
  int8_t r, c;
} DIRECTIONS[6] = {{0, -1}, {-1, 0}, {1, -1}, {-1, 1}, {1, 0}, {0, 1}};

/* Returns the number of EMPTY cells from (r, c) on in a direction. */
static int
ray_length(bitboard empty, int r, int c, int direction) {
  const int dr = DIRECTIONS[direction].r;
  const int dc = DIRECTIONS[direction].c;
  int n = 0;

  for (;;) {
    r += dr;
    c += dc;
    if (r < 0 || c < 0 || r >= STRIDE || c >= STRIDE ||
        !bitboard_has(empty, STRIDE * r + c))
      return n;
    n++;
  }
}

bitboard
waldmeister_slides(bitboard empty, int from) {
  return wide_slides(empty, from);
}

/* R4: any kind in the hand on any cell. */
static int
opening_moves(const waldmeister_position *p, unsigned kinds, move *out) {
  const int size = p->board.size;
  int n = 0;

  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
    if (kinds >> kind & 1)
      for (int x = 0; x <= 2 * size - 2; x++)
        for (int y = 0; y < waldmeister_row_length(size, x); y++)
          out[n++] = WALDMEISTER_PLANT | (move)kind << WALDMEISTER_CELL_BITS |
                     waldmeister_cell_code(x, y);
  return n;
}

/* DIRECTIONS are sorted by their change of the diagonal X and then of Y: two
   lower X, two keep it, two raise it.  In directions that lower the code the
   far end comes first, in the others the near end. */
int
waldmeister_sorted_slides(bitboard empty, int size, int x, int y, move *out) {
  const int c = waldmeister_first_column(size, x) + y;
  const int r = x - c;
  int length[6], n = 0;

  for (int d = 0; d < 6; d++)
    length[d] = ray_length(empty, r, c, d);

#define EMIT(x1, c1)                                                           \
  out[n++] =                                                                   \
      waldmeister_cell_code((x1), (c1)-waldmeister_first_column(size, (x1)))
  for (int i = length[0] > length[1] ? length[0] : length[1]; i >= 1; i--) {
    if (i <= length[0])
      EMIT(x - i, c - i);
    if (i <= length[1])
      EMIT(x - i, c);
  }
  for (int i = length[2]; i >= 1; i--)
    EMIT(x, c - i);
  for (int i = 1; i <= length[3]; i++)
    EMIT(x, c + i);
  for (int i = 1; i <= length[4] || i <= length[5]; i++) {
    if (i <= length[4])
      EMIT(x + i, c);
    if (i <= length[5])
      EMIT(x + i, c + i);
  }
#undef EMIT
  return n;
}

/* R5: a free tree, a cell in its reach, a kind in the hand. */
static int
replant_moves(const waldmeister_position *p, unsigned kinds, move *out) {
  const int size = p->board.size;
  const bitboard trees = waldmeister_occupied(&p->board);
  const bitboard empty = wide_cells(size) & ~trees;
  move kind[WALDMEISTER_KINDS];
  int n_kinds = 0, n = 0;

  for (int k = 0; k < WALDMEISTER_KINDS; k++)
    if (kinds >> k & 1)
      kind[n_kinds++] = (move)k;

  for (int x = 0; x <= 2 * size - 2; x++)
    for (int y = 0; y < waldmeister_row_length(size, x); y++) {
      if (!bitboard_has(trees, waldmeister_bit(size, x, y)))
        continue;

      move to[WALDMEISTER_MAX_REACH];
      const int n_to = waldmeister_sorted_slides(empty, size, x, y, to);
      const move from = waldmeister_cell_code(x, y)
                        << (WALDMEISTER_CELL_BITS + WALDMEISTER_KIND_BITS);

      for (int t = 0; t < n_to; t++)
        for (int k = 0; k < n_kinds; k++)
          out[n++] = from | to[t] << WALDMEISTER_KIND_BITS | kind[k];
    }
  return n;
}

int
waldmeister_moves(const position *pos, move *out) {
  const waldmeister_position *p = waldmeister_of(pos);
  const unsigned kinds = waldmeister_kinds_in_hand(p);

  return waldmeister_is_opening(p) ? opening_moves(p, kinds, out)
                                   : replant_moves(p, kinds, out);
}

/* Returns the number of EMPTY cells that trees reach in one direction, a shift
   by STEP, to the left if LEFT.  LANDABLE excludes cells that the shift reaches
   round the edge.  At most one tree reaches a cell, so this counts pairs.
   Occluded fill in doubling steps (Kogge-Stone, see
   https://www.chessprogramming.org/Kogge-Stone_Algorithm). */
static inline int
count_reached(bitboard trees, bitboard empty, bitboard landable, int step,
              bool left) {
  bitboard open = empty & landable;
  bitboard fill = trees;

#define SHIFT(b, n) (left ? (b) << (n) : (b) >> (n))
  for (int i = 1; i < WALDMEISTER_MAX_SIZE; i *= 2) {
    fill |= open & SHIFT(fill, i * step);
    open &= SHIFT(open, i * step);
  }
#undef SHIFT
  return bitboard_count(fill & ~trees);
}

static int
count_slides(const waldmeister_board *b) {
  const bitboard trees = waldmeister_occupied(b);
  const bitboard empty = wide_cells(b->size) & ~trees;
  const bitboard all = ~(bitboard)0;

  return count_reached(trees, empty, all, STRIDE, true) +
         count_reached(trees, empty, all, STRIDE, false) +
         count_reached(trees, empty, WALDMEISTER_NOT_FIRST, 1, true) +
         count_reached(trees, empty, WALDMEISTER_NOT_LAST, 1, false) +
         count_reached(trees, empty, WALDMEISTER_NOT_LAST, STRIDE - 1, true) +
         count_reached(trees, empty, WALDMEISTER_NOT_FIRST, STRIDE - 1, false);
}

int
waldmeister_count_moves(const position *pos) {
  const waldmeister_position *p = waldmeister_of(pos);
  const int kinds = bitboard_count64(waldmeister_kinds_in_hand(p));

  return kinds * (waldmeister_is_opening(p) ? p->board.size * p->board.size
                                            : count_slides(&p->board));
}

/* Whether a tree on FROM can slide over EMPTY cells to TO. */
static bool
is_slide(bitboard empty, int from, int to) {
  return bitboard_has(waldmeister_slides(empty, from), to);
}

bool
waldmeister_is_legal(const position *pos, move code) {
  const waldmeister_position *p = waldmeister_of(pos);
  const waldmeister_move m = waldmeister_decode(code);
  const int size = p->board.size;

  if (m.plant != waldmeister_is_opening(p) || waldmeister_encode(&m) != code)
    return false;
  if (m.kind >= WALDMEISTER_KINDS || !p->hand[p->to_move][m.kind] ||
      !waldmeister_is_cell(size, m.to_x, m.to_y))
    return false;
  if (m.plant)
    return true;
  if (!waldmeister_is_cell(size, m.from_x, m.from_y))
    return false;

  const bitboard trees = waldmeister_occupied(&p->board);
  const int from = waldmeister_bit(size, m.from_x, m.from_y);

  return bitboard_has(trees, from) &&
         is_slide(wide_cells(size) & ~trees, from,
                  waldmeister_bit(size, m.to_x, m.to_y));
}
