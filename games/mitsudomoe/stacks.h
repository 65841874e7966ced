/* stacks.h - the part that a stack has in the hash of a position. */

#ifndef TABULEIRO_MITSUDOMOE_STACKS_H
#define TABULEIRO_MITSUDOMOE_STACKS_H

#include "../../c_src/engine/hash.h"
#include "rules.h"

/* Returns the key of the stack on CELL of P, 0 if there is none. */
static inline uint64_t
mitsudomoe_stack_key(const mitsudomoe_position *p, int cell) {
  const unsigned stack = p->stack[cell];

  return stack > 1 ? hash_mix((uint64_t)1 << 63 | (uint64_t)cell << 16 | stack)
                   : 0;
}

#endif
