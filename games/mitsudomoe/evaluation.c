/* The evaluation of Mitsudomoe.  Balls race to the goals, but most games
   between good players end otherwise: a player's rings all lie under balls and
   enemy rings, and none can move.  So most terms measure a war of attrition
   over rings. */

#include "evaluation.h"

#include <stddef.h>

#include "features.h"
#include "vaults.h"

/* The weights are tuned as games/mitsudomoe/README.md describes. */
const evaluation_term mitsudomoe_terms[] = {
    {"way", 63, "steps of the balls from home", "a shorter way to the goals"},
    {"goals", 231, "balls on goals", "more balls on goals"},
    {"two_goals", 778, "having two balls on goals", "a lead in balls on goals"},
    {"rings", 312, "rings that can be moved: in the supply, or free",
     "more rings that can be moved"},
    {"two_rings", -363, "having at most two rings that can be moved",
     "more rings that can be moved"},
    {"one_ring", -755, "having at most one ring that can be moved",
     "more rings that can be moved"},
    {"supply", 157, "rings in the supply", "more rings in the supply"},
    {"one_spare", -534,
     "having one ring at most in the supply or free on no ring of the enemy",
     "more rings to spare"},
    {"no_spare", -982,
     "having no ring in the supply or free on no ring of the enemy",
     "more rings to spare"},
    {"no_way_on", -313, "having no free ring next to a ball that may move",
     "free rings for the balls to go on to"},
    {"little_room", -137,
     "having fewer than five cells without a ball next to such balls",
     "more room around the balls"},
    {"defenders", 60, "free rings and balls on home cells",
     "a better guarded home"},
    {"vault", 33, "steps that a vault of the player to move throws balls back",
     "longer vaults"},
    {"tempo", 91, "being to move", NULL},
    {NULL, 0, NULL, NULL}};

enum {
  WAY,
  GOALS,
  TWO_GOALS,
  RINGS,
  TWO_RINGS,
  ONE_RING,
  SUPPLY,
  ONE_SPARE,
  NO_SPARE,
  NO_WAY_ON,
  LITTLE_ROOM,
  DEFENDERS,
  VAULT,
  TEMPO,
  TERMS
};

enum { LITTLE_ROOM_CELLS = 4 };

/* Adds SIGN times the count of each term for PLAYER. */
static void
count_for(const mitsudomoe_position *p, enum player player, int sign,
          int *counts) {
  const mitsudomoe_set goals = mitsudomoe_goals(player);
  const mitsudomoe_set balls = p->balls[player];
  const mitsudomoe_set all_balls = balls | p->balls[!player];
  const mitsudomoe_set free = mitsudomoe_free_rings(p, player);
  const mitsudomoe_set next = mitsudomoe_spread(balls & ~goals) & ~all_balls;
  const int scored = mitsudomoe_count(balls & goals);
  const int rings = p->hand[player] + mitsudomoe_count(free);

  /* When a ring moves that lies on an enemy ring, that ring is free again. */
  const int spare = rings - mitsudomoe_count(free & p->below[!player]);

  counts[WAY] +=
      sign * (mitsudomoe_points(p, player) - MITSUDOMOE_GOAL_WORTH * scored);
  counts[GOALS] += sign * scored;
  counts[TWO_GOALS] += sign * (scored == 2);
  counts[RINGS] += sign * rings;
  counts[TWO_RINGS] += sign * (rings <= 2);
  counts[ONE_RING] += sign * (rings <= 1);
  counts[SUPPLY] += sign * p->hand[player];
  counts[ONE_SPARE] += sign * (spare <= 1);
  counts[NO_SPARE] += sign * (spare == 0);
  counts[NO_WAY_ON] += sign * !(next & free);
  counts[LITTLE_ROOM] += sign * (mitsudomoe_count(next) <= LITTLE_ROOM_CELLS);
  counts[DEFENDERS] +=
      sign * mitsudomoe_count((free | balls) & mitsudomoe_home(player));
}

void
mitsudomoe_count_terms(const position *pos, int *counts) {
  const mitsudomoe_position *const p = mitsudomoe_of(pos);
  const int mover = p->to_move == PLAYER_1 ? 1 : -1;

  for (int i = 0; i < TERMS; i++)
    counts[i] = 0;
  count_for(p, PLAYER_1, 1, counts);
  count_for(p, PLAYER_2, -1, counts);
  counts[VAULT] = mover * mitsudomoe_thrown_back(p);
  counts[TEMPO] = mover;
}

int
mitsudomoe_inputs(const position *pos, int *counts, uint16_t *features) {
  mitsudomoe_count_terms(pos, counts);
  return mitsudomoe_merged_features(pos, features);
}
