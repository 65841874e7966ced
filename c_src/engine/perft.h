/* perft.h - counting the leaves of the game tree.

   "Performance test, move path enumeration": the number of ways to play a
   number of plies.  Two move generators that agree on it at some depth agree
   on nearly everything; see https://www.chessprogramming.org/Perft. */

#ifndef TABULEIRO_PERFT_H
#define TABULEIRO_PERFT_H

#include "game.h"
#include "watch.h"

/* The deepest recursion, for games without a bound: it takes less than half a
   megabyte of the C stack.  Nobody waits for a count that deep. */
enum { PERFT_MAX_DEPTH = 1000 };

enum perft_status { PERFT_DONE, PERFT_STOPPED, PERFT_NO_MEMORY };

/* Sets *LEAVES to the number of sequences of exactly DEPTH >= 0 plies from P.
   The last ply is counted, not played.  Lines that end earlier count
   nothing.  Memory: DEPTH-1 lists of g->max_moves moves, freed on return.
   When the watch W stops it, or there is no memory, or DEPTH is more than
   PERFT_MAX_DEPTH and the game may be so long, *LEAVES is not set. */
enum perft_status perft(const game *g, const position *p, int depth, watch *w,
                        uint64_t *leaves);

#endif
