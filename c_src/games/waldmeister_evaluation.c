/* The evaluation of Wald Meister.  A player's trees are all of the trees: what
   counts is how those of one height, or of one colour, hang together. */

#include <stddef.h>

#include "waldmeister.h"

/* The weights are tuned, see games/waldmeister/README.md. */
const evaluation_term waldmeister_terms[] = {
    {"points", 500, "points of the groups as they stand"},
    {"points_late", 20, "points, for each turn that was played"},
    {"pairs", 50, "neighbouring trees of one height, or of one colour"},
    {"pairs_late", 0, "pairs, for each turn that was played"},
    {"tempo", 0, "being to move"},
    {NULL, 0, NULL}};

enum { POINTS, POINTS_LATE, PAIRS, PAIRS_LATE, TEMPO };

/* The pairs of neighbouring trees that share the attribute that GOAL looks
   at. */
static int
count_pairs(const waldmeister_board *b, enum waldmeister_goal goal) {
  bitboard right = 0, below = 0, left_below = 0;

  /* A cell has one tree: no pair is counted for two attributes. */
  for (int a = 0; a < 3; a++) {
    const bitboard trees = b->trees[goal][a];

    right |= trees & trees << 1;
    below |= trees & trees << WALDMEISTER_STRIDE;
    left_below |= trees & trees << (WALDMEISTER_STRIDE - 1);
  }
  return bitboard_count(right & WALDMEISTER_NOT_FIRST) + bitboard_count(below) +
         bitboard_count(left_below & WALDMEISTER_NOT_LAST);
}

void
waldmeister_count_terms(const position *pos, int *counts) {
  const waldmeister_position *const p = waldmeister_of(pos);
  const waldmeister_board *const b = &p->board;
  const int sign = p->goal[0] == WALDMEISTER_HEIGHT ? 1 : -1;
  const int played = WALDMEISTER_TREES - p->amount;

  counts[POINTS] = sign * (waldmeister_points(b, WALDMEISTER_HEIGHT) -
                           waldmeister_points(b, WALDMEISTER_COLOR));
  counts[POINTS_LATE] = counts[POINTS] * played;
  counts[PAIRS] = sign * (count_pairs(b, WALDMEISTER_HEIGHT) -
                          count_pairs(b, WALDMEISTER_COLOR));
  counts[PAIRS_LATE] = counts[PAIRS] * played;
  counts[TEMPO] = p->to_move == PLAYER_1 ? 1 : -1;
}
