/* The terms of Wald Meister, and the predicates of the original program that
   run in C; see ../../games/waldmeister/shapes.pl and README.md. */

#include "codec.h"

#include <string.h>

#include "../games/waldmeister.h"

extern const shape wald_meister_state_shape, wald_meister_board_shape,
    wald_meister_trees_shape, wald_meister_cell_shape, wald_meister_cells_shape,
    wald_meister_move_shape, waldmeister_player_shape;

/* The alternatives of a move. */
enum { PLANT, REPLANT };

/* ------------------------------------------------------------------------
   States and moves
   ------------------------------------------------------------------------ */

static int
load_tree(const int *v) {
  return waldmeister_kind(v[0], v[1]);
}

static int *
save_tree(int kind, int *v) {
  *v++ = kind / 3 + 1;
  *v++ = kind % 3 + 1;
  return v;
}

/* Returns the code of a move, MOVE_NONE if it leaves the largest board. */
static move
encode(const int *v) {
  waldmeister_move m = {.plant = *v++ == PLANT};

  if (m.plant) {
    m.kind = load_tree(v);
    v += 2;
  } else {
    m.from_x = *v++;
    m.from_y = *v++;
  }
  m.to_x = *v++;
  m.to_y = *v++;
  if (!m.plant)
    m.kind = load_tree(v);
  return waldmeister_is_cell(WALDMEISTER_MAX_SIZE, m.from_x, m.from_y) &&
                 waldmeister_is_cell(WALDMEISTER_MAX_SIZE, m.to_x, m.to_y)
             ? waldmeister_encode(&m)
             : MOVE_NONE;
}

static void
decode(move code, int *v) {
  const waldmeister_move m = waldmeister_decode(code);

  *v++ = m.plant ? PLANT : REPLANT;
  if (m.plant) {
    v = save_tree(m.kind, v);
  } else {
    *v++ = m.from_x;
    *v++ = m.from_y;
  }
  *v++ = m.to_x;
  *v++ = m.to_y;
  if (!m.plant)
    save_tree(m.kind, v);
}

/* Sets B to the board with the vector V; returns the end of the vector. */
static const int *
load_board(const int *v, waldmeister_board *b) {
  const int rows = *v++;

  memset(b, 0, sizeof *b);
  b->size = (uint8_t)((rows + 1) / 2);
  for (int x = 0; x < rows; x++) {
    const int length = *v++;

    for (int y = 0; y < length; y++)
      if (*v++) {
        waldmeister_put(b, load_tree(v), waldmeister_bit(b->size, x, y));
        v += 2;
      }
  }
  return v;
}

static int *
save_board(const waldmeister_board *b, int *v) {
  const int rows = 2 * b->size - 1;

  *v++ = rows;
  for (int x = 0; x < rows; x++) {
    const int length = waldmeister_row_length(b->size, x);

    *v++ = length;
    for (int y = 0; y < length; y++) {
      const int kind = waldmeister_at(b, waldmeister_bit(b->size, x, y));

      *v++ = kind >= 0;
      if (kind >= 0)
        v = save_tree(kind, v);
    }
  }
  return v;
}

/* Sets HAND to the counts of the vector V, whose kinds stand in any order;
   returns the end of the vector, or NULL unless each kind is there once. */
static const int *
load_hand(const int *v, uint8_t hand[WALDMEISTER_KINDS]) {
  const int length = *v++;
  unsigned seen = 0;

  for (int i = 0; i < length; i++, v += 3) {
    const int kind = load_tree(v);

    seen |= 1u << kind;
    hand[kind] = (uint8_t)v[2];
  }
  return length == WALDMEISTER_KINDS && seen == (1u << WALDMEISTER_KINDS) - 1
             ? v
             : NULL;
}

static int *
save_hand(const uint8_t hand[WALDMEISTER_KINDS], int *v) {
  *v++ = WALDMEISTER_KINDS;
  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
    v = save_tree(kind, v);
    *v++ = hand[kind];
  }
  return v;
}

static bool
load(const int *v, position *pos) {
  waldmeister_position *const p = waldmeister_in(pos);

  v = load_board(v, &p->board);
  for (int player = 0; player < 2; player++) {
    v = load_hand(v, p->hand[player]);
    if (!v)
      return false;
  }
  p->amount = (uint8_t)*v++;
  p->to_move = (uint8_t)*v++;
  p->goal[0] = *v ? WALDMEISTER_COLOR : WALDMEISTER_HEIGHT;
  p->goal[1] = !p->goal[0];
  if (!waldmeister_adds_up(p))
    return false;
  waldmeister_settle(p);
  return true;
}

static int *
save(const position *pos, const int *before, int *v) {
  const waldmeister_position *const p = waldmeister_of(pos);

  (void)before;
  v = save_board(&p->board, v);
  for (int player = 0; player < 2; player++)
    v = save_hand(p->hand[player], v);
  *v++ = p->amount;
  *v++ = p->to_move;
  *v++ = p->goal[0] == WALDMEISTER_COLOR;
  if (p->goal[0] == WALDMEISTER_COLOR)
    for (int player = 0; player < 2; player++)
      *v++ = 0; /* the one goal that it can be */
  return v;
}

/* ------------------------------------------------------------------------
   Predicates of the original program
   ------------------------------------------------------------------------ */

static bool
get_board(term_t t, waldmeister_board *b) {
  int v[SHAPE_MOST];

  return shape_get(&wald_meister_board_shape, t, v) && load_board(v, b);
}

static bool
get_hand(term_t t, uint8_t hand[WALDMEISTER_KINDS]) {
  int v[SHAPE_MOST];

  return shape_get(&wald_meister_trees_shape, t, v) &&
         (load_hand(v, hand) || shape_refuse(&wald_meister_trees_shape, t));
}

static bool
get_goal(term_t t, enum waldmeister_goal *goal) {
  int i;

  if (!get_one_to(t, 2, "goal", &i))
    return false;
  *goal = (enum waldmeister_goal)(i - 1);
  return true;
}

/* Reads the integers of X-Y; returns the worse flaw of the two. */
static flaw
get_pair(term_t t, int *x, int *y) {
  if (!PL_is_functor(t, FUNCTOR_minus2))
    return FLAW_TYPE;

  const term_t arg = PL_new_term_ref();

  _PL_get_arg(1, t, arg);

  const flaw fx = get_int(arg, x);

  _PL_get_arg(2, t, arg);

  const flaw fy = get_int(arg, y);

  PL_reset_term_refs(arg);
  return flaw_worst(fx, fy);
}

/* Reads a list of cells of any length.  Ignores cells that are not on a board
   of SIZE. */
static bool
get_cells(term_t list, int size, bitboard *cells) {
  const term_t tail = PL_copy_term_ref(list), head = PL_new_term_ref();
  flaw f = PL_skip_list(list, 0, NULL) == PL_LIST ? FLAW_NONE : FLAW_TYPE;

  *cells = 0;
  while (f != FLAW_TYPE && PL_get_list(tail, head, tail)) {
    int x, y;

    f = get_pair(head, &x, &y);
    if (f == FLAW_NONE && waldmeister_is_cell(size, x, y))
      *cells |= bitboard_of(waldmeister_bit(size, x, y));
  }
  return f != FLAW_TYPE || raise_flaw(f, wald_meister_cells_shape.name, list);
}

/* Unifies T with the list of CELLS of a board of SIZE, in standard order. */
static bool
unify_cells(term_t t, int size, bitboard cells) {
  const term_t result = PL_new_term_ref();
  int v[SHAPE_MOST], *end = v + 1;

  for (int x = 0; x < 2 * size - 1; x++)
    for (int y = 0; y < waldmeister_row_length(size, x); y++)
      if (bitboard_has(cells, waldmeister_bit(size, x, y))) {
        *end++ = x;
        *end++ = y;
      }
  v[0] = (int)(end - v) / 2;
  return shape_put(&wald_meister_cells_shape, v, result) && PL_unify(t, result);
}

/* '$waldmeister_points'(+Board, +Goal, -Points) */
static foreign_t
pl_points(term_t board, term_t goal_term, term_t points) {
  waldmeister_board b;
  enum waldmeister_goal goal;

  return get_board(board, &b) && get_goal(goal_term, &goal) &&
         PL_unify_integer(points, waldmeister_points(&b, goal));
}

/* '$waldmeister_group'(+Board, +Size, +Visited, +Goal, +Attribute, -Max) */
static foreign_t
pl_group(term_t board, term_t size, term_t visited_term, term_t goal_term,
         term_t attribute_term, term_t max) {
  waldmeister_board b;
  enum waldmeister_goal goal;
  bitboard visited;
  int given_size, attribute;

  if (!get_board(board, &b) ||
      !get_one_to(size, WALDMEISTER_MAX_SIZE, "board_size", &given_size))
    return FALSE;
  if (given_size != b.size)
    return PL_domain_error("board_size", size);
  if (!get_cells(visited_term, b.size, &visited) ||
      !get_goal(goal_term, &goal) ||
      !get_one_to(attribute_term, 3,
                  goal == WALDMEISTER_HEIGHT ? "height" : "color", &attribute))
    return FALSE;
  return PL_unify_integer(max, waldmeister_largest_group(
                                   b.trees[goal][attribute - 1] & ~visited, 0));
}

/* Reads a board and the bit of a cell.  Also fails, without an exception, if
   the cell is off the board. */
static bool
get_board_cell(term_t board, term_t cell, waldmeister_board *b, int *bit) {
  int v[SHAPE_MOST];

  if (!get_board(board, b) || !shape_get(&wald_meister_cell_shape, cell, v) ||
      !waldmeister_is_cell(b->size, v[0], v[1]))
    return false;
  *bit = waldmeister_bit(b->size, v[0], v[1]);
  return true;
}

/* '$waldmeister_on_board'(+Board, +Cell) is semidet. */
static foreign_t
pl_on_board(term_t board, term_t cell) {
  waldmeister_board b;
  int bit;

  return get_board_cell(board, cell, &b, &bit);
}

/* '$waldmeister_slides'(+Board, +Cell, -Cells) is semidet: Cells are the cells
   that the tree on Cell can move to, [] if Cell is empty.  Fails for a cell off
   the board. */
static foreign_t
pl_slides(term_t board, term_t cell, term_t cells) {
  waldmeister_board b;
  int from;

  if (!get_board_cell(board, cell, &b, &from))
    return FALSE;

  const bitboard trees = waldmeister_occupied(&b);

  return unify_cells(
      cells, b.size,
      bitboard_has(trees, from)
          ? waldmeister_slides(waldmeister_cells(b.size) & ~trees, from)
          : 0);
}

/* '$waldmeister_free_trees'(+Board, -Cells) */
static foreign_t
pl_free_trees(term_t board, term_t cells) {
  waldmeister_board b;

  if (!get_board(board, &b))
    return FALSE;

  const bitboard trees = waldmeister_occupied(&b);
  const bitboard empty = waldmeister_cells(b.size) & ~trees;

  return unify_cells(cells, b.size, trees & waldmeister_neighbours(empty));
}

/* '$waldmeister_greedy'(+Board, +Goal, +Hand, +Cells, -Moves): Moves are the
   replants of a tree on Cells that score highest for Goal. */
static foreign_t
pl_greedy(term_t board, term_t goal_term, term_t hand_term, term_t cells_term,
          term_t moves) {
  waldmeister_board b;
  enum waldmeister_goal goal;
  uint8_t hand[WALDMEISTER_KINDS];
  bitboard cells;
  unsigned kinds = 0;
  move list[WALDMEISTER_MAX_MOVES];
  const term_t result = PL_new_term_ref();

  if (!get_board(board, &b) || !get_goal(goal_term, &goal) ||
      !get_hand(hand_term, hand) || !get_cells(cells_term, b.size, &cells))
    return FALSE;
  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
    if (hand[kind])
      kinds |= 1u << kind;

  const int n = waldmeister_greedy(&b, goal, cells, kinds, list);

  return codec_put_moves(&waldmeister_codec, list, n, result) &&
         PL_unify(moves, result);
}

static const PL_extension PREDICATES[] = {
    {"$waldmeister_points", 3, (pl_function_t)pl_points, 0},
    {"$waldmeister_group", 6, (pl_function_t)pl_group, 0},
    {"$waldmeister_on_board", 2, (pl_function_t)pl_on_board, 0},
    {"$waldmeister_slides", 3, (pl_function_t)pl_slides, 0},
    {"$waldmeister_free_trees", 2, (pl_function_t)pl_free_trees, 0},
    {"$waldmeister_greedy", 5, (pl_function_t)pl_greedy, 0},
    {NULL, 0, NULL, 0}};

const codec waldmeister_codec = {
    .game = &waldmeister_game,
    .state = &wald_meister_state_shape,
    .move = &wald_meister_move_shape,
    .player = &waldmeister_player_shape,
    .load = load,
    .save = save,
    .encode = encode,
    .decode = decode,
    .predicates = PREDICATES,
};
