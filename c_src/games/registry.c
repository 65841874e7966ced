#include "registry.h"

#include <stddef.h>
#include <string.h>

#define DECLARE(name) extern const game name##_game;
FOR_EACH_GAME(DECLARE)

#define REFERENCE(name) &name##_game,
const game *const registry_games[] = {FOR_EACH_GAME(REFERENCE) NULL};

const game *
registry_find(const char *name) {
  for (const game *const *g = registry_games; *g; g++)
    if (strcmp((*g)->name, name) == 0)
      return *g;
  return NULL;
}
