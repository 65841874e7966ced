/* tune.c - fits the weights of a game's evaluation to the results of games.

       build/tune GAME [GAMES [TURNS [ROUNDS [SEED]]]]

   Texel's tuning method (Österlund 2014, see
   https://www.chessprogramming.org/Texel%27s_Tuning_Method) on self-play.  In
   each round, players that search TURNS turns deep by minimax play GAMES games.
   A logistic regression of the results on the counts of the terms, at positions
   of all rounds so far, gives the weights.  The players of the first round
   evaluate by the game's value, those of a later round by the weights of the
   round before.  So the result depends only on the arguments and the terms, not
   on the present weights or the engine's search.  Prints the table of terms, to
   be pasted.

   Positions are sampled wherever a turn begins, quiet or not, because the
   engine evaluates leaves of both kinds. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../c_src/engine/evaluation.h"
#include "../c_src/engine/minimax.h"
#include "../c_src/engine/playout.h"
#include "../c_src/engine/rng.h"
#include "../c_src/engine/think.h"
#include "../c_src/games/registry.h"
#include "arguments.h"

enum {
  MAX_PLIES = 300,    /* a longer game is a draw */
  OPENING_PLIES = 6,  /* the most random plies at the start */
  RANDOM_ONE_IN = 12, /* random plies after that */
  SAMPLE_ONE_IN = 3,  /* positions: neighbours are too alike */
  TURN_PLIES = 8,     /* the most plies of a turn in any game */
  STEPS = 3000        /* of gradient descent */
};

static const double RATE = 2.0;    /* of gradient descent */
static const double SHRINK = 1e-5; /* of weights: L2 regularization */

typedef struct sample {
  int counts[EVALUATION_MAX_TERMS];
  double result; /* for PLAYER_1: 1, 0.5 or 0 */
} sample;

typedef struct samples {
  sample *all;
  size_t n, room;
} samples;

static void *
must(void *allocated) {
  if (!allocated) {
    fputs("tune: no memory\n", stderr);
    exit(EXIT_FAILURE);
  }
  return allocated;
}

static sample *
add_sample(samples *s) {
  if (s->n == s->room) {
    s->room = s->room ? 2 * s->room : 1024;
    s->all = must(realloc(s->all, s->room * sizeof *s->all));
  }
  return &s->all[s->n++];
}

/* ------------------------------------------------------------------------
   Self-play
   ------------------------------------------------------------------------ */

/* Scores P, where a line ends; CONTEXT is the game. */
static int
worth(const position *p, enum player player, const void *context) {
  const game *const g = context;
  const enum outcome outcome = g->outcome(p);

  return outcome == OUTCOME_NONE ? evaluation_of(g, p, player)
                                 : think_outcome(outcome, player, 0);
}

/* A player that plays itself. */
typedef struct self_play {
  const game *game, *judged; /* the latter with the terms it evaluates by */
  int turns;                 /* depth of its search */
  rng random;
  move *moves, *lists;
} self_play;

/* Returns a random one of the best of the N moves of P. */
static move
best_move(self_play *t, const position *p, int n) {
  watch never = {0};
  const minimax s = {.game = t->game,
                     .evaluate = worth,
                     .context = t->judged,
                     .watch = &never,
                     .lists = t->lists};

  rng_shuffle(&t->random, t->moves, n);
  return t->moves[minimax_first_best(&s, p, t->turns, t->moves, n)];
}

/* Plays a game and adds a sample of its positions. */
static void
play_game(self_play *t, samples *s) {
  const game *const g = t->game;
  const size_t first = s->n;
  const int opening = (int)rng_below(&t->random, OPENING_PLIES + 1);
  position p;
  int n = 0;

  g->start(&p);
  for (int ply = 0; ply < MAX_PLIES && (n = g->moves(&p, t->moves)); ply++) {
    if (ply >= opening && (!g->turn_begins || g->turn_begins(&p)) &&
        rng_below(&t->random, SAMPLE_ONE_IN) == 0)
      evaluation_counts(g, &p, add_sample(s)->counts);
    if (ply >= opening && rng_below(&t->random, RANDOM_ONE_IN) > 0)
      game_play(g, &p, best_move(t, &p, n), &p);
    else
      playout_careful_ply(g, &p, &t->random, t->moves);
  }

  const double result = outcome_share(g->outcome(&p), PLAYER_1);

  for (size_t i = first; i < s->n; i++)
    s->all[i].result = result;
}

static void
play_games(const game *g, const game *judged, int games, int turns,
           uint64_t seed, samples *s) {
  const size_t most = (size_t)g->max_moves;
  self_play t = {.game = g,
                 .judged = judged,
                 .turns = turns,
                 .moves = must(malloc(most * sizeof(move))),
                 .lists = must(malloc((size_t)(turns * TURN_PLIES) * most *
                                      sizeof(move)))};

  rng_seed(&t.random, seed);
  for (int i = 0; i < games; i++)
    play_game(&t, s);
  free(t.moves);
  free(t.lists);
}

/* ------------------------------------------------------------------------
   Regression
   ------------------------------------------------------------------------ */

/* Sets SPREAD[i] to the root mean square of the I-th count, or to 1 if that is
   0. Counts are divided by it, so that one rate suits all. */
static void
spreads(const samples *s, int terms, double *spread) {
  for (int i = 0; i < terms; i++) {
    double sum = 0;

    for (size_t k = 0; k < s->n; k++)
      sum += (double)s->all[k].counts[i] * s->all[k].counts[i];
    spread[i] = sum > 0 ? sqrt(sum / (double)s->n) : 1;
  }
}

static double
expectation(const sample *s, const double *weights, const double *spread,
            int terms) {
  double sum = 0;

  for (int i = 0; i < terms; i++)
    sum += weights[i] * s->counts[i] / spread[i];
  return 1 / (1 + exp(-sum));
}

/* Takes one step of gradient descent on the mean cross-entropy of results and
   expectations.  Returns that mean. */
static double
descend(const samples *s, const double *spread, int terms, double *weights) {
  double gradient[EVALUATION_MAX_TERMS] = {0}, loss = 0;

  for (size_t k = 0; k < s->n; k++) {
    const sample *const one = &s->all[k];
    const double e = expectation(one, weights, spread, terms);

    loss -=
        one->result * log(e + 1e-12) + (1 - one->result) * log(1 - e + 1e-12);
    for (int i = 0; i < terms; i++)
      gradient[i] += (e - one->result) * one->counts[i] / spread[i];
  }
  for (int i = 0; i < terms; i++)
    weights[i] -= RATE * (gradient[i] / (double)s->n + SHRINK * weights[i]);
  return loss / (double)s->n;
}

/* Fits the weights of the N TERMS.  Returns the loss. */
static double
fit(const samples *s, evaluation_term *terms, int n) {
  double weights[EVALUATION_MAX_TERMS] = {0}, spread[EVALUATION_MAX_TERMS];
  double loss = 0;

  spreads(s, n, spread);
  for (int step = 0; step < STEPS; step++)
    loss = descend(s, spread, n, weights);
  for (int i = 0; i < n; i++)
    terms[i].weight = (int)lround(EVALUATION_UNIT * weights[i] / spread[i]);
  return loss;
}

/* ------------------------------------------------------------------------
   The program
   ------------------------------------------------------------------------ */

static void
print_terms(const evaluation_term *terms) {
  for (; terms->name; terms++)
    printf("    {\"%s\", %d, \"%s\"},\n", terms->name, terms->weight,
           terms->meaning);
}

int
main(int argc, char **argv) {
  const game *const g = argc > 1 ? registry_find(argv[1]) : NULL;
  const int games = argument_number(argc, argv, 2, 1000);
  const int turns = argument_number(argc, argv, 3, 2);
  const int rounds = argument_number(argc, argv, 4, 3);
  const int seed = argument_number(argc, argv, 5, 1);

  if (!g || !g->terms || games < 1 || turns < 1) {
    fputs("usage: tune GAME [GAMES [TURNS [ROUNDS [SEED]]]]\n", stderr);
    return EXIT_FAILURE;
  }

  evaluation_term terms[EVALUATION_MAX_TERMS + 1] = {0};
  samples s = {0};
  int n = 0;

  for (; g->terms[n].name; n++)
    terms[n] = g->terms[n];
  for (int round = 1; round <= rounds; round++) {
    game judged = *g;

    /* A game without terms is evaluated by its value. */
    judged.terms = round == 1 ? NULL : terms;

    play_games(g, &judged, games, turns, (uint64_t)seed + (uint64_t)round, &s);

    const double loss = fit(&s, terms, n);

    fprintf(stderr, "round %d: %zu positions, loss %.4f\n", round, s.n, loss);
  }
  print_terms(terms);
  free(s.all);
  return EXIT_SUCCESS;
}
