#include "codec.h"

#include <string.h>

#define ENTRY(name) &name##_codec,
static const codec *const CODECS[] = {FOR_EACH_GAME(ENTRY) NULL};
static atom_t ATOM_name[sizeof CODECS / sizeof *CODECS];

void
codecs_install(void) {
  shapes_install();
  for (int i = 0; CODECS[i]; i++) {
    ATOM_name[i] = PL_new_atom(CODECS[i]->game->name);
    if (CODECS[i]->install)
      CODECS[i]->install();
  }
}

const game_shapes *
codec_shapes(const codec *c) {
  int i = 0;

  while (GAME_SHAPES[i].codec != c)
    i++;
  return &GAME_SHAPES[i];
}

const codec *
codec_at(int i) {
  return CODECS[i];
}

const codec *
codec_get(term_t name) {
  atom_t a;

  if (!PL_get_atom_ex(name, &a))
    return NULL;
  for (int i = 0; CODECS[i]; i++)
    if (ATOM_name[i] == a)
      return CODECS[i];
  PL_existence_error("native_game", name);
  return NULL;
}

bool
codec_get_state(const codec *c, term_t t, game_state *s) {
  const shape *const state = codec_shapes(c)->state;

  s->term = t;
  return shape_get(state, t, s->vector) &&
         (c->load(s->vector, &s->position) ||
          (!PL_exception(0) && shape_refuse(state, t)));
}

bool
codec_put_state(const codec *c, const game_state *before, const position *after,
                term_t new) {
  int v[SHAPE_MOST];

  c->save(after, before->vector, v);
  return shape_update(codec_shapes(c)->state, before->term, before->vector, v,
                      new);
}

bool
codec_put_any(const codec *c, const game_state *like, const position *after,
              term_t new) {
  int v[SHAPE_MOST];

  (c->save_any ? c->save_any : c->save)(after, like->vector, v);
  return shape_update(codec_shapes(c)->state, like->term, like->vector, v, new);
}

bool
codec_play(const codec *c, game_state *s, move m) {
  const position before = s->position;
  const term_t new = PL_new_term_ref();
  int v[SHAPE_MOST];

  c->game->play(&before, m, &s->position);

  const int *const end = c->save(&s->position, s->vector, v);

  if (!shape_update(codec_shapes(c)->state, s->term, s->vector, v, new))
    return false;
  s->term = new;
  memcpy(s->vector, v, (size_t)(end - v) * sizeof *v);
  return true;
}

bool
codec_get_move(const codec *c, term_t t, move *m) {
  int v[SHAPE_MOST];

  if (!shape_get(codec_shapes(c)->move, t, v))
    return false;
  *m = c->encode(v);
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
codec_put_moves(const codec *c, const move *moves, int count, term_t list) {
  const move_list context = {.codec = c, .moves = moves};

  return shape_put_list(codec_shapes(c)->move, count, fill, &context, list);
}

bool
codec_get_player(const codec *c, term_t t, enum player *player) {
  int i = 0;

  if (shape_get_one(codec_shapes(c)->player, t, &i) != FLAW_NONE)
    return raise_flaw(FLAW_DOMAIN, "player", t);
  *player = (enum player)i;
  return true;
}

bool
codec_put_player(const codec *c, enum player player, term_t t) {
  const int i = player;

  return shape_put(codec_shapes(c)->player, &i, t);
}
