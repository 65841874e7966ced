/* The predicates that the page waits for: one plays a game from the texts of
   its moves, the other writes the texts of the moves of a position.  A position
   may have a thousand moves, made of few choices, and each request plays its
   game from the start. */

#include "notations.h"

#include "codec.h"

#include "../notation/notation.h"

#include <stdlib.h>
#include <string.h>

static functor_t FUNCTOR_step3;

/* The numbers of the choices that have been met, and the end of the list of
   their terms. */
typedef struct numbering {
  const notation *by;
  const position *of;
  int count;
  int16_t (*number)[NOTATION_SIDE][NOTATION_SIDE]; /* by part; -1: none */
  term_t head, tail;
} numbering;

/* Makes room for the numbers of the parts of N; false if there is no memory. */
static bool
make_numbers(numbering *n) {
  size_t parts = 1;

  while (n->by->facts->parts[parts].kind)
    parts++;
  n->number = malloc(parts * sizeof *n->number);
  if (n->number)
    memset(n->number, -1, parts * sizeof *n->number);
  return n->number != NULL;
}

/* Adds the term of C to the list. */
static bool
put_choice(numbering *n, notation_choice c) {
  const notation_part *const part = &n->by->facts->parts[c.part];
  text t = {.length = 0};

  notation_write_choice(n->by, n->of, c, &t);
  if (!PL_unify_list(n->tail, n->head, n->tail))
    return false;
  if (part->kind == PART_CELL)
    return PL_unify_term(n->head, PL_FUNCTOR, FUNCTOR_step3, PL_STRING,
                         part->what, PL_FUNCTOR, FUNCTOR_minus2, PL_INT, c.x,
                         PL_INT, c.y, PL_STRING, t.chars);
  return PL_unify_term(
      n->head, PL_FUNCTOR, FUNCTOR_step3, PL_STRING, part->what, PL_CHARS,
      part->kind == PART_NAME ? t.chars : "none", PL_STRING, t.chars);
}

/* Returns the number of C; -1 with an exception. */
static int
number_of(numbering *n, notation_choice c) {
  int16_t *const number = &n->number[c.part][c.x][c.y];

  if (*number < 0) {
    if (!put_choice(n, c))
      return -1;
    *number = (int16_t)n->count++;
  }
  return *number;
}

/* A text of JSON under construction. */
typedef struct json {
  char *chars; /* NULL if there was no memory */
  size_t length, room;
} json;

static void
add(json *j, const char *s) {
  const size_t length = strlen(s);

  if (j->length + length > j->room) {
    j->room = 2 * (j->room + length);

    char *const chars = realloc(j->chars, j->room);

    if (!chars)
      free(j->chars);
    j->chars = chars;
  }
  if (j->chars)
    memcpy(j->chars + j->length, s, length);
  j->length += length;
}

static bool
write_moves(numbering *n, const move *list, int count, json *words,
            json *numbers) {
  add(words, "[");
  add(numbers, "[");
  for (int i = 0; i < count; i++) {
    notation_choice choices[MOVE_PARTS];
    const int some = notation_choices(n->by, n->of, list[i], choices);
    text t;

    notation_write_move(n->by, n->of, list[i], &t);
    add(words, i > 0 ? ",\"" : "\"");
    add(words, t.chars);
    add(words, "\"");

    t.length = 0;
    for (int k = 0; k < some; k++) {
      const int number = number_of(n, choices[k]);

      if (number < 0)
        return false;
      text_add_char(&t, k > 0 ? ',' : '[');
      text_add_number(&t, number);
    }
    add(numbers, i > 0 ? "," : "");
    add(numbers, t.chars);
    add(numbers, "]");
  }
  add(words, "]");
  add(numbers, "]");
  return PL_unify_nil(n->tail);
}

/* '$choices'(+Game, +State, -Words, -Numbers, -Choices) is semidet: it fails
   for a game without notation in C.  Words is the JSON list of the texts of the
   legal moves, Numbers that of the lists of their choices, which are places,
   from 0, in Choices, a list of step(Name, Cell, Text); see move_steps/3. */
static foreign_t
pl_choices(term_t name, term_t state, term_t words, term_t numbers,
           term_t choices) {
  const codec *const c = codec_get(name);
  const notation *const by = c ? notation_of(c->game) : NULL;
  game_state s;
  move list[GAME_MAX_MOVES];
  numbering n = {.by = by,
                 .of = &s.position,
                 .head = PL_new_term_ref(),
                 .tail = PL_copy_term_ref(choices)};

  if (!by || !codec_get_state(c, state, &s))
    return FALSE;

  const int count = c->game->moves(&s.position, list);
  json w = {0}, m = {0};
  const bool is_written = make_numbers(&n) &&
                          write_moves(&n, list, count, &w, &m) && w.chars &&
                          m.chars;
  const bool done = is_written
                        ? PL_unify_string_nchars(words, w.length, w.chars) &&
                              PL_unify_string_nchars(numbers, m.length, m.chars)
                        : !PL_exception(0) && PL_resource_error("memory");

  free(n.number);
  free(w.chars);
  free(m.chars);
  return done;
}

/* Reads the legal move of S that is the string T. */
static bool
read_move(const notation *n, const game_state *s, term_t t, move *m) {
  char *chars;
  size_t length;

  if (!PL_get_nchars(t, &length, &chars, CVT_STRING | REP_UTF8) ||
      strlen(chars) != length)
    return false;
  *m = notation_read_move(n, &s->position, chars);
  return *m != MOVE_NONE && n->game->is_legal(&s->position, *m);
}

/* Adds M and the state after it to the lists, whose last elements are at
   HEADS. */
static bool
add_ply(const codec *c, game_state *s, move m, term_t tails, term_t heads) {
  int v[SHAPE_MOST];
  const term_t t = PL_new_term_ref();

  c->decode(m, v);
  return shape_put(codec_shapes(c)->move, v, t) && codec_play(c, s, m) &&
         PL_unify_list(tails, heads, tails) && PL_unify(heads, t) &&
         PL_unify_list(tails + 1, heads + 1, tails + 1) &&
         PL_unify(heads + 1, s->term);
}

/* '$replay'(+Game, +State, +Texts, -Moves, -States) is semidet.  Texts are the
   strings of Moves, each legal after those before it from State; States are
   those after each.  Fails if a text is not that of a legal move, and for a
   game without notation in C. */
static foreign_t
pl_replay(term_t name, term_t state, term_t texts, term_t moves,
          term_t states) {
  const codec *const c = codec_get(name);
  const notation *const by = c ? notation_of(c->game) : NULL;
  const term_t rest = PL_copy_term_ref(texts), head = PL_new_term_ref();
  const term_t heads = PL_new_term_refs(2), tails = PL_new_term_refs(2);
  game_state s;
  move m;

  if (!by || !codec_get_state(c, state, &s) || !PL_put_term(tails, moves) ||
      !PL_put_term(tails + 1, states))
    return FALSE;
  while (PL_get_list(rest, head, rest))
    if (!read_move(by, &s, head, &m) || !add_ply(c, &s, m, tails, heads))
      return FALSE;
  return PL_get_nil(rest) && PL_unify_nil(tails) && PL_unify_nil(tails + 1);
}

void
notations_install(void) {
  static const PL_extension predicates[] = {
      {"$choices", 5, (pl_function_t)pl_choices, 0},
      {"$replay", 5, (pl_function_t)pl_replay, 0},
      {NULL, 0, NULL, 0}};

  FUNCTOR_step3 = PL_new_functor(PL_new_atom("step"), 3);
  PL_register_extensions(predicates);
}
