/* evaluation.h - the evaluation of a position in which the game goes on.

   An evaluation is a linear sum.  Each term counts what one player has more of
   than the other, times a weight, so that an evaluation can be read term by
   term and tuned by regression.  It is antisymmetric: the evaluation for one
   player is the negative of that for the other.

   Scores are thousandths of a logit in every game: the player of an evaluation
   E expects 1 / (1 + exp(-E / 1000)) of a win, a draw being half a win.  The
   weights are fitted to this (tools/tune.c), and searches have one unit for
   their margins. */

#ifndef TABULEIRO_EVALUATION_H
#define TABULEIRO_EVALUATION_H

#include "game.h"

enum {
  EVALUATION_UNIT = 1000,

  /* The bound of an evaluation, and its negative: scores beyond it are proved
     results.  It stands for an expectation of 1 - 2 / 10^9. */
  EVALUATION_LIMIT = 20 * EVALUATION_UNIT
};

/* Returns the terms of G, a NULL name after the last.  A game without terms has
   one, the value of the position. */
const evaluation_term *evaluation_terms(const game *g);

/* Sets COUNTS[i] for each of these terms, as game.count_terms does.  The game
   is not over at P.  COUNTS has room for EVALUATION_MAX_TERMS. */
void evaluation_counts(const game *g, const position *p, int *counts);

/* Returns the sum of weight times count over the terms for PLAYER_1, and what
   the game's net adds to it: 0 without a net.  The game is not over at P. */
int evaluation_of_terms(const game *g, const position *p);
int evaluation_of_net(const game *g, const position *p);

/* Returns the evaluation of P for PLAYER: the two above added, limited to
   -EVALUATION_LIMIT..EVALUATION_LIMIT.  The game is not over at P. */
int evaluation_of(const game *g, const position *p, enum player player);

/* Returns the share of a win, 0 to 1, that SCORE stands for. */
double evaluation_expectation(int score);

/* Returns the score that stands for EXPECTATION, 0 to 1: the inverse, within
   the limit. */
int evaluation_score(double expectation);

#endif
