#include "alphabeta_worker.h"

#include <stdlib.h>
#include <string.h>

/* Returns the number of moves and promises that each ply needs in the stack. */
static size_t
room_of(const game *g) {
  return (size_t)(PICKER_EARLY + PICKER_SOUGHT + LATE_DEPTH * LATE_MOVES +
                  g->max_moves);
}

void
alphabeta_worker_free(team_member *m) {
  alphabeta_worker *const w = (alphabeta_worker *)m;

  free(w->roots);
  free(w->candidates);
  free(w->moves);
  free(w->promise);
  free(w);
}

team_member *
alphabeta_worker_new(void *context, think *t, int id) {
  alphabeta_memory *const mem = context;
  const game *const g = &mem->game;
  const size_t n_roots = (size_t)g->count_moves(&t->root);
  const size_t room = (THINK_MAX_DEPTH + 1) * room_of(g);
  alphabeta_worker *const w = malloc(sizeof *w);

  if (!w)
    return NULL;
  *w = (alphabeta_worker){.member = team_member_new(t, id, t->options.nodes),
                          .game = g,
                          .table = &mem->table,
                          .endings = t->options.endings,
                          .selective = t->options.selective,
                          .repetition = t->options.repetition &&
                                        g->max_plies == GAME_UNBOUNDED,
                          .n_roots = (int)n_roots,
                          .roots = calloc(n_roots, sizeof *w->roots),
                          .candidates = malloc(n_roots * sizeof *w->candidates),
                          .moves = malloc(room * sizeof *w->moves),
                          .promise = malloc(room * sizeof *w->promise)};
  history_clear(&w->history);
  memset(w->excluded, 0xff, sizeof w->excluded); /* MOVE_NONE */
  w->path[0] = g->hash(&t->root);
  if (w->roots && w->candidates && w->moves && w->promise)
    return &w->member;
  alphabeta_worker_free(&w->member);
  return NULL;
}
