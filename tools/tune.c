/* tune.c - fits the weights of a game's evaluation to the results of games.

       build/tune GAME [GAMES [TURNS [ROUNDS [SEED]]]]
       swipl tools/journal_games.pl JOURNAL | build/tune GAME - [SEED]

   Texel's tuning method (Österlund 2014, see
   https://www.chessprogramming.org/Texel%27s_Tuning_Method): a logistic
   regression of the results on the counts of the terms gives the weights.
   Prints the table of terms, to be pasted.

   The first command plays itself.  In each round, players that search TURNS
   turns deep by minimax play GAMES games; the regression is over the positions
   of all rounds so far.  The players of the first round evaluate by the game's
   value, those of a later round by the weights of the round before.  So the
   result depends only on the arguments and the terms, not on the present
   weights or the engine's search.

   The second command reads games that others have played, such as those of a
   tournament on many machines.  A line is a game:

       RESULT OPENING POSITION MOVE...

   RESULT is 1-0, 0-1 or 1/2-1/2.  The moves lead from POSITION to the end; the
   first OPENING of them are not sampled.

   Positions are sampled wherever a turn begins, quiet or not, because the
   engine evaluates leaves of both kinds. */

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../c_src/engine/evaluation.h"
#include "../c_src/engine/minimax.h"
#include "../c_src/engine/playout.h"
#include "../c_src/engine/registry.h"
#include "../c_src/engine/rng.h"
#include "../c_src/engine/think.h"
#include "../c_src/notation/notation.h"
#include "../c_src/ugi/line.h"
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

/* Adds P, perhaps, if a turn begins there.  Its result is set later. */
static void
sample_position(const game *g, const position *p, rng *random, samples *s) {
  if ((!g->turn_begins || g->turn_begins(p)) &&
      rng_below(random, SAMPLE_ONE_IN) == 0)
    evaluation_counts(g, p, add_sample(s)->counts);
}

/* Sets the result of all samples from FIRST on. */
static void
set_result(samples *s, size_t first, double result) {
  for (size_t i = first; i < s->n; i++)
    s->all[i].result = result;
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
    if (ply >= opening)
      sample_position(g, &p, &t->random, s);
    if (ply >= opening && rng_below(&t->random, RANDOM_ONE_IN) > 0)
      game_play(g, &p, best_move(t, &p, n), &p);
    else
      playout_careful_ply(g, &p, &t->random, t->moves);
  }
  set_result(s, first, outcome_share(g->outcome(&p), PLAYER_1));
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
   Games of others
   ------------------------------------------------------------------------ */

/* Reads the result WORD for PLAYER_1. */
static bool
read_result(const char *word, double *result) {
  static const char *const WORDS[] = {"0-1", "1/2-1/2", "1-0"};

  for (int i = 0; i < 3; i++) {
    *result = i / 2.0;
    if (strcmp(word, WORDS[i]) == 0)
      return true;
  }
  return false;
}

/* Adds a sample of the positions of the game in REST; false if that is no
   game. */
static bool
read_game(const notation *n, char *rest, rng *random, samples *s) {
  const game *const g = n->game;
  const size_t first = s->n;
  const char *const result_word = line_word(&rest);
  const char *const opening_word = line_word(&rest);
  const char *const start = line_word(&rest);
  const char *word;
  notation_state state;
  double result;
  int64_t opening;

  if (!start || !read_result(result_word, &result) ||
      !word_number(opening_word, 0, INT_MAX, &opening) ||
      !notation_read(n, start, &state))
    return false;
  for (int64_t ply = 0; (word = line_word(&rest)); ply++) {
    const move m = notation_read_move(n, &state.position, word);

    if (m == MOVE_NONE || !g->is_legal(&state.position, m))
      return false;
    if (ply >= opening)
      sample_position(g, &state.position, random, s);
    notation_play(n, &state, m);
  }
  set_result(s, first, result);
  return true;
}

/* Reads the games of IN; ends the program if there are none or a line is none.
 */
static void
read_games(const game *g, FILE *in, uint64_t seed, samples *s) {
  const notation *const n = notation_of(g);
  enum line_status status;
  line l = {0};
  rng random;

  if (!n) {
    fprintf(stderr, "tune: %s has no notation.c\n", g->name);
    exit(EXIT_FAILURE);
  }
  rng_seed(&random, seed);
  for (int number = 1; (status = line_read(&l, in)) != LINE_END; number++)
    if (status == LINE_BAD || !read_game(n, l.chars, &random, s)) {
      fprintf(stderr, "tune: line %d is not a game of %s\n", number, g->name);
      exit(EXIT_FAILURE);
    }
  line_free(&l);
  if (s->n == 0) {
    fputs("tune: no positions\n", stderr);
    exit(EXIT_FAILURE);
  }
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
  for (; terms->name; terms++) {
    const char *const quote = terms->gain ? "\"" : "";

    printf("    {\"%s\", %d, \"%s\", %s%s%s},\n", terms->name, terms->weight,
           terms->meaning, quote, terms->gain ? terms->gain : "NULL", quote);
  }
}

/* Fits the N TERMS to S, and prints how well that went. */
static void
fit_round(int round, const samples *s, evaluation_term *terms, int n) {
  const double loss = fit(s, terms, n);

  fprintf(stderr, "round %d: %zu positions, loss %.4f\n", round, s->n, loss);
}

int
main(int argc, char **argv) {
  const game *const g = argc > 1 ? registry_find(argv[1]) : NULL;
  const bool reads = argc > 2 && strcmp(argv[2], "-") == 0;
  const int games = argument_number(argc, argv, 2, 1000);
  const int turns = argument_number(argc, argv, 3, 2);
  const int rounds = argument_number(argc, argv, 4, 3);
  const int seed = argument_number(argc, argv, reads ? 3 : 5, 1);

  if (!g || !g->terms || (!reads && (games < 1 || turns < 1))) {
    fputs("usage: tune GAME [GAMES [TURNS [ROUNDS [SEED]]]]\n"
          "       tune GAME - [SEED]\n",
          stderr);
    return EXIT_FAILURE;
  }

  evaluation_term terms[EVALUATION_MAX_TERMS + 1] = {0};
  samples s = {0};
  int n = 0;

  for (; g->terms[n].name; n++)
    terms[n] = g->terms[n];
  if (reads) {
    read_games(g, stdin, (uint64_t)seed, &s);
    fit_round(1, &s, terms, n);
  }
  for (int round = 1; !reads && round <= rounds; round++) {
    game judged = *g;

    /* A game without terms is evaluated by its value. */
    judged.terms = round == 1 ? NULL : terms;
    judged.net = NULL;

    play_games(g, &judged, games, turns, (uint64_t)seed + (uint64_t)round, &s);
    fit_round(round, &s, terms, n);
  }
  print_terms(terms);
  free(s.all);
  return EXIT_SUCCESS;
}
