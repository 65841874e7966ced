/* duel.c - plays two searches against each other.

       build/duel GAME PLAYER PLAYER [PAIRS [SEED [each]]]

   A player is an algorithm and a limit for each move: alpha_beta:0.1s searches
   for a tenth of a second, mcts:20000n for 20000 nodes, alpha_beta:4d to depth
   4.  Seconds are of the processor, all threads together, so that a busy
   machine takes nothing from either player.  The suffix :value evaluates by the
   value of the game instead of the terms of its evaluation; :2t searches with
   two threads.  A file and @ before it, as in
   build/old/engine.so@alpha_beta:20000n, takes the search, the rules and the
   evaluation from there: `make build/engine.so` makes such a file, in the
   checkout of any commit that has this goal.

   Each of PAIRS random openings is played twice, with sides exchanged. Openings
   that decide the game say nothing about the players, so openings are drawn
   until a search sees neither side ahead.  A pair is won when both games
   together give more than one point.

   Prints the games that the first player won, drew and lost, the pairs in which
   it had 0, 1/2, 1, 3/2 and 2 points, its share of the points with the standard
   error over pairs, and the thousand nodes of both in a second of processor,
   whose ratio, measured in turns, hardly depends on the load of the machine.
   While it plays, a terminal shows the result so far.
 */

#define _GNU_SOURCE /* RTLD_NEXT; strndup */

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "../c_src/engine/playout.h"
#include "../c_src/engine/registry.h"
#include "arguments.h"
#include "contestant.h"
#include "engine_file.h"

enum {
  OPENING_PLIES = 12,
  BALANCED = 500,  /* a smaller lead expects at most 62 % of the points */
  MAX_PLIES = 200, /* a longer game is a draw */
  MIB = 32         /* of each player's memory */
};

/* Evaluates an opening. */
static const char JUDGE[] = "alpha_beta:20000n";

/* A contestant, and the functions of the build that it is from. */
typedef struct duellist {
  contestant *contestant;
  engine_file engine;
  contestant_cost cost;
  clock_t clocks; /* of the processor, for its moves */
} duellist;

/* What the first player has scored. */
typedef struct score {
  int games[3]; /* lost, drawn, won */
  int pairs[5]; /* by half points */
} score;

static void
fail(const char *what, const char *culprit) {
  fprintf(stderr, "duel: %s: %s\n", what, culprit);
  exit(EXIT_FAILURE);
}

/* The clock of all searches, those of loaded builds too, which find this
   function before the system's: the processor time of the process, in which
   one player at a time thinks. */
CONTESTANT_EXPORT int
clock_gettime(clockid_t clock, struct timespec *t) {
  static __typeof__(clock_gettime) *system_clock;

  if (!system_clock &&
      !engine_file_function(RTLD_NEXT, "clock_gettime", &system_clock))
    fail("no clock", dlerror());
  return system_clock(
      clock == CLOCK_MONOTONIC ? CLOCK_PROCESS_CPUTIME_ID : clock, t);
}

static duellist
new_duellist(const game *g, const char *text) {
  duellist d = {.engine = {.new = contestant_new,
                           .new_game = contestant_new_game,
                           .choose = contestant_choose,
                           .free = contestant_free}};
  const char *const at = strchr(text, '@');

  if (at) {
    char *const file = strndup(text, (size_t)(at - text));
    const char *const wrong = engine_file_load(&d.engine, file);

    if (wrong)
      fail("no engine", wrong);
    free(file);
  }
  d.contestant = d.engine.new(g->name, at ? at + 1 : text, MIB);
  if (!d.contestant)
    fail("a player is [FILE@]ALGORITHM:LIMIT[:value][:THREADSt], its limit "
         "0.1s, 20000n or 4d",
         text);
  return d;
}

static void
new_game(duellist *d) {
  if (!d->engine.new_game(d->contestant))
    fail("no memory", "a player's");
}

/* Plays on from P, after N moves of LINE, a game in which PLAYERS[0] has the
   side FIRST.  Returns the points of PLAYERS[0]. */
static double
play(const game *g, duellist *players, enum player first, position p,
     move *line, int n) {
  const int most = n + MAX_PLIES;
  int ignored;

  for (int i = 0; i < 2; i++)
    new_game(&players[i]);
  for (; n < most && g->count_moves(&p) > 0; n++) {
    duellist *const d = &players[g->to_move(&p) != first];

    const clock_t before = clock();

    line[n] = d->engine.choose(d->contestant, line, n, &ignored, &d->cost);
    d->clocks += clock() - before;
    if (!g->is_legal(&p, line[n]))
      fail("illegal move in", g->name);
    game_play(g, &p, line[n], &p);
  }
  return outcome_share(g->outcome(&p), first);
}

/* Plays OPENING_PLIES careful random plies from the start, after which the game
   goes on and JUDGE sees neither side ahead.  Writes the moves to LINE and
   returns the position. */
static position
opening(const game *g, duellist *judge, rng *r, move *line) {
  static move list[GAME_MAX_MOVES];
  position p;
  int lead = INT_MAX;

  while (abs(lead) >= BALANCED) {
    g->start(&p);
    for (int ply = 0; ply < OPENING_PLIES; ply++)
      line[ply] = playout_careful_ply(g, &p, r, list);
    if (g->count_moves(&p) > 0) {
      new_game(judge);
      judge->engine.choose(judge->contestant, line, OPENING_PLIES, &lead,
                           &judge->cost);
    }
  }
  return p;
}

static double
speed(const duellist *d) {
  return 1e-3 * (double)d->cost.nodes * CLOCKS_PER_SEC / (double)d->clocks;
}

static void
print(const game *g, const score *s, const duellist *players, const char *end) {
  int pairs = 0;
  double sum = 0, squares = 0;

  for (int half = 0; half < 5; half++) {
    pairs += s->pairs[half];
    sum += s->pairs[half] * (half / 4.0);
    squares += s->pairs[half] * (half / 4.0) * (half / 4.0);
  }

  const double share = sum / pairs;

  printf("%s: +%d =%d -%d, pairs %d %d %d %d %d, %.1f%% +- %.1f%%; thousand "
         "nodes a second: %.0f and %.0f%s",
         g->name, s->games[2], s->games[1], s->games[0], s->pairs[0],
         s->pairs[1], s->pairs[2], s->pairs[3], s->pairs[4], 100 * share,
         100 * sqrt((squares / pairs - share * share) / pairs),
         speed(&players[0]), speed(&players[1]), end);
  fflush(stdout);
}

int
main(int argc, char **argv) {
  const game *const g = argc > 3 ? registry_find(argv[1]) : NULL;
  const int pairs = argument_number(argc, argv, 4, 20);
  const int seed = argument_number(argc, argv, 5, 1);
  const bool each = argc > 6 && strcmp(argv[6], "each") == 0;
  const bool shows = isatty(STDOUT_FILENO);

  if (!g || pairs < 1)
    fail("usage", "duel GAME PLAYER PLAYER [PAIRS [SEED [each]]]");

  duellist players[2] = {new_duellist(g, argv[2]), new_duellist(g, argv[3])};
  duellist judge = new_duellist(g, JUDGE);
  score s = {{0}, {0}};
  rng r;

  rng_seed(&r, (uint64_t)seed);
  for (int i = 0; i < pairs; i++) {
    move line[OPENING_PLIES + MAX_PLIES];
    const position start = opening(g, &judge, &r, line);
    int halves = 0;

    for (enum player first = PLAYER_1; first <= PLAYER_2; first++) {
      const int half =
          (int)(2 * play(g, players, first, start, line, OPENING_PLIES));

      s.games[half]++;
      halves += half;
    }
    s.pairs[halves]++;
    if (each || shows)
      print(g, &s, players, each ? "\n" : "\r");
  }
  if (!each)
    print(g, &s, players, "\n");
  return EXIT_SUCCESS;
}
