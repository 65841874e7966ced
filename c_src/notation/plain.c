/* The notation of a game that has no notation.c: a move is its code, a position
   the hash of it, which nobody can read.  It serves searches, perft and bench
   from the start of the game. */

#include "notation.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static const notation_option OPTIONS[] = {{.name = NULL}};

/* A board without rows. */
static int
rows(const notation_state *s) {
  (void)s;
  return 0;
}

static bool
move_code(scribe *x, const position *p, move *m) {
  char digits[16];

  (void)p;
  if (x->at)
    *m = (move)strtoul(x->at, NULL, 10);
  snprintf(digits, sizeof digits, "%" PRIu32, *m);
  return scribe_text(x, digits);
}

notation
notation_plain(const game *g) {
  return (notation){
      .game = g, .options = OPTIONS, .rows = rows, .move = move_code};
}
