#include "alphabeta_worker.h"

#include <stdlib.h>
#include <string.h>

/* Returns the number of moves and ranks that each ply needs in the stack. */
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
  free(w->rank);
  free(w->lines);
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
                          .evaluates_roots = mem->evaluates_roots,
                          .n_roots = (int)n_roots,
                          .roots = calloc(n_roots, sizeof *w->roots),
                          .candidates = malloc(n_roots * sizeof *w->candidates),
                          .moves = malloc(room * sizeof *w->moves),
                          .rank = malloc(room * sizeof *w->rank)};
  if (t->options.resume)
    w->lines = calloc(1, sizeof *w->lines);
  history_clear(&w->history);
  memset(w->excluded, 0xff, sizeof w->excluded); /* MOVE_NONE */
  w->path[0] = g->hash(&t->root);
  if (w->roots && w->candidates && w->moves && w->rank)
    return &w->member;
  alphabeta_worker_free(&w->member);
  return NULL;
}

/* Whether T searches what the paused worker of MEM searched. */
static bool
resumes(const alphabeta_memory *mem, const think *t) {
  const think_options *const o = &t->options, *const p = &mem->options;

  return o->resume && o->threads == 1 && mem->paused &&
         mem->paused->path[0] == mem->game.hash(&t->root) &&
         o->depth == p->depth && o->lines == p->lines &&
         o->selective == p->selective && o->repetition == p->repetition &&
         !o->endings == !p->endings;
}

team_member *
alphabeta_worker_resume(void *context, think *t, int id) {
  alphabeta_memory *const mem = context;
  alphabeta_worker *const w = mem->paused;

  if (!resumes(mem, t))
    return alphabeta_worker_new(context, t, id);

  const uint64_t nodes = team_member_nodes(&w->member);
  const uint64_t left = UINT64_MAX - nodes;

  w->member.think = t;
  w->member.most_nodes =
      nodes + (t->options.nodes < left ? t->options.nodes : left);
  w->endings = t->options.endings;
  w->stopped = false;
  mem->paused = NULL;
  t->before = mem->report.seconds;
  think_publish(t, mem->report.lines, mem->report.depth, nodes);
  return &w->member;
}

void
alphabeta_worker_pause(alphabeta_memory *mem, alphabeta_worker *w) {
  think *const t = w->member.think;
  think_line *const lines =
      realloc(mem->report.lines, (size_t)t->options.lines * sizeof *lines);

  if (mem->paused)
    alphabeta_worker_free(&mem->paused->member);
  mem->paused = NULL;
  if (!lines) {
    alphabeta_worker_free(&w->member);
    return;
  }
  mem->report.lines = lines;
  mem->paused = w;
  mem->options = t->options;
  think_copy_report(t, &mem->report);
}
