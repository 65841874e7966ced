/* The features of Wald Meister that its net knows, on the board of the default
   size: for each attribute of a player its largest group with the trees left to
   plant, the trees close to it and the room around it; the lead with the turns
   left.  Attributes are alike, so that each has the same features. */

#include "waldmeister.h"

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

/* The number of pairs of neighbours in SET. */
static int
pairs(bitboard set) {
  return bitboard_count(set & set << 1 & WALDMEISTER_NOT_FIRST) +
         bitboard_count(set & set << WALDMEISTER_STRIDE) +
         bitboard_count(set & (set >> 1 & WALDMEISTER_NOT_LAST)
                                  << WALDMEISTER_STRIDE);
}

/* The trees of attribute A of GOAL in the hand of PLAYER. */
static int
in_hand(const waldmeister_position *p, int player, enum waldmeister_goal goal,
        int a) {
  const uint8_t *const h = p->hand[player];

  return goal == WALDMEISTER_HEIGHT ? h[3 * a] + h[3 * a + 1] + h[3 * a + 2]
                                    : h[a] + h[a + 3] + h[a + 6];
}

int
waldmeister_features(const position *pos, int view, uint16_t *out) {
  const waldmeister_position *const p = waldmeister_of(pos);
  const int mover = p->to_move;
  const bitboard trees = waldmeister_occupied(&p->board);
  const bitboard empty = waldmeister_cells(p->board.size) & ~trees;
  const bitboard free_trees = waldmeister_neighbours(empty) & trees;
  int n = 0;

  (void)view;
  if (p->board.size != SIZE)
    return -1;
  for (int side = 0; side < 2; side++) {
    const int player = side ? !mover : mover;
    const enum waldmeister_goal goal = p->goal[player];

    for (int a = 0; a < 3; a++) {
      const bitboard group = p->group[goal][a];
      const bitboard near = waldmeister_neighbours(group);
      const int own = in_hand(p, player, goal, a);
      const int enemy = in_hand(p, !player, goal, a);
      const bitboard close =
          waldmeister_neighbours(near & (empty | free_trees) & ~group) &
          p->board.trees[goal][a] & ~group;

      out[n++] = (uint16_t)(GROUP + side * NUMBERS + p->largest[goal][a]);
      out[n++] = (uint16_t)(LEFT + side * NUMBERS + own + enemy);
      out[n++] = (uint16_t)(PAIRS + side * NUMBERS +
                            net_at_most(pairs(p->board.trees[goal][a]) / 2,
                                        NUMBERS - 1));
      out[n++] = (uint16_t)(CLOSENESS + side * CLOSE +
                            net_at_most(bitboard_count(close), CLOSE - 1));
      out[n++] =
          (uint16_t)(FREEDOM + side * ROOM +
                     net_at_most(bitboard_count(near & empty), ROOM - 1));
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
