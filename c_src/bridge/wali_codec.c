/* The terms of Wali, and the predicates of its document that run in C.
   State: wali(Board, Color-Phase, White-Black in hand, LastWhite-LastBlack),
   and a fifth argument rules(List) when a rule is not the default; see
   ../../games/wali/README.md. */

#include "codec.h"

#include <string.h>

#include "../games/wali.h"

static const char STATE_TYPE[] = "wali_state";
static const char BOARD_TYPE[] = "wali_board";
static const char TURN_TYPE[] = "wali_turn";
static const char MOVE_TYPE[] = "wali_move";

static functor_t FUNCTOR_wali4;
static functor_t FUNCTOR_wali5;
static functor_t FUNCTOR_rules1;
static functor_t FUNCTOR_peek1;
static functor_t FUNCTOR_slash2;
static atom_t ATOM_none;
static atom_t ATOM_O;
static atom_t ATOM_player[2]; /* W, B */
static atom_t ATOM_phase[3];  /* by enum wali_phase, up to WALI_PEEK */

/* The options that are not the default, Name(Value), in standard order of the
   terms: double(two), go_back(allowed), long_run(illegal), take(any).  The
   I-th is bit I of enum wali_rule. */
enum { RULES = 4 };
static functor_t FUNCTOR_rule[RULES];
static atom_t ATOM_rule_value[RULES];

/* ------------------------------------------------------------------------
   Reading
   ------------------------------------------------------------------------ */

/* The sides of a board as given, which need not be legal. */
typedef struct sides {
  size_t columns, rows;
} sides;

static bool
sides_fit(sides s) {
  return s.columns >= WALI_MIN_SIDE && s.columns <= WALI_MAX_SIDE &&
         s.rows >= WALI_MIN_SIDE && s.rows <= WALI_MAX_SIDE;
}

/* Which of the two players ATOM stands for; -1 if neither. */
static int
player_of(atom_t atom) {
  return atom == ATOM_player[0] ? 0 : atom == ATOM_player[1] ? 1 : -1;
}

/* Reads row R, which must have COLUMNS cells.  P receives the stones; NULL when
   the board has no legal size and only its shape matters. */
static flaw
read_row(term_t row, size_t columns, int r, wali_position *p) {
  const term_t tail = PL_copy_term_ref(row);
  const term_t head = PL_new_term_ref();
  flaw worst = FLAW_NONE;

  for (size_t c = 0; c < columns; c++) {
    atom_t content;

    if (!PL_get_list(tail, head, tail) || !PL_get_atom(head, &content) ||
        !PL_is_atom(head))
      return FLAW_TYPE;

    const int player = player_of(content);

    if (player < 0 && content != ATOM_O)
      worst = FLAW_DOMAIN;
    else if (p && player >= 0)
      p->stones[player] |= (uint64_t)1 << wali_bit((int)c, r);
  }
  return PL_get_nil(tail) ? worst : FLAW_TYPE;
}

/* Reads a board into the stones and cells of P.  Unless it is FLAW_TYPE, *SIZE
   are the board's sides, which may be what is wrong with it. */
static flaw
read_board(term_t board, wali_position *p, sides *size) {
  *size = (sides){0, 0};
  if (PL_skip_list(board, 0, &size->rows) != PL_LIST)
    return FLAW_TYPE;

  const term_t tail = PL_copy_term_ref(board);
  const term_t row = PL_new_term_ref();
  flaw worst = FLAW_NONE;
  bool fits = false;

  p->stones[0] = p->stones[1] = 0;
  for (size_t r = 0; r < size->rows; r++) {
    size_t columns;

    if (!PL_get_list(tail, row, tail) ||
        PL_skip_list(row, 0, &columns) != PL_LIST)
      return FLAW_TYPE;
    if (r == 0) {
      size->columns = columns;
      fits = sides_fit(*size);
    }
    if (columns != size->columns)
      return FLAW_TYPE;

    const fid_t frame = PL_open_foreign_frame();
    const flaw f = read_row(row, columns, (int)r, fits ? p : NULL);

    PL_close_foreign_frame(frame);
    if (f == FLAW_TYPE)
      return f;
    worst = flaw_worst(worst, f);
  }
  if (!fits)
    return FLAW_DOMAIN;
  p->cells = wali_cells((int)size->columns, (int)size->rows);
  return worst;
}

/* Raises the error of the flawed term T that contains a board of SIZE: the
   size is the first of the values to be looked at. */
static bool
raise_board_flaw(flaw f, sides size, const char *expected, term_t t) {
  if (f == FLAW_TYPE || sides_fit(size))
    return raise_flaw(f, expected, t);

  const term_t args = PL_new_term_refs(2);

  return check_ground(t) && PL_put_int64(args, (int64_t)size.columns) &&
         PL_put_int64(args + 1, (int64_t)size.rows) &&
         PL_cons_functor_v(args, FUNCTOR_minus2, args) &&
         PL_domain_error("board_size", args);
}

/* Color-Phase, into P. */
static flaw
read_turn(term_t t, wali_position *p) {
  if (!PL_is_functor(t, FUNCTOR_minus2))
    return FLAW_TYPE;

  const term_t arg = PL_new_term_ref();
  atom_t color, phase;

  _PL_get_arg(1, t, arg);
  if (!PL_is_atom(arg) || !PL_get_atom(arg, &color))
    return FLAW_TYPE;

  const int player = player_of(color);

  _PL_get_arg(2, t, arg);
  p->to_move = (uint8_t)player;
  if (PL_is_functor(arg, FUNCTOR_peek1)) {
    int left;

    _PL_get_arg(1, arg, arg);
    p->phase = WALI_PEEK_2;

    const flaw f = get_int(arg, &left);

    if (f != FLAW_NONE)
      return f;
    return left == 2 && player >= 0 ? FLAW_NONE : FLAW_DOMAIN;
  }
  if (!PL_is_atom(arg) || !PL_get_atom(arg, &phase))
    return FLAW_TYPE;
  for (uint8_t i = WALI_DROP; i <= WALI_PEEK; i++)
    if (phase == ATOM_phase[i]) {
      p->phase = i;
      return player >= 0 ? FLAW_NONE : FLAW_DOMAIN;
    }
  return FLAW_DOMAIN;
}

/* A move as its four numbers: CC, CR, NC, NR. */
static flaw
read_move(term_t t, int n[4]) {
  if (!PL_is_functor(t, FUNCTOR_minus2))
    return FLAW_TYPE;

  const term_t left = PL_new_term_ref();
  const term_t arg = PL_new_term_ref();
  flaw worst;

  _PL_get_arg(2, t, arg);
  worst = get_int(arg, &n[3]);
  _PL_get_arg(1, t, left);
  if (!PL_is_functor(left, FUNCTOR_minus2))
    return FLAW_TYPE;
  _PL_get_arg(1, left, arg);
  worst = flaw_worst(worst, get_int(arg, &n[0]));
  _PL_get_arg(2, left, left);
  if (!PL_is_functor(left, FUNCTOR_slash2))
    return FLAW_TYPE;
  _PL_get_arg(1, left, arg);
  worst = flaw_worst(worst, get_int(arg, &n[1]));
  _PL_get_arg(2, left, arg);
  return flaw_worst(worst, get_int(arg, &n[2]));
}

/* The code of the move with these numbers; MOVE_NONE if they are not cells of
   the largest board. */
static move
encode(const int n[4]) {
  for (int i = 0; i < 4; i++)
    if (n[i] < 0 || n[i] >= WALI_MAX_SIDE)
      return MOVE_NONE;
  return wali_move(wali_bit(n[0], n[1]), wali_bit(n[2], n[3]));
}

static flaw
read_last(term_t t, uint16_t *last) {
  atom_t a;
  int n[4];

  if (PL_get_atom(t, &a)) {
    *last = WALI_NO_MOVE;
    return a == ATOM_none ? FLAW_NONE : FLAW_TYPE;
  }

  const flaw f = read_move(t, n);

  if (f != FLAW_NONE)
    return f;

  const move m = encode(n);

  if (m == MOVE_NONE || m == WALI_NO_MOVE)
    return FLAW_DOMAIN;
  *last = (uint16_t)m;
  return FLAW_NONE;
}

/* LastWhite-LastBlack, into P. */
static flaw
read_lasts(term_t t, wali_position *p) {
  if (!PL_is_functor(t, FUNCTOR_minus2))
    return FLAW_TYPE;

  const term_t arg = PL_new_term_ref();
  flaw worst = FLAW_NONE;

  for (int player = 0; player < 2; player++) {
    _PL_get_arg((size_t)player + 1, t, arg);
    worst = flaw_worst(worst, read_last(arg, &p->last[player]));
  }
  return worst;
}

/* The number of the option T, Name(Value), -1 if it is none. */
static int
rule_index(term_t t) {
  const term_t arg = PL_new_term_ref();

  for (int i = 0; i < RULES; i++)
    if (PL_is_functor(t, FUNCTOR_rule[i])) {
      atom_t value;

      _PL_get_arg(1, t, arg);
      return PL_get_atom(arg, &value) && value == ATOM_rule_value[i] ? i : -1;
    }
  return -1;
}

/* rules(List): each option at most once, sorted, one at least. */
static flaw
read_rules(term_t t, wali_position *p) {
  if (!PL_is_functor(t, FUNCTOR_rules1))
    return FLAW_TYPE;

  const term_t tail = PL_new_term_ref();
  const term_t head = PL_new_term_ref();
  int previous = -1;

  _PL_get_arg(1, t, tail);
  if (PL_skip_list(tail, 0, NULL) != PL_LIST)
    return FLAW_TYPE;
  while (PL_get_list(tail, head, tail)) {
    const int i = rule_index(head);

    if (i <= previous)
      return FLAW_DOMAIN;
    p->rules |= (uint8_t)(1u << i);
    previous = i;
  }
  return previous < 0 ? FLAW_DOMAIN : FLAW_NONE;
}

static flaw
read_hands(term_t t, wali_position *p) {
  int in_hand[2] = {0, 0};
  const flaw f = get_int_pair(t, &in_hand[0], &in_hand[1]);

  if (f != FLAW_NONE)
    return f;
  for (int player = 0; player < 2; player++) {
    if (in_hand[player] < 0 || in_hand[player] > UINT8_MAX)
      return FLAW_DOMAIN;
    p->hand[player] = (uint8_t)in_hand[player];
  }
  return FLAW_NONE;
}

/* Reads a full state; *SIZE as read_board leaves it. */
static flaw
read_state(term_t state, wali_position *p, sides *size) {
  const bool has_rules = PL_is_functor(state, FUNCTOR_wali5);
  const term_t arg = PL_new_term_ref();
  flaw worst;

  if (!has_rules && !PL_is_functor(state, FUNCTOR_wali4))
    return FLAW_TYPE;
  memset(p, 0, sizeof *p);
  _PL_get_arg(1, state, arg);
  worst = read_board(arg, p, size);
  if (worst == FLAW_TYPE)
    return worst;
  _PL_get_arg(2, state, arg);
  worst = flaw_worst(worst, read_turn(arg, p));
  _PL_get_arg(3, state, arg);
  worst = flaw_worst(worst, read_hands(arg, p));
  _PL_get_arg(4, state, arg);
  worst = flaw_worst(worst, read_lasts(arg, p));
  if (has_rules) {
    _PL_get_arg(5, state, arg);
    worst = flaw_worst(worst, read_rules(arg, p));
  }
  if (worst != FLAW_NONE)
    return worst;
  return wali_is_consistent(p) ? FLAW_NONE : FLAW_DOMAIN;
}

static bool
get_state(term_t state, position *pos) {
  sides size = {0, 0};
  const flaw f = read_state(state, wali_in(pos), &size);

  return f == FLAW_NONE || raise_board_flaw(f, size, STATE_TYPE, state);
}

static bool
get_move(term_t t, move *m) {
  int n[4];
  const flaw f = read_move(t, n);

  if (f == FLAW_TYPE)
    return raise_flaw(f, MOVE_TYPE, t);
  *m = f == FLAW_NONE ? encode(n) : MOVE_NONE;
  return true;
}

/* ------------------------------------------------------------------------
   Building
   ------------------------------------------------------------------------ */

/* The part CC-CR/NC of the term of a move, without its NR. */
static bool
put_move_start(move m, term_t args, term_t t) {
  const int from = wali_from(m), to = wali_to(m);

  return PL_put_integer(args, from % WALI_STRIDE) &&
         PL_put_integer(args + 1, to / WALI_STRIDE) &&
         PL_cons_functor_v(args + 1, FUNCTOR_slash2, args) &&
         PL_put_integer(args, from / WALI_STRIDE) &&
         PL_cons_functor_v(t, FUNCTOR_minus2, args);
}

/* START-NR for the term START of a move; ARGS is a block of two refs. */
static bool
put_move_end(term_t start, move m, term_t args, term_t t) {
  return PL_put_term(args, start) &&
         PL_put_integer(args + 1, wali_to(m) % WALI_STRIDE) &&
         PL_cons_functor_v(t, FUNCTOR_minus2, args);
}

static bool
put_move(move m, term_t t) {
  const term_t args = PL_new_term_refs(2);

  return put_move_start(m, args, t) && put_move_end(t, m, args, t);
}

/* Moves that differ in the last row alone share what comes before it. */
static bool
put_moves(const position *pos, const move *moves, int n, term_t list) {
  const term_t args = PL_new_term_refs(2);
  const term_t start = PL_new_term_ref();
  const term_t t = PL_new_term_ref();

  (void)pos;
  PL_put_nil(list);
  for (int i = n - 1; i >= 0; i--) {
    const move m = moves[i];

    if ((i == n - 1 || m / WALI_STRIDE != moves[i + 1] / WALI_STRIDE) &&
        !put_move_start(m, args, start))
      return false;
    if (!put_move_end(start, m, args, t) || !PL_cons_list(list, t, list))
      return false;
  }
  return true;
}

/* What the CELL holds. */
static atom_t
content_of(const wali_position *p, int cell) {
  for (int player = 0; player < 2; player++)
    if (p->stones[player] >> cell & 1)
      return ATOM_player[player];
  return ATOM_O;
}

/* NEW becomes the board of AFTER; OLD is that of BEFORE, whose rows are shared
   where nothing changed. */
static bool
put_board(term_t old, const wali_position *before, const wali_position *after,
          term_t new) {
  const term_t tail = PL_new_term_ref();
  const term_t row = PL_new_term_ref();
  const term_t content = PL_new_term_ref();
  uint64_t changed = (before->stones[0] ^ after->stones[0]) |
                     (before->stones[1] ^ after->stones[1]);

  if (!PL_put_term(new, old))
    return false;
  while (changed) {
    const int cell = bitboard_pop64(&changed);
    const int r = cell % WALI_STRIDE;

    if (!PL_put_term(tail, new))
      return false;
    for (int i = 0; i <= r; i++)
      if (!PL_get_list(tail, row, tail))
        return false;
    if (!PL_put_atom(content, content_of(after, cell)) ||
        !list_replace(row, cell / WALI_STRIDE, content, row) ||
        !list_replace(new, r, row, new))
      return false;
  }
  return true;
}

static bool
put_turn(const wali_position *p, term_t t) {
  const term_t args = PL_new_term_refs(2);

  if (!PL_put_atom(args, ATOM_player[p->to_move]))
    return false;
  if (p->phase == WALI_PEEK_2) {
    if (!PL_put_integer(args + 1, 2) ||
        !PL_cons_functor(args + 1, FUNCTOR_peek1, args + 1))
      return false;
  } else if (!PL_put_atom(args + 1, ATOM_phase[p->phase])) {
    return false;
  }
  return PL_cons_functor_v(t, FUNCTOR_minus2, args);
}

/* NEW becomes the last moves of AFTER; OLD are those of BEFORE. */
static bool
put_lasts(term_t old, const wali_position *before, const wali_position *after,
          term_t new) {
  const term_t args = PL_new_term_refs(2);

  if (before->last[0] == after->last[0] && before->last[1] == after->last[1])
    return PL_put_term(new, old);
  for (int player = 0; player < 2; player++) {
    const term_t arg = args + (term_t)player;
    const move last = after->last[player];

    if (last == before->last[player] ? !PL_get_arg((size_t)player + 1, old, arg)
        : last == WALI_NO_MOVE       ? !PL_put_atom(arg, ATOM_none)
                                     : !put_move(last, arg))
      return false;
  }
  return PL_cons_functor_v(new, FUNCTOR_minus2, args);
}

static bool
put_state(term_t old, const position *before, move m, const position *after,
          term_t new) {
  const wali_position *const p = wali_of(before);
  const wali_position *const q = wali_of(after);
  const term_t args = PL_new_term_refs(5); /* of the new state */
  const term_t arg = PL_new_term_ref();
  const bool has_rules = p->rules != 0;

  (void)m;
  _PL_get_arg(1, old, arg);
  if (!put_board(arg, p, q, args) || !put_turn(q, args + 1))
    return false;
  _PL_get_arg(3, old, args + 2);
  if ((p->hand[0] != q->hand[0] || p->hand[1] != q->hand[1]) &&
      !put_int_pair(q->hand[0], q->hand[1], args + 2))
    return false;
  _PL_get_arg(4, old, arg);
  if (!put_lasts(arg, p, q, args + 3))
    return false;
  if (has_rules)
    _PL_get_arg(5, old, args + 4);
  return PL_cons_functor_v(new, has_rules ? FUNCTOR_wali5 : FUNCTOR_wali4,
                           args);
}

/* ------------------------------------------------------------------------
   Predicates of the document: a board, and Color-Phase
   ------------------------------------------------------------------------ */

/* Reads a board into P, a position without last moves in which a step may go
   back; false with an exception if it is ill-formed. */
static bool
get_board(term_t board, wali_position *p) {
  sides size = {0, 0};

  memset(p, 0, sizeof *p);
  p->rules = WALI_GO_BACK_ALLOWED;

  const flaw f = read_board(board, p, &size);

  return f == FLAW_NONE || raise_board_flaw(f, size, BOARD_TYPE, board);
}

/* The bit of cell COLUMN-ROW; -1 if it is not on the board of P. */
static int
cell_of(const wali_position *p, int column, int row) {
  if (column < 0 || column >= WALI_MAX_SIDE || row < 0 || row >= WALI_MAX_SIDE)
    return -1;

  const int cell = wali_bit(column, row);

  return p->cells >> cell & 1 ? cell : -1;
}

/* Reads Color-Phase into P, which has a stone for the drop then. */
static bool
get_turn(term_t turn, wali_position *p) {
  flaw f = read_turn(turn, p);

  if (f == FLAW_NONE && p->phase == WALI_PEEK_2)
    f = FLAW_DOMAIN;
  if (f != FLAW_NONE)
    return raise_flaw(f, TURN_TYPE, turn);
  p->hand[p->to_move] = p->phase == WALI_DROP;
  return true;
}

/* '$wali_moves'(+Board, +Turn, -Moves) */
static foreign_t
pl_moves(term_t board, term_t turn, term_t moves) {
  position pos;
  wali_position *const p = wali_in(&pos);
  move list[WALI_MAX_MOVES];
  const term_t result = PL_new_term_ref();

  return get_board(board, p) && get_turn(turn, p) &&
         put_moves(&pos, list, wali_plies(p, list), result) &&
         PL_unify(moves, result);
}

/* '$wali_move'(+Board, +Move, +Turn, -NewBoard) is semidet. */
static foreign_t
pl_move(term_t board, term_t move_term, term_t turn, term_t new_board) {
  position before, after;
  wali_position *const p = wali_in(&before);
  move m;
  const term_t result = PL_new_term_ref();

  if (!get_board(board, p) || !get_move(move_term, &m) || !get_turn(turn, p) ||
      !wali_is_ply(p, m))
    return FALSE;
  wali_game.play(&before, m, &after);
  return put_board(board, p, wali_of(&after), result) &&
         PL_unify(new_board, result);
}

/* '$wali_best_moves'(+Board, +Turn, +Level, -Moves) */
static foreign_t
pl_best_moves(term_t board, term_t turn, term_t level_term, term_t moves) {
  position pos;
  wali_position *const p = wali_in(&pos);
  int level;
  move list[WALI_MAX_MOVES];
  watch w = {.stop = stop_on_exception};
  const term_t result = PL_new_term_ref();

  if (!get_board(board, p) || !get_turn(turn, p) ||
      !get_one_to(level_term, wali_bots.levels, "level", &level))
    return FALSE;

  const int n = wali_has_too_few(p, PLAYER_1) || wali_has_too_few(p, PLAYER_2)
                    ? wali_plies(p, list)
                    : wali_bots.best_moves(&pos, level, &w, list);

  return n >= 0 && put_moves(&pos, list, n, result) && PL_unify(moves, result);
}

/* '$wali_winner'(+Board, -Winner) */
static foreign_t
pl_winner(term_t board, term_t winner) {
  wali_position p;

  if (!get_board(board, &p))
    return FALSE;
  for (enum player player = PLAYER_1; player <= PLAYER_2; player++)
    if (wali_has_too_few(&p, player))
      return PL_unify_atom(winner, ATOM_player[!player]);
  for (enum player player = PLAYER_1; player <= PLAYER_2; player++)
    if (!wali_can_step(&p, player))
      return PL_unify_atom(winner, ATOM_player[!player]);
  return PL_unify_atom(winner, ATOM_O);
}

/* Reads a board, and the bit of the cell in ROW and COLUMN: -1 if there is no
   such cell.  False with an exception if anything is ill-formed. */
static bool
get_place(term_t board, term_t row, term_t column, wali_position *p,
          int *cell) {
  int r = -1, c = -1;

  if (!get_board(board, p))
    return false;
  if (get_int(row, &r) == FLAW_TYPE)
    return raise_flaw(FLAW_TYPE, "integer", row);
  if (get_int(column, &c) == FLAW_TYPE)
    return raise_flaw(FLAW_TYPE, "integer", column);
  *cell = cell_of(p, c, r);
  return true;
}

/* '$wali_piece'(+Board, +Row, +Column, -Piece) is semidet. */
static foreign_t
pl_piece(term_t board, term_t row, term_t column, term_t piece) {
  wali_position p;
  int cell = -1;

  return get_place(board, row, column, &p, &cell) && cell >= 0 &&
         PL_unify_atom(piece, content_of(&p, cell));
}

/* '$wali_set_piece'(+Board, +Row, +Column, +Piece, -NewBoard) is semidet. */
static foreign_t
pl_set_piece(term_t board, term_t row, term_t column, term_t piece,
             term_t new_board) {
  wali_position p, q;
  int cell = -1;
  atom_t content;
  const term_t result = PL_new_term_ref();

  if (!get_place(board, row, column, &p, &cell))
    return FALSE;
  if (!PL_is_atom(piece) || !PL_get_atom(piece, &content))
    return raise_flaw(FLAW_TYPE, "wali_piece", piece);

  const int player = player_of(content);

  if (player < 0 && content != ATOM_O)
    return raise_flaw(FLAW_DOMAIN, "wali_piece", piece);
  if (cell < 0)
    return FALSE;
  q = p;
  for (int i = 0; i < 2; i++)
    q.stones[i] &= ~((uint64_t)1 << cell);
  if (player >= 0)
    q.stones[player] |= (uint64_t)1 << cell;
  return put_board(board, &p, &q, result) && PL_unify(new_board, result);
}

/* '$wali_check_cross'(+Board, +Row, +Column, +Color) is semidet. */
static foreign_t
pl_check_cross(term_t board, term_t row, term_t column, term_t color) {
  wali_position p;
  int cell = -1;
  enum player player = PLAYER_1;

  return get_place(board, row, column, &p, &cell) &&
         codec_get_player_ex(&wali_codec, color, &player) && cell >= 0 &&
         !(wali_neighbours(p.stones[player]) >> cell & 1);
}

/* '$wali_match'(+Board, +Color, +Cell, -RunColumn-RunRow) is semidet. */
static foreign_t
pl_match(term_t board, term_t color, term_t cell_term, term_t runs) {
  wali_position p;
  enum player player = PLAYER_1;
  int c = -1, r = -1;
  const term_t result = PL_new_term_ref();

  if (!get_board(board, &p) ||
      !codec_get_player_ex(&wali_codec, color, &player))
    return FALSE;
  if (get_int_pair(cell_term, &c, &r) == FLAW_TYPE)
    return raise_flaw(FLAW_TYPE, "wali_cell", cell_term);

  const int cell = cell_of(&p, c, r);
  const uint64_t stones = p.stones[player];

  return cell >= 0 &&
         put_int_pair(wali_threes_in_columns(stones) >> cell & 1 ? c : -1,
                      wali_threes_in_rows(stones) >> cell & 1 ? r : -1,
                      result) &&
         PL_unify(runs, result);
}

static void
install(void) {
  static const PL_extension predicates[] = {
      {"$wali_moves", 3, (pl_function_t)pl_moves, 0},
      {"$wali_move", 4, (pl_function_t)pl_move, 0},
      {"$wali_best_moves", 4, (pl_function_t)pl_best_moves, 0},
      {"$wali_winner", 2, (pl_function_t)pl_winner, 0},
      {"$wali_piece", 4, (pl_function_t)pl_piece, 0},
      {"$wali_set_piece", 5, (pl_function_t)pl_set_piece, 0},
      {"$wali_check_cross", 4, (pl_function_t)pl_check_cross, 0},
      {"$wali_match", 4, (pl_function_t)pl_match, 0},
      {NULL, 0, NULL, 0}};
  static const char *const rules[RULES][2] = {{"double", "two"},
                                              {"go_back", "allowed"},
                                              {"long_run", "illegal"},
                                              {"take", "any"}};

  FUNCTOR_wali4 = PL_new_functor(PL_new_atom("wali"), 4);
  FUNCTOR_wali5 = PL_new_functor(PL_new_atom("wali"), 5);
  FUNCTOR_rules1 = PL_new_functor(PL_new_atom("rules"), 1);
  FUNCTOR_peek1 = PL_new_functor(PL_new_atom("peek"), 1);
  FUNCTOR_slash2 = PL_new_functor(PL_new_atom("/"), 2);
  ATOM_none = PL_new_atom("none");
  ATOM_O = PL_new_atom("O");
  ATOM_player[PLAYER_1] = PL_new_atom("W");
  ATOM_player[PLAYER_2] = PL_new_atom("B");
  ATOM_phase[WALI_DROP] = PL_new_atom("drop");
  ATOM_phase[WALI_CAPTURE] = PL_new_atom("capture");
  ATOM_phase[WALI_PEEK] = PL_new_atom("peek");
  for (int i = 0; i < RULES; i++) {
    FUNCTOR_rule[i] = PL_new_functor(PL_new_atom(rules[i][0]), 1);
    ATOM_rule_value[i] = PL_new_atom(rules[i][1]);
  }
  PL_register_extensions_in_module(wali_game.name, predicates);
}

const codec wali_codec = {
    .game = &wali_game,
    .install = install,
    .get_state = get_state,
    .put_state = put_state,
    .get_move = get_move,
    .put_moves = put_moves,
    .players = ATOM_player,
};
