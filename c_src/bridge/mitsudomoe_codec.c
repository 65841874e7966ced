/* The terms of Mitsudomoe, and the predicates of its document that run in C.
   State: [Board, [WhiteRings, BlackRings], Player-Step], or with a fourth
   element rules(official); see ../../games/mitsudomoe/README.md. */

#include "codec.h"

#include <string.h>

#include "../games/mitsudomoe.h"

static const char STATE_TYPE[] = "mitsudomoe_state";
static const char BOARD_TYPE[] = "mitsudomoe_board";
static const char HANDS_TYPE[] = "mitsudomoe_hands";
static const char MOVE_TYPE[] = "mitsudomoe_move";

/* What a stack is made of: the pieces that move, as enum mitsudomoe_piece
   numbers them, then what stays. */
enum { WHITE_BASE = 4, BLACK_BASE, EMPTY, SYMBOLS };

static atom_t ATOM_symbol[SYMBOLS];
static atom_t ATOM_player[2];
static atom_t ATOM_ring;
static atom_t ATOM_ball;
static atom_t ATOM_official;
static atom_t ATOM_True;
static atom_t ATOM_False;
static functor_t FUNCTOR_relocate1;
static functor_t FUNCTOR_rules1;

/* ------------------------------------------------------------------------
   Reading
   ------------------------------------------------------------------------ */

/* Reads an atom; FLAW_TYPE if T is none. */
static flaw
read_atom(term_t t, atom_t *a) {
  return PL_is_atom(t) && PL_get_atom(t, a) ? FLAW_NONE : FLAW_TYPE;
}

/* Which of the symbols A is, or -1. */
static int
symbol_of(atom_t a) {
  for (int i = 0; i < SYMBOLS; i++)
    if (ATOM_symbol[i] == a)
      return i;
  return -1;
}

/* Takes the first symbol from the list TAIL; -1 if there is none. */
static int
next_symbol(term_t tail, term_t head) {
  atom_t a;

  return PL_get_list(tail, head, tail) && PL_get_atom(head, &a) ? symbol_of(a)
                                                                : -1;
}

static bool
is_ring(int symbol) {
  return symbol == MITSUDOMOE_WHITE_RING || symbol == MITSUDOMOE_BLACK_RING;
}

static bool
is_ball(int symbol) {
  return symbol == MITSUDOMOE_WHITE_BALL || symbol == MITSUDOMOE_BLACK_BALL;
}

/* A board as it is read: P's balls, rings and stacks, and the number of rings
   of each colour. */
typedef struct board_reader {
  mitsudomoe_position *p;
  int rings[2];
  term_t tail, head; /* of the stack at hand */
} board_reader;

/* Reads what lies on CELL: perhaps a ball on a ring of its colour, rings, the
   base of a home cell, `empty`.  False if it is anything else. */
static bool
read_pieces(board_reader *r, term_t list, int cell) {
  mitsudomoe_position *const p = r->p;
  const mitsudomoe_set bit = (mitsudomoe_set)1 << cell;
  unsigned stack = 0;
  int height = 0;

  if (!PL_put_term(r->tail, list))
    return false;

  int symbol = next_symbol(r->tail, r->head);

  if (is_ball(symbol)) {
    const enum player player = symbol & 1;

    p->balls[player] |= bit;
    symbol = next_symbol(r->tail, r->head);
    if (symbol != (int)mitsudomoe_piece(false, player))
      return false;
  }
  if (is_ring(symbol))
    p->rings[symbol & 1] |= bit;
  for (; is_ring(symbol); symbol = next_symbol(r->tail, r->head)) {
    if (height == 2 * MITSUDOMOE_RINGS)
      return false;
    r->rings[symbol & 1]++;
    stack |= (unsigned)(symbol & 1) << height++;
  }
  p->stack[cell] = (uint16_t)(stack | 1u << height);
  for (int player = 0; player < 2; player++)
    if (mitsudomoe_home((enum player)player) & bit) {
      if (symbol != WHITE_BASE + player)
        return false;
      symbol = next_symbol(r->tail, r->head);
    }
  return symbol == EMPTY && PL_get_nil(r->tail);
}

/* FLAW_DOMAIN if LIST is a list of atoms, else FLAW_TYPE: what is wrong with a
   stack that read_pieces refuses. */
static flaw
flaw_of_stack(board_reader *r, term_t list) {
  size_t length;

  if (!PL_put_term(r->tail, list) ||
      PL_skip_list(r->tail, 0, &length) != PL_LIST)
    return FLAW_TYPE;
  while (PL_get_list(r->tail, r->head, r->tail))
    if (!PL_is_atom(r->head))
      return FLAW_TYPE;
  return FLAW_DOMAIN;
}

static flaw
read_row(board_reader *r, term_t row, int number) {
  const term_t tail = PL_copy_term_ref(row);
  const term_t stack = PL_new_term_ref();
  flaw worst = FLAW_NONE;

  for (int col = 0; col < MITSUDOMOE_COLUMNS; col++) {
    if (!PL_get_list(tail, stack, tail))
      return FLAW_TYPE;
    if (!read_pieces(r, stack, mitsudomoe_bit(col, number)))
      worst = flaw_worst(worst, flaw_of_stack(r, stack));
  }
  return PL_get_nil(tail) ? worst : FLAW_TYPE;
}

static int
count_balls(const mitsudomoe_position *p, int player) {
  return bitboard_count64(p->balls[player]);
}

/* Reads a board into P, all of which it sets, and the number of rings on it:
   three balls and at most eight rings each. */
static flaw
read_board(term_t board, mitsudomoe_position *p, int rings[2]) {
  board_reader r = {
      .p = p, .tail = PL_new_term_ref(), .head = PL_new_term_ref()};
  const term_t tail = PL_copy_term_ref(board);
  const term_t row = PL_new_term_ref();
  flaw worst = FLAW_NONE;

  memset(p, 0, sizeof *p);
  for (int number = 0; number < MITSUDOMOE_ROWS; number++) {
    if (!PL_get_list(tail, row, tail))
      return FLAW_TYPE;
    worst = flaw_worst(worst, read_row(&r, row, number));
  }
  if (!PL_get_nil(tail))
    return FLAW_TYPE;
  for (int player = 0; player < 2; player++) {
    rings[player] = r.rings[player];
    if (count_balls(p, player) != MITSUDOMOE_BALLS ||
        rings[player] > MITSUDOMOE_RINGS)
      worst = flaw_worst(worst, FLAW_DOMAIN);
  }
  return worst;
}

/* Reads the supply of PLAYER: a list of its rings. */
static flaw
read_hand(term_t list, int player, size_t *length) {
  const term_t tail = PL_copy_term_ref(list);
  const term_t head = PL_new_term_ref();
  flaw worst = FLAW_NONE;
  atom_t a;

  if (PL_skip_list(tail, 0, length) != PL_LIST)
    return FLAW_TYPE;
  while (PL_get_list(tail, head, tail)) {
    if (read_atom(head, &a) != FLAW_NONE)
      return FLAW_TYPE;
    if (a != ATOM_symbol[mitsudomoe_piece(false, (enum player)player)])
      worst = FLAW_DOMAIN;
  }
  return worst;
}

/* Reads the supplies that belong to a board with RINGS on it. */
static flaw
read_hands(term_t hands, const int rings[2], mitsudomoe_position *p) {
  const term_t tail = PL_copy_term_ref(hands);
  const term_t head = PL_new_term_ref();
  flaw worst = FLAW_NONE;

  for (int player = 0; player < 2; player++) {
    size_t length = 0;

    if (!PL_get_list(tail, head, tail))
      return FLAW_TYPE;
    worst = flaw_worst(worst, read_hand(head, player, &length));
    if (worst == FLAW_NONE &&
        length != (size_t)(MITSUDOMOE_RINGS - rings[player]))
      worst = FLAW_DOMAIN;
    p->hand[player] = (uint8_t)length;
  }
  return PL_get_nil(tail) ? worst : FLAW_TYPE;
}

/* The bit of cell COL-ROW, or -1. */
static int
cell_of(int col, int row) {
  return col >= 0 && col < MITSUDOMOE_COLUMNS && row >= 0 &&
                 row < MITSUDOMOE_ROWS
             ? mitsudomoe_bit(col, row)
             : -1;
}

/* Reads the cells of relocate(Cells): a sorted list, not empty. */
static flaw
read_cells(term_t list, mitsudomoe_set *cells) {
  const term_t tail = PL_copy_term_ref(list);
  const term_t head = PL_new_term_ref();
  flaw worst = FLAW_NONE;
  int last = -1;
  size_t length;

  *cells = 0;
  if (PL_skip_list(tail, 0, &length) != PL_LIST)
    return FLAW_TYPE;
  while (PL_get_list(tail, head, tail)) {
    int col = -1, row = -1;
    const flaw f = get_int_pair(head, &col, &row);
    const int cell = f == FLAW_NONE ? cell_of(col, row) : -1;

    if (f == FLAW_TYPE)
      return f;
    if (cell > last)
      *cells |= (mitsudomoe_set)1 << cell;
    else
      worst = FLAW_DOMAIN;
    last = cell;
  }
  return length > 0 ? worst : FLAW_DOMAIN;
}

static flaw
read_step(term_t t, mitsudomoe_position *p) {
  atom_t a;

  if (PL_is_functor(t, FUNCTOR_relocate1)) {
    const term_t cells = PL_new_term_ref();

    _PL_get_arg(1, t, cells);
    p->step = MITSUDOMOE_RELOCATE;
    return read_cells(cells, &p->vaulted);
  }
  if (read_atom(t, &a) != FLAW_NONE)
    return FLAW_TYPE;
  p->step = a == ATOM_ball ? MITSUDOMOE_BALL : MITSUDOMOE_RING;
  return a == ATOM_ball || a == ATOM_ring ? FLAW_NONE : FLAW_DOMAIN;
}

/* Reads Player-Step, which must fit the board that P has. */
static flaw
read_turn(term_t t, mitsudomoe_position *p) {
  const term_t arg = PL_new_term_ref();
  enum player player = PLAYER_1;

  if (!PL_is_functor(t, FUNCTOR_minus2))
    return FLAW_TYPE;
  _PL_get_arg(2, t, arg);

  const flaw step = read_step(arg, p);

  _PL_get_arg(1, t, arg);
  if (step == FLAW_TYPE || !PL_is_atom(arg))
    return FLAW_TYPE;
  if (!codec_get_player(&mitsudomoe_codec, arg, &player))
    return FLAW_DOMAIN;
  p->to_move = (uint8_t)player;

  /* Who is to relocate balls has some to relocate, and a cell for them. */
  const enum player enemy = !player;
  const mitsudomoe_set balls = p->balls[0] | p->balls[1];

  if (p->step == MITSUDOMOE_RELOCATE &&
      ((p->vaulted & ~p->balls[enemy]) || !(p->rings[enemy] & ~balls)))
    return FLAW_DOMAIN;
  return step;
}

/* Reads what may follow the turn: nothing, or rules(official). */
static flaw
read_rules(term_t tail, bool *official) {
  const term_t head = PL_new_term_ref();
  atom_t a;

  *official = false;
  if (PL_get_nil(tail))
    return FLAW_NONE;
  if (!PL_get_list(tail, head, tail) || !PL_get_nil(tail) ||
      !PL_is_functor(head, FUNCTOR_rules1))
    return FLAW_TYPE;
  _PL_get_arg(1, head, head);
  if (read_atom(head, &a) != FLAW_NONE)
    return FLAW_TYPE;
  *official = a == ATOM_official;
  return *official ? FLAW_NONE : FLAW_DOMAIN;
}

static flaw
read_state(term_t state, mitsudomoe_position *p) {
  const term_t tail = PL_copy_term_ref(state);
  const term_t head = PL_new_term_ref();
  int rings[2];
  flaw worst;

  if (!PL_get_list(tail, head, tail) ||
      (worst = read_board(head, p, rings)) == FLAW_TYPE ||
      !PL_get_list(tail, head, tail))
    return FLAW_TYPE;
  worst = flaw_worst(worst, read_hands(head, rings, p));
  if (worst == FLAW_TYPE || !PL_get_list(tail, head, tail))
    return FLAW_TYPE;
  worst = flaw_worst(worst, read_turn(head, p));
  return flaw_worst(worst, read_rules(tail, &p->official));
}

static bool
get_state(term_t state, position *pos) {
  const flaw f = read_state(state, mitsudomoe_in(pos));

  if (f != FLAW_NONE)
    return raise_flaw(f, STATE_TYPE, state);
  mitsudomoe_settle(mitsudomoe_in(pos));
  return true;
}

/* A move as it is written: where from and where to, SUPPLY or a cell or, when
   it is neither, NOWHERE. */
typedef struct move_reader {
  int from, to;
  enum mitsudomoe_piece piece;
} move_reader;

enum { NOWHERE = -2 };

static flaw
read_move(term_t t, move_reader *m) {
  const term_t tail = PL_copy_term_ref(t);
  const term_t head = PL_new_term_ref();
  int at[4];
  atom_t a;

  for (int i = 0; i < 4; i++) {
    if (!PL_get_list(tail, head, tail))
      return FLAW_TYPE;

    const flaw f = get_int(head, &at[i]);

    if (f == FLAW_TYPE)
      return f;
    if (f == FLAW_DOMAIN)
      at[i] = NOWHERE; /* too large for a cell */
  }
  if (!PL_get_list(tail, head, tail) || read_atom(head, &a) != FLAW_NONE ||
      !PL_get_nil(tail))
    return FLAW_TYPE;

  const int symbol = symbol_of(a);
  const int from = cell_of(at[0], at[1]), to = cell_of(at[2], at[3]);

  if (!is_ring(symbol) && !is_ball(symbol))
    return FLAW_DOMAIN;
  m->from = from >= 0                    ? from
            : at[0] == -1 && at[1] == -1 ? MITSUDOMOE_SUPPLY
                                         : NOWHERE;
  m->to = to >= 0 ? to : NOWHERE;
  m->piece = (enum mitsudomoe_piece)symbol;
  return FLAW_NONE;
}

static move
code_of(const move_reader *m) {
  return m->from == NOWHERE || m->to == NOWHERE
             ? MOVE_NONE
             : mitsudomoe_encode(m->from, m->to, m->piece);
}

static bool
get_move_parts(term_t t, move_reader *m) {
  const flaw f = read_move(t, m);

  return f == FLAW_NONE || raise_flaw(f, MOVE_TYPE, t);
}

static bool
get_move(term_t t, move *code) {
  move_reader m;

  if (!get_move_parts(t, &m))
    return false;
  *code = code_of(&m);
  return true;
}

/* ------------------------------------------------------------------------
   Building
   ------------------------------------------------------------------------ */

/* T becomes [Col,Row|T]. */
static bool
cons_cell(int col, int row, term_t t, term_t head) {
  return PL_put_integer(head, row) && PL_cons_list(t, head, t) &&
         PL_put_integer(head, col) && PL_cons_list(t, head, t);
}

/* Moves to the same cell share the end of their lists, [Col1,Row1,Piece]; all
   the N moves are of one piece. */
static bool
put_moves(const position *pos, const move *moves, int n, term_t list) {
  const term_t ends = PL_new_term_refs(MITSUDOMOE_BITS);
  const term_t t = PL_new_term_ref();
  const term_t head = PL_new_term_ref();
  mitsudomoe_set built = 0;

  (void)pos;
  PL_put_nil(list);
  while (n-- > 0) {
    const int from = mitsudomoe_from(moves[n]), to = mitsudomoe_to(moves[n]);
    const term_t end = ends + (term_t)to;

    if (!mitsudomoe_has(built, to)) {
      PL_put_nil(end);
      if (!PL_put_atom(head, ATOM_symbol[mitsudomoe_piece_of(moves[n])]) ||
          !PL_cons_list(end, head, end) ||
          !cons_cell(mitsudomoe_col(to), mitsudomoe_row(to), end, head))
        return false;
      built |= (mitsudomoe_set)1 << to;
    }
    if (!PL_put_term(t, end) ||
        !(from == MITSUDOMOE_SUPPLY
              ? cons_cell(-1, -1, t, head)
              : cons_cell(mitsudomoe_col(from), mitsudomoe_row(from), t,
                          head)) ||
        !PL_cons_list(list, t, list))
      return false;
  }
  return true;
}

/* STACK becomes what lies on CELL of BOARD. */
static bool
get_stack(term_t board, int cell, term_t stack) {
  const term_t tail = PL_copy_term_ref(board);

  for (int row = 0; row <= mitsudomoe_row(cell); row++)
    if (!PL_get_list(tail, stack, tail))
      return false;
  if (!PL_put_term(tail, stack))
    return false;
  for (int col = 0; col <= mitsudomoe_col(cell); col++)
    if (!PL_get_list(tail, stack, tail))
      return false;
  return true;
}

static bool
set_stack(term_t board, int cell, term_t stack) {
  return rows_replace(board, mitsudomoe_row(cell), mitsudomoe_col(cell), stack);
}

/* Moves the piece of M on BOARD and in HANDS, which become the new ones; HANDS
   is only looked at if M is from the supply. */
static bool
shift_terms(move m, term_t board, term_t hands) {
  const enum mitsudomoe_piece piece = mitsudomoe_piece_of(m);
  const int from = mitsudomoe_from(m), to = mitsudomoe_to(m);
  const term_t list = PL_new_term_ref();
  const term_t head = PL_new_term_ref();

  if (from == MITSUDOMOE_SUPPLY) {
    const term_t tail = PL_copy_term_ref(hands);

    for (int player = 0; player <= (int)(piece & 1); player++)
      if (!PL_get_list(tail, list, tail))
        return false;
    if (!PL_get_list(list, head, list) ||
        !list_replace(hands, (int)(piece & 1), list, hands))
      return false;
  } else if (!get_stack(board, from, list) || !PL_get_list(list, head, list) ||
             !set_stack(board, from, list))
    return false;
  return get_stack(board, to, list) && PL_put_atom(head, ATOM_symbol[piece]) &&
         PL_cons_list(list, head, list) && set_stack(board, to, list);
}

static bool
put_step(const mitsudomoe_position *p, term_t t) {
  if (p->step != MITSUDOMOE_RELOCATE)
    return PL_put_atom(t, p->step == MITSUDOMOE_BALL ? ATOM_ball : ATOM_ring);

  const term_t list = PL_new_term_ref();
  const term_t head = PL_new_term_ref();

  PL_put_nil(list);
  for (int cell = MITSUDOMOE_BITS - 1; cell >= 0; cell--)
    if (mitsudomoe_has(p->vaulted, cell) &&
        !(put_int_pair(mitsudomoe_col(cell), mitsudomoe_row(cell), head) &&
          PL_cons_list(list, head, list)))
      return false;
  return PL_cons_functor_v(t, FUNCTOR_relocate1, list);
}

static bool
put_turn(const mitsudomoe_position *p, term_t t) {
  const term_t args = PL_new_term_refs(2);

  return codec_put_player(&mitsudomoe_codec, (enum player)p->to_move, args) &&
         put_step(p, args + 1) && PL_cons_functor_v(t, FUNCTOR_minus2, args);
}

static bool
put_state(term_t old, const position *before, move m, const position *after,
          term_t new) {
  const term_t board = PL_new_term_ref();
  const term_t hands = PL_new_term_ref();
  const term_t turn = PL_new_term_ref();

  (void)before;

  /* What follows the turn, nothing or the rules, ends the new state too. */
  return PL_put_term(new, old) && PL_get_list(new, board, new) &&
         PL_get_list(new, hands, new) && PL_get_list(new, turn, new) &&
         shift_terms(m, board, hands) && put_turn(mitsudomoe_of(after), turn) &&
         PL_cons_list(new, turn, new) && PL_cons_list(new, hands, new) &&
         PL_cons_list(new, board, new);
}

/* ------------------------------------------------------------------------
   Predicates of the document.  Their state is a list of two to four elements,
   of which they read what they need.
   ------------------------------------------------------------------------ */

/* Splits STATE into BOARD, HANDS and the REST of the list. */
static bool
get_document_state(term_t state, term_t board, term_t hands, term_t rest) {
  size_t length;

  if (!PL_is_acyclic(state))
    return PL_domain_error("acyclic_term", state);

  const int kind = PL_skip_list(state, 0, &length);

  if (kind == PL_PARTIAL_LIST && length <= 4)
    return PL_instantiation_error(state);
  if (kind != PL_LIST || length < 2 || length > 4)
    return PL_type_error(STATE_TYPE, state);
  return PL_get_list(state, board, rest) && PL_get_list(rest, hands, rest);
}

/* Reads BOARD into P, played by the rules that REST tells, with empty
   supplies; *RINGS as read_board. */
static bool
get_board(term_t board, term_t rest, mitsudomoe_position *p, int rings[2]) {
  const flaw f = read_board(board, p, rings);
  const term_t tail = PL_copy_term_ref(rest);
  const term_t head = PL_new_term_ref();

  if (f != FLAW_NONE)
    return raise_flaw(f, BOARD_TYPE, board);
  if (PL_get_list(tail, head, tail))
    read_rules(tail, &p->official);
  return true;
}

static bool
get_hands(term_t hands, const int rings[2], mitsudomoe_position *p) {
  const flaw f = read_hands(hands, rings, p);

  return f == FLAW_NONE || raise_flaw(f, HANDS_TYPE, hands);
}

/* Reads STATE as far as its board and, if WITH_HANDS, its supplies. */
static bool
get_document(term_t state, bool with_hands, mitsudomoe_position *p) {
  const term_t board = PL_new_term_ref();
  const term_t hands = PL_new_term_ref();
  const term_t rest = PL_new_term_ref();
  int rings[2];

  return get_document_state(state, board, hands, rest) &&
         get_board(board, rest, p, rings) &&
         (!with_hands || get_hands(hands, rings, p));
}

/* '$mitsudomoe_moves'(+Kind, +State, +Player, -Moves): Kind is ring or ball. */
static foreign_t
pl_moves(term_t kind, term_t state, term_t player_term, term_t moves) {
  mitsudomoe_position p;
  enum player player = PLAYER_1;
  atom_t a;
  move list[MITSUDOMOE_MAX_MOVES];
  const term_t result = PL_new_term_ref();

  if (!PL_get_atom_ex(kind, &a) || !get_document(state, a == ATOM_ring, &p) ||
      !codec_get_player_ex(&mitsudomoe_codec, player_term, &player))
    return FALSE;

  const int n = a == ATOM_ring ? mitsudomoe_ring_moves(&p, player, list)
                               : mitsudomoe_ball_moves(&p, player, list);

  return put_moves(NULL, list, n, result) && PL_unify(moves, result);
}

/* '$mitsudomoe_move'(+State, +Move, +Player, -NewState) is semidet. */
static foreign_t
pl_move(term_t state, term_t move_term, term_t player_term, term_t new_state) {
  const term_t board = PL_new_term_ref();
  const term_t hands = PL_new_term_ref();
  const term_t new = PL_new_term_ref();
  mitsudomoe_position p;
  move_reader m;
  enum player player = PLAYER_1;
  int rings[2];

  if (!get_document_state(state, board, hands, new) ||
      !get_move_parts(move_term, &m) ||
      !codec_get_player_ex(&mitsudomoe_codec, player_term, &player) ||
      !get_board(board, new, &p, rings) ||
      (m.from == MITSUDOMOE_SUPPLY && !get_hands(hands, rings, &p)))
    return FALSE;

  const move code = code_of(&m);

  return code != MOVE_NONE && mitsudomoe_can_shift(&p, code) &&
         shift_terms(code, board, hands) && PL_cons_list(new, hands, new) &&
         PL_cons_list(new, board, new) && PL_unify(new_state, new);
}

/* '$mitsudomoe_value'(+State, +Player, -Value) */
static foreign_t
pl_value(term_t state, term_t player_term, term_t value) {
  mitsudomoe_position p;
  enum player player = PLAYER_1;

  return get_document(state, false, &p) &&
         codec_get_player_ex(&mitsudomoe_codec, player_term, &player) &&
         PL_unify_integer(value, mitsudomoe_points(&p, player));
}

/* '$mitsudomoe_on_goals'(+State, +Player, -Bool) */
static foreign_t
pl_on_goals(term_t state, term_t player_term, term_t truth) {
  const term_t board = PL_new_term_ref();
  const term_t hands = PL_new_term_ref();
  const term_t rest = PL_new_term_ref();
  mitsudomoe_position p;
  enum player player = PLAYER_1;
  int rings[2];

  return get_document_state(state, board, hands, rest) &&
         codec_get_player_ex(&mitsudomoe_codec, player_term, &player) &&
         get_board(board, rest, &p, rings) &&
         PL_unify_atom(truth, mitsudomoe_on_goals(&p, player) ? ATOM_True
                                                              : ATOM_False);
}

/* Whether LIST is a list of moves; if not, with an exception. */
static bool
check_moves(term_t list) {
  const term_t tail = PL_copy_term_ref(list);
  const term_t head = PL_new_term_ref();
  size_t length;
  move m;

  if (!check_ground(list))
    return false;
  if (PL_skip_list(list, 0, &length) != PL_LIST)
    return PL_type_error("list", list);
  while (PL_get_list(tail, head, tail)) {
    const fid_t frame = PL_open_foreign_frame();
    const bool good = get_move(head, &m);

    PL_close_foreign_frame(frame);
    if (!good)
      return false;
  }
  return true;
}

/* Unifies WORTHS with what each of MOVES, a list of moves that was checked, is
   worth to PLAYER: at once, or if LEVEL is 1 to 3 after the ball step of that
   level.  Fails if one cannot be made in P. */
static bool
unify_worths(const mitsudomoe_position *p, enum player player, int level,
             term_t moves, term_t worths) {
  const term_t tail = PL_copy_term_ref(moves);
  const term_t rest = PL_copy_term_ref(worths);
  const term_t head = PL_new_term_ref();
  const term_t worth = PL_new_term_ref();

  while (PL_get_list(tail, head, tail)) {
    const fid_t frame = PL_open_foreign_frame();
    mitsudomoe_position next = *p;
    move m;
    const bool can =
        get_move(head, &m) && m != MOVE_NONE && mitsudomoe_can_shift(p, m);

    PL_close_foreign_frame(frame);
    if (!can)
      return false;
    mitsudomoe_shift(&next, m);
    if (!PL_unify_list(rest, worth, rest) ||
        !PL_unify_integer(worth,
                          level ? mitsudomoe_ring_worth(&next, player, level)
                                : mitsudomoe_points(&next, player)))
      return false;
  }
  return PL_unify_nil(rest);
}

/* '$mitsudomoe_ring_worths'(+State, +Player, +Level, +Moves, -Worths) is
   semidet. */
static foreign_t
pl_ring_worths(term_t state, term_t player_term, term_t level_term,
               term_t moves, term_t worths) {
  mitsudomoe_position p;
  enum player player = PLAYER_1;
  int level;

  return get_document(state, true, &p) &&
         codec_get_player_ex(&mitsudomoe_codec, player_term, &player) &&
         get_one_to(level_term, 3, "level", &level) && check_moves(moves) &&
         unify_worths(&p, player, level, moves, worths);
}

/* '$mitsudomoe_ball_worths'(+State, +Player, +Moves, -Worths) is semidet. */
static foreign_t
pl_ball_worths(term_t state, term_t player_term, term_t moves, term_t worths) {
  mitsudomoe_position p;
  enum player player = PLAYER_1;

  return get_document(state, false, &p) &&
         codec_get_player_ex(&mitsudomoe_codec, player_term, &player) &&
         check_moves(moves) && unify_worths(&p, player, 0, moves, worths);
}

static void
install(void) {
  static const char *const symbols[SYMBOLS] = {
      [MITSUDOMOE_WHITE_RING] = "whiteRing",
      [MITSUDOMOE_BLACK_RING] = "blackRing",
      [MITSUDOMOE_WHITE_BALL] = "whiteBall",
      [MITSUDOMOE_BLACK_BALL] = "blackBall",
      [WHITE_BASE] = "whiteBase",
      [BLACK_BASE] = "blackBase",
      [EMPTY] = "empty"};
  static const PL_extension predicates[] = {
      {"$mitsudomoe_moves", 4, (pl_function_t)pl_moves, 0},
      {"$mitsudomoe_move", 4, (pl_function_t)pl_move, 0},
      {"$mitsudomoe_value", 3, (pl_function_t)pl_value, 0},
      {"$mitsudomoe_on_goals", 3, (pl_function_t)pl_on_goals, 0},
      {"$mitsudomoe_ring_worths", 5, (pl_function_t)pl_ring_worths, 0},
      {"$mitsudomoe_ball_worths", 4, (pl_function_t)pl_ball_worths, 0},
      {NULL, 0, NULL, 0}};

  for (int i = 0; i < SYMBOLS; i++)
    ATOM_symbol[i] = PL_new_atom(symbols[i]);
  ATOM_player[PLAYER_1] = PL_new_atom("White");
  ATOM_player[PLAYER_2] = PL_new_atom("Black");
  ATOM_ring = PL_new_atom("ring");
  ATOM_ball = PL_new_atom("ball");
  ATOM_official = PL_new_atom("official");
  ATOM_True = PL_new_atom("True");
  ATOM_False = PL_new_atom("False");
  FUNCTOR_relocate1 = PL_new_functor(PL_new_atom("relocate"), 1);
  FUNCTOR_rules1 = PL_new_functor(PL_new_atom("rules"), 1);
  PL_register_extensions_in_module(mitsudomoe_game.name, predicates);
}

const codec mitsudomoe_codec = {
    .game = &mitsudomoe_game,
    .install = install,
    .get_state = get_state,
    .put_state = put_state,
    .get_move = get_move,
    .put_moves = put_moves,
    .players = ATOM_player,
};
