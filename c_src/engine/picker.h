/* picker.h - the moves of a node, one by one, the most promising first.

   Most nodes are refuted by one of their first moves, so moves are generated in
   stages, each only when the one before it is used up (as in Stockfish's
   movepick.cpp):

     1. early      the table move and, in games that list promising moves, the
                   killers; legality is checked, nothing is generated
     2. promising  in such games, the moves that the game itself puts first
     3. all        all legal moves, ordered by promise, history and killers

   No move is picked twice. */

#ifndef TABULEIRO_PICKER_H
#define TABULEIRO_PICKER_H

#include <string.h>

#include "history.h"

enum {
  PICKER_EARLY = 3,
  PICKER_SOUGHT = 3 /* of all moves, before the rest is sorted */
};

typedef struct picker {
  const game *game;
  const history *history;
  const position *position;
  int ply;
  enum player player;

  enum { EARLY, PROMISING, ALL } stage;
  int most;                 /* promising moves to list; 0: skip the stage */
  move early[PICKER_EARLY]; /* guesses, which may be illegal */
  move *tried;              /* the moves picked, in order */
  int n_tried, n_before;    /* the latter: before this stage */
  move *list;               /* of this stage, after the moves tried before it */
  int n, next;              /* the length of this stage, and the next of it */
  int *rank;                /* room parallel to tried and list */
  int promised;             /* the promise of the last move of the list */
  int least;                /* see picker_require */

  /* Of all moves the first are sought one by one, as the best of those left:
     few nodes want more.  Their indexes in list, and their rank, which has
     INT_MIN meanwhile. */
  int sought[PICKER_SOUGHT], sought_rank[PICKER_SOUGHT];
} picker;

/* Returns a picker of the moves of P, at PLY, where PLAYER is to move; KNOWN is
   the table move or MOVE_NONE.  If MOST > 0 the caller hardly wants more than
   MOST moves, and the game may be asked for the most promising ones instead of
   all.  LIST and RANK have room for PICKER_EARLY + PICKER_SOUGHT + MOST
   moves more than the game's max_moves; the caller owns them, and P. */
static inline picker
picker_new(const game *g, const history *h, const position *p, int ply,
           enum player player, move known, int most, move *list, int *rank) {
  picker k;

  /* One by one, since the members that a later stage sets are not cleared. */
  k.game = g;
  k.history = h;
  k.position = p;
  k.ply = ply;
  k.player = player;
  k.stage = EARLY;
  k.most = 0;
  k.early[0] = known;
  k.tried = list;
  k.n_tried = k.n_before = 0;
  k.list = list;
  k.n = 1;
  k.next = 0;
  k.rank = rank;
  k.promised = 0;
  k.least = -GAME_MOST_PROMISE;

  /* In a game without promising moves the killers are ordered with the rest. */
  if (g->promising) {
    k.most = most;
    memcpy(&k.early[1], h->killers[ply], sizeof h->killers[ply]);
    k.n = PICKER_EARLY;
  }
  return k;
}

/* Returns the next move, or MOVE_NONE after the last. */
move picker_next(picker *k);

/* Leaves out the moves of a promise less than LEAST that K has not picked yet.
 */
void picker_require(picker *k, int least);

/* Returns the room behind the moves of the picker, for deeper nodes. */
static inline move *
picker_rest(const picker *k) {
  return k->stage == EARLY ? k->tried + PICKER_EARLY : k->list + k->n;
}

#endif
