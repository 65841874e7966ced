/* arguments.h - what the tools read from a command line or a file. */

#ifndef TABULEIRO_ARGUMENTS_H
#define TABULEIRO_ARGUMENTS_H

#include <stdlib.h>
#include <string.h>

#include "../c_src/engine/think.h"

/* Returns argument I as a number, or OTHERWISE if it is missing. */
static inline int
argument_number(int argc, char **argv, int i, int otherwise) {
  return argc > i ? atoi(argv[i]) : otherwise;
}

/* Sets the limit of O that WORD names: 0.1s for seconds, 20000n for nodes, 4d
   for plies of depth.  Returns false if WORD is no limit. */
static inline bool
argument_limit(const char *word, think_options *o) {
  char *unit;
  const double limit = strtod(word, &unit);

  if (!(limit >= 0))
    return false;
  if (strcmp(unit, "s") == 0)
    o->seconds = limit;
  else if (strcmp(unit, "n") == 0)
    o->nodes = (uint64_t)limit;
  else if (strcmp(unit, "d") == 0 && limit >= 1 && limit <= THINK_MAX_DEPTH)
    o->depth = (int)limit;
  else
    return false;
  return true;
}

#endif
