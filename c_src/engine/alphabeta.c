/* Iterative deepening in several threads, and the algorithm that the engine
   offers. */

#include "alphabeta.h"

#include <stdlib.h>

#include "alphabeta_root.h"

static alphabeta_worker *
worker_of(const team *us, int i) {
  return (alphabeta_worker *)us->members[i];
}

/* ------------------------------------------------------------------------
   Reports
   ------------------------------------------------------------------------ */

/* Whether the lines of W are valid.  In an iteration that was stopped only the
   first line is. */
static bool
has_lines(const alphabeta_worker *w) {
  return !w->stopped || w->member.think->options.lines == 1;
}

/* Publishes the nodes of the team and, unless W is NULL or has none, its
   lines. */
static void
publish(const team *us, const alphabeta_worker *w) {
  think_publish(us->members[0]->think, w && has_lines(w) ? w->roots : NULL,
                w ? w->roots[0].depth : 0, team_nodes(us));
}

const alphabeta_worker *
alphabeta_deepest(const team *us) {
  const alphabeta_worker *best = worker_of(us, 0);

  for (int i = 1; i < us->n && !best->finished; i++) {
    const alphabeta_worker *const w = worker_of(us, i);

    if (w->finished ||
        (has_lines(w) && w->roots[0].depth > best->roots[0].depth))
      best = w;
  }
  return best;
}

/* ------------------------------------------------------------------------
   Iterative deepening
   ------------------------------------------------------------------------ */

/* Whether every line wanted is decided, so that depth cannot improve it. */
static bool
all_decided(const alphabeta_worker *w) {
  for (int i = 0; i < w->member.think->options.lines; i++)
    if (!think_is_decided(w->roots[i].score))
      return false;
  return true;
}

/* Returns by how much an iteration of T is deeper than the one before.  A
   search of full width to a given depth leaves out every other iteration: the
   last but one takes nearly as long as the last, and orders the moves no better
   than the one before it. */
static int
step_of(const think *t) {
  return t->options.selective || t->options.depth == THINK_MAX_DEPTH ? 1 : 2;
}

void
alphabeta_deepen(alphabeta_worker *w, const team *us) {
  think *const t = w->member.think;
  const int longest = w->game->max_plies;
  const int most = t->options.depth < longest ? t->options.depth : longest;
  const int step = step_of(t);
  const int ahead = w->member.id % 2;
  alphabeta_iteration *const it = &w->iteration;

  if (it->depth == 0) {
    const int first = most - (most - 1) / step * step;

    alphabeta_set_roots(w);
    if (us)
      publish(us, w);
    alphabeta_begin_iteration(w, first + (ahead && first < most),
                              w->roots[0].score, 0);
  }
  while (!w->finished) {
    alphabeta_search_root(w);
    if (us)
      publish(us, w);
    if (w->stopped)
      return;
    w->finished = all_decided(w) || it->depth == most;
    if (!w->finished) {
      const int depth = it->depth + step, score = w->roots[0].score;

      alphabeta_begin_iteration(w, depth < most ? depth : most, score,
                                1 + abs(score - it->last));
      if (think_out_of_time(t))
        return;
    }
  }
  think_stop(t);
}

static void *
help(void *member) {
  alphabeta_deepen(member, NULL);
  return NULL;
}

/* ------------------------------------------------------------------------
   The algorithm
   ------------------------------------------------------------------------ */

static void *
open_memory(const game *g, size_t mib) {
  alphabeta_memory *const mem = calloc(1, sizeof *mem);

  if (!mem)
    return NULL;
  mem->game = *g;
  if (table_init(&mem->table, mib))
    return mem;
  free(mem);
  return NULL;
}

/* The weaker named strengths search by terms alone and at most some thousand
   nodes.  Their ratings hold as long as they play as they were measured. */
static void *
open_without_net(const game *g, size_t mib) {
  game terms = *g;

  terms.net = NULL;
  terms.margin = 0;
  terms.singular_depth = 0;
  terms.futility.unit = 0;

  alphabeta_memory *const mem = open_memory(&terms, mib);

  if (mem)
    mem->evaluates_roots = true;
  return mem;
}

static void *
open_for_classes(const game *g, size_t mib) {
  game classes = *g;

  if (g->class_hash)
    classes.hash = g->class_hash;
  return open_memory(&classes, mib);
}

static int
fullness(const void *mem) {
  return table_fullness(&((const alphabeta_memory *)mem)->table);
}

static bool
is_paused(const void *memory) {
  const alphabeta_worker *const w = ((const alphabeta_memory *)memory)->paused;

  return w && !w->finished;
}

static void
close_memory(void *context) {
  alphabeta_memory *const mem = context;

  if (mem->paused)
    alphabeta_worker_free(&mem->paused->member);
  free(mem->report.lines);
  table_free(&mem->table);
  free(mem);
}

/* Prepares the table of MEM for T, whose leader W may have been paused. */
static void
prepare_table(alphabeta_memory *mem, const think *t,
              const alphabeta_worker *w) {
  const uint64_t before = team_member_nodes(&w->member);
  const uint64_t most = think_most_nodes(t);

  if (w->iteration.depth == 0)
    table_next_search(&mem->table);
  table_expect(&mem->table, most > before ? most : before,
               think_expected_nodes(t));
}

static bool
run(void *context, think *t) {
  alphabeta_memory *const mem = context;
  team us;

  if (t->options.lines == 0)
    return true;
  if (!team_init(&us, t, mem, alphabeta_worker_resume))
    return false;
  prepare_table(mem, t, worker_of(&us, 0));
  team_start(&us, help);
  alphabeta_deepen(worker_of(&us, 0), &us);
  team_join(&us);

  /* The leader has published its own lines. */
  const alphabeta_worker *const best = alphabeta_deepest(&us);

  publish(&us, best == worker_of(&us, 0) ? NULL : best);
  if (t->options.resume && t->options.threads == 1)
    alphabeta_worker_pause(mem, worker_of(&us, 0));
  else
    team_free(&us, alphabeta_worker_free);
  return true;
}

const algorithm alphabeta = {.name = "alpha_beta",
                             .open = open_memory,
                             .run = run,
                             .fullness = fullness,
                             .is_paused = is_paused,
                             .close = close_memory};

const algorithm alphabeta_terms = {.name = "alpha_beta_terms",
                                   .open = open_without_net,
                                   .run = run,
                                   .fullness = fullness,
                                   .is_paused = is_paused,
                                   .close = close_memory};

const algorithm alphabeta_classes = {.name = "alpha_beta_classes",
                                     .open = open_for_classes,
                                     .run = run,
                                     .fullness = fullness,
                                     .close = close_memory};
