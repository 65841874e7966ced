#include "registry.h"

#include <stddef.h>
#include <string.h>

#define DECLARE(name)                                                          \
  extern const game name##_game;                                               \
  extern const bots name##_bots;
FOR_EACH_GAME(DECLARE)

#define GAME(name) &name##_game,
const game *const registry_games[] = {FOR_EACH_GAME(GAME) NULL};

#define BOTS(name) &name##_bots,
static const bots *const all_bots[] = {FOR_EACH_GAME(BOTS)};

const game *
registry_find(const char *name) {
  for (const game *const *g = registry_games; *g; g++)
    if (strcmp((*g)->name, name) == 0)
      return *g;
  return NULL;
}

const bots *
registry_bots(const game *g) {
  int i = 0;

  while (registry_games[i] != g)
    i++;
  return all_bots[i];
}
