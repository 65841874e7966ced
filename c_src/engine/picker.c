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
  KILLER = 40000,

  /* The rank of a move is this weight times RANK, and the promise. */
  RANK = 2 * (GAME_MOST_PROMISE + 1)
};

static int
rank_of(int weight, int promise) {
  return weight * RANK + promise + GAME_MOST_PROMISE + 1;
}

static int
promise_of(int rank) {
  return (int)((unsigned)rank % RANK) - GAME_MOST_PROMISE - 1;
}

static int *
rank_of_list(const picker *k) {
  return k->rank + (k->list - k->tried);
}

/* Sets the rank of each of the N moves LIST of the stage. */
static void
set_ranks(const picker *k, const move *list, int n, int *rank) {
  const game *const g = k->game;
  const history *const h = k->history;
  const enum player player = k->player;
  const int ply = k->ply;

  if (g->order)
    g->order(k->position, list, n, rank);
  else
    memset(rank, 0, (size_t)n * sizeof *rank);
  for (int i = 0; i < n; i++) {
    const int killer = history_is_killer(h, ply, list[i]) ? KILLER : 0;

    rank[i] =
        rank_of(rank[i] * PROMISE + killer + history_score(h, player, list[i]),
                rank[i]);
  }
}

/* Sorts the N moves LIST, at most FRONT, the highest rank first, equal ones in
   their order.  Each is put where it belongs, after as many as come before it:
   no branch depends on ranks, and compilers vectorize the count. */
static void
sort_few(move *list, int *rank, int n) {
  enum { VECTOR = 8 };
  const int end = (n + VECTOR - 1) / VECTOR * VECTOR;
  int ranks[FRONT] = {0}, place[FRONT] = {0};
  move moves[FRONT];

  memcpy(ranks, rank, (size_t)n * sizeof *ranks);
  memcpy(moves, list, (size_t)n * sizeof *moves);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < end; j++)
      place[j] += (ranks[i] > ranks[j]) | ((ranks[i] == ranks[j]) & (i < j));
  for (int i = 0; i < n; i++) {
    list[place[i]] = moves[i];
    rank[place[i]] = ranks[i];
  }
}

/* Sorts the FRONT moves of highest rank, of N, to the front: those after the
   first FRONT are inserted, which few are. */
static void
sort_front(move *list, int *rank, int n) {
  sort_few(list, rank, n < FRONT ? n : FRONT);
  for (int i = FRONT; i < n; i++) {
    const move m = list[i];
    const int p = rank[i];
    int to = FRONT - 1;

    if (p <= rank[FRONT - 1])
      continue;
    list[i] = list[FRONT - 1];
    rank[i] = rank[FRONT - 1];
    for (; to > 0 && rank[to - 1] < p; to--) {
      list[to] = list[to - 1];
      rank[to] = rank[to - 1];
    }
    list[to] = m;
    rank[to] = p;
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
    k->n =
        g->promising(k->position, k->most, k->least, k->list, rank_of_list(k));
  } else {
    /* Moves that are sought are recorded before the list, which stays. */
    k->list += PICKER_SOUGHT;
    k->stage = ALL;
    k->n = game_moves(g, k->position, k->list);
    set_ranks(k, k->list, k->n, rank_of_list(k));
  }
  return true;
}

/* Returns the first of the most promising moves not yet sought. */
static move
seek(picker *k) {
  int *const rank = rank_of_list(k);
  int most = rank[0], best = 0;

  for (int i = 1; i < k->n; i++)
    most = rank[i] > most ? rank[i] : most;
  while (rank[best] != most)
    best++;
  k->sought[k->next] = best;
  k->sought_rank[k->next++] = most;
  k->promised = promise_of(most);
  rank[best] = INT_MIN;
  return k->list[best];
}

/* Drops the moves of the list, from the next one on, of less promise than
   k->least. */
static void
drop(picker *k) {
  int *const rank = rank_of_list(k);
  int to = k->next;

  for (int i = k->next; i < k->n; i++) {
    const int promise = k->stage == ALL ? promise_of(rank[i]) : rank[i];

    k->list[to] = k->list[i];
    rank[to] = rank[i];
    to += promise >= k->least;
  }
  k->n = to;
}

/* Sorts the list, whose first moves are then those sought. */
static void
sort_list(picker *k) {
  int *const rank = rank_of_list(k);

  for (int i = 0; i < PICKER_SOUGHT; i++)
    rank[k->sought[i]] = k->sought_rank[i];
  sort_front(k->list, rank, k->n);
  if (k->least > -GAME_MOST_PROMISE)
    drop(k);
}

void
picker_require(picker *k, int least) {
  k->least = least;
  if (k->stage == PROMISING || (k->stage == ALL && k->next > PICKER_SOUGHT))
    drop(k);
}

/* Returns the next move of the stage, which has one. */
static move
next_of_stage(picker *k) {
  if (k->stage == ALL && k->next < PICKER_SOUGHT)
    return seek(k);
  k->promised = k->stage == ALL ? promise_of(rank_of_list(k)[k->next])
                                : rank_of_list(k)[k->next];
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
    if (k->stage == ALL && k->next == PICKER_SOUGHT)
      sort_list(k);
    while (k->next == k->n)
      if (!next_stage(k))
        return MOVE_NONE;

    const move m = next_of_stage(k);

    if (k->promised >= k->least && !is_among(k->tried, k->n_before, m))
      return k->tried[k->n_tried++] = m;
  }
}
