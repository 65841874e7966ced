#include "task.h"

#include "bench.h"
#include "report.h"
#include "say.h"
#include <math.h>

/* ------------------------------------------------------------------------
   The thread of a task
   ------------------------------------------------------------------------ */

void
task_init(task *t, const notation *n) {
  *t = (task){.notation = n, .options = option_presets(n)};
  pthread_mutex_init(&t->lock, NULL);
  pthread_cond_init(&t->changed, NULL);
}

/* Waits for the thread of the last task to end. */
static void
join(task *t) {
  if (t->started)
    pthread_join(t->thread, NULL);
  t->started = false;
}

bool
task_is_free(task *t) {
  pthread_mutex_lock(&t->lock);

  const bool is_free = !t->running || t->released;

  pthread_mutex_unlock(&t->lock);
  if (is_free)
    join(t);
  return is_free;
}

/* Called by the thread of a task before it writes its last line, as that line
   may be answered with the next task. */
static void
end(task *t) {
  pthread_mutex_lock(&t->lock);
  t->running = false;
  t->thinking = NULL;
  pthread_mutex_unlock(&t->lock);
}

static bool
start(task *t, void *(*run)(void *)) {
  join(t);
  t->running = true;
  t->released = t->quiet = false;
  t->started = platform_start(&t->thread, run, t);
  if (!t->started) {
    t->running = false;
    t->thinking = NULL;
    complain(NOTE_NO_THREAD, NULL);
  }
  return t->started;
}

static const algorithm *
algorithm_of(const task *t) {
  return algorithm_find(option_word(&t->options, OPTION_ALGORITHM));
}

void
task_stop(task *t) {
  pthread_mutex_lock(&t->lock);
  t->released = true;
  if (t->thinking)
    think_stop(t->thinking);
  pthread_cond_broadcast(&t->changed);
  pthread_mutex_unlock(&t->lock);
}

void
task_forget(task *t) {
  join(t);
  if (t->memory)
    algorithm_of(t)->close(t->memory);
  t->memory = NULL;
}

void
task_free(task *t) {
  task_stop(t);
  task_forget(t);
  pthread_cond_destroy(&t->changed);
  pthread_mutex_destroy(&t->lock);
}

/* ------------------------------------------------------------------------
   Searches
   ------------------------------------------------------------------------ */

/* Called with each report.  A search first reports its moves before it has
   searched any: 0 nodes. */
static void
listen(void *context, think *job) {
  task *const t = context;
  const think_report *const r = &job->report;

  if (r->nodes == 0)
    return;
  report_say(t->notation, job, algorithm_of(t)->fullness(t->memory));
  if (t->limits.has_clock && !t->limits.ponder &&
      time_plan_is_over(&t->plan, r->lines[0].moves[0], r->seconds))
    think_stop(job);
}

/* Waits until bestmove may be written; returns false if it must not be. */
static bool
wait_for_release(task *t) {
  pthread_mutex_lock(&t->lock);
  while ((t->limits.infinite || t->limits.ponder) && !t->released)
    pthread_cond_wait(&t->changed, &t->lock);

  const bool quiet = t->quiet;

  pthread_mutex_unlock(&t->lock);
  return !quiet;
}

static void *
search(void *context) {
  task *const t = context;
  const bool done = algorithm_of(t)->run(t->memory, &t->think);
  const think_line best = t->think.report.lines[0];
  const bool loud = wait_for_release(t);

  end(t);
  think_free(&t->think);
  if (!done)
    complain(NOTE_SEARCH_MEMORY, NULL);
  if (loud)
    report_say_best(t->notation, &t->root, &best);
  return NULL;
}

/* Sets the time limit of O, and the plan for the clock. */
static void
plan_time(task *t, think_options *o) {
  const game *const g = t->notation->game;
  const enum player player = g->to_move(&t->root);
  const limits *const l = &t->limits;

  if (l->ponder)
    return;
  if (l->movetime >= 0)
    o->seconds = (double)l->movetime * 1e-3;
  if (!l->has_clock)
    return;
  t->plan = time_plan_new(
      (double)l->time[player] * 1e-3, (double)l->increment[player] * 1e-3,
      t->options.of[OPTION_MOVE_OVERHEAD] * 1e-3, g->count_moves(&t->root));
  o->seconds = fmin(o->seconds, t->plan.limit);
}

/* Prepares the think; false, after a complaint, if there is no memory. */
static bool
prepare(task *t) {
  const game *const g = t->notation->game;
  think_options o = think_unlimited();

  if (t->limits.nodes < INT64_MAX)
    o.nodes = (uint64_t)t->limits.nodes;
  if (t->limits.depth < o.depth)
    o.depth = (int)t->limits.depth;
  o.threads = t->options.of[OPTION_THREADS];
  o.lines = t->options.of[OPTION_MULTI_PV];
  o.seed = (uint64_t)t->options.of[OPTION_SEED];
  plan_time(t, &o);
  if (!t->memory)
    t->memory = algorithm_of(t)->open(g, (size_t)t->options.of[OPTION_HASH]);
  if (t->memory && think_init(&t->think, g, &t->root, &o))
    return true;
  complain(NOTE_HASH_MEMORY, NULL);
  return false;
}

/* Starts to search the root within the limits. */
static void
start_search(task *t) {
  const think_line none = {.length = 0};

  if (t->notation->game->count_moves(&t->root) == 0) {
    complain(NOTE_OVER, NULL);
    report_say_best(t->notation, &t->root, &none);
  } else if (prepare(t)) {
    t->think.listen = listen;
    t->think.context = t;
    t->thinking = &t->think;
    if (!start(t, search))
      think_free(&t->think);
  }
}

void
task_search(task *t, const position *p, const limits *l) {
  join(t);
  t->root = *p;
  t->limits = *l;
  start_search(t);
}

/* The search starts again, with the table or tree that pondering filled. */
bool
task_ponderhit(task *t) {
  pthread_mutex_lock(&t->lock);

  const bool pondering = t->running && t->limits.ponder && !t->released;

  t->quiet = pondering;
  pthread_mutex_unlock(&t->lock);
  if (!pondering)
    return false;
  task_stop(t);
  join(t);
  t->limits.ponder = false;
  start_search(t);
  return true;
}

/* ------------------------------------------------------------------------
   Perft and bench
   ------------------------------------------------------------------------ */

static bool
is_released(void *context) {
  task *const t = context;

  pthread_mutex_lock(&t->lock);

  const bool released = t->released;

  pthread_mutex_unlock(&t->lock);
  return released;
}

static void *
count(void *context) {
  task *const t = context;
  watch w = {.stop = is_released, .context = t};
  const double started = platform_now();
  uint64_t leaves = 0;
  const enum perft_status status =
      perft(t->notation->game, &t->root, t->depth, &w, &leaves);

  end(t);
  if (status == PERFT_DONE)
    report_say_count("perft", t->depth, leaves, platform_now() - started);
  else
    complain(status == PERFT_STOPPED ? NOTE_PERFT_STOPPED : NOTE_PERFT_MEMORY,
             NULL);
  return NULL;
}

void
task_perft(task *t, const position *p, int depth) {
  join(t);
  t->root = *p;
  t->depth = depth;
  start(t, count);
}

/* Makes JOB, or NULL, the search that task_stop stops; returns false if bench
   was stopped. */
static bool
bench_next(void *context, think *job) {
  task *const t = context;

  pthread_mutex_lock(&t->lock);
  t->thinking = job;

  const bool released = t->released;

  pthread_mutex_unlock(&t->lock);
  return !released;
}

static void *
run_bench(void *context) {
  task *const t = context;
  double seconds;
  uint64_t nodes;
  const bool done = bench(algorithm_of(t), t->notation->game, t->depth,
                          bench_next, t, &nodes, &seconds);

  end(t);
  if (done)
    report_say_count("bench", t->depth, nodes, seconds);
  else
    complain(NOTE_BENCH_STOPPED, NULL);
  return NULL;
}

void
task_bench(task *t, int depth) {
  join(t);
  t->depth = depth;
  start(t, run_bench);
}
