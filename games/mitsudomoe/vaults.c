#include "vaults.h"

/* Returns the least distance from home of the free rings of PLAYER, 8 if there
   is none. */
static int
least_way(const mitsudomoe_position *p, enum player player) {
  int least = 8;

  for (mitsudomoe_set rings = mitsudomoe_free_rings(p, player); rings;) {
    const int way = mitsudomoe_way(player, mitsudomoe_pop(&rings));

    least = way < least ? way : least;
  }
  return least;
}

int
mitsudomoe_thrown_back(const mitsudomoe_position *p) {
  const enum player player = p->to_move, enemy = !player;
  const mitsudomoe_set vaultable = mitsudomoe_vaultable_now(p, player);
  const uint64_t beyond =
      (uint64_t)(MITSUDOMOE_CELLS & ~mitsudomoe_all_balls(p)) << 7;
  const uint64_t line = (uint64_t)vaultable << 7;
  const int last = least_way(p, enemy);
  int most = 0;

  for (mitsudomoe_set from = mitsudomoe_movable_balls(p, player); from;) {
    const int ball = mitsudomoe_pop(&from);

    for (mitsudomoe_set next = mitsudomoe_around(ball) & vaultable; next;) {
      int cell = mitsudomoe_pop(&next), thrown = 0;
      const int step = cell - ball;

      /* The walk ends as that of ball_targets in rules.c does. */
      for (; line >> (cell + 7) & 1; cell += step) {
        const int way = mitsudomoe_way(enemy, cell);

        if (mitsudomoe_has(p->balls[enemy], cell) && way > last)
          thrown += way - last;
      }
      if (beyond >> (cell + 7) & 1 && thrown > most)
        most = thrown;
    }
  }
  return most;
}
