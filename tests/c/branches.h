/* branches.h - a game whose positions are all different and whose values are
   random: three moves, 0 to 2, at any time, two plies to a turn. */

#ifndef TABULEIRO_BRANCHES_H
#define TABULEIRO_BRANCHES_H

#include "../../c_src/engine/game.h"

enum { BRANCHES = 3 };

extern const game branches_game;

/* Returns the first position, PLAYER_1 to move. */
position branches_root(void);

#endif
