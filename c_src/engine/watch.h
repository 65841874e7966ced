/* watch.h - how a long loop learns that it should stop.

   A loop that stays in its caller's thread asks WATCH_NODES nodes apart; what
   the question means is the caller's (the bridge handles Prolog's signals). */

#ifndef TABULEIRO_WATCH_H
#define TABULEIRO_WATCH_H

#include <stdbool.h>
#include <stdint.h>

enum { WATCH_NODES = 4096 };

typedef struct watch {
  bool (*stop)(void *context); /* true: stop now; NULL: never */
  void *context;
  uint32_t nodes; /* since the last question; start at 0 */
} watch;

/* Counts one node; true when the loop must unwind. */
static inline bool
watch_stop(watch *w) {
  if (++w->nodes < WATCH_NODES)
    return false;
  w->nodes = 0;
  return w->stop && w->stop(w->context);
}

#endif
