/* bench.h - the searches of `bench`: a node count, which changes only when the
   search does, and the speed. */

#ifndef TABULEIRO_UGI_BENCH_H
#define TABULEIRO_UGI_BENCH_H

#include "../engine/algorithm.h"

enum { BENCH_DEPTH = 5, BENCH_POSITIONS = 8 };

/* Searches BENCH_POSITIONS positions of one random game of G to DEPTH with one
   thread, and sets *NODES and *SECONDS to the cost.  Calls NEXT with CONTEXT
   and each search before the search starts, and with NULL after it.  Returns
   false as soon as NEXT does, or if there is no memory. */
bool bench(const algorithm *a, const game *g, int depth,
           bool (*next)(void *context, think *job), void *context,
           uint64_t *nodes, double *seconds);

#endif
