#include "picker.h"

#include <limits.h>
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

static int *
promise_of_list(const picker *k) {
  return k->promise + (k->list - k->tried);
}

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
    /* Moves that are sought are recorded before the list, which stays. */
    k->list += PICKER_SOUGHT;
    k->stage = ALL;
    k->n = game_moves(g, k->position, k->list);
    set_promise(k, k->list, k->n, promise_of_list(k));
  }
  return true;
}

/* Returns the first of the most promising moves not yet sought. */
static move
seek(picker *k) {
  int *const promise = promise_of_list(k);
  int most = promise[0], best = 0;

  for (int i = 1; i < k->n; i++)
    most = promise[i] > most ? promise[i] : most;
  while (promise[best] != most)
    best++;
  k->sought[k->next] = best;
  k->sought_promise[k->next++] = most;
  promise[best] = INT_MIN;
  return k->list[best];
}

/* Sorts the list, whose first moves are then those sought. */
static void
sort_list(picker *k) {
  int *const promise = promise_of_list(k);

  for (int i = 0; i < PICKER_SOUGHT; i++)
    promise[k->sought[i]] = k->sought_promise[i];
  sort_front(k->list, promise, k->n);
}

/* Returns the next move of the stage, which has one. */
static move
next_of_stage(picker *k) {
  if (k->stage == ALL && k->next < PICKER_SOUGHT)
    return seek(k);
  if (k->stage == ALL && k->next == PICKER_SOUGHT)
    sort_list(k);
  return k->list[k->next++];
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

    const move m = next_of_stage(k);

    if (!is_among(k->tried, k->n_before, m))
      return k->tried[k->n_tried++] = m;
  }
}
