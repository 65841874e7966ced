/* order.h - the order of the moves of Wald Meister.

   Counts how a replant touches the largest groups: a tree comes next to one,
   where it may join others to it, or leaves one that it may have linked.  The
   search finds out how many cells that wins or costs. */

#ifndef TABULEIRO_WALDMEISTER_ORDER_H
#define TABULEIRO_WALDMEISTER_ORDER_H

#include "rules.h"

/* The promise of moves and the moves of highest promise, see game.h. */
void waldmeister_order(const position *p, const move *moves, int n,
                       int *promise);
int waldmeister_promising(const position *p, int most, int least, move *out,
                          int *promise);

#endif
