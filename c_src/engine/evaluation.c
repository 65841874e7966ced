#include "evaluation.h"

#include <math.h>
#include <stddef.h>

static const evaluation_term VALUE_ALONE[] = {
    {"value", 1, "the value of the position, less the other player's"},
    {NULL, 0, NULL}};

const evaluation_term *
evaluation_terms(const game *g) {
  return g->terms ? g->terms : VALUE_ALONE;
}

void
evaluation_counts(const game *g, const position *p, int *counts) {
  if (g->terms)
    g->count_terms(p, counts);
  else
    counts[0] = g->value(p, PLAYER_1) - g->value(p, PLAYER_2);
}

int
evaluation_of(const game *g, const position *p, enum player player) {
  const evaluation_term *const terms = evaluation_terms(g);
  int counts[EVALUATION_MAX_TERMS], sum = 0;

  evaluation_counts(g, p, counts);
  for (int i = 0; terms[i].name; i++)
    sum += terms[i].weight * counts[i];
  sum = sum > EVALUATION_LIMIT    ? EVALUATION_LIMIT
        : sum < -EVALUATION_LIMIT ? -EVALUATION_LIMIT
                                  : sum;
  return player == PLAYER_1 ? sum : -sum;
}

double
evaluation_expectation(int score) {
  return 1 / (1 + exp(-(double)score / EVALUATION_UNIT));
}
