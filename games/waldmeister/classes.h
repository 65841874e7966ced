/* classes.h - positions of Wald Meister that have the same result.

   The rhombus has four symmetries.  The rules treat the three heights alike,
   and the three colours, so that any of their 6 x 6 permutations gives a
   position with the same result.  A tree in the hand that its player has no
   turn left to plant changes nothing either. */

#ifndef TABULEIRO_WALDMEISTER_CLASSES_H
#define TABULEIRO_WALDMEISTER_CLASSES_H

#include "rules.h"

/* The hash of the class of P, see game.h. */
uint64_t waldmeister_class_hash(const position *p);

#endif
