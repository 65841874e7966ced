/* mcts_report.h - the best lines of the tree. */

#ifndef TABULEIRO_MCTS_REPORT_H
#define TABULEIRO_MCTS_REPORT_H

#include "mcts_visit.h"

/* A child of the root, in the order of a report. */
typedef struct mcts_ranked {
  double rank;
  move move;
  const tree_node *child;
} mcts_ranked;

/* The threads of a search and the room for their reports. */
typedef struct mcts_search {
  team team;
  mcts_ranked *ranking; /* room for the children of the root */
  think_line *lines;    /* room for the lines of the think */
} mcts_search;

/* Publishes the best lines of the tree.  The root has children. */
void mcts_publish(const mcts_search *s);

#endif
