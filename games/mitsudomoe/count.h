/* count.h - counts two plies of Mitsudomoe without playing them. */

#ifndef TABULEIRO_MITSUDOMOE_COUNT_H
#define TABULEIRO_MITSUDOMOE_COUNT_H

#include "rules.h"

/* As game.count_two: for positions at the ring step. */
int64_t mitsudomoe_count_two(const position *p);

#endif
