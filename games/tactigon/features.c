/* The features of Tactigon that its net knows, on the board of 11 lines: the
   pieces by tile, those that can be taken and those that are covered, if
   nothing is in the way, and the numbers of pieces in reach of the pentagons
   and the gold. */

#include "features.h"

#include "net.h"

enum {
  LINES = 11,
  COLUMNS = 7,
  TILES = COLUMNS * LINES, /* some are not on the board */
  REACHING = 6,            /* 0 to 5 pieces or more */
  HELD = 3                 /* gold tiles */
};

enum { KINDS_OF_PIECES = 2 * TACTIGON_TYPES, STATUSES = 4 };

/* The first feature of each kind; two of a pair are the player to move's and
   the opponent's. */
enum {
  PIECE = 0,
  STATUS = PIECE + KINDS_OF_PIECES * TILES,
  AIMS = STATUS + (STATUSES - 1) * KINDS_OF_PIECES * TILES,
  GOLD = AIMS + 2 * REACHING,
  GOLD_AIMS = GOLD + 2 * HELD,
  RULES = GOLD_AIMS + 4 * REACHING,
  ALL = RULES + 4
};

_Static_assert((int)ALL == (int)TACTIGON_FEATURES,
               "the net has a row for each feature");

/* Returns the number of the tile with CODE as PLAYER sees it, on a board turned
   so that PLAYER's pieces begin where Red's do.  View 1 exchanges left and
   right. */
static int
seen(int code, int player, int view) {
  const int x = code >> 4, y = code & 15;
  const int line = player == PLAYER_1 ? y : LINES - 1 - (x % 2 == 0) - y;

  return LINES * (view ? COLUMNS - 1 - x : x) + line;
}

/* ------------------------------------------------------------------------
   Features of states, see net.h
   ------------------------------------------------------------------------ */

enum { AIMED = 2 * REACHING /* a gold tile: held or not, pieces in reach */ };

/* STATUS is 1 for a piece that own pieces reach, and 2 more for one that an
   enemy reaches that may take it. */
static int
features_of_piece(int status, int kind, int tile, uint16_t *out) {
  out[0] = (uint16_t)(PIECE + kind * TILES + tile);
  if (status == 0)
    return 1;
  out[1] = (uint16_t)(STATUS + ((status - 1) * KINDS_OF_PIECES + kind) * TILES +
                      tile);
  return 2;
}

/* GOLD is the first gold tile and the second in one number. */
static int
features_of_aims(int side, int aims, int gold, uint16_t *out) {
  const int first = gold / AIMED, second = gold % AIMED;
  const int of_side = GOLD_AIMS + side * AIMED;

  out[0] = (uint16_t)(AIMS + side * REACHING + aims);
  out[1] =
      (uint16_t)(GOLD + side * HELD + first / REACHING + second / REACHING);
  out[2] = (uint16_t)(of_side + first);
  out[3] = (uint16_t)(of_side + second);
  return 4;
}

static int
feature_of_rules(int rules, int zero, int also_zero, uint16_t *out) {
  (void)zero, (void)also_zero;
  out[0] = (uint16_t)(RULES + rules);
  return 1;
}

enum { OF_PIECE, OF_AIMS, OF_RULES, KINDS };

/* The first merged feature of each kind. */
enum {
  FIRST_AIMS = KINDS_OF_PIECES * TILES * STATUSES,
  FIRST_RULES = FIRST_AIMS + 2 * REACHING * AIMED * AIMED,
  MERGED = FIRST_RULES + 4
};

static const net_states STATES[KINDS] = {
    [OF_PIECE] = {features_of_piece, STATUSES, KINDS_OF_PIECES, TILES, 0},
    [OF_AIMS] = {features_of_aims, 2, REACHING, AIMED *AIMED, FIRST_AIMS},
    [OF_RULES] = {feature_of_rules, 4, 1, 1, FIRST_RULES}};

static _Alignas(64) int16_t merged_rows[MERGED][NET_HIDDEN];
net tactigon_merged;

/* What seen returns, by view and player, for the codes of tiles. */
static uint8_t seen_as[2][2][COLUMNS << 4];

__attribute__((constructor)) static void
build_tables(void) {
  net_merge(&tactigon_net, STATES, KINDS, merged_rows, &tactigon_merged);
  for (int view = 0; view < 2; view++)
    for (int player = 0; player < 2; player++)
      for (int x = 0; x < COLUMNS; x++)
        for (int y = 0; y < LINES; y++)
          seen_as[view][player][x << 4 | y] =
              (uint8_t)seen(x << 4 | y, player, view);
}

/* ------------------------------------------------------------------------
   Features of positions
   ------------------------------------------------------------------------ */

/* Writes the features of the pieces that PLAYER has in P. */
static inline int
features_of_pieces(const tactigon_position *p, int player,
                   const tactigon_survey *s, int view, bool merged,
                   uint16_t *out) {
  const tactigon_board *const b = tactigon_board_of(p);
  const int mover = p->to_move;

  /* The low and the high bit of the type of the piece on each tile.  All tiles
     of the board are in the lower half of a set. */
  const uint64_t low =
      (uint64_t)(p->of_type[TACTIGON_TRIANGLE] | p->of_type[TACTIGON_PENTAGON]);
  const uint64_t high =
      (uint64_t)(p->of_type[TACTIGON_SQUARE] | p->of_type[TACTIGON_PENTAGON]);
  int n = 0;

  for (uint64_t rest = (uint64_t)p->of_player[player]; rest;) {
    const int tile = bitboard_pop64(&rest);
    const int type = (int)(2 * (high >> tile & 1) + (low >> tile & 1));

    n += net_write(
        &STATES[OF_PIECE],
        (int)(2 * (s->attacked >> tile & 1) + (s->covered >> tile & 1)),
        TACTIGON_TYPES * (player != mover) + type,
        seen_as[view][mover][b->code[tile]], merged, out + n);
  }
  return n;
}

/* Returns the state of the gold tile TILE, in reach of AIMS pieces of OWN. */
static inline int
gold_state(bitboard own, int tile, int aims) {
  return REACHING * bitboard_has(own, tile) + net_at_most(aims, REACHING - 1);
}

/* Writes the features of P, of which SURVEY is seen, in VIEW. */
static inline int
features_of(const tactigon_position *p, const tactigon_survey survey[2],
            int view, bool merged, uint16_t *out) {
  const tactigon_board *const b = tactigon_board_of(p);
  int n = 0;

  if (b->lines != LINES)
    return -1;
  for (int side = 0; side < 2; side++) {
    const int player = side ? !p->to_move : p->to_move;
    const bitboard own = p->of_player[player];
    const tactigon_survey *const s = &survey[player];
    bitboard gold = b->gold;
    const int first = gold_state(own, bitboard_pop(&gold), s->gold_aims[0]);
    const int second = gold_state(own, bitboard_pop(&gold), s->gold_aims[1]);

    n += features_of_pieces(p, player, s, view, merged, out + n);
    n += net_write(&STATES[OF_AIMS], side, net_at_most(s->aims, REACHING - 1),
                   first * AIMED + second, merged, out + n);
  }
  n += net_write(&STATES[OF_RULES], p->advanced, 0, 0, merged, out + n);
  return n;
}

int
tactigon_features(const position *pos, int view, uint16_t *out) {
  const tactigon_position *const p = tactigon_of(pos);
  tactigon_survey survey[2];

  tactigon_survey_of(p, survey);
  return features_of(p, survey, view, false, out);
}

int
tactigon_merged_features(const tactigon_position *p,
                         const tactigon_survey survey[2], uint16_t *out) {
  return features_of(p, survey, 0, true, out);
}
