/* Engines: what a search remembers between moves, behind a handle; and the
   predicate that thinks.

   The search runs in threads that never call Prolog.  The thread that asked
   waits for their news and handles its signals, every 10 ms at least, so that
   whatever interrupts Prolog ends a search.  They are called by
   prolog/tabuleiro/search/analyse.pl alone, which checks and completes the
   options. */

#define _POSIX_C_SOURCE 200809L /* signals */

#include "engine.h"

#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "codec.h"

#include "../engine/algorithm.h"

enum { WAIT_MS = 10 };

static atom_t ATOM_algorithm[ALGORITHMS];
static atom_t ATOM_all;
static atom_t ATOM_false;
static atom_t ATOM_inf;
static atom_t ATOM_true;
static functor_t FUNCTOR_limits8;
static functor_t FUNCTOR_line4;
static functor_t FUNCTOR_loss1;
static functor_t FUNCTOR_report4;
static functor_t FUNCTOR_win1;
static predicate_t PREDICATE_call2;

/* ------------------------------------------------------------------------
   Handles
   ------------------------------------------------------------------------ */

typedef struct engine {
  const native *native;
  const algorithm *algorithm;
  void *memory;

  /* Guarded by the lock. */
  pthread_mutex_t lock;
  think *thinking; /* NULL: idle */
  bool closed;
  bool released; /* by Prolog, while it was thinking */
} engine;

/* Frees what a closed engine needs no more; the lock is held. */
static void
free_memory(engine *e) {
  if (e->memory && !e->thinking) {
    e->algorithm->close(e->memory);
    e->memory = NULL;
  }
}

static void
free_engine(engine *e) {
  pthread_mutex_destroy(&e->lock);
  free(e);
}

/* No term refers to the engine any more.  A think that goes on all the same,
   when Prolog ends, frees it. */
static int
release_engine(atom_t a) {
  engine *const e = PL_blob_data(a, NULL, NULL);

  pthread_mutex_lock(&e->lock);
  e->closed = e->released = true;
  free_memory(e);

  const bool idle = !e->thinking;

  if (!idle)
    think_stop(e->thinking);
  pthread_mutex_unlock(&e->lock);
  if (idle)
    free_engine(e);
  return TRUE;
}

static int
compare_engines(atom_t a, atom_t b) {
  const void *const x = PL_blob_data(a, NULL, NULL);
  const void *const y = PL_blob_data(b, NULL, NULL);

  return (x > y) - (x < y);
}

static int
write_engine(IOSTREAM *out, atom_t a, int flags) {
  const engine *const e = PL_blob_data(a, NULL, NULL);

  (void)flags;
  return Sfprintf(out, "<%s engine>(%p)", e->native->game->name, (void *)e) >=
         0;
}

static PL_blob_t engine_type = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_NOCOPY,
    .name = "tabuleiro_engine",
    .release = release_engine,
    .compare = compare_engines,
    .write = write_engine,
};

static bool
get_engine(term_t t, engine **e) {
  PL_blob_t *type;
  void *data;

  if (PL_is_variable(t))
    return PL_instantiation_error(t);
  if (!PL_get_blob(t, &data, NULL, &type) || type != &engine_type)
    return PL_type_error("engine", t);
  *e = data;
  return true;
}

/* '$open_engine'(+Game, +Algorithm, +MiB, -Engine) */
static foreign_t
pl_open_engine(term_t name, term_t algorithm_term, term_t mib_term,
               term_t handle) {
  const native *const n = native_get(name);
  int mib, i = 0;
  atom_t a;

  if (!n || !PL_get_atom_ex(algorithm_term, &a) ||
      !PL_get_integer_ex(mib_term, &mib))
    return FALSE;
  if (mib < 0)
    return PL_domain_error("hash", mib_term);
  while (i < ALGORITHMS && ATOM_algorithm[i] != a)
    i++;
  if (i == ALGORITHMS)
    return PL_existence_error("algorithm", algorithm_term);

  engine *const e = malloc(sizeof *e);
  void *const memory = e ? algorithms[i]->open(n->game, (size_t)mib) : NULL;

  if (!memory) {
    free(e);
    return PL_resource_error("memory");
  }
  *e = (engine){.native = n, .algorithm = algorithms[i], .memory = memory};
  pthread_mutex_init(&e->lock, NULL);
  return PL_unify_blob(handle, e, sizeof *e, &engine_type);
}

static bool
raise_closed(term_t handle) {
  return PL_permission_error("access", "closed_engine", handle);
}

/* '$close_engine'(+Engine): one that thinks in another thread stops. */
static foreign_t
pl_close_engine(term_t handle) {
  engine *e = NULL;

  if (!get_engine(handle, &e))
    return FALSE;
  pthread_mutex_lock(&e->lock);

  const bool closed = e->closed;

  e->closed = true;
  free_memory(e);
  if (e->thinking)
    think_stop(e->thinking);
  pthread_mutex_unlock(&e->lock);
  return closed ? raise_closed(handle) : TRUE;
}

/* Makes T what E thinks about; false with an exception if it cannot. */
static bool
begin_think(engine *e, term_t handle, think *t) {
  pthread_mutex_lock(&e->lock);

  const bool closed = e->closed;
  const bool busy = e->thinking != NULL;

  if (!closed && !busy)
    e->thinking = t;
  pthread_mutex_unlock(&e->lock);
  if (closed)
    return raise_closed(handle);
  return !busy || PL_permission_error("access", "busy_engine", handle);
}

static void
end_think(engine *e) {
  pthread_mutex_lock(&e->lock);
  e->thinking = NULL;
  if (e->closed)
    free_memory(e);

  const bool released = e->released;

  pthread_mutex_unlock(&e->lock);
  if (released)
    free_engine(e);
}

/* ------------------------------------------------------------------------
   Terms
   ------------------------------------------------------------------------ */

/* The options as engine.pl passes them, limits(Seconds, Nodes, Depth,
   Threads, Lines, Seed, Selective, Repetition): `inf` for no limit, `all` for
   all lines. */
static bool
get_options(term_t t, think_options *o) {
  const term_t args = PL_new_term_refs(8);
  int64_t nodes, seed;
  int selective, repetition;

  if (!PL_is_functor(t, FUNCTOR_limits8))
    return PL_type_error("limits", t);
  for (int i = 0; i < 8; i++)
    _PL_get_arg((size_t)i + 1, t, args + (term_t)i);
  *o = (think_options){.seconds = INFINITY, .nodes = UINT64_MAX};

  atom_t a;

  if (!(PL_get_atom(args, &a) && a == ATOM_inf) &&
      !PL_get_float_ex(args, &o->seconds))
    return false;
  if (!(PL_get_atom(args + 1, &a) && a == ATOM_inf)) {
    if (!PL_get_int64_ex(args + 1, &nodes))
      return false;
    if (nodes < 0)
      return PL_domain_error("nodes", args + 1);
    o->nodes = (uint64_t)nodes;
  }
  if (PL_get_atom(args + 4, &a) && a == ATOM_all)
    o->lines = GAME_MAX_MOVES;
  else if (!get_one_to(args + 4, GAME_MAX_MOVES, "multi_pv", &o->lines))
    return false;
  if (!get_one_to(args + 2, THINK_MAX_DEPTH, "depth", &o->depth) ||
      !get_one_to(args + 3, THINK_MAX_THREADS, "threads", &o->threads) ||
      !PL_get_int64_ex(args + 5, &seed) ||
      !PL_get_bool_ex(args + 6, &selective) ||
      !PL_get_bool_ex(args + 7, &repetition))
    return false;
  o->seed = (uint64_t)seed;
  o->selective = selective;
  o->repetition = repetition;
  return true;
}

/* A number, or win(Plies), or loss(Plies). */
static bool
put_score(int score, term_t t) {
  if (!think_is_decided(score))
    return PL_put_integer(t, score);
  return PL_put_integer(t, THINK_WIN - abs(score)) &&
         PL_cons_functor_v(t, score > 0 ? FUNCTOR_win1 : FUNCTOR_loss1, t);
}

/* The moves of LINE from P on.  Each is a move of its own position. */
static bool
put_line_moves(const native *n, const position *p, const think_line *line,
               term_t list) {
  position at[THINK_MAX_LINE];
  const term_t one = PL_new_term_ref();

  at[0] = *p;
  for (int i = 1; i < line->length; i++)
    n->game->play(&at[i - 1], line->moves[i - 1], &at[i]);
  if (!PL_put_nil(list))
    return false;
  for (int i = line->length - 1; i >= 0; i--)
    if (!native_put_moves(n, &line->moves[i], 1, one) ||
        !PL_get_head(one, one) || !PL_cons_list(list, one, list))
      return false;
  return true;
}

/* line(Score, Depth, Exact, Moves) */
static bool
put_line(const native *n, const position *p, const think_line *line, term_t t) {
  const term_t args = PL_new_term_refs(4);
  const bool built =
      put_score(line->score, args) && PL_put_integer(args + 1, line->depth) &&
      PL_put_atom(args + 2, line->exact ? ATOM_true : ATOM_false) &&
      put_line_moves(n, p, line, args + 3) &&
      PL_cons_functor_v(t, FUNCTOR_line4, args);

  PL_reset_term_refs(args);
  return built;
}

/* report(Depth, Nodes, Seconds, Lines) */
static bool
put_report(const native *n, const think *t, const think_report *r,
           term_t term) {
  const term_t args = PL_new_term_refs(4);
  const term_t line = PL_new_term_ref();

  if (!PL_put_nil(args + 3))
    return false;
  for (int i = t->options.lines - 1; i >= 0; i--)
    if (!put_line(n, &t->root, &r->lines[i], line) ||
        !PL_cons_list(args + 3, line, args + 3))
      return false;
  return PL_put_integer(args, r->depth) && PL_put_uint64(args + 1, r->nodes) &&
         PL_put_float(args + 2, r->seconds) &&
         PL_cons_functor_v(term, FUNCTOR_report4, args);
}

/* ------------------------------------------------------------------------
   Thinking
   ------------------------------------------------------------------------ */

/* A think and who does it. */
typedef struct job {
  think think;
  engine *engine;
  think_report report; /* the last that was read */
  bool no_memory;
} job;

static void *
work(void *context) {
  job *const j = context;

  j->no_memory = !j->engine->algorithm->run(j->engine->memory, &j->think);
  think_done(&j->think);
  return NULL;
}

/* A thread of the search takes no signal: they are Prolog's. */
static bool
start_thread(job *j, pthread_t *thread) {
  sigset_t all, before;

  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);

  const bool started = pthread_create(thread, NULL, work, j) == 0;

  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return started;
}

/* Tells GOAL the news; false with its exception. */
static bool
tell_news(job *j, term_t goal) {
  const fid_t frame = PL_open_foreign_frame();
  const term_t args = frame ? PL_new_term_refs(2) : 0;

  if (!args)
    return false;
  think_copy_report(&j->think, &j->report);

  const bool told =
      PL_put_term(args, goal) &&
      put_report(j->engine->native, &j->think, &j->report, args + 1) &&
      PL_call_predicate(NULL, PL_Q_PASS_EXCEPTION, PREDICATE_call2, args);

  if (told)
    PL_discard_foreign_frame(frame);
  else
    PL_close_foreign_frame(frame);
  return told;
}

/* Waits for the search to end; false with an exception if something stopped
   it. */
static bool
wait_for(job *j, term_t goal) {
  unsigned seen = 0, told = 0;
  bool done;

  do {
    done = think_wait(&j->think, WAIT_MS, &seen);
    if (PL_handle_signals() < 0)
      return false;
    if (seen != told && !PL_is_atom(goal) && !tell_news(j, goal))
      return false;
    told = seen;
  } while (!done);
  return true;
}

/* Thinks; false with an exception. */
static bool
do_job(job *j, term_t goal, term_t report) {
  pthread_t thread;

  if (!start_thread(j, &thread))
    return PL_resource_error("threads");

  const bool done = wait_for(j, goal);

  think_stop(&j->think);
  pthread_join(thread, NULL);
  if (!done)
    return false;
  if (j->no_memory)
    return PL_resource_error("memory");
  think_copy_report(&j->think, &j->report);
  return put_report(j->engine->native, &j->think, &j->report, report);
}

/* '$think'(+Engine, +State, +Limits, +Goal, -Report): calls Goal, unless it is
   an atom, with each report; see get_options and put_report. */
static foreign_t
pl_think(term_t handle, term_t state, term_t limits, term_t goal,
         term_t report) {
  const term_t result = PL_new_term_ref();
  job j = {0};
  native_state root;
  think_options options;
  bool done = false;

  if (!get_engine(handle, &j.engine) ||
      !native_get_state(j.engine->native, state, &root) ||
      !get_options(limits, &options))
    return FALSE;
  if (!think_init(&j.think, j.engine->native->game, &root.position, &options))
    return PL_resource_error("memory");
  if (begin_think(j.engine, handle, &j.think)) {
    j.report.lines =
        malloc(((size_t)j.think.options.lines + 1) * sizeof *j.report.lines);
    done =
        j.report.lines ? do_job(&j, goal, result) : PL_resource_error("memory");
    free(j.report.lines);
    end_think(j.engine);
  }
  think_free(&j.think);
  return done && PL_unify(report, result);
}

void
engine_install(void) {
  static const PL_extension predicates[] = {
      {"$open_engine", 4, (pl_function_t)pl_open_engine, 0},
      {"$close_engine", 1, (pl_function_t)pl_close_engine, 0},
      {"$think", 5, (pl_function_t)pl_think, 0},
      {NULL, 0, NULL, 0}};

  for (int i = 0; i < ALGORITHMS; i++)
    ATOM_algorithm[i] = PL_new_atom(algorithms[i]->name);
  ATOM_all = PL_new_atom("all");
  ATOM_false = PL_new_atom("false");
  ATOM_inf = PL_new_atom("inf");
  ATOM_true = PL_new_atom("true");
  FUNCTOR_limits8 = PL_new_functor(PL_new_atom("limits"), 8);
  FUNCTOR_line4 = PL_new_functor(PL_new_atom("line"), 4);
  FUNCTOR_loss1 = PL_new_functor(PL_new_atom("loss"), 1);
  FUNCTOR_report4 = PL_new_functor(PL_new_atom("report"), 4);
  FUNCTOR_win1 = PL_new_functor(PL_new_atom("win"), 1);
  PREDICATE_call2 = PL_predicate("call", 2, "system");
  PL_register_extensions(predicates);
}
