/* The evaluation of Wald Meister.  All trees count for both players, by height
   for one and by colour for the other: the largest group of each attribute, the
   trees that may join it and the trees that link it. */

#include "evaluation.h"

#include <stddef.h>

#include "features.h"

/* The weights are tuned as games/waldmeister/README.md describes.

   If each turn to come adds a random number of points to the lead, the worth of
   a lead is proportional to 1 / sqrt(turns left).  Every count is multiplied by
   100 / sqrt(turns left + 1). */
const evaluation_term waldmeister_terms[] = {
    {"points", 12, "points", "more points"},
    {"close", 3, "trees a cell away from a largest group of theirs",
     "more trees near its largest groups"},
    {"links_to_move", -4, "free trees that link a largest group, if to move",
     "groups that are harder to break"},
    {"links_waiting", -6,
     "free trees that link a largest group, if not to move",
     "groups that are harder to break"},
    {"tempo", 12, "being to move", NULL},
    {NULL, 0, NULL, NULL}};

enum { POINTS, CLOSE, LINKS_TO_MOVE, LINKS_WAITING, TEMPO };

/* 100 / sqrt(N + 1), rounded, for N turns left. */
static const uint8_t SHARES[WALDMEISTER_TREES + 1] = {
    100, 71, 58, 50, 45, 41, 38, 35, 33, 32, 30, 29, 28, 27, 26, 25, 24, 24, 23,
    22,  22, 21, 21, 20, 20, 20, 19, 19, 19, 18, 18, 18, 17, 17, 17, 17, 16, 16,
    16,  16, 16, 15, 15, 15, 15, 15, 15, 14, 14, 14, 14, 14, 14, 14, 13};

static void
count_terms(const waldmeister_position *p, const waldmeister_survey *s,
            int *counts) {
  const int share = SHARES[p->amount];

  counts[POINTS] = counts[CLOSE] = 0;
  for (int player = 0; player < 2; player++) {
    const enum waldmeister_goal goal = p->goal[player];
    const uint8_t *const close = s->close.of[goal];
    const int sign = player == PLAYER_1 ? share : -share;

    counts[POINTS] += sign * waldmeister_points_of(p, goal);
    counts[CLOSE] += sign * (close[0] + close[1] + close[2]);
    counts[player == p->to_move ? LINKS_TO_MOVE : LINKS_WAITING] =
        sign * s->links[goal];
  }
  counts[TEMPO] = p->to_move == PLAYER_1 ? share : -share;
}

void
waldmeister_count_terms(const position *pos, int *counts) {
  const waldmeister_position *const p = waldmeister_of(pos);
  const waldmeister_survey s = waldmeister_survey_of(p);

  count_terms(p, &s, counts);
}

int
waldmeister_inputs(const position *pos, int *counts, uint16_t *features) {
  const waldmeister_position *const p = waldmeister_of(pos);
  const waldmeister_survey s = waldmeister_survey_of(p);

  count_terms(p, &s, counts);
  return waldmeister_merged_features(p, &s, features);
}
