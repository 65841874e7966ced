/* The terms of Tactigon, and the predicates of the original program that run in
   C; see ../../games/tactigon/shapes.pl and README.md. */

#include "codec.h"

#include <string.h>

#include "../games/tactigon.h"

extern const shape tactigon_state_shape, tactigon_piece_shape,
    tactigon_cell_shape, tactigon_rules_shape, tactigon_move_shape,
    tactigon_player_shape;

static predicate_t PREDICATE_current_rules1;

/* ------------------------------------------------------------------------
   States and moves
   ------------------------------------------------------------------------ */

/* The vector of a piece, and of its position on a board. */
enum { PLAYER, TYPE, ID, X, Y, POSITION_LENGTH };

enum { PIECES = 2 * TACTIGON_PIECES };

/* The rank 0..25 of a piece in the standard order of the terms: cian before
   red; circle, pentagon, square, triangle; then by id. */
static int
piece_rank(const int *piece) {
  static const int FIRST[TACTIGON_TYPES] = {[TACTIGON_CIRCLE] = 0,
                                            [TACTIGON_PENTAGON] = 6,
                                            [TACTIGON_SQUARE] = 7,
                                            [TACTIGON_TRIANGLE] = 10};

  return (piece[PLAYER] == PLAYER_1 ? TACTIGON_PIECES : 0) +
         FIRST[piece[TYPE]] + piece[ID] - 1;
}

static bool
exists(const int *piece) {
  return piece[ID] <= tactigon_number_of((enum tactigon_type)piece[TYPE]);
}

static void
set_rules(const int *v, tactigon_position *p) {
  p->board = (uint8_t)v[0];
  p->advanced = (uint8_t)v[1];
}

/* Sets the rules of P to the settings of the thread; false with an
   exception. */
static bool
set_current_rules(tactigon_position *p) {
  const term_t rules = PL_new_term_ref();
  int v[SHAPE_MOST];

  if (!PL_call_predicate(NULL, PL_Q_PASS_EXCEPTION, PREDICATE_current_rules1,
                         rules) ||
      !shape_get(&tactigon_rules_shape, rules, v))
    return false;
  set_rules(v, p);
  return true;
}

/* A piece and a tile may each occur only once. */
static bool
load(const int *v, position *pos) {
  tactigon_position *const p = tactigon_in(pos);
  const int *const end = v + 1 + *v * POSITION_LENGTH;
  unsigned seen = 0;

  memset(p, 0, sizeof *p);
  p->to_move = (uint8_t)end[0];
  if (end[1])
    set_rules(end + 2, p);
  else if (!set_current_rules(p))
    return false;

  const tactigon_board *const b = tactigon_board_of(p);

  for (v++; v < end; v += POSITION_LENGTH) {
    const unsigned bit = 1u << piece_rank(v);
    const int tile = tactigon_tile(b, v[X], v[Y]);

    if (!exists(v) || seen & bit || tile == TACTIGON_NO_TILE ||
        bitboard_has(p->of_player[0] | p->of_player[1], tile))
      return false;
    seen |= bit;
    p->of_player[v[PLAYER]] |= bitboard_of(tile);
    p->of_type[v[TYPE]] |= bitboard_of(tile);
  }
  tactigon_rehash(p);
  return true;
}

/* A position has no ids of pieces.  The piece that left its tile is on the tile
   that its player gained, unless both pieces were lost. */
static int *
save(const position *pos, const int *before, int *v) {
  const tactigon_position *const p = tactigon_of(pos);
  const tactigon_board *const b = tactigon_board_of(p);
  const int *const end = before + 1 + *before * POSITION_LENGTH;
  const int *by_rank[PIECES] = {NULL};
  int *const count = v++;
  bitboard gained = p->of_player[!p->to_move];

  for (before++; before < end; before += POSITION_LENGTH) {
    by_rank[piece_rank(before)] = before;
    if (before[PLAYER] != p->to_move)
      gained &= ~bitboard_of(tactigon_tile(b, before[X], before[Y]));
  }
  for (int rank = 0; rank < PIECES; rank++) {
    const int *const old = by_rank[rank];

    if (!old)
      continue;
    memcpy(v, old, POSITION_LENGTH * sizeof *v);
    if (!bitboard_has(p->of_player[old[PLAYER]],
                      tactigon_tile(b, old[X], old[Y]))) {
      if (old[PLAYER] == p->to_move || !gained)
        continue;

      const uint8_t code = b->code[bitboard_first(gained)];

      v[X] = code >> 4;
      v[Y] = code & 0xf;
    }
    v += POSITION_LENGTH;
  }
  *count = (int)(v - count) / POSITION_LENGTH;
  *v++ = p->to_move;
  *v++ = end[1];
  if (end[1]) {
    *v++ = p->board;
    *v++ = p->advanced;
  }
  return v;
}

/* Returns the code of the move OX-OY-DX-DY, MOVE_NONE if it leaves the largest
   board. */
static move
encode(const int *v) {
  return tactigon_fits(v[0], v[1]) && tactigon_fits(v[2], v[3])
             ? tactigon_move(v[0] << 4 | v[1], v[2] << 4 | v[3])
             : MOVE_NONE;
}

static void
decode(move m, int *v) {
  v[0] = (int)(m >> 12);
  v[1] = (int)(m >> 8 & 0xf);
  v[2] = (int)(m >> 4 & 0xf);
  v[3] = (int)(m & 0xf);
}

/* ------------------------------------------------------------------------
   Predicates of the original program
   ------------------------------------------------------------------------ */

/* '$tactigon_walks'(+State, -Moves): Moves are those of the player to move,
   even if the game is over. */
static foreign_t
pl_walks(term_t state, term_t moves) {
  game_state s;
  move list[TACTIGON_MAX_MOVES];
  const term_t result = PL_new_term_ref();

  return codec_get_state(&tactigon_codec, state, &s) &&
         codec_put_moves(&tactigon_codec, list,
                         tactigon_walks(tactigon_of(&s.position), list),
                         result) &&
         PL_unify(moves, result);
}

/* '$tactigon_can_walk'(+State, +Move) is semidet. */
static foreign_t
pl_can_walk(term_t state, term_t move_term) {
  game_state s;
  move m;

  return codec_get_state(&tactigon_codec, state, &s) &&
         codec_get_move(&tactigon_codec, move_term, &m) &&
         tactigon_can_walk(tactigon_of(&s.position), m);
}

static void
fill_cell(const void *codes, int i, int *v) {
  const uint8_t code = ((const uint8_t *)codes)[i];

  v[0] = code >> 4;
  v[1] = code & 0xf;
}

/* '$tactigon_reach'(+State, ?Steps, +Piece, +From, -Cells): Cells are the cells
   on which Piece may end a walk of at most Steps steps from From.  If Steps is
   unbound, the limit is that of the piece. */
static foreign_t
pl_reach(term_t state, term_t steps_term, term_t piece_term, term_t from_term,
         term_t cells) {
  const bool own_steps = PL_is_variable(steps_term);
  const term_t result = PL_new_term_ref();
  game_state s;
  int piece[SHAPE_MOST], cell[SHAPE_MOST], steps = 0, n = 0;
  uint8_t codes[TACTIGON_MAX_TILES];

  if (!codec_get_state(&tactigon_codec, state, &s) ||
      (!own_steps && !PL_get_integer_ex(steps_term, &steps)) ||
      !shape_get(&tactigon_piece_shape, piece_term, piece) ||
      !(exists(piece) || shape_refuse(&tactigon_piece_shape, piece_term)) ||
      !shape_get(&tactigon_cell_shape, from_term, cell))
    return FALSE;

  const tactigon_position *const p = tactigon_of(&s.position);
  const tactigon_board *const b = tactigon_board_of(p);
  const int from = tactigon_tile(b, cell[0], cell[1]);
  bitboard reach = 0;

  if (from != TACTIGON_NO_TILE)
    reach = tactigon_reach(
        p, piece[PLAYER], piece[TYPE],
        own_steps ? tactigon_steps(p, piece[TYPE], from) : steps, from);
  while (reach)
    codes[n++] = b->code[bitboard_pop(&reach)];
  return shape_put_list(&tactigon_cell_shape, n, fill_cell, codes, result) &&
         PL_unify(cells, result);
}

static void
install(void) {
  PREDICATE_current_rules1 =
      PL_predicate("current_rules", 1, "tactigon_settings");
}

static const PL_extension PREDICATES[] = {
    {"$tactigon_walks", 2, (pl_function_t)pl_walks, 0},
    {"$tactigon_can_walk", 2, (pl_function_t)pl_can_walk, 0},
    {"$tactigon_reach", 5, (pl_function_t)pl_reach, 0},
    {NULL, 0, NULL, 0}};

const codec tactigon_codec = {
    .game = &tactigon_game,
    .state = &tactigon_state_shape,
    .move = &tactigon_move_shape,
    .player = &tactigon_player_shape,
    .load = load,
    .save = save,
    .encode = encode,
    .decode = decode,
    .predicates = PREDICATES,
    .install = install,
};
