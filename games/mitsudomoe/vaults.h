/* vaults.h - what vaults of Mitsudomoe threaten, for the evaluation. */

#ifndef TABULEIRO_MITSUDOMOE_VAULTS_H
#define TABULEIRO_MITSUDOMOE_VAULTS_H

#include "rules.h"

/* Returns the most steps by which one vault of the player to move throws back
   enemy balls, as if it had a ring to land on anywhere and all balls went to
   the enemy's free ring that is least far from home. */
int mitsudomoe_thrown_back(const mitsudomoe_position *p);

#endif
