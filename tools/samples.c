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

void *
samples_must(void *allocated) {
  if (!allocated) {
    fputs("train: no memory\n", stderr);
    exit(EXIT_FAILURE);
  }
  return allocated;
}

static void
add_sample(samples *s, const game *g, const position *p, int score, bool held) {
  const enum player player = g->to_move(p);
  uint16_t features[NET_MAX_ACTIVE];
  int n = 0;

  if (s->n == s->room) {
    s->room = s->room ? 2 * s->room : 1024;
    s->all = samples_must(realloc(s->all, s->room * sizeof *s->all));
  }
  sample *const one = &s->all[s->n];

  *one = (sample){.features = (uint32_t)s->pool_n, .held = held};
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
  one->target = (float)evaluation_expectation(score);
  s->n++;
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
  const engine_file *engine; /* or NULL */
  int first, games;
  uint64_t nodes, seed;
  samples *played; /* by game, shared */

  /* The memory of the searches of a game, or the player of the engine. */
  void *memory;
  contestant *contestant;

  move line[MAX_PLIES]; /* of the game */
} self_player;

static void
begin_game(self_player *t) {
  if (t->engine)
    samples_must(t->engine->new_game(t->contestant) ? t : NULL);
  else
    t->memory = samples_must(alphabeta.open(t->game, MIB));
}

static void
end_game(self_player *t) {
  if (!t->engine)
    alphabeta.close(t->memory);
}

/* Searches P, after N moves of the line.  Returns the best move and sets *SCORE
   for its player. */
static move
search(self_player *t, const position *p, int n, uint64_t seed, int *score) {
  think_options options = think_unlimited();
  contestant_cost cost = {0};
  think k;

  if (t->engine)
    return t->engine->choose(t->contestant, t->line, n, score, &cost);
  options.nodes = t->nodes;
  options.seed = seed;
  if (!think_init(&k, t->game, p, &options) || !alphabeta.run(t->memory, &k))
    samples_must(NULL);

  const move m = k.report.lines[0].moves[0];

  *score = k.report.lines[0].score;
  think_free(&k);
  return m;
}

static int
count_repetitions(const uint64_t *hashes, int n, uint64_t hash) {
  int same = 0;

  for (int i = 0; i < n; i++)
    same += hashes[i] == hash;
  return same;
}

/* Plays a game until it is over or drawn by repetition.  Adds its positions to
   S, HELD back or not.  Proved results are played to the end: a net that has
   seen no position a turn before a win takes some of them for lost. */
static void
play_game(self_player *t, uint64_t seed, move *list, samples *s, bool held) {
  const game *const g = t->game;
  uint64_t hashes[MAX_PLIES];
  move *const line = t->line;
  position p;
  rng r;

  rng_seed(&r, seed);
  g->start(&p);

  const int opening = (int)rng_below(&r, OPENING_PLIES + 1);

  for (int ply = 0; ply < MAX_PLIES && g->outcome(&p) == OUTCOME_NONE; ply++) {
    const uint64_t hash = g->hash(&p);
    int score;

    hashes[ply] = hash;
    if (count_repetitions(hashes, ply, hash) >= REPETITIONS)
      return;
    if (ply < opening) {
      line[ply] = playout_careful_ply(g, &p, &r, list);
      continue;
    }
    line[ply] = search(t, &p, ply, rng_next(&r), &score);
    add_sample(s, g, &p, score, held);
    if (rng_below(&r, RANDOM_ONE_IN) == 0)
      line[ply] = playout_careful_ply(g, &p, &r, list);
    else
      game_play(g, &p, line[ply], &p);
  }
}

static void *
play_games(void *context) {
  self_player *const t = context;
  move *const list =
      samples_must(malloc((size_t)t->game->max_moves * sizeof *list));
  char limit[64];

  snprintf(limit, sizeof limit, "alpha_beta:%llun",
           (unsigned long long)t->nodes);
  if (t->engine)
    t->contestant = samples_must(t->engine->new (t->game->name, limit, MIB));
  for (int i = t->first; i < t->games; i += THREADS) {
    begin_game(t);
    play_game(t, t->seed + (uint64_t)i, list, &t->played[i],
              i % HELD_ONE_IN == 0);
    end_game(t);
  }
  if (t->engine)
    t->engine->free(t->contestant);
  free(list);
  return NULL;
}

void
samples_play(samples *s, const game *g, const engine_file *engine, int games,
             uint64_t nodes, uint64_t seed) {
  samples *const played = samples_must(calloc((size_t)games, sizeof *played));
  pthread_t threads[THREADS];
  self_player players[THREADS];

  for (int i = 0; i < THREADS; i++) {
    players[i] = (self_player){.game = g,
                               .engine = engine,
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
