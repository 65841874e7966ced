/* The features of Tactigon that its net knows, on the board of 11 lines: the
   pieces by tile, the pieces that can be taken if nothing is in the way, and
   the numbers of pieces in reach of the pentagons and the gold. */

#include "features.h"

#include "../../c_src/engine/net.h"

enum {
  LINES = 11,
  COLUMNS = 7,
  TILES = COLUMNS * LINES, /* some are not on the board */
  REACHING = 6,            /* 0 to 5 pieces or more */
  HELD = 3                 /* gold tiles */
};

/* The first feature of each kind; two of a pair are the player to move's and
   the opponent's. */
enum {
  PIECE = 0,
  PREY = PIECE + 2 * TACTIGON_TYPES * TILES,
  AIMS = PREY + 2 * TACTIGON_TYPES,
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

int
tactigon_features_of(const tactigon_position *p,
                     const tactigon_survey survey[2], int view, uint16_t *out) {
  const tactigon_board *const b = tactigon_board_of(p);
  const int mover = p->to_move;
  int n = 0;

  if (b->lines != LINES)
    return -1;
  for (int side = 0; side < 2; side++) {
    const int player = side ? !mover : mover;
    const bitboard own = p->of_player[player];
    const tactigon_survey *const s = &survey[player];
    bitboard gold = b->gold;

    for (int type = 0; type < TACTIGON_TYPES; type++) {
      const int kind = TACTIGON_TYPES * side + type;

      /* All tiles of the board are in the lower half of a set. */
      for (uint64_t rest = (uint64_t)(own & p->of_type[type]); rest;)
        out[n++] =
            (uint16_t)(PIECE + kind * TILES +
                       seen(b->code[bitboard_pop64(&rest)], mover, view));
      for (int i = 0; i < s->prey[type]; i++)
        out[n++] = (uint16_t)(PREY + kind);
    }
    out[n++] =
        (uint16_t)(AIMS + side * REACHING + net_at_most(s->aims, REACHING - 1));
    out[n++] = (uint16_t)(GOLD + side * HELD + s->gold);
    for (int i = 0; i < 2; i++) {
      const bool held = bitboard_has(own, bitboard_pop(&gold));

      out[n++] = (uint16_t)(GOLD_AIMS + (2 * side + held) * REACHING +
                            net_at_most(s->gold_aims[i], REACHING - 1));
    }
  }
  out[n++] = (uint16_t)(RULES + p->advanced);
  return n;
}

int
tactigon_features(const position *pos, int view, uint16_t *out) {
  const tactigon_position *const p = tactigon_of(pos);
  tactigon_survey survey[2];

  tactigon_survey_of(p, survey);
  return tactigon_features_of(p, survey, view, out);
}
