/* The evaluation of Mitsudomoe: a race of three balls, over rings that each
   player lays for its own. */

#include <stddef.h>

#include "mitsudomoe.h"

/* The weights are tuned, see games/mitsudomoe/README.md. */
const evaluation_term mitsudomoe_terms[] = {
    {"way", 51, "steps of the balls from home, as in the value"},
    {"goals", 182, "balls on goals"},
    {"two_goals", 654, "having two balls on goals"},
    {"free_rings", 116, "rings on top without a ball"},
    {"supply", 144, "rings in the supply"},
    {"ways_on", 69, "free rings next to a ball that may move, for each ball"},
    {"goal_rings", 113, "free rings on goals"},
    {"defenders", 27, "free rings and balls on home cells"},
    {"held", 260, "rings of the enemy under the top of a stack"},
    {"tempo", 56, "being to move"},
    {NULL, 0, NULL}};

enum {
  WAY,
  GOALS,
  TWO_GOALS,
  FREE_RINGS,
  SUPPLY,
  WAYS_ON,
  GOAL_RINGS,
  DEFENDERS,
  HELD,
  TEMPO
};

static int
count_cells(mitsudomoe_set s) {
  return bitboard_count64(s);
}

/* The rings of PLAYER that are neither on top nor in its supply. */
static int
count_covered(const mitsudomoe_position *p, int player) {
  return MITSUDOMOE_RINGS - p->hand[player] - count_cells(p->rings[player]);
}

/* Adds SIGN times what PLAYER has of each term. */
static void
count_for(const mitsudomoe_position *p, enum player player, int sign,
          int *counts) {
  const mitsudomoe_set goals = mitsudomoe_home((enum player) !player);
  const mitsudomoe_set balls = p->balls[player];
  const mitsudomoe_set rings = mitsudomoe_free_rings(p, player);
  const int scored = count_cells(balls & goals);

  counts[WAY] +=
      sign * (mitsudomoe_points(p, player) - MITSUDOMOE_GOAL_WORTH * scored);
  counts[GOALS] += sign * scored;
  counts[TWO_GOALS] += sign * (scored == 2);
  counts[FREE_RINGS] += sign * count_cells(rings);
  counts[SUPPLY] += sign * p->hand[player];
  counts[GOAL_RINGS] += sign * count_cells(rings & goals);
  counts[DEFENDERS] +=
      sign * count_cells((rings | balls) & mitsudomoe_home(player));
  counts[HELD] += sign * count_covered(p, !player);
  for (uint64_t rest = balls & ~goals; rest;)
    counts[WAYS_ON] +=
        sign * count_cells(rings & mitsudomoe_around(bitboard_pop64(&rest)));
}

void
mitsudomoe_count_terms(const position *pos, int *counts) {
  const mitsudomoe_position *const p = mitsudomoe_of(pos);

  for (int i = 0; i < TEMPO; i++)
    counts[i] = 0;
  count_for(p, PLAYER_1, 1, counts);
  count_for(p, PLAYER_2, -1, counts);
  counts[TEMPO] = p->to_move == PLAYER_1 ? 1 : -1;
}
