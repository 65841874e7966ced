/* The evaluation of Wald Meister.  A player's trees are all of the trees: what
   counts is how those of one height, or of one colour, hang together: the
   largest group of each, what may join it and where it may be split. */

#include <stddef.h>

#include "waldmeister.h"

/* The weights are tuned, see games/waldmeister/README.md.

   If each turn to come adds to the lead a random number of points, a lead is
   worth as much as it is to the square root of the number of these turns.
   Every count is multiplied by 100 / sqrt(turns left + 1). */
const evaluation_term waldmeister_terms[] = {
    {"points", 12, "points"},
    {"close", 3, "trees a cell away from a largest group of theirs"},
    {"links_to_move", -4, "free trees that link a largest group, if to move"},
    {"links_waiting", -6, "the same, if not to move"},
    {"tempo", 12, "being to move"},
    {NULL, 0, NULL}};

enum { POINTS, CLOSE, LINKS_TO_MOVE, LINKS_WAITING, TEMPO };

/* 100 over the root of N + 1. */
static const uint8_t SHARES[WALDMEISTER_TREES + 1] = {
    100, 71, 58, 50, 45, 41, 38, 35, 33, 32, 30, 29, 28, 27, 26, 25, 24, 24, 23,
    22,  22, 21, 21, 20, 20, 20, 19, 19, 19, 18, 18, 18, 17, 17, 17, 17, 16, 16,
    16,  16, 16, 15, 15, 15, 15, 15, 15, 14, 14, 14, 14, 14, 14, 14, 13};

void
waldmeister_count_terms(const position *pos, int *counts) {
  const waldmeister_position *const p = waldmeister_of(pos);
  const bitboard trees = waldmeister_occupied(&p->board);
  const bitboard empty = waldmeister_cells(p->board.size) & ~trees;
  const bitboard free_trees = waldmeister_neighbours(empty) & trees;
  const int share = SHARES[p->amount];

  counts[POINTS] = counts[CLOSE] = 0;
  for (int player = 0; player < 2; player++) {
    const enum waldmeister_goal goal = p->goal[player];
    const int sign = player == PLAYER_1 ? share : -share;
    bitboard close = 0, links = 0;

    for (int a = 0; a < 3; a++) {
      const bitboard group = p->group[goal][a];
      bitboard near;

      links |= waldmeister_links(group, &near);
      near &= (empty | free_trees) & ~group;
      close |= waldmeister_neighbours(near) & p->board.trees[goal][a] & ~group;
    }
    counts[POINTS] += sign * waldmeister_points_of(p, goal);
    counts[CLOSE] += sign * bitboard_count(close);
    counts[player == p->to_move ? LINKS_TO_MOVE : LINKS_WAITING] =
        sign * bitboard_count(links & free_trees);
  }
  counts[TEMPO] = p->to_move == PLAYER_1 ? share : -share;
}
