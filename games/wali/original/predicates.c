/* The predicates of Wali's original program that run in C: their arguments are
   a board of any stones, Color-Phase and cells, see ../README.md.
 */

#include "../../../c_src/bridge/original.h"
#include "../codec.h"

#include <string.h>

extern const shape wali_board_shape, wali_turn_shape, wali_move_shape,
    wali_cell_shape, wali_piece_shape, wali_player_shape, wali_level_shape;

/* ------------------------------------------------------------------------
   Parts
   ------------------------------------------------------------------------ */

/* A board has no last moves: a step may go back. */
static bool
load_board(call *c, const int *v) {
  wali_position *const p = wali_in(&c->position);

  memset(p, 0, sizeof *p);
  p->rules = WALI_GO_BACK_ALLOWED;
  wali_load_board(v, p);
  return true;
}

/* For a drop the player gets one stone in hand. */
static bool
load_turn(call *c, const int *v) {
  wali_position *const p = wali_in(&c->position);

  p->to_move = (uint8_t)v[0];
  p->phase = (uint8_t)v[2]; /* v[1]: the first of the two alternatives */
  p->hand[p->to_move] = p->phase == WALI_DROP;
  return true;
}

static const original_part BOARD = {.shape = &wali_board_shape,
                                    .load = load_board};
static const original_part TURN = {.shape = &wali_turn_shape,
                                   .load = load_turn};
static const original_part MOVE = {.shape = &wali_move_shape};
static const original_part CELL = {.shape = &wali_cell_shape};
static const original_part PIECE = {.shape = &wali_piece_shape};
static const original_part COLOR = {.shape = &wali_player_shape,
                                    .domain = "player"};
static const original_part LEVEL = {
    .shape = &wali_level_shape, .type = "integer", .domain = "level"};
static const original_part ROW = {
    .shape = &integer_shape, .type = "integer", .domain = "integer"};
static const original_part COLUMN = {
    .shape = &integer_shape, .type = "integer", .domain = "integer"};

/* Returns where in the vector of a board the content of the cell COLUMN-ROW is;
   0 if the board has no such cell. */
static int
place(const int *board, int column, int row) {
  const int rows = board[0], columns = board[1];

  return column >= 0 && column < columns && row >= 0 && row < rows
             ? 2 + row * (columns + 1) + column
             : 0;
}

static int
place_of(const call *c) {
  return place(part_of(c, &BOARD), *part_of(c, &COLUMN), *part_of(c, &ROW));
}

/* ------------------------------------------------------------------------
   Predicates
   ------------------------------------------------------------------------ */

static bool
board_moves(call *c, int *v) {
  (void)v;
  c->n_moves = wali_plies(wali_of(&c->position), c->moves);
  return true;
}

static bool
move_on_board(call *c, int *v) {
  const move m = c->codec->encode(part_of(c, &MOVE));
  position after;

  if (!wali_is_ply(wali_of(&c->position), m))
    return false;
  wali_game.play(&c->position, m, &after);
  wali_save_board(wali_of(&after), part_of(c, &BOARD), v);
  return true;
}

static bool
board_best_moves(call *c, int *v) {
  const wali_position *const p = wali_of(&c->position);
  watch w = {.stop = stop_on_exception};

  if (wali_has_too_few(p, PLAYER_1) || wali_has_too_few(p, PLAYER_2))
    return board_moves(c, v);
  c->n_moves =
      wali_bots.best_moves(&c->position, *part_of(c, &LEVEL), &w, c->moves);
  return true;
}

/* The winner is the opponent of the loser, nobody if there is no loser.  A
   player with too few stones loses; then a player without a step; player 1 is
   checked first. */
static bool
board_winner(call *c, int *v) {
  const wali_position *const p = wali_of(&c->position);

  *v = WALI_EMPTY;
  for (int stuck = 0; stuck < 2; stuck++)
    for (enum player player = PLAYER_1; player <= PLAYER_2; player++)
      if (*v == WALI_EMPTY &&
          (stuck ? !wali_can_step(p, player) : wali_has_too_few(p, player)))
        *v = !player;
  return true;
}

static bool
get_piece(call *c, int *v) {
  const int i = place_of(c);

  *v = part_of(c, &BOARD)[i];
  return i;
}

static bool
set_piece(call *c, int *v) {
  const int *const board = part_of(c, &BOARD);
  const int i = place_of(c);

  memcpy(v, board, (size_t)BOARD.shape->size(board) * sizeof *v);
  v[i] = *part_of(c, &PIECE);
  return i;
}

static bool
check_cross(call *c, int *v) {
  const uint64_t own = wali_of(&c->position)->stones[*part_of(c, &COLOR)];

  (void)v;
  return place_of(c) && !(wali_neighbours(own) >> wali_bit(*part_of(c, &COLUMN),
                                                           *part_of(c, &ROW)) &
                          1);
}

static bool
match(call *c, int *v) {
  const uint64_t own = wali_of(&c->position)->stones[*part_of(c, &COLOR)];
  const int *const cell = part_of(c, &CELL);

  if (!place(part_of(c, &BOARD), cell[0], cell[1]))
    return false;

  const int bit = wali_bit(cell[0], cell[1]);

  v[0] = wali_threes_in_columns(own) >> bit & 1 ? cell[0] : -1;
  v[1] = wali_threes_in_rows(own) >> bit & 1 ? cell[1] : -1;
  return true;
}

const original wali_originals[] = {
    {"board_moves", 3, .in = {{1, &BOARD}, {2, &TURN}},
     .out = {{3, &ORIGINAL_MOVES}}, .run = board_moves},
    {"board_best_moves", 4, .in = {{1, &BOARD}, {2, &TURN}, {3, &LEVEL}},
     .out = {{4, &ORIGINAL_MOVES}}, .run = board_best_moves},
    {"board_winner", 2, .in = {{1, &BOARD}}, .out = {{2, &PIECE}},
     .run = board_winner},
    {"move", 4, .in = {{1, &BOARD}, {2, &MOVE}, {3, &TURN}},
     .out = {{4, &BOARD}}, .run = move_on_board},
    {"get_piece", 4, .in = {{1, &BOARD}, {2, &ROW}, {3, &COLUMN}},
     .out = {{4, &PIECE}}, .run = get_piece},
    {"set_piece", 5, .in = {{1, &BOARD}, {2, &ROW}, {3, &COLUMN}, {4, &PIECE}},
     .out = {{5, &BOARD}}, .run = set_piece},
    {"check_cross", 4,
     .in = {{1, &BOARD}, {2, &ROW}, {3, &COLUMN}, {4, &COLOR}},
     .run = check_cross},
    {"match_", 4, .in = {{1, &BOARD}, {2, &COLOR}, {3, &CELL}},
     .out = {{4, &CELL}}, .run = match},
    {0}};
