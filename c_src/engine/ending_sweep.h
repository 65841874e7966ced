/* ending_sweep.h - a loop over the indexes of a layer, by several threads.

   Each thread has a worker, whatever the loop needs for itself, and takes the
   next block of indexes until none is left. */

#ifndef TABULEIRO_ENDING_SWEEP_H
#define TABULEIRO_ENDING_SWEEP_H

#include "ending_table.h"

enum {
  ENDING_MAX_THREADS = 64,
  ENDING_SWEEP_BLOCK = 2048 /* indexes */
};

/* Visits the indexes from FROM to below TO with WORKER. */
typedef enum ending_status ending_visit(void *worker, uint64_t from,
                                        uint64_t to);

/* Calls VISIT for all blocks of N indexes, with each of the N_WORKERS WORKERS
   in a thread of its own; the first has the calling thread, which asks W.  A
   worker whose thread does not start stays idle.  Returns ENDING_FOUND, or the
   first other status that VISIT returned, ENDING_STOPPED if W stops it; blocks
   may be left out then. */
enum ending_status ending_sweep(uint64_t n, void *const *workers, int n_workers,
                                ending_visit *visit, watch *w);

#endif
