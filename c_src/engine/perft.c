#include "perft.h"

#include <stdlib.h>

/* Adds the leaves DEPTH >= 1 plies below P to *LEAVES.  LISTS has room for
   DEPTH-1 lists of moves.  Returns false when stopped. */
static bool
count_leaves(const game *g, const position *p, int depth, move *lists, watch *w,
             uint64_t *leaves) {
  if (watch_stop(w))
    return false;
  if (depth == 1) {
    *leaves += (uint64_t)g->count_moves(p);
    return true;
  }
  if (depth == 2 && g->count_two) {
    const int64_t n = g->count_two(p);

    if (n >= 0) {
      *leaves += (uint64_t)n;
      return true;
    }
  }

  const int n = game_moves(g, p, lists);

  for (int i = 0; i < n; i++) {
    position next;

    game_play(g, p, lists[i], &next);
    if (!count_leaves(g, &next, depth - 1, lists + g->max_moves, w, leaves))
      return false;
  }
  return true;
}

enum perft_status
perft(const game *g, const position *p, int depth, watch *w, uint64_t *leaves) {
  assert(depth >= 0);
  if (depth == 0) {
    *leaves = 1;
    return PERFT_DONE;
  }

  /* No line is longer than the longest game. */
  if (depth > g->max_plies) {
    *leaves = 0;
    return PERFT_DONE;
  }

  if (depth > PERFT_MAX_DEPTH)
    return PERFT_NO_MEMORY;

  move *lists = NULL;

  if (depth > 1) {
    lists = malloc((size_t)(depth - 1) * (size_t)g->max_moves * sizeof *lists);
    if (!lists)
      return PERFT_NO_MEMORY;
  }

  uint64_t count = 0;
  const bool done = count_leaves(g, p, depth, lists, w, &count);

  free(lists);
  if (!done)
    return PERFT_STOPPED;
  *leaves = count;
  return PERFT_DONE;
}
