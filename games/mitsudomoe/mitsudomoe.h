/* mitsudomoe.h - Mitsudomoe as the engine sees it. */

#ifndef TABULEIRO_MITSUDOMOE_H
#define TABULEIRO_MITSUDOMOE_H

#include "../../c_src/engine/bots.h"

#include "rules.h"

/* Returns the value of P, after a ring step of PLAYER, to a bot that continues
   with the ball step of LEVEL, 1 to 3 (R17, R18). */
int mitsudomoe_ring_worth(const mitsudomoe_position *p, enum player player,
                          int level);

extern const game mitsudomoe_game;
extern const bots mitsudomoe_bots;

#endif
