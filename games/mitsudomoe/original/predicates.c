/* The predicates of Mitsudomoe's original program that run in C: their
   arguments are a board, and the hands where they count, see
   ../README.md. */

#include "../../../c_src/bridge/original.h"
#include "../codec.h"

extern const shape mitsudomoe_board_shape, mitsudomoe_hands_shape,
    mitsudomoe_move_shape, mitsudomoe_kind_shape, mitsudomoe_rules_shape,
    mitsudomoe_player_shape, mitsudomoe_level_shape, mitsudomoe_truth_shape;

/* ------------------------------------------------------------------------
   Parts
   ------------------------------------------------------------------------ */

static bool
load_board(call *c, const int *v) {
  return mitsudomoe_load_board(v, mitsudomoe_in(&c->position));
}

static bool
load_hands(call *c, const int *v) {
  return !v || mitsudomoe_check_hands(v, mitsudomoe_of(&c->position));
}

static bool
load_rules(call *c, const int *v) {
  mitsudomoe_in(&c->position)->official = v != NULL;
  return true;
}

static const original_part KIND = {.shape = &mitsudomoe_kind_shape};
static const original_part MOVE = {.shape = &mitsudomoe_move_shape};

static bool
is_of_rings(const call *c) {
  return *part_of(c, &KIND) == MITSUDOMOE_RING;
}

static bool
is_from_supply(const call *c) {
  const int *const m = part_of(c, &MOVE);

  return m[0] == -1 && m[1] == -1;
}

static const original_part BOARD = {.shape = &mitsudomoe_board_shape,
                                    .load = load_board};
static const original_part HANDS = {.shape = &mitsudomoe_hands_shape,
                                    .load = load_hands};
static const original_part HANDS_OF_RINGS = {.shape = &mitsudomoe_hands_shape,
                                             .wanted = is_of_rings,
                                             .load = load_hands};
static const original_part HANDS_OF_SUPPLY = {.shape = &mitsudomoe_hands_shape,
                                              .wanted = is_from_supply,
                                              .load = load_hands};
static const original_part RULES = {.shape = &mitsudomoe_rules_shape,
                                    .absence = ABSENT_IF_FLAWED,
                                    .load = load_rules};
static const original_part PLAYER = {.shape = &mitsudomoe_player_shape,
                                     .domain = "player"};
static const original_part LEVEL = {
    .shape = &mitsudomoe_level_shape, .type = "integer", .domain = "level"};
static const original_part TRUTH = {.shape = &mitsudomoe_truth_shape};

static enum player
player_of(const call *c) {
  return (enum player) * part_of(c, &PLAYER);
}

/* ------------------------------------------------------------------------
   Predicates
   ------------------------------------------------------------------------ */

static bool
kind_moves(call *c, int *v) {
  (void)v;
  c->n_moves = (is_of_rings(c) ? mitsudomoe_ring_moves : mitsudomoe_ball_moves)(
      mitsudomoe_of(&c->position), player_of(c), c->moves);
  return true;
}

/* Moves the piece of the part MOVE in the position of C, if it is on top of its
   stack and the other stack carries it. */
static bool
shift(const call *c, mitsudomoe_position *p) {
  const move m = c->codec->encode(part_of(c, &MOVE));

  if (m == MOVE_NONE || !mitsudomoe_can_shift(p, m))
    return false;
  mitsudomoe_shift(p, m);
  return true;
}

static bool
move_piece(call *c, int *v) {
  mitsudomoe_position *const p = mitsudomoe_in(&c->position);

  if (!shift(c, p))
    return false;
  mitsudomoe_save_hands(p, mitsudomoe_save_board(p, v));
  return true;
}

static bool
board_value(call *c, int *v) {
  *v = mitsudomoe_points(mitsudomoe_of(&c->position), player_of(c));
  return true;
}

static bool
on_goals(call *c, int *v) {
  *v = mitsudomoe_on_goals(mitsudomoe_of(&c->position), player_of(c));
  return true;
}

static bool
ring_worth(call *c, int *v) {
  mitsudomoe_position next = *mitsudomoe_of(&c->position);

  if (!shift(c, &next))
    return false;
  *v = mitsudomoe_ring_worth(&next, player_of(c), *part_of(c, &LEVEL));
  return true;
}

/* No ring comes from the supply. */
static bool
ball_worth(call *c, int *v) {
  mitsudomoe_position next = *mitsudomoe_of(&c->position);

  next.hand[0] = next.hand[1] = 0;
  if (!shift(c, &next))
    return false;
  *v = mitsudomoe_points(&next, player_of(c));
  return true;
}

const original mitsudomoe_originals[] = {
    {"kind_moves", 4, 2, 4,
     .in = {{2, &KIND},
            {ELEMENT(1), &BOARD},
            {ELEMENT(2), &HANDS_OF_RINGS},
            {ELEMENT(4), &RULES},
            {3, &PLAYER}},
     .out = {{4, &ORIGINAL_MOVES}}, .run = kind_moves},
    {"move", 4, 2, 4,
     .in = {{2, &MOVE},
            {3, &PLAYER},
            {ELEMENT(1), &BOARD},
            {ELEMENT(2), &HANDS_OF_SUPPLY}},
     .out = {{ELEMENT(1), &BOARD}, {ELEMENT(2), &HANDS_OF_SUPPLY}},
     .changed = 4, .run = move_piece},
    {"board_value", 3, 2, 4, .in = {{ELEMENT(1), &BOARD}, {2, &PLAYER}},
     .out = {{3, &ORIGINAL_INTEGER}}, .run = board_value},
    {"game_over", 3, 2, 4, .in = {{2, &PLAYER}, {ELEMENT(1), &BOARD}},
     .out = {{3, &TRUTH}}, .run = on_goals},
    {"areBallsOnOpositeBase", 3, .in = {{1, &BOARD}, {2, &PLAYER}},
     .out = {{3, &TRUTH}}, .run = on_goals},
    {"ring_worths", 5, 2, 4,
     .in = {{ELEMENT(1), &BOARD},
            {ELEMENT(2), &HANDS},
            {ELEMENT(4), &RULES},
            {2, &PLAYER},
            {3, &LEVEL},
            {4, &MOVE}},
     .out = {{5, &ORIGINAL_INTEGER}}, .each = true, .run = ring_worth},
    {"ball_worths", 4, 2, 4,
     .in = {{ELEMENT(1), &BOARD}, {2, &PLAYER}, {3, &MOVE}},
     .out = {{4, &ORIGINAL_INTEGER}}, .each = true, .run = ball_worth},
    {0}};
