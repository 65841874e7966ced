/* duel.c - plays two searches against each other.

       build/duel GAME PLAYER PLAYER [PAIRS [SEED]]

   A player is an algorithm and a limit for each move: alpha_beta:0.1s searches
   for a tenth of a second, mcts:20000n for 20000 nodes, alpha_beta:4d to depth
   4.  The suffix :value evaluates by the value of the game instead of the terms
   of its evaluation; :2t searches with two threads.

   Each of PAIRS random openings is played twice, with sides exchanged. Openings
   that decide the game say nothing about the players, so openings are drawn
   until a search sees neither side ahead.  Prints the games that the first
   player won, drew and lost, its share of the points with the standard error,
   and the speed of both. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../c_src/engine/algorithm.h"
#include "../c_src/engine/playout.h"
#include "../c_src/games/registry.h"
#include "arguments.h"

enum {
  OPENING_PLIES = 12,
  BALANCED = 500,      /* a smaller lead expects at most 62 % of the points */
  JUDGE_NODES = 20000, /* of the search that evaluates an opening */
  MAX_PLIES = 200,     /* a longer game is a draw */
  MIB = 32             /* of each player's memory */
};

typedef struct duellist {
  const algorithm *algorithm;
  game game;
  think_options options;
  void *memory;
  double seconds; /* spent */
  uint64_t nodes;
} duellist;

static void
fail(const char *what) {
  fprintf(stderr, "duel: %s\n", what);
  exit(EXIT_FAILURE);
}

/* Returns a player without an algorithm or a limit. */
static duellist
new_player(const game *g) {
  return (duellist){.game = *g, .options = think_unlimited()};
}

/* ALGORITHM:LIMIT[:value][:THREADSt] */
static duellist
parse_player(const game *g, char *text) {
  const char *const name = strtok(text, ":");
  const char *const limit = strtok(NULL, ":");
  duellist d = new_player(g);
  char *unit = NULL;

  d.algorithm = name ? algorithm_find(name) : NULL;
  if (!d.algorithm || !limit)
    fail("a player is ALGORITHM:LIMIT[:value][:THREADSt]");

  if (!argument_limit(limit, &d.options))
    fail("a limit is seconds, as 0.1s, nodes, as 20000n, or plies, as 4d");
  for (const char *extra; (extra = strtok(NULL, ":"));) {
    const long threads = strtol(extra, &unit, 10);

    if (strcmp(extra, "value") == 0)
      d.game.terms = NULL;
    else if (strcmp(unit, "t") == 0 && threads >= 1 &&
             threads <= THINK_MAX_THREADS)
      d.options.threads = (int)threads;
    else
      fail("a suffix is value, or threads, as 2t");
  }
  return d;
}

/* Returns the move of D at P, and sets *SCORE to its score. */
static move
choose(duellist *d, const position *p, int *score) {
  think t;

  d->options.seed++;
  if (!think_init(&t, &d->game, p, &d->options) ||
      !d->algorithm->run(d->memory, &t))
    fail("no memory");

  const move m = t.report.lines[0].moves[0];

  *score = t.report.lines[0].score;
  d->seconds += think_seconds(&t);
  d->nodes += t.report.nodes;
  think_free(&t);
  return m;
}

static void
open_memory(duellist *d) {
  d->memory = d->algorithm->open(&d->game, MIB);
  if (!d->memory)
    fail("no memory");
}

static void
close_memory(duellist *d) {
  d->algorithm->close(d->memory);
}

/* Plays a game from START in which PLAYERS[0] has the side FIRST, and returns
   the points of PLAYERS[0]. */
static double
play(const game *g, duellist *players, enum player first,
     const position *start) {
  position p = *start;
  int score;

  for (int i = 0; i < 2; i++)
    open_memory(&players[i]);
  for (int ply = 0; ply < MAX_PLIES && g->count_moves(&p) > 0; ply++)
    game_play(g, &p, choose(&players[g->to_move(&p) != first], &p, &score), &p);
  for (int i = 0; i < 2; i++)
    close_memory(&players[i]);

  return outcome_share(g->outcome(&p), first);
}

/* Returns a position after careful random plies from the start, in which the
   game goes on and JUDGE sees neither side ahead. */
static position
opening(const game *g, duellist *judge, rng *r) {
  static move list[GAME_MAX_MOVES];
  position p;
  int score = INT_MAX;

  while (abs(score) >= BALANCED) {
    g->start(&p);
    for (int ply = 0; ply < OPENING_PLIES; ply++)
      playout_careful_ply(g, &p, r, list);
    if (g->count_moves(&p) > 0) {
      open_memory(judge);
      choose(judge, &p, &score);
      close_memory(judge);
    }
  }
  return p;
}

int
main(int argc, char **argv) {
  const game *const g = argc > 3 ? registry_find(argv[1]) : NULL;
  const int pairs = argument_number(argc, argv, 4, 20);
  const int seed = argument_number(argc, argv, 5, 1);

  if (!g || pairs < 1)
    fail("usage: duel GAME PLAYER PLAYER [PAIRS [SEED]]");

  duellist players[2] = {parse_player(g, argv[2]), parse_player(g, argv[3])};
  duellist judge = new_player(g);
  int won = 0, drawn = 0, lost = 0;
  rng r;

  judge.algorithm = &alphabeta;
  judge.options.nodes = JUDGE_NODES;

  rng_seed(&r, (uint64_t)seed);
  for (int i = 0; i < pairs; i++) {
    const position start = opening(g, &judge, &r);

    for (enum player first = PLAYER_1; first <= PLAYER_2; first++) {
      const double points = play(g, players, first, &start);

      won += points == 1;
      drawn += points == 0.5;
      lost += points == 0;
    }
  }

  const double n = 2 * pairs, share = (won + 0.5 * drawn) / n;
  const double variance = (won + 0.25 * drawn) / n - share * share;

  printf("%s: +%d =%d -%d, %.1f%% +- %.1f%%; thousand nodes a second: %.0f and "
         "%.0f\n",
         g->name, won, drawn, lost, 100 * share, 100 * sqrt(variance / n),
         1e-3 * (double)players[0].nodes / players[0].seconds,
         1e-3 * (double)players[1].nodes / players[1].seconds);
  return EXIT_SUCCESS;
}
