#include "evaluation.h"

#include <math.h>
#include <stddef.h>

#include "net.h"

static const evaluation_term VALUE_ALONE[] = {
    {"value", 1, "the value of the position, less the other player's", NULL},
    {NULL, 0, NULL, NULL}};

const evaluation_term *
evaluation_terms(const game *g) {
  return g->terms ? g->terms : VALUE_ALONE;
}

void
evaluation_counts(const game *g, const position *p, int *counts) {
  assert(g->outcome(p) == OUTCOME_NONE);
  if (g->terms)
    g->count_terms(p, counts);
  else
    counts[0] = g->value(p, PLAYER_1) - g->value(p, PLAYER_2);
}

static int
limited(int score) {
  return score > EVALUATION_LIMIT    ? EVALUATION_LIMIT
         : score < -EVALUATION_LIMIT ? -EVALUATION_LIMIT
                                     : score;
}

static int
weighted_sum(const game *g, const int *counts) {
  const evaluation_term *const terms = evaluation_terms(g);
  int sum = 0;

  for (int i = 0; terms[i].name; i++)
    sum += terms[i].weight * counts[i];
  return sum;
}

/* Returns what WEIGHTS add for PLAYER_1 to the evaluation of P, which has the N
   FEATURES: 0 if N is -1, because the net knows nothing of P. */
static int
output_for_player_1(const game *g, const net *weights, const position *p,
                    const uint16_t *features, int n) {
  if (n < 0)
    return 0;

  const int output = net_output(weights, features, n);

  return g->to_move(p) == PLAYER_1 ? output : -output;
}

int
evaluation_of_terms(const game *g, const position *p) {
  int counts[EVALUATION_MAX_TERMS];

  evaluation_counts(g, p, counts);
  return weighted_sum(g, counts);
}

int
evaluation_of_net(const game *g, const position *p) {
  uint16_t features[NET_MAX_ACTIVE];

  if (!g->net)
    return 0;
  return output_for_player_1(g, g->net, p, features,
                             g->features(p, 0, features));
}

/* Returns the two above added, from one walk of the board. */
static int
terms_and_net(const game *g, const position *p) {
  int counts[EVALUATION_MAX_TERMS];
  uint16_t features[NET_MAX_ACTIVE];
  const int n = g->inputs(p, counts, features);

  return weighted_sum(g, counts) +
         output_for_player_1(g, g->merged ? g->merged : g->net, p, features, n);
}

int
evaluation_of(const game *g, const position *p, enum player player) {
  const int sum = g->net && g->inputs
                      ? terms_and_net(g, p)
                      : evaluation_of_terms(g, p) + evaluation_of_net(g, p);

  return limited(player == PLAYER_1 ? sum : -sum);
}

double
evaluation_expectation(int score) {
  return 1 / (1 + exp(-(double)score / EVALUATION_UNIT));
}

int
evaluation_score(double expectation) {
  assert(expectation >= 0 && expectation <= 1);

  const double least = evaluation_expectation(-EVALUATION_LIMIT);

  if (expectation <= least)
    return -EVALUATION_LIMIT;
  if (expectation >= 1 - least)
    return EVALUATION_LIMIT;
  return limited(
      (int)lround(EVALUATION_UNIT * log(expectation / (1 - expectation))));
}
