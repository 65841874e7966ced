#define _POSIX_C_SOURCE 200809L /* strdup */

#include "contestant.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../c_src/engine/algorithm.h"
#include "../c_src/engine/registry.h"
#include "arguments.h"

struct contestant {
  const algorithm *algorithm;
  game game;
  think_options options;
  size_t mib;
  void *memory; /* NULL before the first game */
};

/* Reads a suffix of a player.  Returns false if it is none. */
static bool
read_suffix(contestant *c, const char *suffix) {
  char *unit;
  const long threads = strtol(suffix, &unit, 10);

  if (strcmp(suffix, "value") == 0) {
    c->game.terms = NULL;
    c->game.net = NULL;
  } else if (strcmp(unit, "t") == 0 && threads >= 1 &&
             threads <= THINK_MAX_THREADS)
    c->options.threads = (int)threads;
  else
    return false;
  return true;
}

/* ALGORITHM:LIMIT[:value][:THREADSt] */
static bool
read_player(contestant *c, char *text) {
  const char *const name = strtok(text, ":");
  const char *const limit = strtok(NULL, ":");
  bool good = name && limit && (c->algorithm = algorithm_find(name)) &&
              argument_limit(limit, &c->options);

  for (const char *s; good && (s = strtok(NULL, ":"));)
    good = read_suffix(c, s);
  return good;
}

contestant *
contestant_new(const char *game_name, const char *text, size_t mib) {
  contestant *const c = malloc(sizeof *c);
  char *const copy = strdup(text);

  *c = (contestant){.game = *registry_find(game_name),
                    .options = think_unlimited(),
                    .mib = mib};

  const bool good = read_player(c, copy);

  free(copy);
  if (good)
    return c;
  contestant_free(c);
  return NULL;
}

int
contestant_new_game(contestant *c) {
  if (c->memory)
    c->algorithm->close(c->memory);
  c->memory = c->algorithm->open(&c->game, c->mib);
  return c->memory != NULL;
}

uint32_t
contestant_choose(contestant *c, const uint32_t *line, int n, int *score,
                  contestant_cost *cost) {
  position p;
  think t;

  c->game.start(&p);
  for (int i = 0; i < n; i++)
    game_play(&c->game, &p, line[i], &p);
  c->options.seed++;
  if (!think_init(&t, &c->game, &p, &c->options) ||
      !c->algorithm->run(c->memory, &t)) {
    fputs("duel: no memory\n", stderr);
    exit(EXIT_FAILURE);
  }

  const move m = t.report.lines[0].moves[0];

  *score = t.report.lines[0].score;
  cost->seconds += think_seconds(&t);
  cost->nodes += t.report.nodes;
  think_free(&t);
  return m;
}

void
contestant_free(contestant *c) {
  if (c->memory)
    c->algorithm->close(c->memory);
  free(c);
}
