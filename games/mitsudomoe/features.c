/* The features of Mitsudomoe that its net knows: for each cell the ball and the
   two uppermost rings; the supplies, the rings that can be moved and the step.
 */

#include "features.h"

#include "../../c_src/engine/net.h"

enum {
  CELLS = MITSUDOMOE_COLUMNS * MITSUDOMOE_ROWS,
  STACKS = 7, /* no ring; then by the owners of the top ring and of the next */
  CONTENTS = 3 * STACKS,
  SUPPLIES = MITSUDOMOE_HAND + 1,
  MOVABLE = MITSUDOMOE_RINGS + 1,
  STEPS = 3
};

/* The first feature of each kind; two of a pair are the player to move's and
   the opponent's. */
enum {
  CELL = 0,
  SUPPLY = CELL + CELLS * CONTENTS,
  RINGS = SUPPLY + 2 * SUPPLIES,
  BOTH = RINGS + 2 * MOVABLE, /* numbers of rings of both */
  STEP = BOTH + MOVABLE * MOVABLE,
  ALL = STEP + STEPS
};

_Static_assert((int)ALL == (int)MITSUDOMOE_FEATURES,
               "the net has a row for each feature");

/* Returns the number of CELL as PLAYER sees it, on a board turned so that
   PLAYER's home is where White's is.  View 1 exchanges the two ways along which
   balls race. */
static int
seen(int cell, enum player player, int view) {
  enum { LAST = MITSUDOMOE_ROWS - 1 };
  const int col = mitsudomoe_col(cell), row = mitsudomoe_row(cell);
  const int c = player == PLAYER_1 ? col : row;
  const int r = player == PLAYER_1 ? row : col;

  return view == 0 ? MITSUDOMOE_ROWS * c + r
                   : MITSUDOMOE_ROWS * (LAST - r) + LAST - c;
}

/* The number of STACK as PLAYER sees it. */
static int
stack_seen(int stack, enum player player) {
  if (stack < 2)
    return 0;

  const int enemy_top = (stack & 1) != (int)player;

  return stack < 4 ? 1 + 3 * enemy_top
                   : 2 + 3 * enemy_top + ((stack >> 1 & 1) != (int)player);
}

int
mitsudomoe_features(const position *pos, int view, uint16_t *out) {
  const mitsudomoe_position *const p = mitsudomoe_of(pos);
  const enum player mover = (enum player)p->to_move;
  const enum player other = (enum player) !mover;
  int n = 0, rings[2];

  if (p->official)
    return -1;
  for (mitsudomoe_set rest = p->rings[0] | p->rings[1]; rest;) {
    const int cell = mitsudomoe_pop(&rest);
    const int ball = mitsudomoe_has(p->balls[mover], cell) +
                     2 * mitsudomoe_has(p->balls[other], cell);

    out[n++] = (uint16_t)(CELL + CONTENTS * seen(cell, mover, view) +
                          STACKS * ball + stack_seen(p->stack[cell], mover));
  }
  for (int side = 0; side < 2; side++) {
    const enum player player = side ? other : mover;

    rings[side] =
        p->hand[player] + mitsudomoe_count(mitsudomoe_free_rings(p, player));
    out[n++] = (uint16_t)(SUPPLY + side * SUPPLIES + p->hand[player]);
    out[n++] = (uint16_t)(RINGS + side * MOVABLE + rings[side]);
  }
  out[n++] = (uint16_t)(BOTH + rings[0] * MOVABLE + rings[1]);
  out[n++] = (uint16_t)(STEP + p->step);
  return n;
}
