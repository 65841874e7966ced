#include "history.h"

#include <stdlib.h>
#include <string.h>

enum {
  BONUS_MOST = 400, /* the bonus is the square of the depth, up to this */
  CUT_WEIGHT = 4    /* the refutation gains this many bonuses; each move tried
                       before it loses one */
};

void
history_clear(history *h) {
  memset(h->killers, 0xff, sizeof h->killers); /* MOVE_NONE */
  memset(h->scores, 0, sizeof h->scores);
}

/* Adds BONUS to *SCORE, damped so that the score stays within HISTORY_MOST:
   the nearer the bound, the smaller the change. */
static void
add_bonus(int16_t *score, int bonus) {
  *score = (int16_t)(*score + bonus - *score * abs(bonus) / HISTORY_MOST);
}

void
history_add_cut(history *h, int ply, int depth, enum player player, move m,
                const move *tried, int n) {
  const int bonus = depth * depth < BONUS_MOST ? depth * depth : BONUS_MOST;

  if (m != h->killers[ply][0]) {
    h->killers[ply][1] = h->killers[ply][0];
    h->killers[ply][0] = m;
  }
  add_bonus(&h->scores[player][history_index(m)], CUT_WEIGHT * bonus);
  for (int i = 0; i < n; i++)
    add_bonus(&h->scores[player][history_index(tried[i])], -bonus);
}
