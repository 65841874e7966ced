/* signature.c - prints the results of searches of fixed positions: text that
   changes only when a search changes.

       build/signature FILE

   A line of FILE names a game, the number of random plies from its start to the
   position, an algorithm and its limit: 8d for depth 8, 5000n for 5000 nodes.
   The program searches each position in one thread and prints the line with the
   nodes, the score and the best move (its code, in hexadecimal); it ignores the
   results that the line had.  Lines that begin with # are copied.  The last
   line has the nodes of all searches and a hash of all results.

   The idea is the bench of Stockfish.  A commit that means to change a search
   updates tests/data/signature.txt and says why and what it gained; any other
   leaves the file as it is, on every machine. */

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../c_src/engine/algorithm.h"
#include "../c_src/engine/hash.h"
#include "../c_src/engine/playout.h"
#include "../c_src/engine/registry.h"
#include "arguments.h"

enum {
  LINE = 256,
  MIB = 16,
  SEED = 1,
  TRIES = 1000,
  MOST_NODES = 5000000 /* bounds a search to a fixed depth */
};

/* The search that a line asks for. */
typedef struct job {
  const game *game;
  const algorithm *algorithm;
  int plies;
  think_options options;
  char limit[16]; /* as written */
} job;

typedef struct result {
  uint64_t nodes;
  int score;
  move move;
} result;

static void
fail(const char *what, const char *culprit) {
  fprintf(stderr, "signature: %s: %s\n", what, culprit);
  exit(EXIT_FAILURE);
}

static job
parse(const char *line) {
  job j = {.options = think_unlimited()};
  char name[32], method[32];

  j.options.nodes = MOST_NODES;
  j.options.seed = SEED;

  if (sscanf(line, "%31s %d %31s %15s", name, &j.plies, method, j.limit) != 4)
    fail("not GAME PLIES ALGORITHM LIMIT", line);
  j.game = registry_find(name);
  j.algorithm = algorithm_find(method);
  if (!j.game || !j.algorithm)
    fail("no such game or algorithm", line);

  if (!argument_limit(j.limit, &j.options) || j.options.seconds != INFINITY)
    fail("a limit is plies, as 8d, or nodes, as 5000n", line);
  return j;
}

/* Returns the position of J, after careful random plies whose number is the
   seed: that of the first game in TRIES that goes on after them. */
static position
position_of(const job *j, const char *line) {
  static move list[GAME_MAX_MOVES];
  position p;
  rng r;

  rng_seed(&r, SEED + (uint64_t)j->plies);
  for (int i = 0; i < TRIES; i++) {
    j->game->start(&p);
    for (int ply = 0; ply < j->plies; ply++)
      playout_careful_ply(j->game, &p, &r, list);
    if (j->game->count_moves(&p) > 0)
      return p;
  }
  fail("no game lasts that long", line);
  return p;
}

static result
search(const job *j, const char *line) {
  const position p = position_of(j, line);
  void *const memory = j->algorithm->open(j->game, MIB);
  think t;

  if (!memory || !think_init(&t, j->game, &p, &j->options) ||
      !j->algorithm->run(memory, &t))
    fail("no memory", line);

  const think_line *const best = &t.report.lines[0];
  const result r = {
      .nodes = t.report.nodes, .score = best->score, .move = best->moves[0]};

  think_free(&t);
  j->algorithm->close(memory);
  return r;
}

int
main(int argc, char **argv) {
  FILE *const in = argc == 2 ? fopen(argv[1], "r") : NULL;
  char line[LINE];
  uint64_t nodes = 0, all = 0;

  if (!in)
    fail("usage: build/signature FILE", argc == 2 ? argv[1] : "no file");
  while (fgets(line, sizeof line, in)) {
    if (line[0] == '#') {
      fputs(line, stdout);
      continue;
    }
    if (strncmp(line, "all ", 4) == 0)
      break;
    line[strcspn(line, "\n")] = '\0';

    const job j = parse(line);
    const result r = search(&j, line);

    printf("%-12s %3d  %-14s %7s  %9" PRIu64 " %+7d  %08" PRIx32 "\n",
           j.game->name, j.plies, j.algorithm->name, j.limit, r.nodes, r.score,
           r.move);
    nodes += r.nodes;
    all = hash_mix(all ^ r.nodes);
    all = hash_mix(all ^ (uint64_t)(uint32_t)r.score << 32 ^ r.move);
  }
  fclose(in);
  printf("all %" PRIu64 " nodes, signature %016" PRIx64 "\n", nodes, all);
  return EXIT_SUCCESS;
}
