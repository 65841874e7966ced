/* endings.h - the positions of the move phase of Wali, numbered.

   The player to move has A stones, the opponent B, 3 or more each: colours do
   not matter, for the rules of this phase are the same for both.  A layer has
   the positions with A and B stones and those with B and A, since a step leads
   from one to the other; takes lead to a layer with fewer stones.

   The index of a position is made of, the most significant first,

     the class of the mover's stones: a set of cells, up to the symmetries of
       the board, 8 of a square and 4 of another rectangle
     the rank of the opponent's stones among the sets of the other cells
     unless going back is allowed, the last moves of both players: 0 for none,
       else 1 + 4 * stone + direction to where it came from

   Of the symmetries that give the class, the one with the least rest of the
   index counts.  Numbers R1.. refer to games/wali/README.md. */

#ifndef TABULEIRO_WALI_ENDINGS_H
#define TABULEIRO_WALI_ENDINGS_H

#include "../../c_src/engine/ending.h"

extern const endings wali_endings;

#endif
