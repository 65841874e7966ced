/* moves.h - the slides of a tree, and the legal moves of a position. */

#ifndef TABULEIRO_WALDMEISTER_MOVES_H
#define TABULEIRO_WALDMEISTER_MOVES_H

#include "rules.h"

/* The cells in each direction from each bit of a narrow set, first those with
   higher bits.  Built when the program or library is loaded, constant from then
   on. */
extern uint64_t narrow_rays[64][2][3];

/* The cells to which a tree on bit FROM can slide over EMPTY cells. */
bitboard wide_slides(bitboard empty, int from);

/* The same of narrow sets: a ray ends before its first cell that is not empty.
 */
static inline uint64_t
narrow_slides(uint64_t empty, int from) {
  uint64_t reached = 0;

  for (int i = 0; i < 3; i++) {
    const uint64_t up = narrow_rays[from][0][i];
    const uint64_t down = narrow_rays[from][1][i];
    const uint64_t first = up & ~empty, last = down & ~empty;

    reached |= up & ((first & -first) - 1);
    reached |=
        last ? down & (~(uint64_t)1 << (63 - __builtin_clzll(last))) : down;
  }
  return reached;
}

/* Writes to OUT the cells that a tree on X-Y can slide to over EMPTY cells of a
   board of SIZE, as cell codes in ascending order, and returns their number, at
   most WALDMEISTER_MAX_REACH. */
int waldmeister_sorted_slides(bitboard empty, int size, int x, int y,
                              move *out);

/* The moves in the table of the game, see game.h. */
int waldmeister_moves(const position *p, move *out);
int waldmeister_count_moves(const position *p);
bool waldmeister_is_legal(const position *p, move m);

#endif
