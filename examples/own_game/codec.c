/* The terms of Hare and Hounds, see shapes.pl of this folder. */

#include "../../c_src/notation/codec_type.h"

#include "hare_in_c.h"

static const int PATIENCE[] = {5, 10, 20};

/* Hounds stand apart, in order, and not where the hare is. */
static bool
load(const int *v, position *pos) {
  hare_position *const p = hare_in(pos);

  *p = (hare_position){.hare = (uint8_t)v[3],
                       .to_move = (uint8_t)v[4],
                       .idle = (uint8_t)v[5],
                       .patience = (uint8_t)PATIENCE[v[6]]};
  for (int i = 0; i < HARE_HOUNDS; i++)
    p->hounds |= (uint16_t)(1u << v[i]);
  return v[0] < v[1] && v[1] < v[2] && !(p->hounds >> p->hare & 1) &&
         p->idle <= p->patience;
}

static int *
save(const position *pos, const int *before, int *v) {
  const hare_position *const p = hare_of(pos);

  for (int cell = 0; cell < HARE_CELLS; cell++)
    if (p->hounds >> cell & 1)
      *v++ = cell;
  *v++ = p->hare;
  *v++ = p->to_move;
  *v++ = p->idle;
  *v++ = before[6];
  return v;
}

static move
encode(const int *v) {
  return (move)(v[0] << 4 | v[1]);
}

static void
decode(move m, int *v) {
  v[0] = (int)(m >> 4);
  v[1] = (int)(m & 15);
}

extern const codec hare_in_c_codec;

const codec hare_in_c_codec = {
    .game = &hare_in_c_game,
    .load = load,
    .save = save,
    .encode = encode,
    .decode = decode,
};
