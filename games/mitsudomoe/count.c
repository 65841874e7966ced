#include "count.h"

/* The balls of the player to move land on free rings of the player; how many
   can land on a cell depends on the balls alone, and on whether the enemy has a
   free ring to which vaulted balls go (R9). */
typedef struct landing {
  mitsudomoe_set with[2], without[2]; /* such a ring */
} landing;

/* Returns the number of ball steps after all ring steps to TARGETS, if OWN and
   ENEMY are the free rings before the ring comes. */
static int
count_after(const landing *l, mitsudomoe_set own, mitsudomoe_set enemy,
            mitsudomoe_set targets) {
  const bool one = (enemy & (enemy - 1)) == 0;
  const mitsudomoe_set with = !enemy ? 0 : one ? targets & ~enemy : targets;
  const mitsudomoe_set without = targets & ~with;
  const int always_with = mitsudomoe_landings(l->with, own);
  const int always_without = mitsudomoe_landings(l->without, own);

  return mitsudomoe_count(with) * always_with +
         mitsudomoe_landings(l->with, with & ~own) +
         mitsudomoe_count(without) * always_without +
         mitsudomoe_landings(l->without, without & ~own);
}

int64_t
mitsudomoe_count_two(const position *pos) {
  const mitsudomoe_position *const p = mitsudomoe_of(pos);
  const enum player player = p->to_move, enemy = !player;
  const mitsudomoe_set own = mitsudomoe_free_rings(p, player);
  const mitsudomoe_set others = mitsudomoe_free_rings(p, enemy);
  const mitsudomoe_set cells = MITSUDOMOE_CELLS & ~(p->balls[0] | p->balls[1]);
  landing l = {.with = {p->landing[0], p->landing[1]}};
  int n = 0;

  if (p->step != MITSUDOMOE_RING)
    return -1;
  if (mitsudomoe_count_moves(pos) == 0)
    return 0;
  if ((others & (others - 1)) == 0)
    mitsudomoe_set_landing(p, p->balls[player], l.without);
  if (p->hand[player])
    n += count_after(&l, own, others, cells);
  for (mitsudomoe_set rest = own; rest;) {
    const int from = mitsudomoe_pop(&rest);
    const mitsudomoe_set left = mitsudomoe_set_of(from);

    n += count_after(&l, mitsudomoe_covers(p, from, player) ? own : own & ~left,
                     mitsudomoe_covers(p, from, enemy) ? others | left : others,
                     cells & ~left);
  }
  return n;
}
