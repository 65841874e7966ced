/* The evaluation of Wald Meister.  A player's trees are all of the trees: what
   counts is how those of one height, or of one colour, hang together. */

#include <stddef.h>

#include "waldmeister.h"

/* The weights are tuned, see games/waldmeister/README.md.

   If each turn to come adds to the lead a random number of points, a lead is
   worth as much as it is to the square root of the number of these turns. */
const evaluation_term waldmeister_terms[] = {
    {"points", 10, "per cent points, over the root of the turns left and one"},
    {"pairs", 0, "the same of neighbours of one height, or of one colour"},
    {"tempo", 300, "being to move"},
    {NULL, 0, NULL}};

enum { POINTS, PAIRS, TEMPO };

/* 100 over the root of N + 1. */
static const uint8_t SHARES[WALDMEISTER_TREES + 1] = {
    100, 71, 58, 50, 45, 41, 38, 35, 33, 32, 30, 29, 28, 27, 26, 25, 24, 24, 23,
    22,  22, 21, 21, 20, 20, 20, 19, 19, 19, 18, 18, 18, 17, 17, 17, 17, 16, 16,
    16,  16, 16, 15, 15, 15, 15, 15, 15, 14, 14, 14, 14, 14, 14, 14, 13};

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
  const int share = SHARES[p->amount];

  counts[POINTS] = sign * share *
                   (waldmeister_points(b, WALDMEISTER_HEIGHT) -
                    waldmeister_points(b, WALDMEISTER_COLOR));
  counts[PAIRS] =
      sign * share *
      (count_pairs(b, WALDMEISTER_HEIGHT) - count_pairs(b, WALDMEISTER_COLOR));
  counts[TEMPO] = p->to_move == PLAYER_1 ? 1 : -1;
}
