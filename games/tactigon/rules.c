#include "rules.h"

#include <limits.h>

#include "../../c_src/engine/hash.h"

/* ------------------------------------------------------------------------
   Pieces
   ------------------------------------------------------------------------ */

int
tactigon_number_of(enum tactigon_type type) {
  static const int NUMBER[TACTIGON_TYPES] = {6, 3, 3, 1};

  return NUMBER[type];
}

#define TYPE_BIT(type) (1u << TACTIGON_##type)

/* R7: the types that each type may attack, and those that take the attacker off
   the board with them. */
static const unsigned ATTACKS[TACTIGON_TYPES] = {
    TYPE_BIT(CIRCLE) | TYPE_BIT(TRIANGLE) | TYPE_BIT(SQUARE) |
        TYPE_BIT(PENTAGON),
    TYPE_BIT(CIRCLE) | TYPE_BIT(TRIANGLE) | TYPE_BIT(SQUARE) |
        TYPE_BIT(PENTAGON),
    TYPE_BIT(TRIANGLE) | TYPE_BIT(SQUARE) | TYPE_BIT(PENTAGON),
    TYPE_BIT(PENTAGON)};
static const unsigned BOTH_GO[TACTIGON_TYPES] = {0, TYPE_BIT(CIRCLE),
                                                 TYPE_BIT(TRIANGLE), 0};

bool
tactigon_both_go(int attacker, int defender) {
  return BOTH_GO[attacker] >> defender & 1;
}

/* Returns the type of the piece on tile T, or -1. */
static inline int
type_on(const tactigon_position *p, int t) {
  return bitboard_has(p->of_player[0] | p->of_player[1], t)
             ? tactigon_type_of(p, t)
             : -1;
}

/* ------------------------------------------------------------------------
   Moves
   ------------------------------------------------------------------------ */

/* The empty tiles, and the bits beyond the board, which no step reaches. */
static inline bitboard
empty_tiles(const tactigon_position *p) {
  return ~(p->of_player[0] | p->of_player[1]);
}

/* The tiles next to any tile of S, which may be tiles of S. */
static inline bitboard
spread(const tactigon_board *b, bool narrow, bitboard s) {
  bitboard reached = 0;

  for (uint64_t low = (uint64_t)s; low; low &= low - 1)
    reached |= tactigon_part(b->near[__builtin_ctzll(low)], narrow);
  for (uint64_t high = (uint64_t)(s >> 64); high && !narrow; high &= high - 1)
    reached |= b->near[64 + __builtin_ctzll(high)];
  return reached;
}

/* The tiles that a piece may pass, and those it may end on. */
typedef struct ways {
  bitboard pass, end;
} ways;

static inline ways
ways_of(const tactigon_position *p, int type) {
  const bitboard enemy = p->of_player[!p->to_move];
  const bitboard empty = empty_tiles(p);
  ways w = {.pass = empty, .end = empty};

  if (type == TACTIGON_SQUARE && p->advanced & TACTIGON_JUMP)
    w.pass = ~(enemy & p->of_type[TACTIGON_SQUARE]);
  for (int t = 0; t < TACTIGON_TYPES; t++)
    if (ATTACKS[type] >> t & 1)
      w.end |= enemy & p->of_type[t];
  return w;
}

/* Breadth-first flood of STEPS steps, at least one; FRONT holds the tiles of
   the last step.  NARROW is a constant, see tactigon_part. */
static inline bitboard
flood_of(const tactigon_board *b, bool narrow, ways w, int steps, int from) {
  const bitboard pass = tactigon_part(w.pass, narrow);
  bitboard touched = tactigon_part(b->near[from], narrow);
  bitboard passed = bitboard_of(from) | (touched & pass);
  bitboard front = touched & pass;

  while (--steps > 0 && front) {
    const bitboard next = spread(b, narrow, front);

    touched |= next;
    front = next & pass & ~passed;
    passed |= front;
  }
  return touched & tactigon_part(w.end, narrow);
}

static inline bitboard
flood(const tactigon_board *b, ways w, int steps, int from) {
  return tactigon_is_narrow(b) ? flood_of(b, true, w, steps, from)
                               : flood_of(b, false, w, steps, from);
}

int
tactigon_steps(const tactigon_position *p, int type, int from) {
  const bool more = p->advanced & TACTIGON_GOLD_STEP &&
                    bitboard_has(tactigon_board_of(p)->gold, from);

  return TACTIGON_STEPS[type] + more;
}

bitboard
tactigon_reach(const tactigon_position *p, int player, int type, int steps,
               int from) {
  const bitboard empty = empty_tiles(p);
  const ways walk = {.pass = empty, .end = empty};

  if (steps <= 0)
    return 0;
  return flood(tactigon_board_of(p),
               player == p->to_move ? ways_of(p, type) : walk, steps, from);
}

static bool
has_pentagon(const tactigon_position *p, int player) {
  return p->of_player[player] & p->of_type[TACTIGON_PENTAGON];
}

static bool
holds_gold(const tactigon_position *p, int player) {
  return !(tactigon_board_of(p)->gold & ~p->of_player[player]);
}

/* R11, R12: the outcome by a missing pentagon or held gold. */
static enum outcome
decided(const tactigon_position *p) {
  const int player = p->to_move;

  if (!has_pentagon(p, player))
    return outcome_won_by(!player);
  return !has_pentagon(p, !player) || holds_gold(p, player)
             ? outcome_won_by((enum player)player)
             : OUTCOME_NONE;
}

int
tactigon_walks(const tactigon_position *p, move *out) {
  const tactigon_board *const b = tactigon_board_of(p);
  ways w[TACTIGON_TYPES];
  int n = 0;

  for (int type = 0; type < TACTIGON_TYPES; type++)
    w[type] = ways_of(p, type);
  for (bitboard own = p->of_player[p->to_move]; own;) {
    const int from = bitboard_pop(&own);
    const int type = tactigon_type_of(p, from);
    const int steps = tactigon_steps(p, type, from);

    for (bitboard to = flood(b, w[type], steps, from); to;)
      out[n++] = tactigon_move(b->code[from], b->code[bitboard_pop(&to)]);
  }
  return n;
}

int
tactigon_moves(const position *pos, move *out) {
  const tactigon_position *p = tactigon_of(pos);

  return decided(p) == OUTCOME_NONE ? tactigon_walks(p, out) : 0;
}

int
tactigon_count_moves(const position *pos) {
  const tactigon_position *p = tactigon_of(pos);
  const tactigon_board *const b = tactigon_board_of(p);
  int n = 0;

  if (decided(p) != OUTCOME_NONE)
    return 0;
  for (int type = 0; type < TACTIGON_TYPES; type++) {
    const ways w = ways_of(p, type);

    for (bitboard own = p->of_player[p->to_move] & p->of_type[type]; own;) {
      const int from = bitboard_pop(&own);
      const int steps = tactigon_steps(p, type, from);

      n += bitboard_count(flood(b, w, steps, from));
    }
  }
  return n;
}

bool
tactigon_can_walk(const tactigon_position *p, move code) {
  const tactigon_board *const b = tactigon_board_of(p);

  if (code > 0xffff)
    return false;

  const int from = tactigon_from(b, code), to = tactigon_to(b, code);

  if (from == TACTIGON_NO_TILE || to == TACTIGON_NO_TILE ||
      !bitboard_has(p->of_player[p->to_move], from))
    return false;

  const int type = tactigon_type_of(p, from);

  return bitboard_has(
      tactigon_reach(p, p->to_move, type, tactigon_steps(p, type, from), from),
      to);
}

bool
tactigon_is_legal(const position *pos, move code) {
  const tactigon_position *p = tactigon_of(pos);

  return decided(p) == OUTCOME_NONE && tactigon_can_walk(p, code);
}

/* ------------------------------------------------------------------------
   Hash.  Features: a piece by player, type and tile; the player to move; the
   rules, which do not change in a game.  No rule depends on the numbers of
   pieces, so pieces of one type are alike.
   ------------------------------------------------------------------------ */

static uint64_t
piece_key(int player, int type, int tile) {
  return hash_mix((uint64_t)(tile << 3 | player << 2 | type));
}

static uint64_t
turn_key(int player) {
  return hash_mix((uint64_t)(1 << 10 | player));
}

static uint64_t
rules_key(const tactigon_position *p) {
  return hash_mix((uint64_t)(1 << 11 | p->board << 2 | p->advanced));
}

void
tactigon_rehash(tactigon_position *p) {
  uint64_t hash = turn_key(p->to_move) ^ rules_key(p);

  for (int player = 0; player < 2; player++)
    for (bitboard own = p->of_player[player]; own;) {
      const int t = bitboard_pop(&own);

      hash ^= piece_key(player, type_on(p, t), t);
    }
  p->hash = hash;
}

uint64_t
tactigon_hash(const position *pos) {
  return tactigon_of(pos)->hash;
}

/* ------------------------------------------------------------------------
   Play
   ------------------------------------------------------------------------ */

/* Puts a piece on tile T, or removes it. */
static void
toggle(tactigon_position *p, int player, int type, int t) {
  p->of_player[player] ^= bitboard_of(t);
  p->of_type[type] ^= bitboard_of(t);
  p->hash ^= piece_key(player, type, t);
}

void
tactigon_play(const position *pos, move code, position *next) {
  tactigon_position p = *tactigon_of(pos);
  const tactigon_board *const b = tactigon_board_of(&p);
  const int from = tactigon_from(b, code), to = tactigon_to(b, code);
  const int player = p.to_move;
  const int attacker = tactigon_type_of(&p, from);

  toggle(&p, player, attacker, from);

  const int defender = type_on(&p, to);

  if (defender >= 0)
    toggle(&p, !player, defender, to);
  if (defender < 0 || !tactigon_both_go(attacker, defender))
    toggle(&p, player, attacker, to);
  p.to_move = (uint8_t)!p.to_move;
  p.hash ^= turn_key(0) ^ turn_key(1);
  *tactigon_in(next) = p;
}

/* R5, on 11 lines: X and Y of each player's circles, triangles, squares and
   pentagon.  Red is PLAYER_1. */
static const int8_t START[2][TACTIGON_PIECES][2] = {{{3, 6},
                                                     {1, 7},
                                                     {5, 7},
                                                     {1, 9},
                                                     {5, 9},
                                                     {3, 10},
                                                     {2, 7},
                                                     {4, 7},
                                                     {3, 9},
                                                     {3, 7},
                                                     {2, 8},
                                                     {4, 8},
                                                     {3, 8}},
                                                    {{3, 0},
                                                     {1, 1},
                                                     {5, 1},
                                                     {1, 3},
                                                     {5, 3},
                                                     {3, 4},
                                                     {3, 1},
                                                     {2, 2},
                                                     {4, 2},
                                                     {2, 1},
                                                     {4, 1},
                                                     {3, 3},
                                                     {3, 2}}};

void
tactigon_start(position *pos) {
  tactigon_position *const p = tactigon_in(pos);

  *p = (tactigon_position){.board = 0};
  for (int player = 0; player < 2; player++)
    for (int type = 0, i = 0; type < TACTIGON_TYPES; type++)
      for (int n = tactigon_number_of((enum tactigon_type)type); n > 0; n--) {
        const int8_t *const at = START[player][i++];
        const bitboard bit =
            bitboard_of(tactigon_tile(&tactigon_boards[0], at[0], at[1]));

        p->of_player[player] |= bit;
        p->of_type[type] |= bit;
      }
  tactigon_rehash(p);
}

enum player
tactigon_to_move(const position *pos) {
  return tactigon_of(pos)->to_move;
}

/* Whether some piece of the player to move can end on a neighbouring tile.
   There nearly always is one, and then there is a move. */
static bool
has_short_move(const tactigon_position *p) {
  const tactigon_board *const b = tactigon_board_of(p);
  ways w[TACTIGON_TYPES];

  for (int type = 0; type < TACTIGON_TYPES; type++)
    w[type] = ways_of(p, type);
  for (bitboard own = p->of_player[p->to_move]; own;) {
    const int from = bitboard_pop(&own);

    if (b->near[from] & w[tactigon_type_of(p, from)].end)
      return true;
  }
  return false;
}

enum outcome
tactigon_outcome(const position *pos) {
  const tactigon_position *p = tactigon_of(pos);
  const enum outcome outcome = decided(p);

  if (outcome != OUTCOME_NONE || has_short_move(p) || tactigon_count_moves(pos))
    return outcome;
  return outcome_won_by(!p->to_move);
}

/* ------------------------------------------------------------------------
   Value
   ------------------------------------------------------------------------ */

int
tactigon_pentagon_distance(const tactigon_position *p, int player) {
  const tactigon_board *const b = tactigon_board_of(p);
  bitboard own = p->of_player[player];

  if (!own || !has_pentagon(p, !player))
    return 0;

  const int pentagon =
      bitboard_first(p->of_player[!player] & p->of_type[TACTIGON_PENTAGON]);
  int least = INT_MAX;

  while (own) {
    const int d = b->distance[pentagon][bitboard_pop(&own)];

    if (d < least)
      least = d;
  }
  return least;
}

bool
tactigon_wins(const tactigon_position *p, int player) {
  return !has_pentagon(p, !player) ||
         (player == p->to_move && holds_gold(p, player));
}

int
tactigon_value(const position *pos, enum player player) {
  const tactigon_position *p = tactigon_of(pos);
  const int self = (int)player, other = !self;

  return (tactigon_wins(p, self) ? TACTIGON_WIN_WORTH : 0) +
         bitboard_count(p->of_player[self]) -
         bitboard_count(p->of_player[other]) +
         tactigon_pentagon_distance(p, other) -
         tactigon_pentagon_distance(p, self);
}
