#include "notation.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "board.h"

#define NOTATION(name) &name##_notation,
static const notation *const notations[] = {FOR_EACH_NOTATION(NOTATION) NULL};

const char *const NOTATION_CHECK[] = {"false", "true", NULL};

const notation *
notation_of(const game *g) {
  for (int i = 0; notations[i]; i++)
    if (notations[i]->game == g)
      return notations[i];
  return NULL;
}

static void
write_hash(const notation *n, const notation_state *s, text *t) {
  char digits[24];

  snprintf(digits, sizeof digits, "%016" PRIx64, n->game->hash(&s->position));
  text_add(t, digits);
}

void
notation_write(const notation *n, const notation_state *s, text *t) {
  scribe x = {.to = t};
  notation_state copy = *s;

  t->length = 0;
  board_write(n, s, t);
  if (n->fields)
    n->fields(&x, &copy);
  else
    write_hash(n, s, t);
}

bool
notation_read(const notation *n, const char *s, notation_state *to) {
  scribe x = {.at = s};
  text written;

  memset(to, 0, sizeof *to);
  if (!n->set_size || !board_read(n, &x.at, to) || !n->fields(&x, to) ||
      *x.at || !n->settle(to))
    return false;
  notation_write(n, to, &written);
  return strcmp(written.chars, s) == 0;
}

bool
notation_start(const notation *n, const int *values, notation_state *s) {
  text t = {.length = 0};

  if (!n->start) {
    memset(s, 0, sizeof *s);
    n->game->start(&s->position);
    return true;
  }
  n->start(values, &t);
  return notation_read(n, t.chars, s);
}

void
notation_play(const notation *n, notation_state *s, move m) {
  const position before = s->position;

  game_play(n->game, &before, m, &s->position);
  if (n->carry)
    n->carry(&before, s);
}
