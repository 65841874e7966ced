/* contestant.h - one side of a duel: a search, its limits and its memory.

   The searches of another build of the sources are in its build/engine.so,
   whose functions of these names duel loads.  Only numbers and text cross:
   positions and structs may differ from build to build, but the moves of a game
   have the same codes. */

#ifndef TABULEIRO_CONTESTANT_H
#define TABULEIRO_CONTESTANT_H

#include <stddef.h>
#include <stdint.h>

#define CONTESTANT_EXPORT __attribute__((visibility("default")))

typedef struct contestant contestant;

/* What a contestant has spent. */
typedef struct contestant_cost {
  double seconds; /* of wall time */
  uint64_t nodes;
} contestant_cost;

/* Returns a new contestant that plays GAME as TEXT tells, see duel.c, and has
   MIB mebibytes of memory for each game; NULL if TEXT is wrong. */
CONTESTANT_EXPORT contestant *contestant_new(const char *game, const char *text,
                                             size_t mib);

/* Forgets what earlier searches learned.  Returns false if there is no memory.
 */
CONTESTANT_EXPORT int contestant_new_game(contestant *c);

/* Returns the code of the move that C chooses after the N moves LINE, legal
   ones from the start of the game, and sets *SCORE to its score.  Adds what the
   search took to *COST.  The game is not over. */
CONTESTANT_EXPORT uint32_t contestant_choose(contestant *c,
                                             const uint32_t *line, int n,
                                             int *score, contestant_cost *cost);

CONTESTANT_EXPORT void contestant_free(contestant *c);

#endif
