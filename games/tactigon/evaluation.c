/* The evaluation of Tactigon: pieces, aims at the pentagons, nearness to the
   gold and captures on the next move.  Reach ignores pieces in the way, because
   walking every path at every leaf is too slow; only the few paths to the
   pentagon are walked. */

#include "evaluation.h"

#include <stddef.h>

#include "features.h"

/* The weights are tuned as games/tactigon/README.md describes. */
const evaluation_term tactigon_terms[] = {
    {"circles", 149, "circles", "a lead in circles"},
    {"triangles", 393, "triangles", "a lead in triangles"},
    {"squares", 299, "squares", "a lead in squares"},
    {"nearness", 9, "steps that own pieces are nearer to the enemy pentagon",
     "pieces nearer to the enemy pentagon"},
    {"nearest", 38,
     "steps that the nearest own piece is nearer to the enemy pentagon",
     "a piece nearer to the enemy pentagon"},
    {"aims_to_move", -219, "pieces in reach of the pentagon, if to move",
     "a safer pentagon"},
    {"aims_waiting", -184, "pieces in reach of the pentagon, if not to move",
     "a safer pentagon"},
    {"guards", -10, "pieces next to the own pentagon",
     "more room around the pentagon"},
    {"gold", 551, "gold tiles held", "a hold on a gold tile"},
    {"both_gold", 1798, "holding both gold tiles", "a hold on both gold tiles"},
    {"gold_reach", 118, "pieces in reach of a gold tile",
     "more pieces in reach of the gold"},
    {"takes_circle", 100, "being to move with a circle near an enemy circle",
     "a circle to take"},
    {"takes_triangle", 113, "being to move with a taker in reach of a triangle",
     "a triangle to take"},
    {"takes_pentagon", 3058, "being to move and able to take the pentagon",
     "an attack on the pentagon"},
    {"tempo", 18, "being to move", NULL},
    {NULL, 0, NULL, NULL}};

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

/* Adds SIGN times the count of each term for PLAYER, of whom S is seen. */
static void
count_for(const tactigon_position *p, int player, int sign,
          const tactigon_survey *s, int *counts) {
  bitboard gold = tactigon_board_of(p)->gold;
  const int pieces = s->number[TACTIGON_CIRCLE] + s->number[TACTIGON_TRIANGLE] +
                     s->number[TACTIGON_SQUARE];

  counts[CIRCLES] += sign * s->number[TACTIGON_CIRCLE];
  counts[TRIANGLES] += sign * s->number[TACTIGON_TRIANGLE];
  counts[SQUARES] += sign * s->number[TACTIGON_SQUARE];
  counts[NEARNESS] += sign * (TACTIGON_MAX_LINES * pieces - s->way);
  counts[NEAREST] -= sign * s->nearest;
  counts[player == p->to_move ? AIMS_TO_MOVE : AIMS_WAITING] += sign * s->aims;
  counts[GUARDS] += sign * s->guards;
  counts[GOLD] += sign * s->gold;
  counts[BOTH_GOLD] += sign * (s->gold == 2);
  for (int i = 0; i < 2; i++)
    if (!bitboard_has(p->of_player[player], bitboard_pop(&gold)))
      counts[GOLD_REACH] += sign * s->gold_aims[i];
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

static void
count_terms(const tactigon_position *p, const tactigon_survey survey[2],
            int *counts) {
  const int mover = p->to_move == PLAYER_1 ? 1 : -1;
  const int *const prey = survey[!p->to_move].prey;

  for (int i = 0; i < TERMS; i++)
    counts[i] = 0;
  count_for(p, PLAYER_1, 1, &survey[PLAYER_1], counts);
  count_for(p, PLAYER_2, -1, &survey[PLAYER_2], counts);
  counts[TAKES_CIRCLE] = mover * (prey[TACTIGON_CIRCLE] > 0);
  counts[TAKES_TRIANGLE] = mover * (prey[TACTIGON_TRIANGLE] > 0);
  counts[TAKES_PENTAGON] = mover * takes_pentagon(p);
  counts[TEMPO] = mover;
}

void
tactigon_count_terms(const position *pos, int *counts) {
  const tactigon_position *const p = tactigon_of(pos);
  tactigon_survey survey[2];

  tactigon_survey_of(p, survey);
  count_terms(p, survey, counts);
}

int
tactigon_inputs(const position *pos, int *counts, uint16_t *features) {
  const tactigon_position *const p = tactigon_of(pos);
  tactigon_survey survey[2];

  tactigon_survey_of(p, survey);
  count_terms(p, survey, counts);
  return tactigon_merged_features(p, survey, features);
}
