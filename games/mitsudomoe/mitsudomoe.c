#include "mitsudomoe.h"

#include "../../c_src/engine/minimax.h"
#include "count.h"
#include "evaluation.h"
#include "features.h"
#include "hash.h"
#include "net.h"

/* ------------------------------------------------------------------------
   Order
   ------------------------------------------------------------------------ */

/* A player who runs out of rings loses.  So a good ring step covers an enemy
   ring or goes where a ball can follow, and a bad one uncovers an enemy ring or
   uses up the supply.  Wins 53 % of games at equal nodes against no order. */
static int
ring_promise(const mitsudomoe_position *p, move m) {
  const enum player enemy = !p->to_move;
  const int from = mitsudomoe_from(m), to = mitsudomoe_to(m);

  return 2 * mitsudomoe_has(p->rings[enemy], to) +
         mitsudomoe_has(p->landing[0] | p->landing[1], to) -
         (from == MITSUDOMOE_SUPPLY ? 1
                                    : 2 * mitsudomoe_covers(p, from, enemy));
}

static void
mitsudomoe_order(const position *pos, const move *moves, int n, int *promise) {
  const mitsudomoe_position *p = mitsudomoe_of(pos);

  for (int i = 0; i < n; i++)
    promise[i] = p->step == MITSUDOMOE_RING ? ring_promise(p, moves[i]) : 0;
}

/* ------------------------------------------------------------------------
   Bots 1 to 3 (R17 to R19)
   ------------------------------------------------------------------------ */

/* Returns the index of the move that a bot makes among N >= 1 moves of values
   WORTH: the first best or, for the easy bot, the move before it. */
static int
choice(const int *worth, int n, bool easy) {
  int best = 0;

  for (int i = 1; i < n; i++)
    if (worth[i] > worth[best])
      best = i;
  return easy && best > 0 ? best - 1 : best;
}

/* Returns what M, a move of OWNER's ball, adds to the value for OWNER. */
static int
ball_gain(enum player owner, move m) {
  return mitsudomoe_ball_worth(owner, mitsudomoe_to(m)) -
         mitsudomoe_ball_worth(owner, mitsudomoe_from(m));
}

int
mitsudomoe_ring_worth(const mitsudomoe_position *p, enum player player,
                      int level) {
  move moves[MITSUDOMOE_MAX_BALL_MOVES];
  int gain[MITSUDOMOE_MAX_BALL_MOVES];
  const int n = mitsudomoe_ball_moves(p, player, moves);

  assert(level >= 1 && level <= 3);
  if (n == 0)
    return 0;
  for (int i = 0; i < n; i++)
    gain[i] = ball_gain(player, moves[i]);
  return mitsudomoe_points(p, player) + gain[choice(gain, n, level == 1)];
}

/* Returns the index of the move of the bot of LEVEL, 1 to 3, among N >= 1. */
static int
greedy_index(const position *pos, int level, const move *moves, int n) {
  const mitsudomoe_position *const p = mitsudomoe_of(pos);
  const enum player player = p->to_move;
  int worth[MITSUDOMOE_MAX_MOVES];

  for (int i = 0; i < n; i++)
    switch ((enum mitsudomoe_step)p->step) {
    case MITSUDOMOE_RING: {
      position next;

      mitsudomoe_play(pos, moves[i], &next);
      worth[i] = mitsudomoe_ring_worth(mitsudomoe_of(&next), player,
                                       level == 3 ? 3 : 1);
      break;
    }
    case MITSUDOMOE_BALL:
      worth[i] = ball_gain(player, moves[i]);
      break;
    case MITSUDOMOE_RELOCATE:
      worth[i] = -ball_gain(!player, moves[i]);
      break;
    }
  return choice(worth, n, level == 1 && p->step != MITSUDOMOE_RING);
}

/* ------------------------------------------------------------------------
   The bot of level 4 (R20)
   ------------------------------------------------------------------------ */

enum {
  WIN = 100, /* exceeds the difference of any two values */
  LOOK_AHEAD = 2,

  /* Ring, ball, and as many relocations as there are balls. */
  MAX_TURN_PLIES = 2 + MITSUDOMOE_BALLS
};

/* Scores P by how far PLAYER is ahead. */
static int
lead(const position *pos, enum player player, const void *context) {
  const mitsudomoe_position *p = mitsudomoe_of(pos);
  const enum outcome outcome = mitsudomoe_outcome(pos);

  (void)context;
  if (outcome != OUTCOME_NONE)
    return outcome == outcome_won_by(player) ? WIN : -WIN;
  return mitsudomoe_points(p, player) - mitsudomoe_points(p, !player);
}

static int
mitsudomoe_best_moves(const position *pos, int level, watch *w, move *out) {
  move moves[MITSUDOMOE_MAX_MOVES];
  const int n = mitsudomoe_moves(pos, moves);
  int best;

  if (n == 0)
    return 0;
  if (level == 4) {
    move lists[LOOK_AHEAD * MAX_TURN_PLIES * MITSUDOMOE_MAX_MOVES];
    const minimax s = {
        .game = &mitsudomoe_game, .evaluate = lead, .watch = w, .lists = lists};

    best = minimax_first_best(&s, pos, LOOK_AHEAD, moves, n);
    if (best < 0)
      return -1;
  } else
    best = greedy_index(pos, level, moves, n);
  out[0] = moves[best];
  return 1;
}

const bots mitsudomoe_bots = {.levels = 4, .best_moves = mitsudomoe_best_moves};

const game mitsudomoe_game = {
    .name = "mitsudomoe",
    .max_moves = MITSUDOMOE_MAX_MOVES,
    .max_plies = GAME_UNBOUNDED, /* pieces may move back and forth */
    .start = mitsudomoe_start,
    .to_move = mitsudomoe_to_move,
    .turn_begins = mitsudomoe_turn_begins,
    .moves = mitsudomoe_moves,
    .count_moves = mitsudomoe_count_moves,
    .count_two = mitsudomoe_count_two,
    .is_legal = mitsudomoe_is_legal,
    .play = mitsudomoe_play,
    .outcome = mitsudomoe_outcome,
    .value = mitsudomoe_value,
    .terms = mitsudomoe_terms,
    .count_terms = mitsudomoe_count_terms,
    .net = &mitsudomoe_net,
    .n_features = MITSUDOMOE_FEATURES,
    .views = 2,
    .features = mitsudomoe_features,
    .merged = &mitsudomoe_merged,
    .inputs = mitsudomoe_inputs,
    .order = mitsudomoe_order,
    .margin = 150,
    .singular_depth = 6,
    .hash = mitsudomoe_hash,
};
