/* perft.h - the number of leaves of a game tree at some depth.

   "Performance test, move path enumeration": two move generators that agree on
   these numbers agree on nearly everything; see
   https://www.chessprogramming.org/Perft. */

#ifndef TABULEIRO_PERFT_H
#define TABULEIRO_PERFT_H

#include "game.h"
#include "watch.h"

/* The deepest recursion, for games without a bound.  It takes less than half a
   megabyte of the C stack; no count that deep ever ends. */
enum { PERFT_MAX_DEPTH = 1000 };

enum perft_status { PERFT_DONE, PERFT_STOPPED, PERFT_NO_MEMORY };

/* Sets *LEAVES to the number of sequences of exactly DEPTH >= 0 plies from P
   and returns PERFT_DONE.  Lines that end earlier do not count.  The last ply
   is counted, not played.  Allocates DEPTH-1 lists of g->max_moves moves and
   frees them.

   Returns PERFT_STOPPED when the watch W stops the count, and PERFT_NO_MEMORY
   when there is no room for the lists, or when DEPTH, within g->max_plies,
   exceeds PERFT_MAX_DEPTH; *LEAVES is then unset. */
enum perft_status perft(const game *g, const position *p, int depth, watch *w,
                        uint64_t *leaves);

#endif
