/* algorithm_type.h - the contract of a search algorithm.

   An algorithm keeps what it learns from one think to the next, a transposition
   table or a tree, in its *memory*.  The caller opens the memory, owns it and
   closes it. */

#ifndef TABULEIRO_ALGORITHM_TYPE_H
#define TABULEIRO_ALGORITHM_TYPE_H

#include "think.h"

typedef struct algorithm {
  const char *name; /* static storage */

  /* Returns memory of about MIB mebibytes, or the minimum if MIB is 0, for
     thinks about positions of G; NULL if there is no memory. */
  void *(*open)(const game *g, size_t mib);

  /* Does the job T, whose game is that of MEMORY.  If the root has a move,
     publishes at least one report with all lines wanted, even if T was stopped
     before.  All threads that it starts have ended when it returns.  One think
     at a time uses a memory.  Returns false if memory ran out. */
  bool (*run)(void *memory, think *t);

  /* Returns how full MEMORY is, 0 to 1000.  Only the thread that leads a search
     may ask while MEMORY is used. */
  int (*fullness)(const void *memory);

  /* Whether the last think of MEMORY that could be resumed was stopped; NULL if
     no think is resumed. */
  bool (*is_paused)(const void *memory);

  void (*close)(void *memory);
} algorithm;

#endif
