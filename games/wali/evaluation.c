/* The evaluation of Wali: in the drop phase, room for the stones in hand; in
   the move phase, threes and the steps that make them. */

#include "evaluation.h"

#include <stddef.h>
#include <string.h>

#include "features.h"

/* The weights are tuned as games/wali/README.md describes. */
const evaluation_term wali_terms[] = {
    {"drop_stones", 365, "drop phase: stones on the board",
     "more stones on the board"},
    {"drop_cells", 88, "drop phase: cells to drop a stone on",
     "more cells to drop a stone on"},
    {"drop_gaps", 284, "drop phase: empty cells between two own stones",
     "more gaps between two stones"},
    {"drop_tempo", 280, "drop phase: being to move", NULL},
    {"stones", 853, "move phase: stones, without those being taken",
     "more stones"},
    {"last", -3380, "move phase: having three stones, one more than too few",
     "more stones to spare"},
    {"safe", 282, "move phase: stones that stand in threes",
     "more stones in threes"},
    {"threats", 990, "move phase: cells where a step makes a three",
     "more steps that make a three"},
    {"steps", 127, "move phase: steps to empty neighbours",
     "more room to move"},
    {"tempo", 222, "move phase: being to move", NULL},
    {NULL, 0, NULL, NULL}};

enum {
  DROP_STONES,
  DROP_CELLS,
  DROP_GAPS,
  DROP_TEMPO,
  STONES,
  LAST,
  SAFE,
  THREATS,
  STEPS,
  TEMPO,
  TERMS
};

static int
steps(uint64_t own, uint64_t empty) {
  return bitboard_count64(wali_left(own) & empty) +
         bitboard_count64(wali_right(own) & empty) +
         bitboard_count64(wali_above(own) & empty) +
         bitboard_count64(wali_below(own) & empty);
}

static uint64_t
gaps(uint64_t own, uint64_t empty) {
  return empty & ((wali_left(own) & wali_right(own)) |
                  (wali_above(own) & wali_below(own)));
}

static void
count_drop_terms(const wali_position *p, int *counts) {
  const uint64_t empty = wali_empty(p);

  for (int player = 0, sign = 1; player < 2; player++, sign = -1) {
    const uint64_t own = p->stones[player];
    const uint64_t room = p->hand[player] ? empty & ~wali_neighbours(own) : 0;

    counts[DROP_STONES] += sign * bitboard_count64(own);
    counts[DROP_CELLS] += sign * bitboard_count64(room);
    counts[DROP_GAPS] += sign * bitboard_count64(gaps(own, empty));
  }
  counts[DROP_TEMPO] = p->to_move == PLAYER_1 ? 1 : -1;
}

/* Returns the number of stones that the opponent is about to take from PLAYER.
 */
static int
lost(const wali_position *p, int player) {
  return player == p->to_move      ? 0
         : p->phase == WALI_PEEK_2 ? 2
                                   : p->phase == WALI_PEEK;
}

static void
count_move_terms(const wali_position *p, const wali_survey *s, int *counts) {
  const uint64_t empty = wali_empty(p);
  const int sign_of_mover = p->to_move == PLAYER_1 ? 1 : -1;
  int n[2];

  for (int player = 0, sign = 1; player < 2; player++, sign = -1) {
    const uint64_t own = p->stones[player];

    n[player] = bitboard_count64(own) - lost(p, player);
    counts[LAST] += sign * (n[player] <= 3);
    counts[SAFE] += sign * s->safe[player];
    counts[THREATS] += sign * s->threats[player];
    counts[STEPS] += sign * steps(own, empty);
  }
  counts[STONES] = n[0] - n[1];
  counts[TEMPO] = sign_of_mover;
}

static void
count_terms(const wali_position *p, const wali_survey *s, int *counts) {
  memset(counts, 0, TERMS * sizeof *counts);
  if (p->phase == WALI_DROP)
    count_drop_terms(p, counts);
  else
    count_move_terms(p, s, counts);
}

void
wali_count_terms(const position *pos, int *counts) {
  wali_survey s;

  wali_survey_of(wali_of(pos), &s);
  count_terms(wali_of(pos), &s, counts);
}

int
wali_inputs(const position *pos, int *counts, uint16_t *features) {
  const wali_position *const p = wali_of(pos);
  wali_survey s;

  wali_survey_of(p, &s);
  count_terms(p, &s, counts);
  return wali_merged_features(p, &s, features);
}
