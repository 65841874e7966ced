/* history.h - which moves refuted earlier lines.

   A move that refuted one line often refutes its neighbours.  Killers are the
   last two refutations at a ply (Akl and Newborn 1977, "The Principal
   Continuation and the Killer Heuristic"); the history scores every move by how
   often it refuted a line anywhere in the tree (Schaeffer 1983, "The History
   Heuristic").  Each thread has a history of its own. */

#ifndef TABULEIRO_HISTORY_H
#define TABULEIRO_HISTORY_H

#include "think.h"

enum {
  HISTORY_BITS = 13,     /* of the index of a move: codes may collide */
  HISTORY_MOST = 1 << 14 /* the bound of a score, and its negative */
};

typedef struct history {
  move killers[THINK_MAX_DEPTH + 1][2]; /* by ply, the latest first */
  int16_t scores[2][1 << HISTORY_BITS]; /* by player and history_index */
} history;

static inline unsigned
history_index(move m) {
  return (m * 0x9e3779b1u) >> (32 - HISTORY_BITS);
}

/* Makes *H empty: no killers, all scores 0. */
void history_clear(history *h);

static inline bool
history_is_killer(const history *h, int ply, move m) {
  return m == h->killers[ply][0] || m == h->killers[ply][1];
}

/* Returns the score of PLAYER's move M, within HISTORY_MOST. */
static inline int
history_score(const history *h, enum player player, move m) {
  return h->scores[player][history_index(m)];
}

/* Records that PLAYER's move M at PLY refuted the line, DEPTH plies above the
   leaves, and that the N moves TRIED before it did not. */
void history_add_cut(history *h, int ply, int depth, enum player player, move m,
                     const move *tried, int n);

#endif
