#include "rules.h"

#include <string.h>

#include "../../c_src/engine/hash.h"

enum { STRIDE = WALDMEISTER_STRIDE };

/* ------------------------------------------------------------------------
   Board
   ------------------------------------------------------------------------ */

bool
waldmeister_is_cell(int size, int64_t x, int64_t y) {
  return x >= 0 && x <= 2 * size - 2 && y >= 0 &&
         y < waldmeister_row_length(size, (int)x);
}

bitboard
waldmeister_occupied(const waldmeister_board *b) {
  return b->trees[WALDMEISTER_HEIGHT][0] | b->trees[WALDMEISTER_HEIGHT][1] |
         b->trees[WALDMEISTER_HEIGHT][2];
}

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

void
waldmeister_put(waldmeister_board *b, int kind, int cell) {
  const bitboard bit = bitboard_of(cell);

  assert(kind >= 0 && kind < WALDMEISTER_KINDS);
  assert(!bitboard_has(waldmeister_occupied(b), cell));
  b->trees[WALDMEISTER_HEIGHT][kind / 3] |= bit;
  b->trees[WALDMEISTER_COLOR][kind % 3] |= bit;
}

int
waldmeister_at(const waldmeister_board *b, int cell) {
  const bitboard *const height = b->trees[WALDMEISTER_HEIGHT];
  const bitboard *const color = b->trees[WALDMEISTER_COLOR];

  if (!bitboard_has(waldmeister_occupied(b), cell))
    return -1;
  return 3 * (bitboard_has(height[1], cell) +
              2 * bitboard_has(height[2], cell)) +
         bitboard_has(color[1], cell) + 2 * bitboard_has(color[2], cell);
}

int
waldmeister_take(waldmeister_board *b, int cell) {
  const int kind = waldmeister_at(b, cell);

  if (kind >= 0) {
    b->trees[WALDMEISTER_HEIGHT][kind / 3] &= ~bitboard_of(cell);
    b->trees[WALDMEISTER_COLOR][kind % 3] &= ~bitboard_of(cell);
  }
  return kind;
}

/* ------------------------------------------------------------------------
   Points
   ------------------------------------------------------------------------ */

/* The cells of SET connected to GROUP, a subset. */
static bitboard
grow(bitboard group, bitboard set) {
  for (;;) {
    bitboard grown = group;

    /* Two steps between tests, since most groups take more than one. */
    grown |= waldmeister_neighbours(grown) & set;
    grown |= waldmeister_neighbours(grown) & set;
    if (grown == group)
      return group;
    group = grown;
  }
}

/* Returns one of the largest groups of SET, or the empty set if none has more
   than AT_LEAST cells. */
static bitboard
find_largest_group(bitboard set, int at_least) {
  bitboard largest = 0;
  int most = at_least;

  if (set && most == 0) {
    largest = set & -set;
    most = 1;
  }
  set &= waldmeister_neighbours(set); /* without isolated cells */

  /* A rest of MOST cells or fewer has no larger group. */
  while (bitboard_count(set) > most) {
    const bitboard group = grow(set & -set, set);
    const int n = bitboard_count(group);

    set &= ~group;
    if (n > most) {
      largest = group;
      most = n;
    }
  }
  return largest;
}

int
waldmeister_largest_group(bitboard set, int at_least) {
  const bitboard group = find_largest_group(set, at_least);

  return group ? bitboard_count(group) : at_least;
}

int
waldmeister_points(const waldmeister_board *b, enum waldmeister_goal goal) {
  int points = 0;

  for (int a = 0; a < 3; a++)
    points += waldmeister_largest_group(b->trees[goal][a], 0);
  return points;
}

/* ------------------------------------------------------------------------
   Moves
   ------------------------------------------------------------------------ */

move
waldmeister_encode(const waldmeister_move *m) {
  const move to = waldmeister_cell_code(m->to_x, m->to_y);

  if (m->plant)
    return WALDMEISTER_PLANT | (move)m->kind << WALDMEISTER_CELL_BITS | to;
  return waldmeister_cell_code(m->from_x, m->from_y)
             << (WALDMEISTER_CELL_BITS + WALDMEISTER_KIND_BITS) |
         to << WALDMEISTER_KIND_BITS | (move)m->kind;
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
  const bitboard empty = waldmeister_cells(size) & ~trees;
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
  const bitboard empty = waldmeister_cells(b->size) & ~trees;
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
         is_slide(waldmeister_cells(size) & ~trees, from,
                  waldmeister_bit(size, m.to_x, m.to_y));
}

/* ------------------------------------------------------------------------
   Derived members.  Features of the hash: a kind on a cell; the first, second
   or third tree of a kind in a hand; the player to move; size and goals, which
   do not change in a game.
   ------------------------------------------------------------------------ */

static uint64_t
tree_key(int cell, int kind) {
  return hash_mix((uint64_t)(cell << 4 | kind));
}

static uint64_t
hand_key(int player, int kind, int i) {
  return hash_mix((uint64_t)(1 << 12 | player << 8 | kind << 4 | i));
}

static uint64_t
turn_key(int player) {
  return hash_mix((uint64_t)(1 << 13 | player));
}

static uint64_t
rules_key(const waldmeister_position *p) {
  return hash_mix(
      (uint64_t)(1 << 14 | p->board.size << 2 | p->goal[0] << 1 | p->goal[1]));
}

static void
rehash(waldmeister_position *p) {
  uint64_t hash = turn_key(p->to_move) ^ rules_key(p);

  for (bitboard trees = waldmeister_occupied(&p->board); trees;) {
    const int cell = bitboard_pop(&trees);

    hash ^= tree_key(cell, waldmeister_at(&p->board, cell));
  }
  for (int player = 0; player < 2; player++)
    for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
      for (int i = 1; i <= p->hand[player][kind]; i++)
        hash ^= hand_key(player, kind, i);
  p->hash = hash;
}

static void
set_group(waldmeister_position *p, int goal, int a, bitboard group) {
  p->group[goal][a] = group;
  p->largest[goal][a] = (uint8_t)bitboard_count(group);
}

bool
waldmeister_adds_up(const waldmeister_position *p) {
  const bitboard(*const trees)[3] = p->board.trees;
  int in_hands = 0;

  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
    const int in_hand = p->hand[0][kind] + p->hand[1][kind];
    const int on_board = bitboard_count(trees[WALDMEISTER_HEIGHT][kind / 3] &
                                        trees[WALDMEISTER_COLOR][kind % 3]);

    if (in_hand + on_board != 2 * WALDMEISTER_EACH)
      return false;
    in_hands += in_hand;
  }
  return in_hands == p->amount;
}

void
waldmeister_settle(waldmeister_position *p) {
  for (int goal = 0; goal < 2; goal++)
    for (int a = 0; a < 3; a++)
      set_group(p, goal, a, find_largest_group(p->board.trees[goal][a], 0));
  rehash(p);
}

uint64_t
waldmeister_hash(const position *pos) {
  return waldmeister_of(pos)->hash;
}

/* ------------------------------------------------------------------------
   Play
   ------------------------------------------------------------------------ */

/* Updates the largest group after a tree of attribute A came to CELL. */
static void
join_group(waldmeister_position *p, int goal, int a, int cell) {
  const bitboard trees = p->board.trees[goal][a], group = p->group[goal][a];
  const int largest = p->largest[goal][a];
  const bitboard tree = bitboard_of(cell);
  const bitboard next = waldmeister_neighbours(tree) & trees;

  if (next & group)
    set_group(p, goal, a,
              (next & ~group) ? grow(group | tree, trees) : group | tree);
  else if (largest == 0)
    set_group(p, goal, a, tree);
  else if (next && bitboard_count(trees) > 2 * largest) {
    const bitboard other = grow(tree, trees);

    if (bitboard_count(other) > largest)
      set_group(p, goal, a, other);
  }
}

/* Updates the largest group after a tree of attribute A moved from FROM to TO.
   The rest of its old group is most likely still the largest. */
static void
move_in_group(waldmeister_position *p, int goal, int a, int from, int to) {
  const bitboard trees = p->board.trees[goal][a];

  if (bitboard_has(p->group[goal][a], from)) {
    const bitboard left = p->group[goal][a] & trees;
    const bitboard group = grow(left & -left, trees);
    const bitboard larger =
        find_largest_group(trees & ~group, bitboard_count(group));

    set_group(p, goal, a, larger ? larger : group);
  } else {
    join_group(p, goal, a, to);
  }
}

void
waldmeister_play(const position *from, move code, position *to) {
  const waldmeister_move m = waldmeister_decode(code);
  waldmeister_position *const p = waldmeister_in(to);

  *p = *waldmeister_of(from);

  const int size = p->board.size;
  const int player = p->to_move;
  const int target = waldmeister_bit(size, m.to_x, m.to_y);
  const int planted =
      m.plant ? target : waldmeister_bit(size, m.from_x, m.from_y);
  const int moved = m.plant ? -1 : waldmeister_take(&p->board, planted);

  if (moved >= 0) {
    waldmeister_put(&p->board, moved, target);
    p->hash ^= tree_key(planted, moved) ^ tree_key(target, moved);
  }
  waldmeister_put(&p->board, m.kind, planted);
  for (int goal = 0; goal < 2; goal++) {
    const int comes =
        waldmeister_attribute(m.kind, (enum waldmeister_goal)goal);
    const int goes =
        moved < 0 ? -1
                  : waldmeister_attribute(moved, (enum waldmeister_goal)goal);

    join_group(p, goal, comes, goes == comes ? target : planted);
    if (goes >= 0 && goes != comes)
      move_in_group(p, goal, goes, planted, target);
  }
  p->hash ^= tree_key(planted, m.kind) ^
             hand_key(player, m.kind, p->hand[player][m.kind]) ^ turn_key(0) ^
             turn_key(1);
  p->hand[player][m.kind]--;
  p->amount--;
  p->to_move = (uint8_t)!player;
}

void
waldmeister_start(position *pos) {
  waldmeister_position *const p = waldmeister_in(pos);

  *p = (waldmeister_position){.board.size = 8,
                              .amount = WALDMEISTER_TREES,
                              .goal = {WALDMEISTER_HEIGHT, WALDMEISTER_COLOR}};
  memset(p->hand, WALDMEISTER_EACH, sizeof p->hand);
  waldmeister_settle(p);
}

enum player
waldmeister_to_move(const position *pos) {
  return waldmeister_of(pos)->to_move;
}

int
waldmeister_value(const position *pos, enum player player) {
  const waldmeister_position *p = waldmeister_of(pos);

  return waldmeister_points_of(p, p->goal[player]);
}

/* R8: the game is over when no tree is left to plant or none can be replanted.
   The board is connected, so some tree is free unless every cell has a tree. */
enum outcome
waldmeister_outcome(const position *pos) {
  const waldmeister_position *p = waldmeister_of(pos);

  if (waldmeister_kinds_in_hand(p) && waldmeister_empty(&p->board))
    return OUTCOME_NONE;

  const int lead =
      waldmeister_value(pos, PLAYER_1) - waldmeister_value(pos, PLAYER_2);

  return lead > 0   ? OUTCOME_PLAYER_1
         : lead < 0 ? OUTCOME_PLAYER_2
                    : OUTCOME_DRAW;
}
