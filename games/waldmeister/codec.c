/* The terms of Wald Meister, see shapes.pl and
   README.md. */

#include "codec.h"

#include <string.h>

/* The alternatives of a move. */
enum { PLANT, REPLANT };

int
waldmeister_load_tree(const int *v) {
  return waldmeister_kind(v[0], v[1]);
}

int *
waldmeister_save_tree(int kind, int *v) {
  *v++ = kind / 3 + 1;
  *v++ = kind % 3 + 1;
  return v;
}

/* Returns the code of a move, MOVE_NONE if it leaves the largest board. */
static move
encode(const int *v) {
  waldmeister_move m = {.plant = *v++ == PLANT};

  if (m.plant) {
    m.kind = waldmeister_load_tree(v);
    v += 2;
  } else {
    m.from_x = *v++;
    m.from_y = *v++;
  }
  m.to_x = *v++;
  m.to_y = *v++;
  if (!m.plant)
    m.kind = waldmeister_load_tree(v);
  return waldmeister_is_cell(WALDMEISTER_MAX_SIZE, m.from_x, m.from_y) &&
                 waldmeister_is_cell(WALDMEISTER_MAX_SIZE, m.to_x, m.to_y)
             ? waldmeister_encode(&m)
             : MOVE_NONE;
}

static void
decode(move code, int *v) {
  const waldmeister_move m = waldmeister_decode(code);

  *v++ = m.plant ? PLANT : REPLANT;
  if (m.plant) {
    v = waldmeister_save_tree(m.kind, v);
  } else {
    *v++ = m.from_x;
    *v++ = m.from_y;
  }
  *v++ = m.to_x;
  *v++ = m.to_y;
  if (!m.plant)
    waldmeister_save_tree(m.kind, v);
}

const int *
waldmeister_load_board(const int *v, waldmeister_board *b) {
  const int rows = *v++;

  memset(b, 0, sizeof *b);
  b->size = (uint8_t)((rows + 1) / 2);
  for (int x = 0; x < rows; x++) {
    const int length = *v++;

    for (int y = 0; y < length; y++)
      if (*v++) {
        waldmeister_put(b, waldmeister_load_tree(v),
                        waldmeister_bit(b->size, x, y));
        v += 2;
      }
  }
  return v;
}

int *
waldmeister_save_board(const waldmeister_board *b, int *v) {
  const int rows = 2 * b->size - 1;

  *v++ = rows;
  for (int x = 0; x < rows; x++) {
    const int length = waldmeister_row_length(b->size, x);

    *v++ = length;
    for (int y = 0; y < length; y++) {
      const int kind = waldmeister_at(b, waldmeister_bit(b->size, x, y));

      *v++ = kind >= 0;
      if (kind >= 0)
        v = waldmeister_save_tree(kind, v);
    }
  }
  return v;
}

const int *
waldmeister_load_hand(const int *v, uint8_t hand[WALDMEISTER_KINDS]) {
  const int length = *v++;
  unsigned seen = 0;

  for (int i = 0; i < length; i++, v += 3) {
    const int kind = waldmeister_load_tree(v);

    seen |= 1u << kind;
    hand[kind] = (uint8_t)v[2];
  }
  return length == WALDMEISTER_KINDS && seen == (1u << WALDMEISTER_KINDS) - 1
             ? v
             : NULL;
}

int *
waldmeister_save_hand(const uint8_t hand[WALDMEISTER_KINDS], int *v) {
  *v++ = WALDMEISTER_KINDS;
  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
    v = waldmeister_save_tree(kind, v);
    *v++ = hand[kind];
  }
  return v;
}

static bool
load(const int *v, position *pos) {
  waldmeister_position *const p = waldmeister_in(pos);

  v = waldmeister_load_board(v, &p->board);
  for (int player = 0; player < 2; player++) {
    v = waldmeister_load_hand(v, p->hand[player]);
    if (!v)
      return false;
  }
  p->amount = (uint8_t)*v++;
  p->to_move = (uint8_t)*v++;
  p->goal[0] = *v ? WALDMEISTER_COLOR : WALDMEISTER_HEIGHT;
  p->goal[1] = !p->goal[0];
  if (!waldmeister_adds_up(p))
    return false;
  waldmeister_settle(p);
  return true;
}

static int *
save(const position *pos, const int *before, int *v) {
  const waldmeister_position *const p = waldmeister_of(pos);

  (void)before;
  v = waldmeister_save_board(&p->board, v);
  for (int player = 0; player < 2; player++)
    v = waldmeister_save_hand(p->hand[player], v);
  *v++ = p->amount;
  *v++ = p->to_move;
  *v++ = p->goal[0] == WALDMEISTER_COLOR;
  if (p->goal[0] == WALDMEISTER_COLOR)
    for (int player = 0; player < 2; player++)
      *v++ = 0; /* the only constant of its shape */
  return v;
}

const codec waldmeister_codec = {
    .game = &waldmeister_game,
    .load = load,
    .save = save,
    .encode = encode,
    .decode = decode,
};
