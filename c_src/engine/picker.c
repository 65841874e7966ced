#include "picker.h"

#include <string.h>

enum {
  /* Only the FRONT most promising moves of a node are sorted: of hundreds of
     moves few are ever searched in earnest. */
  FRONT = 32,

  /* What a unit of the game's promise and a killer weigh against the
     history, which is within HISTORY_MOST. */
  PROMISE = 2000,
  KILLER = 40000
};

/* Sets the promise of each of the N moves LIST of the stage. */
static void
set_promise(const picker *k, const move *list, int n, int *promise) {
  const game *const g = k->game;
  const history *const h = k->history;
  const enum player player = k->player;
  const int ply = k->ply;

  if (g->order)
    g->order(k->position, list, n, promise);
  else
    memset(promise, 0, (size_t)n * sizeof *promise);
  for (int i = 0; i < n; i++) {
    promise[i] = promise[i] * PROMISE + history_score(h, player, list[i]);
    if (history_is_killer(h, ply, list[i]))
      promise[i] += KILLER;
  }
}

/* Sorts the FRONT most promising of N moves to the front, by an insertion sort
   that most moves never enter. */
static void
sort_front(move *list, int *promise, int n) {
  for (int i = 1; i < n; i++) {
    const move m = list[i];
    const int p = promise[i];
    int to = i;

    if (i >= FRONT) {
      if (p <= promise[FRONT - 1])
        continue;
      list[i] = list[FRONT - 1];
      promise[i] = promise[FRONT - 1];
      to = FRONT - 1;
    }
    for (; to > 0 && promise[to - 1] < p; to--) {
      list[to] = list[to - 1];
      promise[to] = promise[to - 1];
    }
    list[to] = m;
    promise[to] = p;
  }
}

/* Lists the moves of the next stage; false if there is none. */
static bool
next_stage(picker *k) {
  const game *const g = k->game;

  if (k->stage == ALL || (k->stage == PROMISING && k->n < k->most))
    return false;
  k->n_before = k->n_tried;
  k->list = k->tried + k->n_tried;
  k->next = 0;
  if (k->stage == EARLY && k->most > 0) {
    k->stage = PROMISING;
    k->n = g->promising(k->position, k->most, k->list);
  } else {
    int *const promise = k->promise + k->n_tried;

    k->stage = ALL;
    k->n = game_moves(g, k->position, k->list);
    set_promise(k, k->list, k->n, promise);
    sort_front(k->list, promise, k->n);
  }
  return true;
}

static bool
is_among(const move *list, int n, move m) {
  for (int i = 0; i < n; i++)
    if (list[i] == m)
      return true;
  return false;
}

move
picker_next(picker *k) {
  while (k->stage == EARLY && k->next < k->n) {
    const move m = k->early[k->next++];

    if (m != MOVE_NONE && !is_among(k->tried, k->n_tried, m) &&
        k->game->is_legal(k->position, m))
      return k->tried[k->n_tried++] = m;
  }
  for (;;) {
    while (k->next == k->n)
      if (!next_stage(k))
        return MOVE_NONE;

    const move m = k->list[k->next++];

    if (!is_among(k->tried, k->n_before, m))
      return k->tried[k->n_tried++] = m;
  }
}
