/* registry.h - the games there are: one line each, and nowhere else. */

#ifndef TABULEIRO_REGISTRY_H
#define TABULEIRO_REGISTRY_H

#include "../engine/game.h"

/* Applies X to the name of every game.  A game NAME defines NAME_game here
   and NAME_codec in the bridge. */
#define FOR_EACH_GAME(X) X(waldmeister) X(wali)

/* The games, in the order above; NULL ends them. */
extern const game *const registry_games[];

/* The game called NAME, or NULL. */
const game *registry_find(const char *name);

#endif
