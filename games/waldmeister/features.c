/* The features of Wald Meister that its net knows, on the board of the default
   size: for each attribute of a player its largest group with the trees left to
   plant, the trees close to it and the room around it; the lead with the turns
   left.  Attributes are alike, so that each has the same features. */

#include "features.h"

#include "../../c_src/engine/net.h"

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

/* The trees of attribute A of GOAL in the hand of PLAYER. */
static int
in_hand(const waldmeister_position *p, int player, enum waldmeister_goal goal,
        int a) {
  const uint8_t *const h = p->hand[player];

  return goal == WALDMEISTER_HEIGHT ? h[3 * a] + h[3 * a + 1] + h[3 * a + 2]
                                    : h[a] + h[a + 3] + h[a + 6];
}

int
waldmeister_features_of(const waldmeister_position *p,
                        const waldmeister_survey survey[2], uint16_t *out) {
  const int mover = p->to_move;
  int n = 0;

  if (p->board.size != SIZE)
    return -1;
  for (int side = 0; side < 2; side++) {
    const int player = side ? !mover : mover;
    const enum waldmeister_goal goal = p->goal[player];

    for (int a = 0; a < 3; a++) {
      const int own = in_hand(p, player, goal, a);
      const int enemy = in_hand(p, !player, goal, a);
      const int pairs = survey[goal].of[a].pairs / 2;
      const int close = survey[goal].of[a].close;
      const int room = survey[goal].of[a].room;

      out[n++] = (uint16_t)(GROUP + side * NUMBERS + p->largest[goal][a]);
      out[n++] = (uint16_t)(LEFT + side * NUMBERS + own + enemy);
      out[n++] =
          (uint16_t)(PAIRS + side * NUMBERS + net_at_most(pairs, NUMBERS - 1));
      out[n++] =
          (uint16_t)(CLOSENESS + side * CLOSE + net_at_most(close, CLOSE - 1));
      out[n++] =
          (uint16_t)(FREEDOM + side * ROOM + net_at_most(room, ROOM - 1));
      out[n++] =
          (uint16_t)(HAND + 2 * side * IN_HAND + net_at_most(own, IN_HAND - 1));
      out[n++] = (uint16_t)(HAND + (2 * side + 1) * IN_HAND +
                            net_at_most(enemy, IN_HAND - 1));
    }
  }

  const int lead = waldmeister_points_of(p, p->goal[mover]) -
                   waldmeister_points_of(p, p->goal[!mover]);
  const int most = LEADS / 2;

  out[n++] = (uint16_t)(LEAD + most +
                        (lead > most    ? most
                         : lead < -most ? -most
                                        : lead));
  out[n++] = (uint16_t)(TURN + p->amount / 2);
  return n;
}

int
waldmeister_features(const position *pos, int view, uint16_t *out) {
  const waldmeister_position *const p = waldmeister_of(pos);
  waldmeister_survey survey[2];

  (void)view;
  waldmeister_survey_of(p, survey);
  return waldmeister_features_of(p, survey, out);
}
