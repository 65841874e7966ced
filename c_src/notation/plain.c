#include "plain.h"

#include "move_text.h"

static const notation_option OPTIONS[] = {{.name = NULL}};

/* A board without rows. */
static int
rows(const notation_state *s) {
  (void)s;
  return 0;
}

notation
notation_plain(const game *g) {
  return (notation){
      .game = g, .options = OPTIONS, .rows = rows, .facts = facts_of(g)};
}
