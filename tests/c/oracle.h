/* oracle.h - minimax without any pruning, which the searches must agree with.
 */

#ifndef TABULEIRO_ORACLE_H
#define TABULEIRO_ORACLE_H

#include "../../c_src/engine/game.h"

/* Scores P, where the depth ends but the game goes on, for PLAYER. */
typedef int oracle_leaf(const game *g, const position *p, enum player player);

/* Returns the minimax score of P, PLY plies from the root, for PLAYER, DEPTH
   plies deep; scores of finished games are those of think.h. */
int oracle(const game *g, const position *p, enum player player, int depth,
           int ply, oracle_leaf *leaf);

#endif
