/* The features of Wald Meister that its net knows, on the board of the default
   size: for each attribute of a player its largest group with the trees left to
   plant, the trees close to it and the room around it; the lead with the turns
   left.  Attributes are alike, so that each has the same features. */

#include "features.h"

#include "net.h"

enum {
  SIZE = 8,
  OF_ATTRIBUTE = 18, /* trees of an attribute */
  NUMBERS = OF_ATTRIBUTE + 1,
  CLOSE = 8, /* 0 to 7 trees or more */
  ROOM = 12, /* empty cells next to a group */
  IN_HAND = 10,
  LEADS = 25, /* of -12 to 12 points */
  TURNS = WALDMEISTER_TREES / 2 + 1
};

/* The first feature of each kind; two of a pair are the player to move's and
   the opponent's. */
enum {
  GROUP = 0,
  LEFT = GROUP + 2 * NUMBERS,
  PAIRS = LEFT + 2 * NUMBERS,
  CLOSENESS = PAIRS + 2 * NUMBERS,
  FREEDOM = CLOSENESS + 2 * CLOSE,
  HAND = FREEDOM + 2 * ROOM,
  LEAD = HAND + 4 * IN_HAND,
  TURN = LEAD + LEADS,
  ALL = TURN + TURNS
};

_Static_assert((int)ALL == (int)WALDMEISTER_FEATURES,
               "the net has a row for each feature");

/* The features of an attribute that counts for SIDE: of its largest GROUP and
   the PAIRS of neighbours, of the trees CLOSE to the group and the ROOM round
   it, and of the trees in the OWN hand and in the ENEMY's. */
static int
features_of_group(int side, int group, int pairs, uint16_t *out) {
  out[0] = (uint16_t)(GROUP + side * NUMBERS + group);
  out[1] = (uint16_t)(PAIRS + side * NUMBERS + pairs);
  return 2;
}

static int
features_of_surroundings(int side, int close, int room, uint16_t *out) {
  out[0] = (uint16_t)(CLOSENESS + side * CLOSE + close);
  out[1] = (uint16_t)(FREEDOM + side * ROOM + room);
  return 2;
}

static int
features_of_hands(int side, int own, int enemy, uint16_t *out) {
  out[0] =
      (uint16_t)(LEFT + side * NUMBERS + net_at_most(own + enemy, NUMBERS - 1));
  out[1] =
      (uint16_t)(HAND + 2 * side * IN_HAND + net_at_most(own, IN_HAND - 1));
  out[2] = (uint16_t)(HAND + (2 * side + 1) * IN_HAND +
                      net_at_most(enemy, IN_HAND - 1));
  return 3;
}

/* The features of a LEAD, from 0, with as many TURNS left. */
static int
features_of_lead(int zero, int lead, int turns, uint16_t *out) {
  (void)zero;
  out[0] = (uint16_t)(LEAD + lead);
  out[1] = (uint16_t)(TURN + turns);
  return 2;
}

enum { OF_GROUP, OF_SURROUNDINGS, OF_HANDS, OF_LEAD, KINDS };

/* The first merged feature of each kind. */
enum {
  FIRST_SURROUNDINGS = 2 * NUMBERS * NUMBERS,
  FIRST_HANDS = FIRST_SURROUNDINGS + 2 * CLOSE * ROOM,
  FIRST_LEAD = FIRST_HANDS + 2 * NUMBERS * NUMBERS,
  MERGED = FIRST_LEAD + LEADS * TURNS
};

static const net_states STATES[KINDS] = {
    [OF_GROUP] = {features_of_group, 2, NUMBERS, NUMBERS, 0},
    [OF_SURROUNDINGS] = {features_of_surroundings, 2, CLOSE, ROOM,
                         FIRST_SURROUNDINGS},
    [OF_HANDS] = {features_of_hands, 2, NUMBERS, NUMBERS, FIRST_HANDS},
    [OF_LEAD] = {features_of_lead, 1, LEADS, TURNS, FIRST_LEAD}};

static _Alignas(64) int16_t merged_rows[MERGED][NET_HIDDEN];
net waldmeister_merged;

__attribute__((constructor)) static void
merge_features(void) {
  net_merge(&waldmeister_net, STATES, KINDS, merged_rows, &waldmeister_merged);
}

/* The trees of attribute A of GOAL in the hand of PLAYER. */
static int
in_hand(const waldmeister_position *p, int player, enum waldmeister_goal goal,
        int a) {
  const uint8_t *const h = p->hand[player];

  return goal == WALDMEISTER_HEIGHT ? h[3 * a] + h[3 * a + 1] + h[3 * a + 2]
                                    : h[a] + h[a + 3] + h[a + 6];
}

/* Writes the features of P, of which SURVEY is seen. */
static inline int
features_of(const waldmeister_position *p, const waldmeister_survey survey[2],
            bool merged, uint16_t *out) {
  const int mover = p->to_move;
  int n = 0;

  if (p->board.size != SIZE)
    return -1;
  for (int side = 0; side < 2; side++) {
    const int player = side ? !mover : mover;
    const enum waldmeister_goal goal = p->goal[player];

    for (int a = 0; a < 3; a++) {
      const int pairs = net_at_most(survey[goal].of[a].pairs / 2, NUMBERS - 1);
      const int close = net_at_most(survey[goal].of[a].close, CLOSE - 1);
      const int room = net_at_most(survey[goal].of[a].room, ROOM - 1);

      n += net_write(&STATES[OF_GROUP], side, p->largest[goal][a], pairs,
                     merged, out + n);
      n += net_write(&STATES[OF_SURROUNDINGS], side, close, room, merged,
                     out + n);
      n += net_write(&STATES[OF_HANDS], side, in_hand(p, player, goal, a),
                     in_hand(p, !player, goal, a), merged, out + n);
    }
  }

  const int lead = waldmeister_points_of(p, p->goal[mover]) -
                   waldmeister_points_of(p, p->goal[!mover]) + LEADS / 2;

  n += net_write(&STATES[OF_LEAD], 0,
                 lead < 0 ? 0 : net_at_most(lead, LEADS - 1), p->amount / 2,
                 merged, out + n);
  return n;
}

int
waldmeister_features(const position *pos, int view, uint16_t *out) {
  const waldmeister_position *const p = waldmeister_of(pos);
  waldmeister_survey survey[2];

  (void)view;
  waldmeister_survey_of(p, survey);
  return features_of(p, survey, false, out);
}

int
waldmeister_merged_features(const waldmeister_position *p,
                            const waldmeister_survey survey[2], uint16_t *out) {
  return features_of(p, survey, true, out);
}
