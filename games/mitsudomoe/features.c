/* The features of Mitsudomoe that its net knows: for each cell with a ring the
   ball and the three uppermost rings, and whether balls of each player are next
   to it; the supplies, the rings that can be moved and the step. */

#include "features.h"

#include "net.h"

enum {
  CELLS = MITSUDOMOE_COLUMNS * MITSUDOMOE_ROWS,
  STACKS = 15, /* no ring; then by the owners of the three uppermost rings */
  CONTENTS = 3 * STACKS,
  NEAR = 4,     /* own balls that may move are next to it or not, enemy balls */
  TOPS = 3 * 2, /* by ball and owner of the top ring */
  SUPPLIES = MITSUDOMOE_HAND + 1,
  MOVABLE = MITSUDOMOE_RINGS + 1,
  STEPS = 3
};

/* The first feature of each kind; two of a pair are the player to move's and
   the opponent's. */
enum {
  CELL = 0,
  NEAR_BALLS = CELL + CELLS * CONTENTS,
  SUPPLY = NEAR_BALLS + (NEAR - 1) * CELLS * TOPS,
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

/* The number of STACK, of at most three rings, as PLAYER sees it: the ring on
   top decides whether it is even or odd. */
static int
stack_seen(int stack, enum player player) {
  const int rings = stack < 2 ? 0 : stack < 4 ? 1 : stack < 8 ? 2 : 3;
  int n = 0;

  for (int i = rings - 1; i >= 0; i--)
    n = 2 * n + ((stack >> i & 1) != (int)player);
  return (1 << rings) - 1 + n;
}

static int
features_of_cell(int cell, int content, int near, uint16_t *out) {
  const int ball = content / STACKS, stack = content % STACKS;

  out[0] = (uint16_t)(CELL + CONTENTS * cell + content);
  if (near == 0)
    return 1;
  out[1] = (uint16_t)(NEAR_BALLS + ((near - 1) * CELLS + cell) * TOPS +
                      2 * ball + stack % 2);
  return 2;
}

/* The features of a step, when OWN and ENEMY rings are in the supplies. */
static int
features_of_supplies(int step, int own, int enemy, uint16_t *out) {
  out[0] = (uint16_t)(SUPPLY + own);
  out[1] = (uint16_t)(SUPPLY + SUPPLIES + enemy);
  out[2] = (uint16_t)(STEP + step);
  return 3;
}

/* The features of OWN and ENEMY rings that can be moved. */
static int
features_of_rings(int zero, int own, int enemy, uint16_t *out) {
  (void)zero;
  out[0] = (uint16_t)(RINGS + own);
  out[1] = (uint16_t)(RINGS + MOVABLE + enemy);
  out[2] = (uint16_t)(BOTH + own * MOVABLE + enemy);
  return 3;
}

enum { OF_CELL, OF_SUPPLIES, OF_RINGS, KINDS };

/* The first merged feature of each kind. */
enum {
  FIRST_SUPPLIES = CELLS * CONTENTS * NEAR,
  FIRST_RINGS = FIRST_SUPPLIES + STEPS * SUPPLIES * SUPPLIES,
  MERGED = FIRST_RINGS + MOVABLE * MOVABLE
};

static const net_states STATES[KINDS] = {
    [OF_CELL] = {features_of_cell, CELLS, CONTENTS, NEAR, 0},
    [OF_SUPPLIES] = {features_of_supplies, STEPS, SUPPLIES, SUPPLIES,
                     FIRST_SUPPLIES},
    [OF_RINGS] = {features_of_rings, 1, MOVABLE, MOVABLE, FIRST_RINGS}};

static _Alignas(64) int16_t merged_rows[MERGED][NET_HIDDEN];
net mitsudomoe_merged;

/* The number of each cell by view and player, and that of a stack by player and
   its uppermost rings, see tops. */
static uint8_t cell_seen[2][2][MITSUDOMOE_BITS], tops_seen[2][16];

__attribute__((constructor)) static void
build_tables(void) {
  net_merge(&mitsudomoe_net, STATES, KINDS, merged_rows, &mitsudomoe_merged);
  for (int player = 0; player < 2; player++) {
    for (mitsudomoe_set cells = MITSUDOMOE_CELLS; cells;) {
      const int cell = mitsudomoe_pop(&cells);

      for (int view = 0; view < 2; view++)
        cell_seen[view][player][cell] =
            (uint8_t)seen(cell, (enum player)player, view);
    }
    for (int stack = 0; stack < 16; stack++)
      tops_seen[player][stack] =
          (uint8_t)stack_seen(stack, (enum player)player);
  }
}

/* Returns the three uppermost rings of STACK as a stack. */
static int
tops(int stack) {
  return stack < 16 ? stack : (stack & 7) | 8;
}

/* Writes the features of P in VIEW. */
static inline int
features_of(const mitsudomoe_position *p, int view, bool merged,
            uint16_t *out) {
  const enum player mover = (enum player)p->to_move;
  const enum player other = (enum player) !mover;
  const mitsudomoe_set near[2] = {
      mitsudomoe_spread(mitsudomoe_movable_balls(p, mover)),
      mitsudomoe_spread(mitsudomoe_movable_balls(p, other))};
  int n = 0;

  if (p->official)
    return -1;
  for (mitsudomoe_set rest = p->rings[0] | p->rings[1]; rest;) {
    const int cell = mitsudomoe_pop(&rest);
    const int ball = mitsudomoe_has(p->balls[mover], cell) +
                     2 * mitsudomoe_has(p->balls[other], cell);

    n += net_write(&STATES[OF_CELL], cell_seen[view][mover][cell],
                   STACKS * ball + tops_seen[mover][tops(p->stack[cell])],
                   mitsudomoe_has(near[0], cell) +
                       2 * mitsudomoe_has(near[1], cell),
                   merged, out + n);
  }
  n += net_write(&STATES[OF_SUPPLIES], p->step, p->hand[mover], p->hand[other],
                 merged, out + n);
  n += net_write(
      &STATES[OF_RINGS], 0,
      p->hand[mover] + mitsudomoe_count(mitsudomoe_free_rings(p, mover)),
      p->hand[other] + mitsudomoe_count(mitsudomoe_free_rings(p, other)),
      merged, out + n);
  return n;
}

int
mitsudomoe_features(const position *pos, int view, uint16_t *out) {
  return features_of(mitsudomoe_of(pos), view, false, out);
}

int
mitsudomoe_merged_features(const position *pos, uint16_t *out) {
  return features_of(mitsudomoe_of(pos), 0, true, out);
}
