#include "move_text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define FACTS(name) &name##_facts,
static const notation_facts *const facts[] = {FOR_EACH_FACTS(FACTS) NULL};

const notation_facts *
facts_of(const game *g) {
  for (int i = 0; facts[i]; i++)
    if (facts[i]->codec->game == g)
      return facts[i];
  return NULL;
}

static bool
is_in(const notation_part *q, int n) {
  return q->low <= n && n <= q->high;
}

/* Reads or writes the part Q of a move of P, whose integers V are. */
static bool
part(const notation *n, scribe *x, const position *p, const notation_part *q,
     int *v) {
  switch (q->kind) {
  case PART_CELL:
    return n->cell(x, p, v);
  case PART_PAIR:
    return scribe_number(x, &v[0]) && scribe_text(x, "-") &&
           scribe_number(x, &v[1]) &&
           (!x->at || (is_in(q, v[0]) && is_in(q, v[1])));
  case PART_NAME:
    return scribe_name(x, q->words, v);
  case PART_GAP:
    return scribe_separator(x, q->text, q->instead);
  case PART_MARK:
    return (!x->at || (*x->at && strchr(q->instead, *x->at))) &&
           scribe_separator(x, q->text, q->instead);
  case PART_OPTIONAL:
    if (!x->at)
      return scribe_text(x, q->text);
    x->at += tolower((unsigned char)*x->at) == *q->text;
    return true;
  case PART_TEXT:
  case PART_CHOICE:
  case PART_END:
    break;
  }
  return scribe_text(x, q->text);
}

/* Reads or writes a move of P, of which V is the vector, as R has it. */
static bool
parts(const notation *n, scribe *x, const position *p, const notation_row *r,
      int *v) {
  for (int i = 0; r->parts[i].part; i++)
    if (!part(n, x, p, &n->facts->parts[r->parts[i].part], v + r->parts[i].at))
      return false;
  return !x->at || !*x->at;
}

/* Whether V is the vector of a move that R writes. */
static bool
fits(const notation_row *r, const int *v) {
  for (int i = 0; i < MOVE_INTEGERS; i++)
    if (r->vector[i] != MOVE_FREE && r->vector[i] != v[i])
      return false;
  return true;
}

/* Returns the first row from R on for the form of P. */
static const notation_row *
row_from(const notation *n, const position *p, const notation_row *r) {
  const int form = n->form ? n->form(p) : 0;

  while (r->parts[0].part && r->form != form)
    r++;
  return r;
}

/* Returns the row by which M, a legal move of P, is written, the last row if
   the facts have none; sets V, which is all zeros, to the vector of M. */
static const notation_row *
row_of(const notation *n, const position *p, move m, int *v) {
  const notation_row *r = row_from(n, p, n->facts->rows);

  n->facts->codec->decode(m, v);
  while (r->parts[0].part && !fits(r, v))
    r = row_from(n, p, r + 1);
  return r;
}

/* The move that is its code in digits. */
static move
read_code(const char *s) {
  const move m = (move)strtoul(s, NULL, 10);
  text t = {.length = 0};

  text_add_number(&t, (int64_t)m);
  return strcmp(s, t.chars) == 0 ? m : MOVE_NONE;
}

move
notation_read_move(const notation *n, const position *p, const char *s) {
  if (!n->facts)
    return read_code(s);
  for (const notation_row *r = n->facts->rows;
       (r = row_from(n, p, r))->parts[0].part; r++) {
    scribe x = {.at = s};
    int v[MOVE_INTEGERS];

    memcpy(v, r->vector, sizeof v);
    if (parts(n, &x, p, r, v))
      return n->facts->codec->encode(v);
  }
  return MOVE_NONE;
}

void
notation_write_move(const notation *n, const position *p, move m, text *t) {
  t->length = 0;
  if (n->facts) {
    scribe x = {.to = t};
    int v[MOVE_INTEGERS] = {0};

    parts(n, &x, p, row_of(n, p, m, v), v);
  } else {
    text_add_number(t, m);
  }
}

int
notation_choices(const notation *n, const position *p, move m,
                 notation_choice list[MOVE_PARTS]) {
  int count = 0, v[MOVE_INTEGERS] = {0};
  const notation_row *const r = row_of(n, p, m, v);

  for (int i = 0; r->parts[i].part; i++) {
    const int at = r->parts[i].at;
    const notation_part *const q = &n->facts->parts[r->parts[i].part];
    const int numbers = q->kind == PART_CHOICE ? 0
                        : q->kind == PART_NAME ? 1
                                               : 2;

    if (q->what)
      list[count++] =
          (notation_choice){.part = r->parts[i].part,
                            .x = (uint8_t)(numbers > 0 ? v[at] : 0),
                            .y = (uint8_t)(numbers > 1 ? v[at + 1] : 0)};
  }
  return count;
}

void
notation_write_choice(const notation *n, const position *p, notation_choice c,
                      text *t) {
  const notation_part *const q = &n->facts->parts[c.part];

  if (q->kind == PART_CHOICE) {
    text_add(t, q->instead);
  } else {
    scribe x = {.to = t};
    int v[] = {c.x, c.y};

    part(n, &x, p, q, v);
  }
}
