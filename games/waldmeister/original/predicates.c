/* The predicates of Wald Meister's original program that run in C: their
   arguments are a board of any trees, cells, a hand and a goal, see
   ../README.md. */

#include "../../../c_src/bridge/original.h"
#include "../codec.h"

#include "../../../c_src/bridge/shape_read.h"

extern const shape wald_meister_board_shape, wald_meister_trees_shape,
    wald_meister_tree_shape, wald_meister_piece_shape, wald_meister_cell_shape,
    wald_meister_cells_shape, wald_meister_size_shape, wald_meister_goal_shape,
    wald_meister_attribute_shape;

/* ------------------------------------------------------------------------
   Parts
   ------------------------------------------------------------------------ */

static bool
load_board(call *c, const int *v) {
  waldmeister_load_board(v, &waldmeister_in(&c->position)->board);
  return true;
}

static bool
load_hand(call *c, const int *v) {
  return waldmeister_load_hand(v, waldmeister_in(&c->position)->hand[0]);
}

static bool
check_size(call *c, const int *v) {
  return *v == waldmeister_of(&c->position)->board.size;
}

/* The rows and the longest row of the largest board. */
enum { ROWS = 2 * WALDMEISTER_MAX_SIZE - 1, COLUMNS = WALDMEISTER_MAX_SIZE };

/* Reads a list of cells of any length, on a board or not, and adds to the
   vector the cells of each row of the largest board, as bits. */
static flaw
read_cells(reader *r, term_t t, term_t free) {
  const term_t head = free, tail = free + 1;
  int rows[ROWS] = {0};

  if (PL_skip_list(t, 0, NULL) != PL_LIST)
    return FLAW_TYPE;
  for (; PL_get_list(t, head, tail); t = tail) {
    int cell[2] = {0};
    reader one = {.next = cell, .end = cell + 2};

    if (wald_meister_cell_shape.read(&one, head, free + 2) != FLAW_NONE)
      return FLAW_TYPE;
    if (cell[0] >= 0 && cell[0] < ROWS && cell[1] >= 0 && cell[1] < COLUMNS)
      rows[cell[0]] |= 1 << cell[1];
  }
  for (int x = 0; x < ROWS; x++)
    emit(r, rows[x]);
  return FLAW_NONE;
}

static const shape CELL_SET_SHAPE = {"wald_meister_cells", 4, read_cells, NULL,
                                     NULL};

static const original_part BOARD = {.shape = &wald_meister_board_shape,
                                    .load = load_board};
static const original_part HAND = {.shape = &wald_meister_trees_shape,
                                   .load = load_hand};
static const original_part TREE = {.shape = &wald_meister_tree_shape};
static const original_part PIECE = {.shape = &wald_meister_piece_shape};
static const original_part CELL = {.shape = &wald_meister_cell_shape};
static const original_part CELLS = {.shape = &wald_meister_cells_shape};
static const original_part CELL_SET = {.shape = &CELL_SET_SHAPE};
static const original_part BOARD_SIZE = {.shape = &wald_meister_size_shape,
                                         .type = "integer",
                                         .domain = "board_size",
                                         .load = check_size};
static const original_part GOAL = {
    .shape = &wald_meister_goal_shape, .type = "integer", .domain = "goal"};
static const original_part HEIGHT = {.shape = &wald_meister_attribute_shape,
                                     .type = "integer",
                                     .domain = "height"};
static const original_part COLOR = {.shape = &wald_meister_attribute_shape,
                                    .type = "integer",
                                    .domain = "color"};

static const waldmeister_board *
board_of(const call *c) {
  return &waldmeister_of(&c->position)->board;
}

/* Returns the bit of the part CELL, -1 if it is off the board. */
static int
bit_of(const call *c) {
  const int *const cell = part_of(c, &CELL), size = board_of(c)->size;

  return waldmeister_is_cell(size, cell[0], cell[1])
             ? waldmeister_bit(size, cell[0], cell[1])
             : -1;
}

/* Returns those cells of the part CELL_SET that are on the board. */
static bitboard
cells_of(const call *c) {
  const int *const rows = part_of(c, &CELL_SET), size = board_of(c)->size;
  bitboard cells = 0;

  for (int x = 0; x < 2 * size - 1; x++)
    for (int y = 0; rows[x] >> y; y++)
      if (rows[x] >> y & 1 && waldmeister_is_cell(size, x, y))
        cells |= bitboard_of(waldmeister_bit(size, x, y));
  return cells;
}

/* Writes the list of CELLS, in standard order. */
static void
save_cells(const call *c, bitboard cells, int *v) {
  const int size = board_of(c)->size;
  int *end = v + 1;

  for (int x = 0; x < 2 * size - 1; x++)
    for (int y = 0; y < waldmeister_row_length(size, x); y++)
      if (bitboard_has(cells, waldmeister_bit(size, x, y))) {
        *end++ = x;
        *end++ = y;
      }
  *v = (int)(end - v) / 2;
}

/* ------------------------------------------------------------------------
   Predicates
   ------------------------------------------------------------------------ */

static bool
heights(call *c, int *v) {
  *v = waldmeister_points(board_of(c), WALDMEISTER_HEIGHT);
  return true;
}

static bool
colors(call *c, int *v) {
  *v = waldmeister_points(board_of(c), WALDMEISTER_COLOR);
  return true;
}

/* Returns the size of the largest group of trees with the ATTRIBUTE of GOAL,
   1 to 3, outside the part CELL_SET. */
static int
largest_group(const call *c, enum waldmeister_goal goal, int attribute) {
  const bitboard trees = waldmeister_trees(board_of(c), goal, attribute - 1);

  return waldmeister_largest_group(trees & ~cells_of(c), 0);
}

static bool
height_group(call *c, int *v) {
  *v = largest_group(c, WALDMEISTER_HEIGHT, *part_of(c, &HEIGHT));
  return true;
}

static bool
color_group(call *c, int *v) {
  *v = largest_group(c, WALDMEISTER_COLOR, *part_of(c, &COLOR));
  return true;
}

static bool
get_piece(call *c, int *v) {
  const int bit = bit_of(c);

  if (bit < 0)
    return false;

  const int kind = waldmeister_at(board_of(c), bit);

  *v++ = kind >= 0;
  if (kind >= 0)
    waldmeister_save_tree(kind, v);
  return true;
}

/* The cells that the tree on a cell can move to, none if the cell is empty. */
static bool
slides(call *c, int *v) {
  const int from = bit_of(c);

  if (from < 0)
    return false;
  save_cells(c,
             bitboard_has(waldmeister_occupied(board_of(c)), from)
                 ? wide_slides(waldmeister_empty(board_of(c)), from)
                 : 0,
             v);
  return true;
}

static bool
free_trees(call *c, int *v) {
  const waldmeister_board *const b = board_of(c);

  save_cells(c, waldmeister_occupied(b) & wide_neighbours(waldmeister_empty(b)),
             v);
  return true;
}

/* The replants of a tree on the cells that score highest for a goal. */
static bool
greedy_moves(call *c, int *v) {
  const uint8_t *const hand = waldmeister_of(&c->position)->hand[0];
  unsigned kinds = 0;

  (void)v;
  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
    if (hand[kind])
      kinds |= 1u << kind;
  c->n_moves = waldmeister_greedy(
      board_of(c), (enum waldmeister_goal)(*part_of(c, &GOAL) - 1), cells_of(c),
      kinds, c->moves);
  return true;
}

static bool
plant_tree(call *c, int *v) {
  waldmeister_board b = *board_of(c);
  const int bit = bit_of(c);

  if (bit < 0 || waldmeister_at(&b, bit) >= 0)
    return false;
  waldmeister_put(&b, waldmeister_load_tree(part_of(c, &TREE)), bit);
  waldmeister_save_board(&b, v);
  return true;
}

static bool
take_from_hand(call *c, int *v) {
  uint8_t *const hand = waldmeister_in(&c->position)->hand[0];
  const int kind = waldmeister_load_tree(part_of(c, &TREE));

  if (!hand[kind])
    return false;
  hand[kind]--;
  waldmeister_save_hand(hand, v);
  return true;
}

const original waldmeister_originals[] = {
    {"count_height_values", 2, .in = {{1, &BOARD}},
     .out = {{2, &ORIGINAL_INTEGER}}, .run = heights},
    {"count_color_values", 2, .in = {{1, &BOARD}},
     .out = {{2, &ORIGINAL_INTEGER}}, .run = colors},
    {"height_group", 5,
     .in = {{1, &BOARD}, {2, &BOARD_SIZE}, {3, &CELL_SET}, {4, &HEIGHT}},
     .out = {{5, &ORIGINAL_INTEGER}}, .run = height_group},
    {"color_group", 5,
     .in = {{1, &BOARD}, {2, &BOARD_SIZE}, {3, &CELL_SET}, {4, &COLOR}},
     .out = {{5, &ORIGINAL_INTEGER}}, .run = color_group},
    {"getPiece", 3, .in = {{1, &BOARD}, {2, &CELL}}, .out = {{3, &PIECE}},
     .run = get_piece},
    {"slides", 3, .in = {{1, &BOARD}, {2, &CELL}}, .out = {{3, &CELLS}},
     .run = slides},
    {"free_trees", 2, .in = {{1, &BOARD}}, .out = {{2, &CELLS}},
     .run = free_trees},
    {"greedy_moves", 5,
     .in = {{1, &BOARD}, {2, &GOAL}, {3, &HAND}, {4, &CELL_SET}},
     .out = {{5, &ORIGINAL_MOVES}}, .run = greedy_moves},
    {"plant_tree", 4, .in = {{1, &BOARD}, {2, &TREE}, {3, &CELL}},
     .out = {{4, &BOARD}}, .run = plant_tree},
    {"take_from_hand", 3, .in = {{1, &HAND}, {2, &TREE}}, .out = {{3, &HAND}},
     .run = take_from_hand},
    {0}};
