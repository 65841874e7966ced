/* algorithm.h - the ways to search, and their table.

   What an algorithm remembers from one think to the next, a transposition table
   or a tree, is its *memory*, which belongs to its opener. */

#ifndef TABULEIRO_ALGORITHM_H
#define TABULEIRO_ALGORITHM_H

#include "think.h"

typedef struct algorithm {
  const char *name; /* static storage */

  /* Memory for thinks about positions of G, of about MIB mebibytes, 0 for as
     little as can be; NULL if there is none.  The caller closes it. */
  void *(*open)(const game *g, size_t mib);

  /* Does the job T: tells a report at least once if the root has a move, with
     one line for each that is wanted, also when it is stopped at once.  Threads
     that it starts have ended when it returns.  One think at a time uses a
     memory.  False if there was no memory. */
  bool (*run)(void *memory, think *t);

  void (*close)(void *memory);
} algorithm;

extern const algorithm alphabeta;
extern const algorithm mcts;          /* a leaf is worth its evaluation */
extern const algorithm mcts_playouts; /* a leaf is worth a random game's end */

/* All of them, the first the default. */
enum { ALGORITHMS = 3 };
extern const algorithm *const algorithms[ALGORITHMS];

/* The algorithm called NAME, or NULL. */
const algorithm *algorithm_find(const char *name);

#endif
