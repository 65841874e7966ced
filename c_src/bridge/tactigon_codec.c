/* The terms of Tactigon, and the predicates of its document that run in C.
   State: [Board, Player, rules(Lines, Advanced)], or
   [Board, Player], which is read with the settings of the thread; see
   ../../games/tactigon/README.md. */

#include "codec.h"

#include <string.h>

#include "../games/tactigon.h"

static const char STATE_TYPE[] = "tactigon_state";
static const char BOARD_TYPE[] = "tactigon_board";
static const char RULES_TYPE[] = "tactigon_rules";
static const char PIECE_TYPE[] = "tactigon_piece";
static const char CELL_TYPE[] = "tactigon_cell";
static const char MOVE_TYPE[] = "tactigon_move";

static functor_t FUNCTOR_position2;
static functor_t FUNCTOR_tile2;
static functor_t FUNCTOR_rules2;
static atom_t ATOM_player[2];            /* by enum player */
static atom_t ATOM_type[TACTIGON_TYPES]; /* by enum tactigon_type */
static predicate_t PREDICATE_current_rules1;

/* ------------------------------------------------------------------------
   Reading
   ------------------------------------------------------------------------ */

/* A piece Player-Type-Id on X,Y. */
typedef struct piece {
  int player, type, id;
  int x, y;
} piece;

enum { PIECES = 2 * TACTIGON_PIECES };

/* The rank 0..25 of a piece in the standard order of the terms: cian before
   red; circle, pentagon, square, triangle; then by Id. */
static int
piece_rank(const piece *p) {
  static const int first[TACTIGON_TYPES] = {[TACTIGON_CIRCLE] = 0,
                                            [TACTIGON_PENTAGON] = 6,
                                            [TACTIGON_SQUARE] = 7,
                                            [TACTIGON_TRIANGLE] = 10};

  return (p->player == PLAYER_1 ? TACTIGON_PIECES : 0) + first[p->type] +
         p->id - 1;
}

/* An atom as its index in ATOMS, of which there are N. */
static flaw
get_atom(term_t t, const atom_t *atoms, int n, int *i) {
  atom_t a;

  if (!PL_is_atom(t) || !PL_get_atom(t, &a))
    return FLAW_TYPE;
  for (*i = 0; *i < n; ++*i)
    if (atoms[*i] == a)
      return FLAW_NONE;
  return FLAW_DOMAIN;
}

/* Player-Type-Id.  SCRATCH is a block of two refs. */
static flaw
get_piece(term_t t, term_t scratch, piece *p) {
  const term_t owner = scratch, arg = scratch + 1;

  if (!PL_is_functor(t, FUNCTOR_minus2))
    return FLAW_TYPE;
  _PL_get_arg(1, t, owner);
  if (!PL_is_functor(owner, FUNCTOR_minus2))
    return FLAW_TYPE;
  _PL_get_arg(2, t, arg);
  const flaw id = get_int(arg, &p->id);
  _PL_get_arg(1, owner, arg);
  const flaw player = get_atom(arg, ATOM_player, 2, &p->player);
  _PL_get_arg(2, owner, arg);
  const flaw type = get_atom(arg, ATOM_type, TACTIGON_TYPES, &p->type);
  const flaw worst = flaw_worst(flaw_worst(player, type), id);

  if (worst != FLAW_NONE)
    return worst;
  return p->id >= 1 && p->id <= tactigon_number_of((enum tactigon_type)p->type)
             ? FLAW_NONE
             : FLAW_DOMAIN;
}

/* position(Player-Type-Id, tile(X, Y)).  SCRATCH is a block of three refs. */
static flaw
get_position(term_t t, term_t scratch, piece *p) {
  const term_t part = scratch, arg = scratch + 1;

  if (!PL_is_functor(t, FUNCTOR_position2))
    return FLAW_TYPE;
  _PL_get_arg(2, t, part);
  if (!PL_is_functor(part, FUNCTOR_tile2))
    return FLAW_TYPE;
  _PL_get_arg(1, part, arg);
  const flaw x = get_int(arg, &p->x);
  _PL_get_arg(2, part, arg);
  const flaw y = get_int(arg, &p->y);
  _PL_get_arg(1, t, part);
  return flaw_worst(flaw_worst(x, y), get_piece(part, arg, p));
}

/* Puts the pieces of a board into P, whose own board is B.  Each piece and
   each tile may occur once.  B is NULL when there is no such board and only
   the shape of the term matters. */
static flaw
read_board(term_t list, const tactigon_board *b, tactigon_position *p) {
  const term_t tail = PL_copy_term_ref(list);
  const term_t head = PL_new_term_ref();
  const term_t scratch = PL_new_term_refs(3);
  unsigned seen = 0;
  flaw worst = b ? FLAW_NONE : FLAW_DOMAIN;

  if (PL_skip_list(list, 0, NULL) != PL_LIST)
    return FLAW_TYPE;
  while (PL_get_list(tail, head, tail)) {
    piece found;
    const flaw f = get_position(head, scratch, &found);

    if (f == FLAW_TYPE)
      return f;
    worst = flaw_worst(worst, f);
    if (worst != FLAW_NONE)
      continue;

    const unsigned bit = 1u << piece_rank(&found);
    const int tile = tactigon_tile(b, found.x, found.y);

    if (seen & bit || tile == TACTIGON_NO_TILE ||
        bitboard_has(p->of_player[0] | p->of_player[1], tile)) {
      worst = FLAW_DOMAIN;
      continue;
    }
    seen |= bit;
    p->of_player[found.player] |= bitboard_of(tile);
    p->of_type[found.type] |= bitboard_of(tile);
  }
  return worst;
}

/* The advanced rules: a sorted list without duplicates of 1 and 2. */
static flaw
get_advanced(term_t list, uint8_t *advanced) {
  const term_t tail = PL_copy_term_ref(list);
  const term_t head = PL_new_term_ref();
  int last = 0;
  flaw worst = FLAW_NONE;

  *advanced = 0;
  if (PL_skip_list(list, 0, NULL) != PL_LIST)
    return FLAW_TYPE;
  while (PL_get_list(tail, head, tail)) {
    int rule = 0;
    const flaw f = get_int(head, &rule);

    if (f == FLAW_TYPE)
      return f;
    if (f == FLAW_DOMAIN || rule <= last || rule > 2)
      worst = FLAW_DOMAIN;
    else
      *advanced |= rule == 1 ? TACTIGON_JUMP : TACTIGON_GOLD_STEP;
    last = rule;
  }
  return worst;
}

/* What get_state knows of a state besides the position. */
typedef struct state_terms {
  term_t board, lines;
  bool has_board; /* there is a board of so many lines */
} state_terms;

/* rules(Lines, Advanced). */
static flaw
get_rules(term_t t, state_terms *s, tactigon_position *p) {
  if (!PL_is_functor(t, FUNCTOR_rules2))
    return FLAW_TYPE;

  const term_t advanced = PL_new_term_ref();
  int lines = 0;

  _PL_get_arg(1, t, s->lines);
  _PL_get_arg(2, t, advanced);
  const flaw f = get_int(s->lines, &lines);

  if (f == FLAW_TYPE)
    return f;

  const int number = tactigon_board_number(lines);

  s->has_board = f == FLAW_NONE && number >= 0;
  p->board = (uint8_t)(s->has_board ? number : 0);
  return get_advanced(advanced, &p->advanced);
}

/* The settings of the thread; false with an exception. */
static bool
put_current_rules(term_t t) {
  return PL_call_predicate(NULL, PL_Q_PASS_EXCEPTION, PREDICATE_current_rules1,
                           t);
}

static flaw
read_state(term_t state, state_terms *s, tactigon_position *p) {
  const term_t tail = PL_copy_term_ref(state);
  const term_t player_term = PL_new_term_ref();
  const term_t rules_term = PL_new_term_ref();
  int player = 0;

  memset(p, 0, sizeof *p);
  if (!PL_get_list(tail, s->board, tail) ||
      !PL_get_list(tail, player_term, tail))
    return FLAW_TYPE;
  if (PL_get_nil(tail)
          ? !put_current_rules(rules_term)
          : !PL_get_list(tail, rules_term, tail) || !PL_get_nil(tail))
    return FLAW_TYPE;

  const flaw who = get_atom(player_term, ATOM_player, 2, &player);
  const flaw rules = get_rules(rules_term, s, p);
  const flaw worst = flaw_worst(who, rules);

  if (worst == FLAW_TYPE)
    return worst;
  p->to_move = (uint8_t)player;
  return flaw_worst(
      worst,
      read_board(s->board, s->has_board ? tactigon_board_of(p) : NULL, p));
}

static bool
get_state(term_t state, position *pos) {
  tactigon_position *const p = tactigon_in(pos);
  state_terms s = {.board = PL_new_term_ref(), .lines = PL_new_term_ref()};
  const flaw f = read_state(state, &s, p);

  if (f == FLAW_NONE) {
    tactigon_rehash(p);
    return true;
  }
  if (PL_exception(0))
    return false;
  if (f == FLAW_DOMAIN && !s.has_board)
    return check_ground(state) && PL_domain_error("board_size", s.lines);
  return raise_flaw(f, STATE_TYPE, state);
}

static bool
get_move(term_t t, move *code) {
  const term_t origin = PL_new_term_refs(3), x = origin + 1, arg = origin + 2;
  int ox = -1, oy = -1, dx = -1, dy = -1;

  /* ((OX-OY)-DX)-DY */
  if (!PL_is_functor(t, FUNCTOR_minus2))
    return raise_flaw(FLAW_TYPE, MOVE_TYPE, t);
  _PL_get_arg(1, t, x);
  _PL_get_arg(2, t, arg);
  flaw worst = get_int(arg, &dy);
  if (!PL_is_functor(x, FUNCTOR_minus2))
    return raise_flaw(FLAW_TYPE, MOVE_TYPE, t);
  _PL_get_arg(1, x, origin);
  _PL_get_arg(2, x, arg);
  worst = flaw_worst(worst, get_int(arg, &dx));
  worst = flaw_worst(worst, get_int_pair(origin, &ox, &oy));
  if (worst == FLAW_TYPE)
    return raise_flaw(worst, MOVE_TYPE, t);

  /* Integers beyond the largest board, or an int, are well-formed. */
  const bool fits =
      worst == FLAW_NONE && tactigon_fits(ox, oy) && tactigon_fits(dx, dy);

  *code = fits ? tactigon_move(ox << 4 | oy, dx << 4 | dy) : MOVE_NONE;
  return true;
}

/* ------------------------------------------------------------------------
   Building
   ------------------------------------------------------------------------ */

/* T becomes A-I for a term A; ARGS is a block of two refs.  T may be A. */
static bool
put_minus(term_t a, int i, term_t args, term_t t) {
  return PL_put_term(args, a) && PL_put_integer(args + 1, i) &&
         PL_cons_functor_v(t, FUNCTOR_minus2, args);
}

/* Moves are built from the last: those of one piece share OX-OY, and those of
   it to one column (OX-OY)-DX. */
static bool
put_moves(const position *pos, const move *moves, int n, term_t list) {
  const term_t args = PL_new_term_refs(5);
  const term_t origin = args + 2, column = args + 3, t = args + 4;
  move last = MOVE_NONE;

  (void)pos;
  PL_put_nil(list);
  while (n-- > 0) {
    const move m = moves[n];

    if (m >> 8 != last >> 8 && !(PL_put_integer(t, m >> 12) &&
                                 put_minus(t, m >> 8 & 0xf, args, origin)))
      return false;
    if (m >> 4 != last >> 4 && !put_minus(origin, m >> 4 & 0xf, args, column))
      return false;
    if (!put_minus(column, m & 0xf, args, t) || !PL_cons_list(list, t, list))
      return false;
    last = m;
  }
  return true;
}

/* T becomes OLD, a term position(Piece, Tile), on tile(X, Y) instead. */
static bool
put_moved(term_t old, int x, int y, term_t t) {
  const term_t args = PL_new_term_refs(2), tile = PL_new_term_refs(2);
  const bool built = PL_put_integer(tile, x) && PL_put_integer(tile + 1, y) &&
                     PL_cons_functor_v(args + 1, FUNCTOR_tile2, tile) &&
                     PL_get_arg(1, old, args) &&
                     PL_cons_functor_v(t, FUNCTOR_position2, args);

  PL_reset_term_refs(args);
  return built;
}

/* NEW becomes the pieces of the list OLD after move M, in standard order;
   STAYS tells whether the piece that moved is still there. */
static bool
put_board(term_t old, move m, bool stays, term_t new) {
  const term_t pieces = PL_new_term_refs(PIECES); /* by rank */
  const term_t tail = PL_copy_term_ref(old);
  const term_t head = PL_new_term_ref();
  const term_t scratch = PL_new_term_refs(3);
  bool has[PIECES] = {false};

  while (PL_get_list(tail, head, tail)) {
    piece p;

    if (get_position(head, scratch, &p) != FLAW_NONE)
      return false;

    const move code = (move)(p.x << 4 | p.y);
    const int rank = piece_rank(&p);
    const term_t place = pieces + (term_t)rank;

    if (code == m >> 8)
      has[rank] =
          stays && put_moved(head, (int)(m >> 4 & 0xf), (int)(m & 0xf), place);
    else
      has[rank] = code != (m & 0xff) && PL_put_term(place, head);
  }
  PL_put_nil(new);
  for (int rank = PIECES - 1; rank >= 0; rank--)
    if (has[rank] && !PL_cons_list(new, pieces + (term_t)rank, new))
      return false;
  return !PL_exception(0);
}

static bool
put_state(term_t old, const position *before, move m, const position *after,
          term_t new) {
  const tactigon_position *const q = tactigon_of(after);
  const term_t tail = PL_copy_term_ref(old);
  const term_t board = PL_new_term_ref();
  const term_t player = PL_new_term_ref();
  const bool stays = bitboard_has(q->of_player[0] | q->of_player[1],
                                  tactigon_to(tactigon_board_of(q), m));

  (void)before;

  /* What follows the player, the rules or nothing, ends the new state too. */
  return PL_get_list(tail, board, tail) && PL_get_list(tail, player, tail) &&
         put_board(board, m, stays, board) &&
         codec_put_player(&tactigon_codec, (enum player)q->to_move, player) &&
         PL_put_term(new, tail) && PL_cons_list(new, player, new) &&
         PL_cons_list(new, board, new);
}

/* ------------------------------------------------------------------------
   Predicates of the document
   ------------------------------------------------------------------------ */

/* '$tactigon_walks'(+State, -Moves): also when the game is over. */
static foreign_t
pl_walks(term_t state, term_t moves) {
  position p;
  move list[TACTIGON_MAX_MOVES];
  const term_t result = PL_new_term_ref();

  return get_state(state, &p) &&
         put_moves(&p, list, tactigon_walks(tactigon_of(&p), list), result) &&
         PL_unify(moves, result);
}

/* '$tactigon_can_walk'(+State, +Move) is semidet. */
static foreign_t
pl_can_walk(term_t state, term_t move_term) {
  position p;
  move m;

  return get_state(state, &p) && get_move(move_term, &m) &&
         tactigon_can_walk(tactigon_of(&p), m);
}

/* '$tactigon_reach'(+State, ?Steps, +Piece, +From, -Cells): Cells are where
   Piece may end within Steps, or within its own steps if that is unbound. */
static foreign_t
pl_reach(term_t state, term_t steps_term, term_t piece_term, term_t from_term,
         term_t cells) {
  const bool own_steps = PL_is_variable(steps_term);
  const term_t result = PL_new_term_ref(), t = PL_new_term_ref();
  const term_t scratch = PL_new_term_refs(2);
  position pos;
  piece found;
  int steps = 0, x = -1, y = -1, n = 0;
  uint8_t codes[TACTIGON_MAX_TILES];
  flaw f;

  if (!get_state(state, &pos) ||
      (!own_steps && !PL_get_integer_ex(steps_term, &steps)))
    return FALSE;
  if ((f = get_piece(piece_term, scratch, &found)) != FLAW_NONE)
    return raise_flaw(f, PIECE_TYPE, piece_term);
  if ((f = get_int_pair(from_term, &x, &y)) == FLAW_TYPE)
    return raise_flaw(f, CELL_TYPE, from_term);

  const tactigon_position *const p = tactigon_of(&pos);
  const tactigon_board *const b = tactigon_board_of(p);
  const int from = f == FLAW_NONE ? tactigon_tile(b, x, y) : TACTIGON_NO_TILE;
  bitboard reach = 0;

  if (from != TACTIGON_NO_TILE)
    reach = tactigon_reach(
        p, found.player, found.type,
        own_steps ? tactigon_steps(p, found.type, from) : steps, from);
  while (reach)
    codes[n++] = b->code[bitboard_pop(&reach)];
  PL_put_nil(result);
  while (n-- > 0)
    if (!put_int_pair(codes[n] >> 4, codes[n] & 0xf, t) ||
        !PL_cons_list(result, t, result))
      return FALSE;
  return PL_unify(cells, result);
}

/* '$tactigon_move'(+State, +Move, -NewState) is semidet: what move/3 does,
   whether or not it is legal. */
static foreign_t
pl_move_aux(term_t state, term_t move_term, term_t new_state) {
  position before, after;
  move m;
  const term_t result = PL_new_term_ref();

  if (!get_state(state, &before) || !get_move(move_term, &m) || m == MOVE_NONE)
    return FALSE;

  const tactigon_position *const p = tactigon_of(&before);
  const tactigon_board *const b = tactigon_board_of(p);
  const int from = tactigon_from(b, m), to = tactigon_to(b, m);

  if (from == TACTIGON_NO_TILE || to == TACTIGON_NO_TILE ||
      !bitboard_has(p->of_player[0] | p->of_player[1], from))
    return FALSE;
  tactigon_game.play(&before, m, &after);
  return put_state(state, &before, m, &after, result) &&
         PL_unify(new_state, result);
}

/* Reads the board of a state whose other elements may be unbound: rules are
   then as set in the thread. */
static bool
get_board_of(term_t state, position *pos) {
  tactigon_position *const p = tactigon_in(pos);
  state_terms s = {.board = PL_new_term_ref(), .lines = PL_new_term_ref()};
  const term_t tail = PL_copy_term_ref(state);
  const term_t rules = PL_new_term_ref();
  size_t length;
  flaw f;

  memset(p, 0, sizeof *p);
  if (!PL_is_acyclic(state))
    return PL_domain_error("acyclic_term", state);

  const int list = PL_skip_list(state, 0, &length);

  if (list == PL_PARTIAL_LIST && length <= 3)
    return PL_instantiation_error(state);
  if (list != PL_LIST || length < 2 || length > 3)
    return PL_type_error(STATE_TYPE, state);
  if (!PL_get_list(tail, s.board, tail) || !PL_get_list(tail, rules, tail))
    return false;

  const bool given = PL_get_list(tail, rules, tail) && !PL_is_variable(rules);

  if (!given && !(PL_put_variable(rules) && put_current_rules(rules)))
    return false;
  f = get_rules(rules, &s, p);
  if (f != FLAW_TYPE && !s.has_board)
    return check_ground(rules) && PL_domain_error("board_size", s.lines);
  if (f != FLAW_NONE)
    return raise_flaw(f, RULES_TYPE, rules);
  f = read_board(s.board, tactigon_board_of(p), p);
  return f == FLAW_NONE || raise_flaw(f, BOARD_TYPE, s.board);
}

/* '$tactigon_counts'(+State, +Player, -Own, -Others): of pieces. */
static foreign_t
pl_counts(term_t state, term_t player_term, term_t own, term_t others) {
  position pos;
  enum player player;

  if (!get_board_of(state, &pos) ||
      !codec_get_player_ex(&tactigon_codec, player_term, &player))
    return FALSE;

  const bitboard *const of_player = tactigon_of(&pos)->of_player;

  return PL_unify_integer(own, bitboard_count(of_player[player])) &&
         PL_unify_integer(others, bitboard_count(of_player[!player]));
}

/* '$tactigon_pentagon_distance'(+State, +Player, -Distance) */
static foreign_t
pl_pentagon_distance(term_t state, term_t player_term, term_t distance) {
  position p;
  enum player player;

  return get_board_of(state, &p) &&
         codec_get_player_ex(&tactigon_codec, player_term, &player) &&
         PL_unify_integer(distance, tactigon_pentagon_distance(tactigon_of(&p),
                                                               (int)player));
}

/* '$tactigon_wins'(+State, +Player) is semidet. */
static foreign_t
pl_wins(term_t state, term_t player_term) {
  position p;
  enum player player;

  return get_state(state, &p) &&
         codec_get_player_ex(&tactigon_codec, player_term, &player) &&
         tactigon_wins(tactigon_of(&p), (int)player);
}

static void
install(void) {
  static const PL_extension predicates[] = {
      {"$tactigon_walks", 2, (pl_function_t)pl_walks, 0},
      {"$tactigon_can_walk", 2, (pl_function_t)pl_can_walk, 0},
      {"$tactigon_reach", 5, (pl_function_t)pl_reach, 0},
      {"$tactigon_move", 3, (pl_function_t)pl_move_aux, 0},
      {"$tactigon_counts", 4, (pl_function_t)pl_counts, 0},
      {"$tactigon_pentagon_distance", 3, (pl_function_t)pl_pentagon_distance,
       0},
      {"$tactigon_wins", 2, (pl_function_t)pl_wins, 0},
      {NULL, 0, NULL, 0}};

  FUNCTOR_position2 = PL_new_functor(PL_new_atom("position"), 2);
  FUNCTOR_tile2 = PL_new_functor(PL_new_atom("tile"), 2);
  FUNCTOR_rules2 = PL_new_functor(PL_new_atom("rules"), 2);
  ATOM_player[PLAYER_1] = PL_new_atom("red");
  ATOM_player[PLAYER_2] = PL_new_atom("cian");
  ATOM_type[TACTIGON_CIRCLE] = PL_new_atom("circle");
  ATOM_type[TACTIGON_TRIANGLE] = PL_new_atom("triangle");
  ATOM_type[TACTIGON_SQUARE] = PL_new_atom("square");
  ATOM_type[TACTIGON_PENTAGON] = PL_new_atom("pentagon");
  PREDICATE_current_rules1 =
      PL_predicate("current_rules", 1, "tactigon_settings");
  PL_register_extensions_in_module(tactigon_game.name, predicates);
}

const codec tactigon_codec = {
    .game = &tactigon_game,
    .install = install,
    .get_state = get_state,
    .put_state = put_state,
    .get_move = get_move,
    .put_moves = put_moves,
    .players = ATOM_player,
};
