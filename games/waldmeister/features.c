/* The features of Wald Meister that its net knows, on the board of the default
   size: for each attribute of a player its largest group with the trees left to
   plant, the trees close to it and the room around it; the lead with the turns
   left.  Attributes are alike, so that each has the same features. */

#include "features.h"

#include <string.h>

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

/* Returns the lead of the player to move, in points from -LEADS / 2. */
static int
lead_of(const waldmeister_position *p) {
  const int lead = waldmeister_points_of(p, p->goal[p->to_move]) -
                   waldmeister_points_of(p, p->goal[!p->to_move]) + LEADS / 2;

  return lead < 0 ? 0 : net_at_most(lead, LEADS - 1);
}

int
waldmeister_features(const position *pos, int view, uint16_t *out) {
  const waldmeister_position *const p = waldmeister_of(pos);
  const waldmeister_survey s = waldmeister_survey_of(p);
  const int mover = p->to_move;
  int n = 0;

  (void)view;
  if (p->board.size != SIZE)
    return -1;
  for (int side = 0; side < 2; side++) {
    const int player = side ? !mover : mover;
    const enum waldmeister_goal goal = p->goal[player];

    for (int a = 0; a < 3; a++) {
      const int pairs =
          net_at_most(p->board.pairs.of[goal][a] / 2, NUMBERS - 1);
      const int close = net_at_most(s.close.of[goal][a], CLOSE - 1);
      const int room = net_at_most(s.room.of[goal][a], ROOM - 1);

      n += features_of_group(side, p->largest.of[goal][a], pairs, out + n);
      n += features_of_surroundings(side, close, room, out + n);
      n += features_of_hands(side, waldmeister_in_hand(p, player, goal, a),
                             waldmeister_in_hand(p, !player, goal, a), out + n);
    }
  }
  return n + features_of_lead(0, lead_of(p), p->amount / 2, out + n);
}

/* ------------------------------------------------------------------------
   Merged features, of all attributes at once
   ------------------------------------------------------------------------ */

/* Numbers for each goal and attribute; the fourth of a goal has no meaning. */
typedef uint8_t bytes __attribute__((vector_size(8)));
typedef uint16_t words __attribute__((vector_size(16)));

static inline words
words_of(const waldmeister_numbers *n) {
  bytes all;

  memcpy(&all, n, sizeof all);
  return __builtin_convertvector(all, words);
}

/* Returns X for the goal HEIGHT and Y for COLOR. */
static inline words
by_goal(int x, int y) {
  const uint16_t h = (uint16_t)x, c = (uint16_t)y;

  return (words){h, h, h, h, c, c, c, c};
}

static inline words
at_most(words n, uint16_t most) {
  const words less = (words)(n < most);

  return (n & less) | (most & ~less);
}

/* Writes the six features of the kind S for SIDES and the numbers Y and Z.
   Returns the end of OUT, after which a word has no meaning. */
static inline uint16_t *
write_kind(const net_states *s, words sides, words y, words z, uint16_t *out) {
  const words all =
      (uint16_t)s->first + (sides * (uint16_t)s->y + y) * (uint16_t)s->z + z;
  uint64_t goals[2];

  memcpy(goals, &all, sizeof goals);
  memcpy(out, &goals[0], sizeof goals[0]);
  memcpy(out + 3, &goals[1], sizeof goals[1]);
  return out + 6;
}

int
waldmeister_merged_features(const waldmeister_position *p,
                            const waldmeister_survey *s, uint16_t *out) {
  const int mover = p->to_move;
  const int of_height = p->goal[PLAYER_1] != WALDMEISTER_HEIGHT; /* player */
  const words sides = by_goal(of_height != mover, of_height == mover);
  const words is_second = -by_goal(of_height, !of_height);
  const words hands = words_of(&p->in_hands), high = hands >> 4;
  const words low = hands & 0xf, change = (low ^ high) & is_second;
  uint16_t *end = out;

  if (p->board.size != SIZE)
    return -1;
  end = write_kind(&STATES[OF_GROUP], sides, words_of(&p->largest),
                   at_most(words_of(&p->board.pairs) >> 1, NUMBERS - 1), end);
  end = write_kind(&STATES[OF_SURROUNDINGS], sides,
                   at_most(words_of(&s->close), CLOSE - 1),
                   at_most(words_of(&s->room), ROOM - 1), end);
  end = write_kind(&STATES[OF_HANDS], sides, low ^ change, high ^ change, end);
  return (int)(end - out) +
         net_write(&STATES[OF_LEAD], 0, lead_of(p), p->amount / 2, true, end);
}
