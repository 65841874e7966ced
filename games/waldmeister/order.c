#include "order.h"

#include <string.h>

#include "moves.h"

/* A number 0..7 for each cell, as three bits. */
typedef struct numbers {
  bitboard bits[3];
} numbers;

static void
add_one(numbers *n, bitboard cells) {
  const bitboard carry = n->bits[0] & cells;

  n->bits[2] ^= n->bits[1] & carry;
  n->bits[1] ^= carry;
  n->bits[0] ^= cells;
}

static bitboard
cells_with(const numbers *n, int number) {
  bitboard cells = ~(bitboard)0;

  for (int i = 0; i < 3; i++)
    cells &= number >> i & 1 ? n->bits[i] : ~n->bits[i];
  return cells;
}

static int
number_on(const numbers *n, int cell) {
  return bitboard_has(n->bits[0], cell) + 2 * bitboard_has(n->bits[1], cell) +
         4 * bitboard_has(n->bits[2], cell);
}

/* For each kind, what the player to move gains when a tree of the kind comes to
   each cell: to an empty one, and in place of another tree.  The numbers are
   unsigned: gains plus the highest cost. */
typedef struct gains {
  numbers come[WALDMEISTER_KINDS], place[WALDMEISTER_KINDS];
} gains;

enum { COME_MOST = 3, COME_COST = 1, PLACE_MOST = 6, PLACE_COST = 2 };

static void
find_gains(const waldmeister_position *p, gains *g) {
  const enum waldmeister_goal goal = p->goal[p->to_move];
  const enum waldmeister_goal other = p->goal[!p->to_move];
  const bitboard *const trees = p->board.trees[goal];
  const bitboard *const group = p->group[goal];
  const bitboard *const other_group = p->group[other];
  bitboard near[3], joins[3], other_near[3], other_links[3];

  for (int a = 0; a < 3; a++) {
    near[a] = waldmeister_neighbours(group[a]) & ~group[a];
    joins[a] = near[a] & waldmeister_neighbours(trees[a] & ~group[a]);
    other_links[a] = waldmeister_links(other_group[a], &other_near[a]);
    other_near[a] &= ~other_group[a];
  }

  /* Negated sets count a loss avoided. */
  *g = (gains){0};
  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
    const int a = waldmeister_attribute(kind, goal);
    const int b = waldmeister_attribute(kind, other);
    const int a1 = (a + 1) % 3, a2 = (a + 2) % 3;
    const int b1 = (b + 1) % 3, b2 = (b + 2) % 3;

    add_one(&g->come[kind], near[a]);
    add_one(&g->come[kind], joins[a]);
    add_one(&g->come[kind], ~other_near[b]);
    g->place[kind] = g->come[kind];
    add_one(&g->place[kind], other_group[b1] | other_group[b2]);
    add_one(&g->place[kind], other_links[b1] | other_links[b2]);
    add_one(&g->place[kind], ~(group[a1] | group[a2]));
  }
}

void
waldmeister_order(const position *pos, const move *moves, int n, int *promise) {
  const waldmeister_position *p = waldmeister_of(pos);
  const int to_shift = WALDMEISTER_KIND_BITS;
  const int from_shift = to_shift + WALDMEISTER_CELL_BITS;
  const int size = p->board.size;
  int moved = -1, of_target = 0, of_kind[WALDMEISTER_KINDS];
  move last = ~(move)0;
  gains g;

  if (waldmeister_is_opening(p)) {
    memset(promise, 0, (size_t)n * sizeof *promise);
    return;
  }
  find_gains(p, &g);

  /* Moves are sorted, so what neighbours share is computed once. */
  for (int i = 0; i < n; i++) {
    const move change = moves[i] ^ last;

    last = moves[i];
    if (change >> to_shift) {
      const waldmeister_move m = waldmeister_decode(last);

      if (change >> from_shift) {
        const int from = waldmeister_bit(size, m.from_x, m.from_y);

        moved = waldmeister_at(&p->board, from);
        for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
          of_kind[kind] = number_on(&g.place[kind], from) - PLACE_COST;
      }
      of_target =
          number_on(&g.come[moved], waldmeister_bit(size, m.to_x, m.to_y)) -
          COME_COST;
    }
    promise[i] = of_target + of_kind[last & 0xf];
  }
}

static move
code_of_bit(int size, int bit) {
  const int column = bit % WALDMEISTER_STRIDE,
            x = bit / WALDMEISTER_STRIDE + column;

  return waldmeister_cell_code(x, column - waldmeister_first_column(size, x));
}

/* Writes up to MOST replants of the tree on FROM to TARGETS, with a new tree of
   KIND, to OUT and returns their number. */
static int
replants(int size, int from, bitboard targets, int kind, int most, move *out) {
  const move rest = code_of_bit(size, from)
                        << (WALDMEISTER_CELL_BITS + WALDMEISTER_KIND_BITS) |
                    (move)kind;
  int n = 0;

  while (targets && n < most)
    out[n++] = rest | code_of_bit(size, bitboard_pop(&targets))
                          << WALDMEISTER_KIND_BITS;
  return n;
}

/* Returns the free trees of P whose kind has the number COME on a cell that is
   EMPTY. */
static bitboard
movable(const waldmeister_position *p, const gains *g, bitboard empty,
        int come) {
  const bitboard(*const trees)[3] = p->board.trees;
  bitboard cells = 0;

  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
    if (cells_with(&g->come[kind], come) & empty)
      cells |= trees[WALDMEISTER_HEIGHT][kind / 3] &
               trees[WALDMEISTER_COLOR][kind % 3];
  return cells & waldmeister_neighbours(empty);
}

/* Writes up to MOST replants to OUT and returns their number: those whose new
   tree comes where its kind has the number PLACE, and whose moved tree, one
   of MOVABLE, comes where its kind has the number COME. */
static int
promising_of(const waldmeister_position *p, const gains *g, bitboard empty,
             bitboard movable, int place, int come, int most, move *out) {
  const unsigned kinds = waldmeister_kinds_in_hand(p);
  int n = 0;

  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
    if (!(kinds >> kind & 1))
      continue;

    bitboard from = cells_with(&g->place[kind], place) & movable;

    while (from && n < most) {
      const int cell = bitboard_pop(&from);
      const int moved = waldmeister_at(&p->board, cell);
      const bitboard targets = cells_with(&g->come[moved], come) & empty;

      if (targets)
        n += replants(p->board.size, cell,
                      waldmeister_slides(empty, cell) & targets, kind, most - n,
                      out + n);
    }
  }
  return n;
}

int
waldmeister_promising(const position *pos, int most, int least, move *out,
                      int *promise) {
  const waldmeister_position *p = waldmeister_of(pos);
  const bitboard empty = waldmeister_empty(&p->board);
  bitboard movables[COME_MOST + 1];
  gains g;
  int n = 0;

  if (waldmeister_is_opening(p)) {
    n = least <= 0 ? waldmeister_moves(pos, out) : 0;
    memset(promise, 0, (size_t)most * sizeof *promise);
    return n < most ? n : most;
  }
  find_gains(p, &g);
  for (int come = 0; come <= COME_MOST; come++)
    movables[come] = movable(p, &g, empty, come);
  for (int sum = PLACE_MOST + COME_MOST;
       sum >= 0 && sum >= least + PLACE_COST + COME_COST && n < most; sum--)
    for (int come = 0; come <= COME_MOST && come <= sum; come++)
      if (sum - come <= PLACE_MOST && movables[come])
        for (int k = promising_of(p, &g, empty, movables[come], sum - come,
                                  come, most - n, out + n);
             k > 0; k--)
          promise[n++] = sum - COME_COST - PLACE_COST;
  return n;
}
