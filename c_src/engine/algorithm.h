/* algorithm.h - the search algorithms that the engine offers. */

#ifndef TABULEIRO_ALGORITHM_H
#define TABULEIRO_ALGORITHM_H

#include "algorithm_type.h"

/* All algorithms; the first is the default. */
enum { ALGORITHMS = 6 };
extern const algorithm *const algorithms[ALGORITHMS];

/* Returns the algorithm called NAME, or NULL. */
const algorithm *algorithm_find(const char *name);

#endif
