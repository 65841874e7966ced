#include "samples.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../c_src/engine/alphabeta.h"
#include "../c_src/engine/evaluation.h"
#include "../c_src/engine/net.h"
#include "../c_src/engine/playout.h"
#include "../c_src/engine/rng.h"
#include "../c_src/engine/think.h"

enum {
  THREADS = 2,
  MIB = 1,            /* of a search's memory */
  MAX_PLIES = 300,    /* a longer game is a draw */
  OPENING_PLIES = 12, /* the most random plies at the start */
  RANDOM_ONE_IN = 12, /* random plies after that */
  REPETITIONS = 2,    /* of a position before, that end a game as a draw */
  HELD_ONE_IN = 20    /* games */
};

static const double RESULT_SHARE = 0.3; /* of the target; the rest is search */

void *
samples_must(void *allocated) {
  if (!allocated) {
    fputs("train: no memory\n", stderr);
    exit(EXIT_FAILURE);
  }
  return allocated;
}

static void
add_sample(samples *s, const game *g, const position *p, int score) {
  const enum player player = g->to_move(p);
  uint16_t features[NET_MAX_ACTIVE];
  int n = 0;

  if (s->n == s->room) {
    s->room = s->room ? 2 * s->room : 1024;
    s->all = samples_must(realloc(s->all, s->room * sizeof *s->all));
  }
  sample *const one = &s->all[s->n];

  *one = (sample){.features = (uint32_t)s->pool_n, .player = (uint8_t)player};
  for (int view = 0; view < g->views; view++) {
    n = g->features(p, view, features);
    if (n < 0)
      return;
    if (s->pool_n + NET_MAX_ACTIVE > s->pool_room) {
      s->pool_room = s->pool_room ? 2 * s->pool_room : 1 << 16;
      s->pool = samples_must(realloc(s->pool, s->pool_room * sizeof *s->pool));
    }
    memcpy(s->pool + s->pool_n, features, (size_t)n * sizeof *features);
    s->pool_n += (size_t)n;
  }
  one->n = (uint8_t)n;
  const int terms = evaluation_of_terms(g, p);

  one->terms =
      (float)(player == PLAYER_1 ? terms : -terms) / (float)EVALUATION_UNIT;
  one->target = (float)((1 - RESULT_SHARE) * evaluation_expectation(score));
  s->n++;
}

/* Finishes the samples of a game with its RESULT for PLAYER_1; they are HELD
   back or not. */
static void
finish_samples(samples *s, double result, bool held) {
  for (size_t i = 0; i < s->n; i++) {
    sample *const one = &s->all[i];

    one->target +=
        (float)(RESULT_SHARE * (one->player == PLAYER_1 ? result : 1 - result));
    one->held = held;
  }
}

void
samples_append(samples *s, const samples *more) {
  s->all = samples_must(realloc(s->all, (s->n + more->n + 1) * sizeof *s->all));
  s->pool = samples_must(
      realloc(s->pool, (s->pool_n + more->pool_n + 1) * sizeof *s->pool));
  memcpy(s->all + s->n, more->all, more->n * sizeof *s->all);
  memcpy(s->pool + s->pool_n, more->pool, more->pool_n * sizeof *s->pool);
  for (size_t i = s->n; i < s->n + more->n; i++)
    s->all[i].features += (uint32_t)s->pool_n;
  s->n = s->room = s->n + more->n;
  s->pool_n = s->pool_room = s->pool_n + more->pool_n;
}

void
samples_free(samples *s) {
  free(s->all);
  free(s->pool);
  *s = (samples){0};
}

/* ------------------------------------------------------------------------
   Self-play
   ------------------------------------------------------------------------ */

/* Games of one thread: every THREADS-th, each with samples of its own. */
typedef struct self_player {
  const game *game;
  int first, games;
  uint64_t nodes, seed;
  samples *played; /* by game, shared */
} self_player;

/* Searches P.  Returns the best move and sets *SCORE for its player. */
static move
search(const game *g, void *memory, const position *p,
       const think_options *options, int *score) {
  think t;

  if (!think_init(&t, g, p, options) || !alphabeta.run(memory, &t))
    samples_must(NULL);

  const move m = t.report.lines[0].moves[0];

  *score = t.report.lines[0].score;
  think_free(&t);
  return m;
}

static int
count_repetitions(const uint64_t *hashes, int n, uint64_t hash) {
  int same = 0;

  for (int i = 0; i < n; i++)
    same += hashes[i] == hash;
  return same;
}

/* Plays a game until it is over, proved or drawn by repetition.  Adds its
   positions to S and returns PLAYER_1's share of a win. */
static double
play_game(const game *g, uint64_t nodes, uint64_t seed, move *list,
          samples *s) {
  void *const memory = samples_must(alphabeta.open(g, MIB));
  think_options options = think_unlimited();
  uint64_t hashes[MAX_PLIES];
  double result = 0.5;
  position p;
  rng r;

  rng_seed(&r, seed);
  options.nodes = nodes;
  g->start(&p);

  const int opening = (int)rng_below(&r, OPENING_PLIES + 1);

  for (int ply = 0; ply < MAX_PLIES; ply++) {
    const enum outcome outcome = g->outcome(&p);
    const uint64_t hash = g->hash(&p);
    int score;

    if (outcome != OUTCOME_NONE) {
      result = outcome_share(outcome, PLAYER_1);
      break;
    }
    hashes[ply] = hash;
    if (count_repetitions(hashes, ply, hash) >= REPETITIONS)
      break;
    if (ply < opening) {
      playout_careful_ply(g, &p, &r, list);
      continue;
    }
    options.seed = rng_next(&r);

    const move m = search(g, memory, &p, &options, &score);

    if (think_is_decided(score)) {
      result = (score > 0) == (g->to_move(&p) == PLAYER_1);
      break;
    }
    add_sample(s, g, &p, score);
    if (rng_below(&r, RANDOM_ONE_IN) == 0)
      playout_careful_ply(g, &p, &r, list);
    else
      game_play(g, &p, m, &p);
  }
  alphabeta.close(memory);
  return result;
}

static void *
play_games(void *context) {
  const self_player *const t = context;
  move *const list =
      samples_must(malloc((size_t)t->game->max_moves * sizeof *list));

  for (int i = t->first; i < t->games; i += THREADS) {
    samples *const s = &t->played[i];
    const double result =
        play_game(t->game, t->nodes, t->seed + (uint64_t)i, list, s);

    finish_samples(s, result, i % HELD_ONE_IN == 0);
  }
  free(list);
  return NULL;
}

void
samples_play(samples *s, const game *g, int games, uint64_t nodes,
             uint64_t seed) {
  samples *const played = samples_must(calloc((size_t)games, sizeof *played));
  pthread_t threads[THREADS];
  self_player players[THREADS];

  for (int i = 0; i < THREADS; i++) {
    players[i] = (self_player){.game = g,
                               .first = i,
                               .games = games,
                               .nodes = nodes,
                               .seed = seed,
                               .played = played};
    if (pthread_create(&threads[i], NULL, play_games, &players[i]))
      samples_must(NULL);
  }
  for (int i = 0; i < THREADS; i++)
    pthread_join(threads[i], NULL);
  for (int i = 0; i < games; i++) {
    samples_append(s, &played[i]);
    samples_free(&played[i]);
  }
  free(played);
}
