/* watch.h - stops a long loop that runs in its caller's thread.

   The loop counts its nodes with watch_stop, which calls the caller's function
   once every WATCH_NODES nodes.  The function of the bridge handles Prolog's
   signals. */

#ifndef TABULEIRO_WATCH_H
#define TABULEIRO_WATCH_H

#include <stdbool.h>
#include <stdint.h>

enum { WATCH_NODES = 4096 };

typedef struct watch {
  bool (*stop)(void *context); /* returns true to stop; NULL: never */
  void *context;
  uint32_t nodes; /* since the last call; 0 at first */
} watch;

/* Counts one node.  Returns true when the loop must unwind. */
static inline bool
watch_stop(watch *w) {
  if (++w->nodes < WATCH_NODES)
    return false;
  w->nodes = 0;
  return w->stop && w->stop(w->context);
}

#endif
