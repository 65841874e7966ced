/* algorithm.h - the search algorithms, and their table.

   An algorithm keeps what it learns from one think to the next, a transposition
   table or a tree, in its *memory*.  The caller opens it, owns it and closes
   it. */

#ifndef TABULEIRO_ALGORITHM_H
#define TABULEIRO_ALGORITHM_H

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

  void (*close)(void *memory);
} algorithm;

extern const algorithm alphabeta;
extern const algorithm mcts;          /* leaves are evaluated */
extern const algorithm mcts_playouts; /* leaves are played out at random */

/* All algorithms; the first is the default. */
enum { ALGORITHMS = 3 };
extern const algorithm *const algorithms[ALGORITHMS];

/* Returns the algorithm called NAME, or NULL. */
const algorithm *algorithm_find(const char *name);

#endif
