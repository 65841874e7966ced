#include "think.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Limits the lines WANTED to one for each move of ROOT. */
static int
most_lines(const game *g, const position *root, int wanted) {
  const int n = g->count_moves(root);

  return wanted < n ? wanted : n;
}

think_options
think_unlimited(void) {
  return (think_options){.seconds = INFINITY,
                         .nodes = UINT64_MAX,
                         .depth = THINK_MAX_DEPTH,
                         .threads = 1,
                         .lines = 1,
                         .selective = true,
                         .repetition = true};
}

bool
think_init(think *t, const game *g, const position *root,
           const think_options *options) {
  assert(options->depth >= 1 && options->depth <= THINK_MAX_DEPTH);
  assert(options->threads >= 1 && options->threads <= THINK_MAX_THREADS);
  assert(options->lines >= 0);
  *t = (think){.game = g, .root = *root, .options = *options};
  t->started = platform_now();
  t->options.lines = most_lines(g, root, options->lines);
  t->report.lines =
      calloc((size_t)t->options.lines + 1, sizeof *t->report.lines);
  if (!t->report.lines)
    return false;
  pthread_mutex_init(&t->lock, NULL);
  platform_init_condition(&t->changed);
  return true;
}

/* A thread searches some two million nodes a second. */
uint64_t
think_most_nodes(const think *t) {
  enum { A_SECOND = 2000000 };
  const think_options *const o = &t->options;
  const double timed = o->seconds * o->threads * A_SECOND;

  return timed >= (double)o->nodes ? o->nodes : timed > 0 ? (uint64_t)timed : 0;
}

/* A ply of depth multiplies nodes by about eight. */
uint64_t
think_expected_nodes(const think *t) {
  enum { PLY_SHIFT = 3, MOST_PLIES = 20 };
  const think_options *const o = &t->options;
  uint64_t n = think_most_nodes(t);

  if (o->depth <= MOST_PLIES && (uint64_t)1 << PLY_SHIFT * o->depth < n)
    n = (uint64_t)1 << PLY_SHIFT * o->depth;
  return n;
}

void
think_free(think *t) {
  pthread_cond_destroy(&t->changed);
  pthread_mutex_destroy(&t->lock);
  free(t->report.lines);
}

double
think_seconds(const think *t) {
  return platform_now() - t->started;
}

double
think_seconds_of_all(const think *t) {
  return t->before + think_seconds(t);
}

bool
think_out_of_time(think *t) {
  if (t->options.seconds < INFINITY && think_seconds(t) >= t->options.seconds)
    think_stop(t);
  return think_stopped(t);
}

void
think_damaged(think *t) {
  atomic_store_explicit(&t->damaged, true, memory_order_relaxed);
  think_stop(t);
}

void
think_publish(think *t, const think_line *lines, int depth, uint64_t nodes) {
  const double seconds = think_seconds_of_all(t);
  const size_t n = (size_t)t->options.lines;

  assert(depth >= 0 && depth <= THINK_MAX_DEPTH);

  pthread_mutex_lock(&t->lock);
  if (lines) {
    memcpy(t->report.lines, lines, n * sizeof *lines);
    t->report.depth = depth;
    t->news++;
    pthread_cond_broadcast(&t->changed);
  }
  t->report.nodes = nodes;
  t->report.seconds = seconds;
  pthread_mutex_unlock(&t->lock);
  if (lines && t->listen)
    t->listen(t->context, t);
}

void
think_done(think *t) {
  pthread_mutex_lock(&t->lock);
  t->done = true;
  pthread_cond_broadcast(&t->changed);
  pthread_mutex_unlock(&t->lock);
}

bool
think_wait(think *t, int ms, unsigned *seen) {
  const double until = platform_now() + ms * 1e-3;

  pthread_mutex_lock(&t->lock);
  while (!t->done && t->news == *seen &&
         platform_wait(&t->changed, &t->lock, until))
    ;
  *seen = t->news;

  const bool done = t->done;

  pthread_mutex_unlock(&t->lock);
  return done;
}

unsigned
think_copy_report(think *t, think_report *to) {
  pthread_mutex_lock(&t->lock);

  think_line *const lines = to->lines;

  memcpy(lines, t->report.lines, (size_t)t->options.lines * sizeof *lines);
  *to = t->report;
  to->lines = lines;

  const unsigned news = t->news;

  pthread_mutex_unlock(&t->lock);
  return news;
}
