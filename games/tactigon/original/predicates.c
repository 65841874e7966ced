/* The predicates of Tactigon's original program that run in C, see
   ../README.md. */

#include "../../../c_src/bridge/original.h"
#include "../codec.h"

#include <string.h>

extern const shape tactigon_state_shape, tactigon_board_shape,
    tactigon_rules_shape, tactigon_piece_shape, tactigon_cell_shape,
    tactigon_cells_shape, tactigon_move_shape, tactigon_player_shape;

/* ------------------------------------------------------------------------
   Parts
   ------------------------------------------------------------------------ */

static bool
load_state(call *c, const int *v) {
  return c->codec->load(v, &c->position);
}

static bool
load_rules(call *c, const int *v) {
  tactigon_position *const p = tactigon_in(&c->position);

  memset(p, 0, sizeof *p);
  return tactigon_set_rules(v, p);
}

static bool
load_board(call *c, const int *v) {
  return tactigon_load_pieces(v, tactigon_in(&c->position));
}

static bool
check_piece(call *c, const int *v) {
  (void)c;
  return tactigon_exists(v);
}

static const original_part STATE = {.shape = &tactigon_state_shape,
                                    .load = load_state};
static const original_part RULES = {.shape = &tactigon_rules_shape,
                                    .absence = ABSENT_IF_UNBOUND,
                                    .load = load_rules};
static const original_part BOARD = {.shape = &tactigon_board_shape,
                                    .load = load_board};
static const original_part MOVE = {.shape = &tactigon_move_shape};
static const original_part PLAYER = {.shape = &tactigon_player_shape,
                                     .domain = "player"};
static const original_part STEPS = {.shape = &integer_shape,
                                    .type = "integer",
                                    .domain = "integer",
                                    .absence = ABSENT_IF_UNBOUND};
static const original_part PIECE = {.shape = &tactigon_piece_shape,
                                    .load = check_piece};
static const original_part CELL = {.shape = &tactigon_cell_shape};
static const original_part CELLS = {.shape = &tactigon_cells_shape};

/* ------------------------------------------------------------------------
   Settings
   ------------------------------------------------------------------------ */

static predicate_t PREDICATE_current_rules1;

static const int *
current_rules(int *v) {
  const term_t rules = PL_new_term_ref();

  return PL_call_predicate(NULL, PL_Q_PASS_EXCEPTION, PREDICATE_current_rules1,
                           rules) &&
                 shape_get(&tactigon_rules_shape, rules, v)
             ? v
             : NULL;
}

static void
install(void) {
  PREDICATE_current_rules1 =
      PL_predicate("current_rules", 1, "tactigon_settings");
  tactigon_current_rules = current_rules;
}

/* ------------------------------------------------------------------------
   Predicates
   ------------------------------------------------------------------------ */

/* The moves of the player to move, even if the game is over. */
static bool
walks(call *c, int *v) {
  (void)v;
  c->n_moves = tactigon_walks(tactigon_of(&c->position), c->moves);
  return true;
}

static bool
can_walk(call *c, int *v) {
  const move m = c->codec->encode(part_of(c, &MOVE));

  (void)v;
  return tactigon_can_walk(tactigon_of(&c->position), m);
}

/* The cells on which the part PIECE may end a walk from the part CELL, of at
   most STEPS steps or, if that part is absent, as many as the piece has. */
static bool
reach(call *c, int *v) {
  const tactigon_position *const p = tactigon_of(&c->position);
  const tactigon_board *const b = tactigon_board_of(p);
  const int *const steps = part_of(c, &STEPS);
  const int *const piece = part_of(c, &PIECE);
  const int *const cell = part_of(c, &CELL);
  const int from = tactigon_tile(b, cell[0], cell[1]), type = piece[AT_TYPE];
  bitboard to = 0;

  if (from != TACTIGON_NO_TILE)
    to = tactigon_reach(p, piece[AT_PLAYER], type,
                        steps ? *steps : tactigon_steps(p, type, from), from);
  *v++ = bitboard_count(to);
  while (to) {
    const uint8_t code = b->code[bitboard_pop(&to)];

    *v++ = code >> 4;
    *v++ = code & 0xf;
  }
  return true;
}

/* Returns the position on the tile X,Y in the vector V of a state, or NULL. */
static const int *
find(const int *v, int x, int y) {
  const int *const end = v + 1 + *v * POSITION_LENGTH;

  for (v++; v < end; v += POSITION_LENGTH)
    if (v[AT_X] == x && v[AT_Y] == y)
      return v;
  return NULL;
}

/* R7, R8, for pieces of either player. */
static bool
move_aux(call *c, int *v) {
  const int *const state = part_of(c, &STATE);
  const int *const end = state + 1 + *state * POSITION_LENGTH;
  const int *const m = part_of(c, &MOVE);
  const int *const attacker = find(state, m[0], m[1]);
  const int *const target = find(state, m[2], m[3]);
  const int *const defender = target == attacker ? NULL : target;
  const int *by_rank[TACTIGON_ALL_PIECES] = {NULL};
  int moved[POSITION_LENGTH];

  if (!attacker || tactigon_tile(tactigon_board_of(tactigon_of(&c->position)),
                                 m[2], m[3]) == TACTIGON_NO_TILE)
    return false;
  memcpy(moved, attacker, sizeof moved);
  moved[AT_X] = m[2];
  moved[AT_Y] = m[3];
  for (const int *p = state + 1; p < end; p += POSITION_LENGTH)
    if (p != attacker && p != defender)
      by_rank[tactigon_rank(p)] = p;
  if (!defender || !tactigon_both_go(attacker[AT_TYPE], defender[AT_TYPE]))
    by_rank[tactigon_rank(moved)] = moved;
  tactigon_save_after(by_rank, end, v);
  return true;
}

static bool
count_player_pieces(call *c, int *v) {
  const tactigon_position *const p = tactigon_of(&c->position);

  *v = bitboard_count(p->of_player[*part_of(c, &PLAYER)]);
  return true;
}

static bool
evaluate_advantage(call *c, int *v) {
  const tactigon_position *const p = tactigon_of(&c->position);

  count_player_pieces(c, v);
  *v -= bitboard_count(p->of_player[!*part_of(c, &PLAYER)]);
  return true;
}

static bool
pentagon_distance(call *c, int *v) {
  *v = tactigon_pentagon_distance(tactigon_of(&c->position),
                                  *part_of(c, &PLAYER));
  return true;
}

static bool
wins_game(call *c, int *v) {
  const bool wins =
      tactigon_wins(tactigon_of(&c->position), *part_of(c, &PLAYER));

  *v = wins ? TACTIGON_WIN_WORTH : 0;
  return true;
}

/* The parts of a predicate that reads only the board of a state. */
#define OF_BOARD                                                               \
  {                                                                            \
    {ELEMENT(3), &RULES}, {ELEMENT(1), &BOARD}, {                              \
      2, &PLAYER                                                               \
    }                                                                          \
  }

const original tactigon_originals[] = {
    {"walks", 2, .in = {{1, &STATE}}, .out = {{2, &ORIGINAL_MOVES}},
     .run = walks, .install = install},
    {"can_walk", 2, .in = {{1, &STATE}, {2, &MOVE}}, .run = can_walk},
    {"reach", 5, .in = {{1, &STATE}, {2, &STEPS}, {3, &PIECE}, {4, &CELL}},
     .out = {{5, &CELLS}}, .run = reach},
    {"move_aux", 3, .in = {{1, &STATE}, {2, &MOVE}}, .out = {{3, &STATE}},
     .run = move_aux},
    {"wins_game", 3, .in = {{1, &STATE}, {2, &PLAYER}},
     .out = {{3, &ORIGINAL_INTEGER}}, .run = wins_game},
    {"count_player_pieces", 3, 2, 3, .in = OF_BOARD,
     .out = {{3, &ORIGINAL_INTEGER}}, .run = count_player_pieces},
    {"evaluate_advantage", 3, 2, 3, .in = OF_BOARD,
     .out = {{3, &ORIGINAL_INTEGER}}, .run = evaluate_advantage},
    {"closest_to_opponent_pentagon", 3, 2, 3, .in = OF_BOARD,
     .out = {{3, &ORIGINAL_INTEGER}}, .run = pentagon_distance},
    {0}};
