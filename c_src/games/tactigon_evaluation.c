/* The evaluation of Tactigon: pieces, what aims at the pentagons and who is
   near the gold.  Reach is as if no piece stood in the way: paths are too dear
   to be walked at every leaf. */

#include <stddef.h>

#include "tactigon.h"

/* The weights are tuned, see games/tactigon/README.md. */
const evaluation_term tactigon_terms[] = {
    {"circles", 161, "circles"},
    {"triangles", 355, "triangles"},
    {"squares", 272, "squares"},
    {"nearness", 9, "steps that own pieces are nearer to the enemy pentagon"},
    {"nearest", 25, "the same of the nearest piece"},
    {"aims_to_move", 170, "pieces in reach of the pentagon, if to move"},
    {"aims_waiting", -54, "pieces in reach of the pentagon, if not to move"},
    {"guards", -20, "pieces next to the own pentagon"},
    {"gold", 546, "gold tiles held"},
    {"both_gold", 717, "holding both gold tiles"},
    {"gold_reach", 121, "pieces in reach of a gold tile"},
    {"tempo", 46, "being to move"},
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
  TEMPO
};

/* How many of OWN pieces could come to TILE in a turn. */
static int
count_reaching(const tactigon_position *p, bitboard own, int tile) {
  const tactigon_board *const b = tactigon_board_of(p);
  bitboard reaching = 0;

  for (int type = 0; type < TACTIGON_TYPES; type++)
    reaching |= p->of_type[type] & b->within[tile][type];
  return bitboard_count(reaching & own);
}

/* Adds SIGN times what PLAYER has of each term. */
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

void
tactigon_count_terms(const position *pos, int *counts) {
  const tactigon_position *const p = tactigon_of(pos);

  for (int i = 0; i < TEMPO; i++)
    counts[i] = 0;
  count_for(p, PLAYER_1, 1, counts);
  count_for(p, PLAYER_2, -1, counts);
  counts[TEMPO] = p->to_move == PLAYER_1 ? 1 : -1;
}
