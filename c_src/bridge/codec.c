#include "codec.h"

#define ENTRY(name) {.codec = &name##_codec},
static native natives[] = {FOR_EACH_GAME(ENTRY){.codec = NULL}};

void
natives_install(void) {
  for (native *n = natives; n->codec; n++) {
    const codec *const c = n->codec;

    n->game = c->game;
    n->name = PL_new_atom(c->game->name);
    n->state = shape_find(c->state);
    n->move = shape_find(c->move);
    n->player = shape_find(c->player);
    if (c->install)
      c->install();
    PL_register_extensions_in_module(c->game->name, c->predicates);
  }
}

const native *
native_at(int i) {
  return natives[i].codec ? &natives[i] : NULL;
}

const native *
native_get(term_t name) {
  atom_t a;

  if (!PL_get_atom_ex(name, &a))
    return NULL;
  for (const native *n = natives; n->codec; n++)
    if (n->name == a)
      return n;
  PL_existence_error("native_game", name);
  return NULL;
}

const native *
native_of(const codec *c) {
  const native *n = natives;

  while (n->codec != c)
    n++;
  return n;
}

bool
native_get_state(const native *n, term_t t, native_state *s) {
  s->term = t;
  s->length = shape_get(n->state, t, s->vector);
  return s->length >= 0 && (n->codec->load(s->vector, &s->position) ||
                            (!PL_exception(0) && shape_refuse(n->state, t)));
}

bool
native_put_state(const native *n, const native_state *before,
                 const position *after, term_t new) {
  int v[SHAPE_MOST];
  const int *const end = n->codec->save(after, before->vector, v);

  return shape_update(n->state, before->term, before->vector, before->length, v,
                      (int)(end - v), new);
}

bool
native_get_move(const native *n, term_t t, move *m) {
  int v[SHAPE_MOST];

  if (shape_get(n->move, t, v) < 0)
    return false;
  *m = n->codec->encode(v);
  return true;
}

/* The moves that fill() writes as vectors. */
typedef struct move_list {
  const codec *codec;
  const move *moves;
} move_list;

static void
fill(const void *context, int i, int *v) {
  const move_list *const list = context;

  list->codec->decode(list->moves[i], v);
}

bool
native_put_moves(const native *n, const move *moves, int count, term_t list) {
  const move_list context = {.codec = n->codec, .moves = moves};

  return shape_put_list(n->move, count, fill, &context, list);
}

bool
native_get_player(const native *n, term_t t, enum player *player) {
  int i = 0;

  if (shape_get_one(n->player, t, &i) != FLAW_NONE)
    return raise_flaw(FLAW_DOMAIN, "player", t);
  *player = (enum player)i;
  return true;
}

bool
native_put_player(const native *n, enum player player, term_t t) {
  const int i = player;

  return shape_put(n->player, &i, t);
}
