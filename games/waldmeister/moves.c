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
wide_slides(bitboard empty, int from) {
  const bitboard tree = bitboard_of(from);
  const bitboard right = empty & WALDMEISTER_NOT_FIRST;
  const bitboard left = empty & WALDMEISTER_NOT_LAST;
  bitboard reached = 0;

  for (bitboard b = tree; (b = b << STRIDE & empty); reached |= b)
    ;
  for (bitboard b = tree; (b = b >> STRIDE & empty); reached |= b)
    ;
  for (bitboard b = tree; (b = b << 1 & right); reached |= b)
    ;
  for (bitboard b = tree; (b = b >> 1 & left); reached |= b)
    ;
  for (bitboard b = tree; (b = b << (STRIDE - 1) & left); reached |= b)
    ;
  for (bitboard b = tree; (b = b >> (STRIDE - 1) & right); reached |= b)
    ;
  return reached;
}

uint64_t narrow_rays[64][2][3];

/* Returns the cells of a narrow set from BIT on in a direction. */
static uint64_t
ray(int bit, int direction) {
  const int dr = DIRECTIONS[direction].r, dc = DIRECTIONS[direction].c;
  int r = bit / WALDMEISTER_NARROW + dr, c = bit % WALDMEISTER_NARROW + dc;
  uint64_t cells = 0;

  for (; r >= 0 && r < WALDMEISTER_NARROW && c >= 0 && c < WALDMEISTER_NARROW;
       r += dr, c += dc)
    cells |= narrow_only(WALDMEISTER_NARROW * r + c);
  return cells;
}

__attribute__((constructor)) static void
build_rays(void) {
  static const int HIGHER[] = {2, 4, 5}, LOWER[] = {0, 1, 3};

  for (int bit = 0; bit < 64; bit++)
    for (int i = 0; i < 3; i++) {
      narrow_rays[bit][0][i] = ray(bit, HIGHER[i]);
      narrow_rays[bit][1][i] = ray(bit, LOWER[i]);
    }
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

/* Whether there is a tree on FROM that can slide to TO, on narrow and on wide
   boards. */
static bool
narrow_is_slide(const waldmeister_board *b, int from, int to) {
  const uint64_t trees = narrow_occupied(b);
  const uint64_t empty = narrow_cells(b->size) & ~trees;

  return narrow_has(trees, from) && narrow_has(narrow_slides(empty, from), to);
}

static bool
wide_is_slide(const waldmeister_board *b, int from, int to) {
  const bitboard trees = wide_occupied(b);
  const bitboard empty = wide_cells(b->size) & ~trees;

  return wide_has(trees, from) && wide_has(wide_slides(empty, from), to);
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

  const int from = wide_bit_of(size, m.from_x, m.from_y);
  const int to = wide_bit_of(size, m.to_x, m.to_y);

  return waldmeister_is_narrow(size)
             ? narrow_is_slide(&p->board, narrow_bit(from), narrow_bit(to))
             : wide_is_slide(&p->board, from, to);
}
