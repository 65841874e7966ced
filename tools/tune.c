/* tune.c - fits the weights of a game's evaluation to the results of games.

       build/tune GAME [GAMES [TURNS [ROUNDS [SEED]]]]

   Texel's tuning method (Österlund 2014, see
   https://www.chessprogramming.org/Texel%27s_Tuning_Method) on self-play: bots
   that look TURNS turns ahead, by plain minimax, play GAMES games, and a
   logistic regression of the results on the counts of the terms at positions
   of all rounds so far gives the weights.  The bots of the first round judge by
   the game's value, those of each later round by the weights of the one before;
   so the result depends on the arguments and the terms only, neither on the
   weights there are nor on how the engine searches.  Prints the table of terms,
   to be pasted.

   Positions are those where a turn begins, and not only quiet ones: the engine
   judges such leaves as they come, so the weights have to hold there. */

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

enum {
  MAX_PLIES = 300,    /* a longer game is a draw */
  OPENING_PLIES = 6,  /* at most, played at random */
  RANDOM_ONE_IN = 12, /* later plies played at random */
  SAMPLE_ONE_IN = 3,  /* positions taken, less alike than all would be */
  TURN_PLIES = 8,     /* of any game, at most */
  STEPS = 3000        /* of the descent */
};

static const double RATE = 2.0;    /* of the descent */
static const double SHRINK = 1e-5; /* weight of the squares of the weights */

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

/* What a line that ends in P is worth; CONTEXT is the game. */
static int
worth(const position *p, enum player player, const void *context) {
  const game *const g = context;
  const enum outcome outcome = g->outcome(p);

  return outcome == OUTCOME_NONE ? evaluation_of(g, p, player)
                                 : think_outcome(outcome, player, 0);
}

/* Where a bot plays with itself. */
typedef struct table {
  const game *game, *judged; /* the latter with what the bot judges by */
  int turns;                 /* that it looks ahead */
  rng random;
  move *moves, *lists;
} table;

/* One of the best of the N moves of P. */
static move
best_move(table *t, const position *p, int n) {
  watch never = {0};
  const minimax s = {.game = t->game,
                     .evaluate = worth,
                     .context = t->judged,
                     .watch = &never,
                     .lists = t->lists};

  rng_shuffle(&t->random, t->moves, n);
  return t->moves[minimax_first_best(&s, p, t->turns, t->moves, n)];
}

/* Plays a game and adds the positions that it samples. */
static void
play_game(table *t, samples *s) {
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
      g->play(&p, best_move(t, &p, n), &p);
    else
      playout_careful_ply(g, &p, &t->random, t->moves);
  }

  const enum outcome outcome = g->outcome(&p);
  const double result = outcome == OUTCOME_PLAYER_1   ? 1
                        : outcome == OUTCOME_PLAYER_2 ? 0
                                                      : 0.5;

  for (size_t i = first; i < s->n; i++)
    s->all[i].result = result;
}

static void
play_games(const game *g, const game *judged, int games, int turns,
           uint64_t seed, samples *s) {
  const size_t most = (size_t)g->max_moves;
  table t = {.game = g,
             .judged = judged,
             .turns = turns,
             .moves = must(malloc(most * sizeof(move))),
             .lists = must(
                 malloc((size_t)(turns * TURN_PLIES) * most * sizeof(move)))};

  rng_seed(&t.random, seed);
  for (int i = 0; i < games; i++)
    play_game(&t, s);
  free(t.moves);
  free(t.lists);
}

/* ------------------------------------------------------------------------
   Regression
   ------------------------------------------------------------------------ */

/* Sets SPREAD[i] to the root of the mean square of the I-th count, or to 1:
   the counts are divided by it, so that one rate of descent suits all. */
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

/* One step of gradient descent on the mean cross-entropy of results and
   expectations; returns that mean. */
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

/* Sets the weights of the TERMS; returns the loss. */
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

static int
argument(int argc, char **argv, int i, int otherwise) {
  return argc > i ? atoi(argv[i]) : otherwise;
}

static void
print_terms(const evaluation_term *terms) {
  for (; terms->name; terms++)
    printf("    {\"%s\", %d, \"%s\"},\n", terms->name, terms->weight,
           terms->meaning);
}

int
main(int argc, char **argv) {
  const game *const g = argc > 1 ? registry_find(argv[1]) : NULL;
  const int games = argument(argc, argv, 2, 1000);
  const int turns = argument(argc, argv, 3, 2);
  const int rounds = argument(argc, argv, 4, 3);
  const int seed = argument(argc, argv, 5, 1);

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

    /* A game without terms is judged by its value. */
    judged.terms = round == 1 ? NULL : terms;

    play_games(g, &judged, games, turns, (uint64_t)seed + (uint64_t)round, &s);

    const double loss = fit(&s, terms, n);

    fprintf(stderr, "round %d: %zu positions, loss %.4f\n", round, s.n, loss);
  }
  print_terms(terms);
  free(s.all);
  return EXIT_SUCCESS;
}
