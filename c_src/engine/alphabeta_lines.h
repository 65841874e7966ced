/* alphabeta_lines.h - what a search that is resumed knows of its open nodes.

   The table cuts no node with an open window, so that lines are whole.  A
   resumed search would therefore search again every such node on the way to the
   place where it was stopped.  It finds their scores and lines here, in a small
   table of the nodes with an open window that it has left. */

#ifndef TABULEIRO_ALPHABETA_LINES_H
#define TABULEIRO_ALPHABETA_LINES_H

#include "think.h"

enum {
  LINES_BITS = 10, /* of the index of an entry */
  LINES_DEPTH = 2  /* plies: nodes of less are searched again */
};

/* What was asked of a node. */
typedef struct line_question {
  uint64_t hash;
  int depth, ply, alpha, beta;
} line_question;

typedef struct line_answer {
  line_question question;
  int score;
  int length; /* of the principal variation from the node on */
  move moves[THINK_MAX_LINE];
} line_answer;

typedef struct alphabeta_lines {
  line_answer answers[1 << LINES_BITS];
} alphabeta_lines;

/* Returns the answer to Q in L, or NULL if there is none or L is NULL. */
const line_answer *lines_find(const alphabeta_lines *l, const line_question *q);

/* Adds to L, unless it is NULL, that Q was answered by SCORE and the line of
   LENGTH MOVES. */
void lines_add(alphabeta_lines *l, const line_question *q, int score,
               const move *moves, int length);

#endif
