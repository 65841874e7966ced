/* planted.h - a search by MCTS whose tree the test makes up. */

#ifndef TABULEIRO_PLANTED_H
#define TABULEIRO_PLANTED_H

#include "../../c_src/engine/mcts_report.h"

enum { PLANTED_MOST = 16 }; /* moves of a node */

static const enum player PLANTED_PLAYERS[] = {PLAYER_1, PLAYER_2};

/* A move as the player to move sees it. */
typedef struct planted_move {
  int low, high; /* bounds */
  uint16_t plies;
  uint32_t visits;
  double share;     /* of a win: mean and minimax */
  uint16_t awaited; /* visits of other threads under way */
} planted_move;

/* A search of two members by one thread. */
typedef struct planted_search {
  game game;
  tree tree;
  think think;
  mcts_worker workers[2];
  mcts_search search;
  mcts_ranked ranking[PLANTED_MOST];
  think_line lines[PLANTED_MOST];
  move moves[2][2]; /* by member */
} planted_search;

/* Begins a search of the position of count_down.h with LEFT left, for N lines;
   the tree has the root alone.  One search at a time; planted_end ends it. */
planted_search *planted_begin(int left, int n);

void planted_end(planted_search *f);

/* Adds the N moves of LIST to node I, where PLAYER is to move, with the codes N
   to 1: order by code is not their order.  Returns the first. */
uint32_t planted_add(planted_search *f, uint32_t i, enum player player,
                     const planted_move *list, int n);

#endif
