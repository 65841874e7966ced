/* The terms of Mitsudomoe, and the predicates of the original program that run
   in C; see ../../games/mitsudomoe/shapes.pl and README.md. */

#include "codec.h"

#include <string.h>

#include "../games/mitsudomoe.h"

extern const shape mitsudomoe_state_shape, mitsudomoe_board_shape,
    mitsudomoe_hands_shape, mitsudomoe_move_shape, mitsudomoe_kind_shape,
    mitsudomoe_rules_shape, mitsudomoe_player_shape;

/* The parts of a stack that do not move; their numbers follow the pieces. */
enum { WHITE_BASE = MITSUDOMOE_BLACK_BALL + 1, EMPTY = WHITE_BASE + 2 };

/* The base of each home cell; 0 for other cells. */
static int BASE[MITSUDOMOE_BITS];

/* ------------------------------------------------------------------------
   States and moves
   ------------------------------------------------------------------------ */

/* Adds the stack V on CELL to P and takes its rings from the hands of P.  From
   the bottom up a stack is `empty`, the base of a home cell, rings, perhaps a
   ball on a ring of its colour.  Returns false for any other stack, or if the
   hands do not have its rings. */
static bool
load_stack(const int *v, int cell, mitsudomoe_position *p) {
  const mitsudomoe_set bit = (mitsudomoe_set)1 << cell;
  const int *piece = v + v[0];
  unsigned stack = 1;

  if (piece == v || *piece-- != EMPTY)
    return false;
  if (BASE[cell] && (piece == v || *piece-- != BASE[cell]))
    return false;
  for (; piece > v && *piece <= MITSUDOMOE_BLACK_RING; piece--) {
    if (p->hand[*piece]-- == 0)
      return false;
    stack = stack << 1 | (unsigned)*piece;
  }
  p->stack[cell] = (uint16_t)stack;
  if (stack > 1)
    p->rings[stack & 1] |= bit;
  if (piece > v) {
    if (stack == 1 || *piece != (int)mitsudomoe_piece(true, stack & 1))
      return false;
    p->balls[stack & 1] |= bit;
    piece--;
  }
  return piece == v;
}

/* Sets P to the board V, with all other rings in the hands.  Returns the end of
   V, NULL if a player does not have three balls and at most eight rings. */
static const int *
load_board(const int *v, mitsudomoe_position *p) {
  memset(p, 0, sizeof *p);
  p->hand[0] = p->hand[1] = MITSUDOMOE_RINGS;
  for (int row = 0; row < MITSUDOMOE_ROWS; row++)
    for (int col = 0; col < MITSUDOMOE_COLUMNS; col++, v += 1 + v[0])
      if (!load_stack(v, mitsudomoe_bit(col, row), p))
        return NULL;
  for (int player = 0; player < 2; player++)
    if (bitboard_count64(p->balls[player]) != MITSUDOMOE_BALLS)
      return NULL;
  return v;
}

/* Returns the end of the hands V, NULL if they are not those of P. */
static const int *
check_hands(const int *v, const mitsudomoe_position *p) {
  for (int player = 0; player < 2; player++, v += 1 + v[0])
    if (v[0] != p->hand[player])
      return NULL;
  return v;
}

static bool
load(const int *v, position *pos) {
  mitsudomoe_position *const p = mitsudomoe_in(pos);

  if (!(v = load_board(v, p)) || !(v = check_hands(v, p)))
    return false;
  p->to_move = (uint8_t)*v++;
  if (*v++ == 0) {
    p->step = (uint8_t)*v++;
  } else {
    p->step = MITSUDOMOE_RELOCATE;
    for (int n = *v++; n > 0; n--, v += 2)
      p->vaulted |= (mitsudomoe_set)1 << mitsudomoe_bit(v[0], v[1]);
  }
  p->official = *v;
  mitsudomoe_settle(p);
  return p->step != MITSUDOMOE_RELOCATE || mitsudomoe_can_relocate(p);
}

static int *
save_board(const mitsudomoe_position *p, int *v) {
  for (int row = 0; row < MITSUDOMOE_ROWS; row++)
    for (int col = 0; col < MITSUDOMOE_COLUMNS; col++) {
      const int cell = mitsudomoe_bit(col, row);
      int *const length = v;

      for (int player = 0; player < 2; player++)
        if (mitsudomoe_has(p->balls[player], cell))
          *++v = (int)mitsudomoe_piece(true, (enum player)player);
      for (unsigned stack = p->stack[cell]; stack > 1; stack >>= 1)
        *++v = stack & 1;
      if (BASE[cell])
        *++v = BASE[cell];
      *++v = EMPTY;
      *length = (int)(v++ - length);
    }
  return v;
}

static int *
save_hands(const mitsudomoe_position *p, int *v) {
  for (int player = 0; player < 2; player++) {
    *v++ = p->hand[player];
    for (int i = 0; i < p->hand[player]; i++)
      *v++ = 0;
  }
  return v;
}

static int *
save(const position *pos, const int *before, int *v) {
  const mitsudomoe_position *const p = mitsudomoe_of(pos);

  (void)before;
  v = save_hands(p, save_board(p, v));
  *v++ = p->to_move;
  *v++ = p->step == MITSUDOMOE_RELOCATE;
  if (p->step != MITSUDOMOE_RELOCATE) {
    *v++ = p->step;
  } else {
    *v++ = bitboard_count64(p->vaulted);
    for (mitsudomoe_set s = p->vaulted; s; s &= s - 1) {
      *v++ = mitsudomoe_col(__builtin_ctz(s));
      *v++ = mitsudomoe_row(__builtin_ctz(s));
    }
  }
  *v++ = p->official;
  if (p->official)
    *v++ = 0;
  return v;
}

static bool
is_cell(const int *v) {
  return v[0] >= 0 && v[0] < MITSUDOMOE_COLUMNS && v[1] >= 0 &&
         v[1] < MITSUDOMOE_ROWS;
}

static bool
is_supply(const int *v) {
  return v[0] == -1 && v[1] == -1;
}

static move
encode(const int *v) {
  if (!(is_cell(v) || is_supply(v)) || !is_cell(v + 2))
    return MOVE_NONE;
  return mitsudomoe_encode(
      is_supply(v) ? MITSUDOMOE_SUPPLY : mitsudomoe_bit(v[0], v[1]),
      mitsudomoe_bit(v[2], v[3]), (enum mitsudomoe_piece)v[4]);
}

static void
decode(move m, int *v) {
  const int from = mitsudomoe_from(m), to = mitsudomoe_to(m);

  v[0] = from == MITSUDOMOE_SUPPLY ? -1 : mitsudomoe_col(from);
  v[1] = from == MITSUDOMOE_SUPPLY ? -1 : mitsudomoe_row(from);
  v[2] = mitsudomoe_col(to);
  v[3] = mitsudomoe_row(to);
  v[4] = (int)mitsudomoe_piece_of(m);
}

/* ------------------------------------------------------------------------
   Predicates of the original program: a board, and the hands where they count
   ------------------------------------------------------------------------ */

/* Reads a board and its vector V. */
static bool
get_board(term_t board, mitsudomoe_position *p, int *v) {
  return shape_get(&mitsudomoe_board_shape, board, v) &&
         (load_board(v, p) || shape_refuse(&mitsudomoe_board_shape, board));
}

/* Whether HANDS are those of P; false with an exception if they are not. */
static bool
are_hands(term_t hands, const mitsudomoe_position *p) {
  int v[SHAPE_MOST];

  return shape_get(&mitsudomoe_hands_shape, hands, v) &&
         (check_hands(v, p) || shape_refuse(&mitsudomoe_hands_shape, hands));
}

/* Reads `seed` or `official`. */
static bool
get_rules(term_t rules, mitsudomoe_position *p) {
  int i;

  if (shape_get_one(&mitsudomoe_rules_shape, rules, &i) != FLAW_NONE)
    return false;
  p->official = i;
  return true;
}

/* '$mitsudomoe_moves'(+Kind, +Board, +Hands, +Rules, +Player, -Moves): Kind is
   ring or ball. */
static foreign_t
pl_moves(term_t kind_term, term_t board, term_t hands, term_t rules,
         term_t player_term, term_t moves) {
  mitsudomoe_position p;
  int v[SHAPE_MOST], kind;
  enum player player;
  move list[MITSUDOMOE_MAX_MOVES];
  const term_t result = PL_new_term_ref();

  if (shape_get_one(&mitsudomoe_kind_shape, kind_term, &kind) != FLAW_NONE ||
      !get_board(board, &p, v) ||
      (kind == MITSUDOMOE_RING && !are_hands(hands, &p)) ||
      !get_rules(rules, &p) ||
      !codec_get_player(&mitsudomoe_codec, player_term, &player))
    return FALSE;

  const int n = kind == MITSUDOMOE_RING
                    ? mitsudomoe_ring_moves(&p, player, list)
                    : mitsudomoe_ball_moves(&p, player, list);

  return codec_put_moves(&mitsudomoe_codec, list, n, result) &&
         PL_unify(moves, result);
}

/* '$mitsudomoe_move'(+Board, +Hands, +Move, +Player, -NewBoard, -NewHands) is
   semidet. */
static foreign_t
pl_move(term_t board, term_t hands, term_t move_term, term_t player_term,
        term_t new_board, term_t new_hands) {
  mitsudomoe_position p;
  int m[SHAPE_MOST], v[SHAPE_MOST], w[SHAPE_MOST];
  enum player player;
  const term_t board_term = PL_new_term_ref(),
               hands_term = PL_copy_term_ref(hands);

  if (!shape_get(&mitsudomoe_move_shape, move_term, m) ||
      !codec_get_player(&mitsudomoe_codec, player_term, &player))
    return FALSE;

  const move code = encode(m);

  if (!get_board(board, &p, v) || (is_supply(m) && !are_hands(hands, &p)) ||
      code == MOVE_NONE || !mitsudomoe_can_shift(&p, code))
    return FALSE;
  mitsudomoe_shift(&p, code);
  save_board(&p, w);
  if (!shape_update(&mitsudomoe_board_shape, board, v, w, board_term))
    return FALSE;
  if (is_supply(m)) {
    save_hands(&p, w);
    if (!shape_put(&mitsudomoe_hands_shape, w, hands_term))
      return FALSE;
  }
  return PL_unify(new_board, board_term) && PL_unify(new_hands, hands_term);
}

/* '$mitsudomoe_value'(+Board, +Player, -Value) */
static foreign_t
pl_value(term_t board, term_t player_term, term_t value) {
  mitsudomoe_position p;
  int v[SHAPE_MOST];
  enum player player;

  return get_board(board, &p, v) &&
         codec_get_player(&mitsudomoe_codec, player_term, &player) &&
         PL_unify_integer(value, mitsudomoe_points(&p, player));
}

/* '$mitsudomoe_ring_worths'(+Board, +Hands, +Rules, +Player, +Level, +Moves,
   -Worths) is semidet.  Fails if one of the moves cannot be made. */
static foreign_t
pl_ring_worths(term_t board, term_t hands, term_t rules, term_t player_term,
               term_t level_term, term_t moves, term_t worths) {
  const term_t tail = PL_copy_term_ref(moves), rest = PL_copy_term_ref(worths);
  const term_t head = PL_new_term_ref(), worth = PL_new_term_ref();
  mitsudomoe_position p;
  int v[SHAPE_MOST], level;
  enum player player;
  bool possible = true;

  if (!get_board(board, &p, v) || !are_hands(hands, &p) ||
      !get_rules(rules, &p) ||
      !codec_get_player(&mitsudomoe_codec, player_term, &player) ||
      !get_one_to(level_term, 3, "level", &level) || !check_ground(moves))
    return FALSE;
  if (PL_skip_list(moves, 0, NULL) != PL_LIST)
    return PL_type_error("list", moves);
  while (PL_get_list(tail, head, tail)) {
    mitsudomoe_position next = p;
    move m;

    if (!codec_get_move(&mitsudomoe_codec, head, &m))
      return FALSE;
    possible = possible && m != MOVE_NONE && mitsudomoe_can_shift(&p, m);
    if (!possible)
      continue;
    mitsudomoe_shift(&next, m);
    if (!PL_unify_list(rest, worth, rest) ||
        !PL_unify_integer(worth, mitsudomoe_ring_worth(&next, player, level)))
      return FALSE;
  }
  return possible && PL_unify_nil(rest);
}

static void
install(void) {
  for (int cell = 0; cell < MITSUDOMOE_BITS; cell++)
    for (int player = 0; player < 2; player++)
      if (mitsudomoe_has(mitsudomoe_home((enum player)player), cell))
        BASE[cell] = WHITE_BASE + player;
}

static const PL_extension PREDICATES[] = {
    {"$mitsudomoe_moves", 6, (pl_function_t)pl_moves, 0},
    {"$mitsudomoe_move", 6, (pl_function_t)pl_move, 0},
    {"$mitsudomoe_value", 3, (pl_function_t)pl_value, 0},
    {"$mitsudomoe_ring_worths", 7, (pl_function_t)pl_ring_worths, 0},
    {NULL, 0, NULL, 0}};

const codec mitsudomoe_codec = {
    .game = &mitsudomoe_game,
    .state = &mitsudomoe_state_shape,
    .move = &mitsudomoe_move_shape,
    .player = &mitsudomoe_player_shape,
    .load = load,
    .save = save,
    .encode = encode,
    .decode = decode,
    .predicates = PREDICATES,
    .install = install,
};
