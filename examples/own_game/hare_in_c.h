/* hare_in_c.h - Hare and Hounds; README.md of this folder has the rules,
   H1 to H7.

   The eleven cells are numbered in the order of their names: a2 a3 a4, b1 to
   b5, c2 c3 c4.  A move is 16 * from + to. */

#ifndef TABULEIRO_HARE_IN_C_H
#define TABULEIRO_HARE_IN_C_H

#include "../../c_src/engine/bots.h"
#include "../../c_src/engine/game.h"

enum { HARE_CELLS = 11, HARE_HOUNDS = 3, HARE_MAX_MOVES = 11 };

typedef struct hare_position {
  uint16_t hounds; /* a bit for each cell */
  uint8_t hare;    /* a cell */
  uint8_t to_move; /* an enum player; the hounds are PLAYER_1 */
  uint8_t idle;    /* last moves of the hounds that did not advance */
  uint8_t patience;
} hare_position;

_Static_assert(sizeof(hare_position) <= POSITION_SIZE, "fits a position");

static inline const hare_position *
hare_of(const position *p) {
  return (const void *)p->bytes;
}

static inline hare_position *
hare_in(position *p) {
  return (void *)p->bytes;
}

extern const game hare_in_c_game;
extern const bots hare_in_c_bots;
extern const struct codec hare_in_c_codec;

#endif
