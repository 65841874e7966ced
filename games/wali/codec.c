/* The terms of Wali, see shapes.pl and README.md. */

#include "codec.h"

#include <string.h>

/* Returns the code of the move CC-CR/NC-NR, MOVE_NONE if it leaves the largest
   board. */
static move
encode(const int *v) {
  for (int i = 0; i < 4; i++)
    if (v[i] < 0 || v[i] >= WALI_MAX_SIDE)
      return MOVE_NONE;
  return wali_move(wali_bit(v[0], v[1]), wali_bit(v[2], v[3]));
}

static void
decode(move m, int *v) {
  const int from = wali_from(m), to = wali_to(m);

  v[0] = from / WALI_STRIDE;
  v[1] = from % WALI_STRIDE;
  v[2] = to / WALI_STRIDE;
  v[3] = to % WALI_STRIDE;
}

const int *
wali_load_board(const int *v, wali_position *p) {
  const int rows = *v++;
  int columns = 0;

  for (int r = 0; r < rows; r++) {
    columns = *v++;
    for (int c = 0; c < columns; c++, v++)
      if (*v != WALI_EMPTY)
        p->stones[*v] |= (uint64_t)1 << wali_bit(c, r);
  }
  p->cells = wali_cells(columns, rows);
  return v;
}

static bool
load(const int *v, position *pos) {
  wali_position *const p = wali_in(pos);

  const bool has_rules = *v++;

  memset(p, 0, sizeof *p);
  v = wali_load_board(v, p);
  p->to_move = (uint8_t)*v++;
  p->phase = (uint8_t)(v[0] == 0 ? v[1] : WALI_PEEK_2);
  v += 2;
  for (int player = 0; player < 2; player++)
    p->hand[player] = (uint8_t)*v++;
  for (int player = 0; player < 2; player++) {
    p->last[player] = WALI_NO_MOVE;
    if (!*v++)
      continue;

    const move last = encode(v);

    if (last == MOVE_NONE || last == WALI_NO_MOVE)
      return false;
    p->last[player] = (uint16_t)last;
    v += 4;
  }
  if (has_rules)
    p->rules = (uint8_t)*v;
  return (!has_rules || p->rules) && /* rules([]) is not written */
         wali_is_consistent(p);
}

/* Returns the content of CELL. */
static int
content_of(const wali_position *p, int cell) {
  for (int player = 0; player < 2; player++)
    if (p->stones[player] >> cell & 1)
      return player;
  return WALI_EMPTY;
}

int *
wali_save_board(const wali_position *p, const int *before, int *v) {
  const int rows = before[0], columns = before[1];

  *v++ = rows;
  for (int r = 0; r < rows; r++) {
    *v++ = columns;
    for (int c = 0; c < columns; c++)
      *v++ = content_of(p, wali_bit(c, r));
  }
  return v;
}

static int *
save(const position *pos, const int *before, int *v) {
  const wali_position *const p = wali_of(pos);

  *v++ = p->rules != 0;
  v = wali_save_board(p, before + 1, v);
  *v++ = p->to_move;
  *v++ = p->phase == WALI_PEEK_2;
  *v++ = p->phase == WALI_PEEK_2 ? 0 : p->phase;
  for (int player = 0; player < 2; player++)
    *v++ = p->hand[player];
  for (int player = 0; player < 2; player++) {
    *v++ = p->last[player] != WALI_NO_MOVE;
    if (p->last[player] != WALI_NO_MOVE) {
      decode(p->last[player], v);
      v += 4;
    }
  }
  if (p->rules)
    *v++ = p->rules;
  return v;
}

const codec wali_codec = {
    .game = &wali_game,
    .load = load,
    .save = save,
    .encode = encode,
    .decode = decode,
};
