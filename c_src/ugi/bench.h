/* bench.h - the searches of `bench`: a figure that changes when the search
   does, and its speed. */

#ifndef TABULEIRO_UGI_BENCH_H
#define TABULEIRO_UGI_BENCH_H

#include "../engine/algorithm.h"

enum { BENCH_DEPTH = 5, BENCH_POSITIONS = 8 };

/* Searches BENCH_POSITIONS positions of one random game of G to DEPTH, in one
   thread, and sets *NODES and *SECONDS to what that took.  Calls NEXT with
   CONTEXT and each search before it starts, and with NULL when it has ended;
   ends if that returns false.  Returns false if it did, or if there is no
   memory. */
bool bench(const algorithm *a, const game *g, int depth,
           bool (*next)(void *context, think *job), void *context,
           uint64_t *nodes, double *seconds);

#endif
