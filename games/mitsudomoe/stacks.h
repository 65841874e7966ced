/* stacks.h - the part that a stack has in the hash of a position. */

#ifndef TABULEIRO_MITSUDOMOE_STACKS_H
#define TABULEIRO_MITSUDOMOE_STACKS_H

#include "../../c_src/engine/hash.h"

/* Returns the key of STACK, a binary number as in rules.h, on CELL; 0 if STACK
   has no ring. */
static inline uint64_t
mitsudomoe_stack_key(int cell, unsigned stack) {
  return stack > 1 ? hash_mix((uint64_t)1 << 63 | (uint64_t)cell << 16 | stack)
                   : 0;
}

#endif
