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
tactigon_features(const position *pos, int view, uint16_t *out) {
  const tactigon_position *const p = tactigon_of(pos);
  const tactigon_board *const b = tactigon_board_of(p);
  const int mover = p->to_move;
  int n = 0;

  if (b->lines != LINES)
    return -1;
  for (int side = 0; side < 2; side++) {
    const int player = side ? !mover : mover;
    const bitboard own = p->of_player[player], enemy = p->of_player[!player];
    const int target = bitboard_first(p->of_type[TACTIGON_PENTAGON] & enemy);
    int aims = 0;

    for (int type = 0; type < TACTIGON_TYPES; type++) {
      aims += bitboard_count(own & p->of_type[type] & b->within[target][type]);
      for (bitboard rest = own & p->of_type[type]; rest;) {
        const int tile = bitboard_pop(&rest);
        bitboard takers = 0;

        out[n++] = (uint16_t)(PIECE + (TACTIGON_TYPES * side + type) * TILES +
                              seen(b->code[tile], mover, view));
        for (int taker = 0; taker <= type; taker++)
          takers |= p->of_type[taker] & b->within[tile][taker];
        out[n] = (uint16_t)(PREY + TACTIGON_TYPES * side + type);
        n += (takers & enemy) != 0;
      }
    }
    out[n++] =
        (uint16_t)(AIMS + side * REACHING + net_at_most(aims, REACHING - 1));
    out[n++] = (uint16_t)(GOLD + side * HELD + bitboard_count(own & b->gold));
    for (bitboard rest = b->gold; rest;) {
      const int tile = bitboard_pop(&rest);
      int reaching = 0;

      for (int type = 0; type < TACTIGON_TYPES; type++)
        reaching +=
            bitboard_count(own & p->of_type[type] & b->within[tile][type]);
      out[n++] = (uint16_t)(GOLD_AIMS +
                            (2 * side + bitboard_has(own, tile)) * REACHING +
                            net_at_most(reaching, REACHING - 1));
    }
  }
  out[n++] = (uint16_t)(RULES + p->advanced);
  return n;
}
