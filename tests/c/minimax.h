/* minimax.h - the plainest search, to compare the others with. */

#ifndef TABULEIRO_MINIMAX_H
#define TABULEIRO_MINIMAX_H

#include "../../c_src/engine/game.h"

/* What a position in which play goes on is worth to PLAYER where the depth
   ends. */
typedef int minimax_leaf(const game *g, const position *p, enum player player);

/* What P, PLY plies from the root, is worth to PLAYER, DEPTH plies on, by
   looking at everything. */
int minimax(const game *g, const position *p, enum player player, int depth,
            int ply, minimax_leaf *leaf);

#endif
