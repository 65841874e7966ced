/* compiled_game.h - the functions of a compiled game for the engine.

   A position is a state, packed, with its hash, player and outcome.  A move is
   the number of its term in a table that grows during the search. */

#ifndef TABULEIRO_COMPILED_GAME_H
#define TABULEIRO_COMPILED_GAME_H

#include "../engine/game.h"

/* Its positions are packed_state, see compiled_call.h.  It has no start. */
extern const game compiled_game;

#endif
