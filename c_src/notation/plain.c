/* The notation of a game that has no notation.c: a move is its code, a position
   the hash of it, which nobody can read.  It serves searches, perft and bench
   from the start of the game. */

#include "notation.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const notation_option OPTIONS[] = {{.name = NULL}};

/* A board without rows. */
static void
get_board(const notation_state *s, grid *g) {
  (void)s;
  g->rows = 0;
}

static void
write_move(const position *p, move m, text *t) {
  char digits[16];

  (void)p;
  snprintf(digits, sizeof digits, "%" PRIu32, m);
  text_add(t, digits);
}

static move
read_move(const position *p, const char *s) {
  const move m = (move)strtoul(s, NULL, 10);
  text t = {.length = 0};

  write_move(p, m, &t);
  return strcmp(t.chars, s) == 0 ? m : MOVE_NONE;
}

notation
notation_plain(const game *g) {
  return (notation){.game = g,
                    .options = OPTIONS,
                    .get_board = get_board,
                    .read_move = read_move,
                    .write_move = write_move};
}
