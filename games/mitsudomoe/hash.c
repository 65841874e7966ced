#include "hash.h"

#include "../../c_src/engine/hash.h"

/* Features: a stack on a cell, see stacks.h, the balls of a player, the
   supplies, the step.  All the rest follows from these. */
uint64_t
mitsudomoe_hash(const position *pos) {
  const mitsudomoe_position *p = mitsudomoe_of(pos);
  uint64_t hash = hash_mix((uint64_t)p->balls[0] << 32 | p->balls[1]);

  hash ^= hash_mix((uint64_t)1 << 62 | (uint64_t)p->vaulted << 16 |
                   (uint64_t)p->hand[0] << 12 | (uint64_t)p->hand[1] << 8 |
                   (uint64_t)p->to_move << 4 | (uint64_t)p->step << 2 |
                   (uint64_t)p->official);
  return hash ^ p->stacks_hash;
}
