/* evaluation.h - how good a position is before the game is over.

   A linear sum: each term counts something that a player has more of than the
   other, and has a weight, so that an evaluation can be read term by term and
   tuned by regression.  It is antisymmetric: what is good for a player is as
   bad for the other.

   Scores are thousandths of a logit in every game: an evaluation of E says
   that the player is expected to score 1 / (1 + exp(-E / 1000)) of a win (draws
   are halves).  This is what the weights are fitted to (see tools/tune.c), and
   gives searches one unit for their margins. */

#ifndef TABULEIRO_EVALUATION_H
#define TABULEIRO_EVALUATION_H

#include "game.h"

enum {
  EVALUATION_UNIT = 1000,

  /* No evaluation is further from 0: above are proven results.  It stands for
     2 in 10^9. */
  EVALUATION_LIMIT = 20 * EVALUATION_UNIT
};

/* The terms of G, a NULL name after the last: those of its table or, if it has
   none, the value of the position as the only one. */
const evaluation_term *evaluation_terms(const game *g);

/* Sets COUNTS[i] for each of the terms, as game.count_terms does. */
void evaluation_counts(const game *g, const position *p, int *counts);

/* The sum of WEIGHTS[i] * COUNTS[i] over the evaluation's terms, for PLAYER,
   within -EVALUATION_LIMIT..EVALUATION_LIMIT. */
int evaluation_of(const game *g, const position *p, enum player player);

/* The share of a win that SCORE stands for, 0 to 1. */
double evaluation_expectation(int score);

/* The score that stands for EXPECTATION, 0 to 1: the inverse, within the
   limit. */
int evaluation_score(double expectation);

#endif
