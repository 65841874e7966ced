/* The evaluation of Wald Meister.  A player's trees are all of the trees: what
   counts is how those of one height, or of one colour, hang together. */

#include <stddef.h>

#include "waldmeister.h"

/* The weights are tuned, see games/waldmeister/README.md.

   If each turn to come adds to the lead a random number of points, a lead is
   worth as much as it is to the square root of the number of these turns. */
const evaluation_term waldmeister_terms[] = {
    {"points", 7, "100 * points / sqrt(turns left + 1)"}, {NULL, 0, NULL}};

enum { POINTS };

/* 100 over the root of N + 1. */
static const uint8_t SHARES[WALDMEISTER_TREES + 1] = {
    100, 71, 58, 50, 45, 41, 38, 35, 33, 32, 30, 29, 28, 27, 26, 25, 24, 24, 23,
    22,  22, 21, 21, 20, 20, 20, 19, 19, 19, 18, 18, 18, 17, 17, 17, 17, 16, 16,
    16,  16, 16, 15, 15, 15, 15, 15, 15, 14, 14, 14, 14, 14, 14, 14, 13};

void
waldmeister_count_terms(const position *pos, int *counts) {
  const waldmeister_position *const p = waldmeister_of(pos);
  const int sign = p->goal[0] == WALDMEISTER_HEIGHT ? 1 : -1;

  counts[POINTS] = sign * SHARES[p->amount] *
                   (waldmeister_points_of(p, WALDMEISTER_HEIGHT) -
                    waldmeister_points_of(p, WALDMEISTER_COLOR));
}
