/* registry.h - the list of games.

   The build writes it to games.h: FOR_EACH_GAME(X) applies X to the name of
   each folder of games/ with a C file of its name, FOR_EACH_NOTATION(X) to
   those that have notation.c, FOR_EACH_FACTS(X) to those that have notation.pl,
   FOR_EACH_ORIGINAL(X) to those that have original/predicates.c.  A game NAME
   defines NAME_game and NAME_bots, its codec NAME_codec, its notation
   NAME_notation, its facts on moves NAME_facts, its original predicates
   NAME_originals. */

#ifndef TABULEIRO_REGISTRY_H
#define TABULEIRO_REGISTRY_H

#include "bots.h"
#include "game.h"
#include "games.h"

/* The games, by name; NULL ends them. */
extern const game *const registry_games[];

/* Returns the game called NAME, or NULL. */
const game *registry_find(const char *name);

/* Returns the bots of G, which is one of the games. */
const bots *registry_bots(const game *g);

#endif
