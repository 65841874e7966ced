/* registry.h - the list of games: one line a game, and no other list. */

#ifndef TABULEIRO_REGISTRY_H
#define TABULEIRO_REGISTRY_H

#include "../engine/game.h"
#include "bots.h"

/* Applies X to the name of every game.  A game NAME defines NAME_game and
   NAME_bots here and NAME_codec in the bridge.  A build may define MORE_GAMES
   likewise: see `make more`. */
#ifndef MORE_GAMES
#define MORE_GAMES(X)
#endif
#define FOR_EACH_GAME(X)                                                       \
  X(mitsudomoe) X(tactigon) X(waldmeister) X(wali) MORE_GAMES(X)

/* The games, in the order above; NULL ends them. */
extern const game *const registry_games[];

/* Returns the game called NAME, or NULL. */
const game *registry_find(const char *name);

/* Returns the bots of G, which is one of the games. */
const bots *registry_bots(const game *g);

#endif
