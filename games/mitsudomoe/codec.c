/* The terms of Mitsudomoe, see shapes.pl and README.md.
 */

#include "codec.h"

#include <string.h>

/* The parts of a stack that do not move; their numbers follow the pieces. */
enum { WHITE_BASE = MITSUDOMOE_BLACK_BALL + 1, EMPTY = WHITE_BASE + 2 };

/* The base of each home cell; 0 for other cells. */
static int BASE[MITSUDOMOE_BITS];

/* Adds the stack V on CELL to P and takes its rings from the hands of P.  From
   the bottom up a stack is `empty`, the base of a home cell, rings, perhaps a
   ball on a ring of its colour.  Returns false for any other stack, or if the
   hands do not have its rings. */
static bool
load_stack(const int *v, int cell, mitsudomoe_position *p) {
  const mitsudomoe_set bit = (mitsudomoe_set)1 << cell;
  const int *piece = v + v[0];
  unsigned stack = 1;

  if (piece == v || *piece-- != EMPTY)
    return false;
  if (BASE[cell] && (piece == v || *piece-- != BASE[cell]))
    return false;
  for (; piece > v && *piece <= MITSUDOMOE_BLACK_RING; piece--) {
    if (p->hand[*piece]-- == 0)
      return false;
    stack = stack << 1 | (unsigned)*piece;
  }
  p->stack[cell] = (uint16_t)stack;
  if (stack > 1)
    p->rings[stack & 1] |= bit;
  if (piece > v) {
    if (stack == 1 || *piece != (int)mitsudomoe_piece(true, stack & 1))
      return false;
    p->balls[stack & 1] |= bit;
    piece--;
  }
  return piece == v;
}

const int *
mitsudomoe_load_board(const int *v, mitsudomoe_position *p) {
  memset(p, 0, sizeof *p);
  p->hand[0] = p->hand[1] = MITSUDOMOE_RINGS;
  for (int row = 0; row < MITSUDOMOE_ROWS; row++)
    for (int col = 0; col < MITSUDOMOE_COLUMNS; col++, v += 1 + v[0])
      if (!load_stack(v, mitsudomoe_bit(col, row), p))
        return NULL;
  for (int player = 0; player < 2; player++)
    if (bitboard_count64(p->balls[player]) != MITSUDOMOE_BALLS)
      return NULL;
  return v;
}

const int *
mitsudomoe_check_hands(const int *v, const mitsudomoe_position *p) {
  for (int player = 0; player < 2; player++, v += 1 + v[0])
    if (v[0] != p->hand[player])
      return NULL;
  return v;
}

static bool
load(const int *v, position *pos) {
  mitsudomoe_position *const p = mitsudomoe_in(pos);

  if (!(v = mitsudomoe_load_board(v, p)) || !(v = mitsudomoe_check_hands(v, p)))
    return false;
  p->to_move = (uint8_t)*v++;
  if (*v++ == 0) {
    p->step = (uint8_t)*v++;
  } else {
    p->step = MITSUDOMOE_RELOCATE;
    for (int n = *v++; n > 0; n--, v += 2)
      p->vaulted |= (mitsudomoe_set)1 << mitsudomoe_bit(v[0], v[1]);
  }
  p->official = *v;
  mitsudomoe_settle(p);
  return p->step != MITSUDOMOE_RELOCATE || mitsudomoe_can_relocate(p);
}

int *
mitsudomoe_save_board(const mitsudomoe_position *p, int *v) {
  for (int row = 0; row < MITSUDOMOE_ROWS; row++)
    for (int col = 0; col < MITSUDOMOE_COLUMNS; col++) {
      const int cell = mitsudomoe_bit(col, row);
      int *const length = v;

      for (int player = 0; player < 2; player++)
        if (mitsudomoe_has(p->balls[player], cell))
          *++v = (int)mitsudomoe_piece(true, (enum player)player);
      for (unsigned stack = p->stack[cell]; stack > 1; stack >>= 1)
        *++v = stack & 1;
      if (BASE[cell])
        *++v = BASE[cell];
      *++v = EMPTY;
      *length = (int)(v++ - length);
    }
  return v;
}

int *
mitsudomoe_save_hands(const mitsudomoe_position *p, int *v) {
  for (int player = 0; player < 2; player++) {
    *v++ = p->hand[player];
    for (int i = 0; i < p->hand[player]; i++)
      *v++ = 0;
  }
  return v;
}

static int *
save(const position *pos, const int *before, int *v) {
  const mitsudomoe_position *const p = mitsudomoe_of(pos);

  (void)before;
  v = mitsudomoe_save_hands(p, mitsudomoe_save_board(p, v));
  *v++ = p->to_move;
  *v++ = p->step == MITSUDOMOE_RELOCATE;
  if (p->step != MITSUDOMOE_RELOCATE) {
    *v++ = p->step;
  } else {
    *v++ = bitboard_count64(p->vaulted);
    for (mitsudomoe_set s = p->vaulted; s; s &= s - 1) {
      *v++ = mitsudomoe_col(__builtin_ctz(s));
      *v++ = mitsudomoe_row(__builtin_ctz(s));
    }
  }
  *v++ = p->official;
  if (p->official)
    *v++ = 0;
  return v;
}

static bool
is_cell(const int *v) {
  return v[0] >= 0 && v[0] < MITSUDOMOE_COLUMNS && v[1] >= 0 &&
         v[1] < MITSUDOMOE_ROWS;
}

static bool
is_supply(const int *v) {
  return v[0] == -1 && v[1] == -1;
}

static move
encode(const int *v) {
  if (!(is_cell(v) || is_supply(v)) || !is_cell(v + 2))
    return MOVE_NONE;
  return mitsudomoe_encode(
      is_supply(v) ? MITSUDOMOE_SUPPLY : mitsudomoe_bit(v[0], v[1]),
      mitsudomoe_bit(v[2], v[3]), (enum mitsudomoe_piece)v[4]);
}

static void
decode(move m, int *v) {
  const int from = mitsudomoe_from(m), to = mitsudomoe_to(m);

  v[0] = from == MITSUDOMOE_SUPPLY ? -1 : mitsudomoe_col(from);
  v[1] = from == MITSUDOMOE_SUPPLY ? -1 : mitsudomoe_row(from);
  v[2] = mitsudomoe_col(to);
  v[3] = mitsudomoe_row(to);
  v[4] = (int)mitsudomoe_piece_of(m);
}

static void
install(void) {
  for (int cell = 0; cell < MITSUDOMOE_BITS; cell++)
    for (int player = 0; player < 2; player++)
      if (mitsudomoe_has(mitsudomoe_home((enum player)player), cell))
        BASE[cell] = WHITE_BASE + player;
}

const codec mitsudomoe_codec = {
    .game = &mitsudomoe_game,
    .load = load,
    .save = save,
    .encode = encode,
    .decode = decode,
    .install = install,
};
