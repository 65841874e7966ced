#include "searched.h"

#include <stdlib.h>

typedef struct with_codec {
  searched searched;
  const codec *codec;
} with_codec;

static bool
get_state(searched *s, term_t t, position *p) {
  const codec *const c = ((with_codec *)s)->codec;
  game_state state;

  if (!codec_get_state(c, t, &state))
    return false;
  *p = state.position;
  return true;
}

static bool
put_move(searched *s, move m, term_t t) {
  const codec *const c = ((with_codec *)s)->codec;

  return codec_put_moves(c, &m, 1, t) && PL_get_head(t, t);
}

static void
free_with_codec(searched *s) {
  free(s);
}

searched *
searched_with_codec(const codec *c) {
  with_codec *const w = malloc(sizeof *w);

  if (!w)
    return NULL;
  *w = (with_codec){.searched = {.game = c->game,
                                 .unit = 1,
                                 .get_state = get_state,
                                 .put_move = put_move,
                                 .free = free_with_codec},
                    .codec = c};
  return &w->searched;
}
