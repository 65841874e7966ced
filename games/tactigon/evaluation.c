/* The evaluation of Tactigon: pieces, aims at the pentagons, nearness to the
   gold and captures on the next move.  Reach ignores pieces in the way, because
   walking every path at every leaf is too slow; only the few paths to the
   pentagon are walked. */

#include "evaluation.h"

#include <stddef.h>

/* The weights are tuned as games/tactigon/README.md describes. */
const evaluation_term tactigon_terms[] = {
    {"circles", 149, "circles"},
    {"triangles", 393, "triangles"},
    {"squares", 299, "squares"},
    {"nearness", 9, "steps that own pieces are nearer to the enemy pentagon"},
    {"nearest", 38,
     "steps that the nearest own piece is nearer to the enemy pentagon"},
    {"aims_to_move", -219, "pieces in reach of the pentagon, if to move"},
    {"aims_waiting", -184, "pieces in reach of the pentagon, if not to move"},
    {"guards", -10, "pieces next to the own pentagon"},
    {"gold", 551, "gold tiles held"},
    {"both_gold", 1798, "holding both gold tiles"},
    {"gold_reach", 118, "pieces in reach of a gold tile"},
    {"takes_circle", 100, "being to move with a circle near an enemy circle"},
    {"takes_triangle", 113,
     "being to move with a taker in reach of a triangle"},
    {"takes_pentagon", 3058, "being to move and able to take the pentagon"},
    {"tempo", 18, "being to move"},
    {NULL, 0, NULL}};

enum {
  CIRCLES,
  TRIANGLES,
  SQUARES,
  NEARNESS,
  NEAREST,
  AIMS_TO_MOVE,
  AIMS_WAITING,
  GUARDS,
  GOLD,
  BOTH_GOLD,
  GOLD_REACH,
  TAKES_CIRCLE,
  TAKES_TRIANGLE,
  TAKES_PENTAGON,
  TEMPO,
  TERMS
};

/* Returns the number of OWN pieces that could reach TILE in one turn. */
static int
count_reaching(const tactigon_position *p, bitboard own, int tile) {
  const tactigon_board *const b = tactigon_board_of(p);
  bitboard reaching = 0;

  for (int type = 0; type < TACTIGON_TYPES; type++)
    reaching |= p->of_type[type] & b->within[tile][type];
  return bitboard_count(reaching & own);
}

/* Adds SIGN times the count of each term for PLAYER. */
static void
count_for(const tactigon_position *p, int player, int sign, int *counts) {
  const tactigon_board *const b = tactigon_board_of(p);
  const bitboard own = p->of_player[player];
  const bitboard pentagons = p->of_type[TACTIGON_PENTAGON];
  const int home = bitboard_first(pentagons & own);
  const int target = bitboard_first(pentagons & ~own);
  const int aims = count_reaching(p, own, target);
  const int gold = bitboard_count(own & b->gold);
  int nearest = TACTIGON_MAX_LINES;

  counts[CIRCLES] += sign * bitboard_count(own & p->of_type[TACTIGON_CIRCLE]);
  counts[TRIANGLES] +=
      sign * bitboard_count(own & p->of_type[TACTIGON_TRIANGLE]);
  counts[SQUARES] += sign * bitboard_count(own & p->of_type[TACTIGON_SQUARE]);
  for (bitboard rest = own & ~pentagons; rest;) {
    const int distance = b->distance[target][bitboard_pop(&rest)];

    counts[NEARNESS] += sign * (TACTIGON_MAX_LINES - distance);
    nearest = distance < nearest ? distance : nearest;
  }
  counts[NEAREST] -= sign * nearest;
  counts[player == p->to_move ? AIMS_TO_MOVE : AIMS_WAITING] += sign * aims;
  counts[GUARDS] += sign * bitboard_count(own & b->near[home]);
  counts[GOLD] += sign * gold;
  counts[BOTH_GOLD] += sign * (gold == 2);
  for (bitboard rest = b->gold & ~own; rest;)
    counts[GOLD_REACH] += sign * count_reaching(p, own, bitboard_pop(&rest));
}

/* Whether a piece of the player to move, of a type up to LAST, is in reach of
   an enemy piece of TYPE. */
static bool
has_prey(const tactigon_position *p, enum tactigon_type type,
         enum tactigon_type last) {
  const tactigon_board *const b = tactigon_board_of(p);
  const bitboard own = p->of_player[p->to_move];

  for (bitboard rest = p->of_type[type] & ~own; rest;) {
    const int tile = bitboard_pop(&rest);

    for (int taker = 0; taker <= (int)last; taker++)
      if (p->of_type[taker] & own & b->within[tile][taker])
        return true;
  }
  return false;
}

/* Whether the player to move can take the pentagon and win. */
static bool
takes_pentagon(const tactigon_position *p) {
  const tactigon_board *const b = tactigon_board_of(p);
  const bitboard own = p->of_player[p->to_move];
  const int target = bitboard_first(p->of_type[TACTIGON_PENTAGON] & ~own);

  for (int type = 0; type < TACTIGON_TYPES; type++)
    for (bitboard rest = p->of_type[type] & own & b->within[target][type];
         rest;)
      if (tactigon_can_walk(
              p, tactigon_move(b->code[bitboard_pop(&rest)], b->code[target])))
        return true;
  return false;
}

void
tactigon_count_terms(const position *pos, int *counts) {
  const tactigon_position *const p = tactigon_of(pos);
  const int mover = p->to_move == PLAYER_1 ? 1 : -1;

  for (int i = 0; i < TERMS; i++)
    counts[i] = 0;
  count_for(p, PLAYER_1, 1, counts);
  count_for(p, PLAYER_2, -1, counts);
  counts[TAKES_CIRCLE] = mover * has_prey(p, TACTIGON_CIRCLE, TACTIGON_CIRCLE);
  counts[TAKES_TRIANGLE] =
      mover * has_prey(p, TACTIGON_TRIANGLE, TACTIGON_TRIANGLE);
  counts[TAKES_PENTAGON] = mover * takes_pentagon(p);
  counts[TEMPO] = mover;
}
