/* The terms of Wali, and the predicates of the original program that run in C;
   see ../../games/wali/shapes.pl and README.md. */

#include "codec.h"

#include <string.h>

#include "../games/wali.h"

extern const shape wali_state_shape, wali_board_shape, wali_turn_shape,
    wali_move_shape, wali_player_shape;

/* The content of an empty cell; 0 and 1 are stones of the two players. */
enum { EMPTY = 2 };

/* ------------------------------------------------------------------------
   States and moves
   ------------------------------------------------------------------------ */

/* Returns the code of the move CC-CR/NC-NR, MOVE_NONE if it leaves the largest
   board. */
static move
encode(const int *v) {
  for (int i = 0; i < 4; i++)
    if (v[i] < 0 || v[i] >= WALI_MAX_SIDE)
      return MOVE_NONE;
  return wali_move(wali_bit(v[0], v[1]), wali_bit(v[2], v[3]));
}

static void
decode(move m, int *v) {
  const int from = wali_from(m), to = wali_to(m);

  v[0] = from / WALI_STRIDE;
  v[1] = from % WALI_STRIDE;
  v[2] = to / WALI_STRIDE;
  v[3] = to % WALI_STRIDE;
}

/* Sets the cells and stones of P; returns the end of the board's vector. */
static const int *
load_board(const int *v, wali_position *p) {
  const int rows = *v++;
  int columns = 0;

  for (int r = 0; r < rows; r++) {
    columns = *v++;
    for (int c = 0; c < columns; c++, v++)
      if (*v != EMPTY)
        p->stones[*v] |= (uint64_t)1 << wali_bit(c, r);
  }
  p->cells = wali_cells(columns, rows);
  return v;
}

static bool
load(const int *v, position *pos) {
  wali_position *const p = wali_in(pos);

  const bool has_rules = *v++;

  memset(p, 0, sizeof *p);
  v = load_board(v, p);
  p->to_move = (uint8_t)*v++;
  p->phase = (uint8_t)(v[0] == 0 ? v[1] : WALI_PEEK_2);
  v += 2;
  for (int player = 0; player < 2; player++)
    p->hand[player] = (uint8_t)*v++;
  for (int player = 0; player < 2; player++) {
    p->last[player] = WALI_NO_MOVE;
    if (!*v++)
      continue;

    const move last = encode(v);

    if (last == MOVE_NONE || last == WALI_NO_MOVE)
      return false;
    p->last[player] = (uint16_t)last;
    v += 4;
  }
  if (has_rules)
    p->rules = (uint8_t)*v;
  return (!has_rules || p->rules) && /* rules([]) is not written */
         wali_is_consistent(p);
}

/* Returns the content of CELL. */
static int
content_of(const wali_position *p, int cell) {
  for (int player = 0; player < 2; player++)
    if (p->stones[player] >> cell & 1)
      return player;
  return EMPTY;
}

/* Writes the board of P with the size of the board BEFORE; returns its end. */
static int *
save_board(const wali_position *p, const int *before, int *v) {
  const int rows = before[0], columns = before[1];

  *v++ = rows;
  for (int r = 0; r < rows; r++) {
    *v++ = columns;
    for (int c = 0; c < columns; c++)
      *v++ = content_of(p, wali_bit(c, r));
  }
  return v;
}

static int *
save(const position *pos, const int *before, int *v) {
  const wali_position *const p = wali_of(pos);

  *v++ = p->rules != 0;
  v = save_board(p, before + 1, v);
  *v++ = p->to_move;
  *v++ = p->phase == WALI_PEEK_2;
  *v++ = p->phase == WALI_PEEK_2 ? 0 : p->phase;
  for (int player = 0; player < 2; player++)
    *v++ = p->hand[player];
  for (int player = 0; player < 2; player++) {
    *v++ = p->last[player] != WALI_NO_MOVE;
    if (p->last[player] != WALI_NO_MOVE) {
      decode(p->last[player], v);
      v += 4;
    }
  }
  if (p->rules)
    *v++ = p->rules;
  return v;
}

/* ------------------------------------------------------------------------
   Predicates of the original program: a board, and Color-Phase
   ------------------------------------------------------------------------ */

/* Reads a board without a state into P, a position without last moves, where a
   step may go back. */
static bool
get_board(term_t board, wali_position *p, int *v) {
  if (!shape_get(&wali_board_shape, board, v))
    return false;
  memset(p, 0, sizeof *p);
  p->rules = WALI_GO_BACK_ALLOWED;
  load_board(v, p);
  return true;
}

/* Reads Color-Phase into P.  For a drop the player gets one stone in hand. */
static bool
get_turn(term_t turn, wali_position *p) {
  int v[SHAPE_MOST];

  if (!shape_get(&wali_turn_shape, turn, v))
    return false;
  p->to_move = (uint8_t)v[0];
  p->phase = (uint8_t)v[2]; /* v[1]: the first of the two alternatives */
  p->hand[p->to_move] = p->phase == WALI_DROP;
  return true;
}

static bool
unify_moves(term_t moves, const move *list, int n) {
  const term_t result = PL_new_term_ref();

  return n >= 0 && codec_put_moves(&wali_codec, list, n, result) &&
         PL_unify(moves, result);
}

/* '$wali_moves'(+Board, +Turn, -Moves) */
static foreign_t
pl_moves(term_t board, term_t turn, term_t moves) {
  wali_position p;
  int v[SHAPE_MOST];
  move list[WALI_MAX_MOVES];

  return get_board(board, &p, v) && get_turn(turn, &p) &&
         unify_moves(moves, list, wali_plies(&p, list));
}

/* '$wali_move'(+Board, +Move, +Turn, -NewBoard) is semidet. */
static foreign_t
pl_move(term_t board, term_t move_term, term_t turn, term_t new_board) {
  position before, after;
  wali_position *const p = wali_in(&before);
  int v[SHAPE_MOST], w[SHAPE_MOST];
  move m;
  const term_t result = PL_new_term_ref();

  if (!get_board(board, p, v) || !codec_get_move(&wali_codec, move_term, &m) ||
      !get_turn(turn, p) || !wali_is_ply(p, m))
    return FALSE;
  wali_game.play(&before, m, &after);

  save_board(wali_of(&after), v, w);
  return shape_update(&wali_board_shape, board, v, w, result) &&
         PL_unify(new_board, result);
}

/* '$wali_best_moves'(+Board, +Turn, +Level, -Moves) */
static foreign_t
pl_best_moves(term_t board, term_t turn, term_t level_term, term_t moves) {
  position pos;
  wali_position *const p = wali_in(&pos);
  int v[SHAPE_MOST], level;
  move list[WALI_MAX_MOVES];
  watch w = {.stop = stop_on_exception};

  if (!get_board(board, p, v) || !get_turn(turn, p) ||
      !get_one_to(level_term, wali_bots.levels, "level", &level))
    return FALSE;
  return unify_moves(moves, list,
                     wali_has_too_few(p, PLAYER_1) ||
                             wali_has_too_few(p, PLAYER_2)
                         ? wali_plies(p, list)
                         : wali_bots.best_moves(&pos, level, &w, list));
}

/* '$wali_winner'(+Board, -Winner): Winner is the opponent of the loser, 'O' if
   there is no loser.  A player with too few stones loses; then a player without
   a step; player 1 is checked first. */
static foreign_t
pl_winner(term_t board, term_t winner) {
  wali_position p;
  int v[SHAPE_MOST];
  const term_t result = PL_new_term_ref();

  if (!get_board(board, &p, v))
    return FALSE;
  for (int stuck = 0; stuck < 2; stuck++)
    for (enum player player = PLAYER_1; player <= PLAYER_2; player++)
      if (stuck ? !wali_can_step(&p, player) : wali_has_too_few(&p, player))
        return codec_put_player(&wali_codec, !player, result) &&
               PL_unify(winner, result);
  return PL_unify_atom_chars(winner, "O");
}

static const PL_extension PREDICATES[] = {
    {"$wali_moves", 3, (pl_function_t)pl_moves, 0},
    {"$wali_move", 4, (pl_function_t)pl_move, 0},
    {"$wali_best_moves", 4, (pl_function_t)pl_best_moves, 0},
    {"$wali_winner", 2, (pl_function_t)pl_winner, 0},
    {NULL, 0, NULL, 0}};

const codec wali_codec = {
    .game = &wali_game,
    .state = &wali_state_shape,
    .move = &wali_move_shape,
    .player = &wali_player_shape,
    .load = load,
    .save = save,
    .encode = encode,
    .decode = decode,
    .predicates = PREDICATES,
};
