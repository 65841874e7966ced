/* The predicate that searches.

   The search runs in threads that never call Prolog.  The thread that called
   $think/5 waits for reports, and handles its signals at least every WAIT_MS
   milliseconds, so whatever interrupts Prolog ends the search.  Where no thread
   can start, the calling thread searches and handles its signals at each report
   that has lines.  Only prolog/tabuleiro/search/analyse.pl and
   prolog/tabuleiro/solve/native_prover.pl call $think/5; they check and
   complete the options. */

#include "thinking.h"

#include <math.h>
#include <stdlib.h>

#include "../engine/time_plan.h"
#include "handle.h"
#include "tables.h"

enum {
  WAIT_MS = 10, /* between two looks at the signals of the thread */

  /* Without a new report the goal is called again after this time. */
  STILL_MS = 250
};

static atom_t ATOM_all;
static atom_t ATOM_false;
static atom_t ATOM_inf;
static atom_t ATOM_true;
static functor_t FUNCTOR_clock3;
static functor_t FUNCTOR_limits11;
static functor_t FUNCTOR_line4;
static functor_t FUNCTOR_loss1;
static functor_t FUNCTOR_report4;
static functor_t FUNCTOR_win1;
static predicate_t PREDICATE_call3;

/* ------------------------------------------------------------------------
   Terms
   ------------------------------------------------------------------------ */

/* What is left on a clock, in seconds. */
typedef struct clock_left {
  bool runs;
  double left, increment, overhead;
} clock_left;

/* Reads clock(Left, Increment, Overhead), or an atom for no clock. */
static bool
get_clock(term_t t, clock_left *c) {
  const term_t args = PL_new_term_refs(3);

  *c = (clock_left){.runs = false};
  if (PL_is_atom(t))
    return true;
  if (!PL_is_functor(t, FUNCTOR_clock3))
    return PL_type_error("clock", t);
  for (int i = 0; i < 3; i++)
    _PL_get_arg((size_t)i + 1, t, args + (term_t)i);
  c->runs = true;
  return PL_get_float_ex(args, &c->left) &&
         PL_get_float_ex(args + 1, &c->increment) &&
         PL_get_float_ex(args + 2, &c->overhead);
}

/* Reads the term of prolog/tabuleiro/search/think_limits.pl, limits(Seconds,
   Nodes, Depth, Threads, Lines, Seed, Selective, Repetition, Clock, Table,
   Resume), for a search of G.  Seconds and Nodes are `inf` for no limit, Lines
   is `all` for a line for each move, Table is `none` for no table. */
static bool
get_options(term_t t, const game *g, think_options *o, clock_left *c) {
  const term_t args = PL_new_term_refs(11);
  int64_t nodes, seed;
  int selective, repetition, resume;

  if (!PL_is_functor(t, FUNCTOR_limits11))
    return PL_type_error("limits", t);
  for (int i = 0; i < 11; i++)
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
      !PL_get_bool_ex(args + 7, &repetition) || !get_clock(args + 8, c) ||
      !tables_get(args + 9, g, &o->endings) ||
      !PL_get_bool_ex(args + 10, &resume))
    return false;
  o->seed = (uint64_t)seed;
  o->selective = selective;
  o->repetition = repetition;
  o->resume = resume;
  return true;
}

/* T becomes a number, win(Plies) or loss(Plies). */
static bool
put_score(const searched *s, int score, term_t t) {
  if (!think_is_decided(score))
    return s->unit == 1 ? PL_put_integer(t, score)
                        : PL_put_float(t, (double)score / s->unit);
  return PL_put_integer(t, THINK_WIN - abs(score)) &&
         PL_cons_functor_v(t, score > 0 ? FUNCTOR_win1 : FUNCTOR_loss1, t);
}

/* LIST becomes the terms of the moves of LINE. */
static bool
put_line_moves(searched *s, const think_line *line, term_t list) {
  const term_t one = PL_new_term_ref();

  if (!PL_put_nil(list))
    return false;
  for (int i = line->length - 1; i >= 0; i--)
    if (!s->put_move(s, line->moves[i], one) || !PL_cons_list(list, one, list))
      return false;
  return true;
}

/* T becomes line(Score, Depth, Exact, Moves). */
static bool
put_line(searched *s, const think_line *line, term_t t) {
  const term_t args = PL_new_term_refs(4);
  const bool built =
      put_score(s, line->score, args) &&
      PL_put_integer(args + 1, line->depth) &&
      PL_put_atom(args + 2, line->exact ? ATOM_true : ATOM_false) &&
      put_line_moves(s, line, args + 3) &&
      PL_cons_functor_v(t, FUNCTOR_line4, args);

  PL_reset_term_refs(args);
  return built;
}

/* TERM becomes report(Depth, Nodes, Seconds, Lines). */
static bool
put_report(searched *s, const think *t, const think_report *r, term_t term) {
  const term_t args = PL_new_term_refs(4);
  const term_t line = PL_new_term_ref();

  if (!PL_put_nil(args + 3))
    return false;
  for (int i = t->options.lines - 1; i >= 0; i--)
    if (!put_line(s, &r->lines[i], line) ||
        !PL_cons_list(args + 3, line, args + 3))
      return false;
  return PL_put_integer(args, r->depth) && PL_put_uint64(args + 1, r->nodes) &&
         PL_put_float(args + 2, r->seconds) &&
         PL_cons_functor_v(term, FUNCTOR_report4, args);
}

/* ------------------------------------------------------------------------
   Thinking
   ------------------------------------------------------------------------ */

/* A think, the handle that it uses, and what came of it. */
typedef struct job {
  think think;
  handle *handle;
  think_report report; /* the latest one read */
  bool has_plan;
  time_plan plan; /* in a game with clocks */
  bool no_memory;

  /* Without threads. */
  term_t goal;
  double called; /* when the goal was called last */
  bool ended;    /* by the goal or a signal */
} job;

/* Plans the time of O for the clock C, and puts the plan in J. */
static void
plan_time(job *j, const position *p, const clock_left *c, think_options *o) {
  j->plan = time_plan_new(c->left, c->increment, c->overhead,
                          j->handle->searched->game->count_moves(p));
  j->has_plan = true;
  o->seconds = fmin(o->seconds, j->plan.limit);
}

/* Called with each report: ends a search whose plan is over. */
static void
follow_plan(void *context, think *t) {
  job *const j = context;
  const think_report *const r = &t->report;

  if (j->has_plan && r->nodes > 0 &&
      time_plan_is_over(&j->plan, r->lines[0].moves[0], think_seconds(t)))
    think_stop(t);
}

static void *
work(void *context) {
  job *const j = context;

  j->no_memory = !j->handle->algorithm->run(j->handle->memory, &j->think);
  think_done(&j->think);
  return NULL;
}

/* Calls GOAL with the latest report and the seconds since the search began;
   false if it fails or raises an exception. */
static bool
call_goal(job *j, term_t goal) {
  const fid_t frame = PL_open_foreign_frame();
  const term_t args = frame ? PL_new_term_refs(3) : 0;

  if (!args)
    return false;
  think_copy_report(&j->think, &j->report);

  const bool called =
      PL_put_term(args, goal) &&
      put_report(j->handle->searched, &j->think, &j->report, args + 1) &&
      PL_put_float(args + 2, think_seconds_of_all(&j->think)) &&
      PL_call_predicate(NULL, PL_Q_PASS_EXCEPTION, PREDICATE_call3, args);

  if (called)
    PL_discard_foreign_frame(frame);
  else
    PL_close_foreign_frame(frame);
  return called;
}

/* Waits for the search to end; false if GOAL or a signal ends it earlier. */
static bool
wait_for(job *j, term_t goal) {
  unsigned seen = 0, passed = 0;
  double called = INFINITY; /* when the goal was called last */
  bool done;

  do {
    done = think_wait(&j->think, WAIT_MS, &seen);
    if (PL_handle_signals() < 0)
      return false;
    if (seen != passed || platform_now() - called >= STILL_MS * 1e-3) {
      if (!PL_is_atom(goal) && !call_goal(j, goal))
        return false;
      passed = seen;
      called = platform_now();
    }
  } while (!done);
  return true;
}

/* Called with each report where no thread can start, by the thread of Prolog.
   Reports of the first plies follow each other faster than the goal has use
   for. */
static void
report_here(void *context, think *t) {
  job *const j = context;

  follow_plan(j, t);
  if (j->ended || platform_now() - j->called < WAIT_MS * 1e-3)
    return;
  j->ended = PL_handle_signals() < 0 ||
             (!PL_is_atom(j->goal) && !call_goal(j, j->goal));
  j->called = platform_now();
  if (j->ended)
    think_stop(t);
}

static bool
search_here(job *j, term_t goal) {
  j->think.listen = report_here;
  j->goal = goal;
  j->called = -INFINITY;
  work(j);
  return !j->ended && (PL_is_atom(goal) || call_goal(j, goal));
}

static bool
search_in_thread(job *j, term_t goal) {
  pthread_t thread;

  /* Signals are Prolog's. */
  if (!platform_start(&thread, work, j))
    return PL_resource_error("threads");

  const bool done = wait_for(j, goal);

  think_stop(&j->think);
  pthread_join(thread, NULL);
  return done;
}

static bool
run_search(job *j, term_t goal) {
  searched *const s = j->handle->searched;
  bool done;

  if (s->begin)
    s->begin(s, &j->think);
  done = (platform_has_threads() ? search_in_thread : search_here)(j, goal);
  return (!s->end || s->end(s)) && done;
}

/* Raises the error of the table of LIMITS, which is damaged. */
static bool
raise_damaged(term_t limits) {
  const term_t table = PL_new_term_ref();

  _PL_get_arg(10, limits, table);
  return tables_raise_damaged(table);
}

/* Runs the search within LIMITS and reads its last report; false if that cannot
   be done. */
static bool
do_job(job *j, term_t limits, term_t goal, term_t report) {
  if (!run_search(j, goal))
    return false;
  if (j->no_memory)
    return PL_resource_error("memory");
  if (atomic_load(&j->think.damaged))
    return raise_damaged(limits);
  think_copy_report(&j->think, &j->report);
  return put_report(j->handle->searched, &j->think, &j->report, report);
}

/* '$think'(+Engine, +State, +Limits, +Goal, -Report): Report is the last report
   of a search of State.  Unless Goal is an atom, calls it with each report, and
   again with the last one while the search goes on without a new one.  Fails if
   the engine cannot search this game.
   get_options and put_report describe Limits and Report. */
static foreign_t
pl_think(term_t term, term_t state, term_t limits, term_t goal, term_t report) {
  const term_t result = PL_new_term_ref();
  job j = {0};
  position root;
  think_options options;
  clock_left clock;
  bool done = false;

  if (!handle_get(term, &j.handle) ||
      !j.handle->searched->get_state(j.handle->searched, state, &root) ||
      !get_options(limits, j.handle->searched->game, &options, &clock))
    return FALSE;
  if (clock.runs)
    plan_time(&j, &root, &clock, &options);
  if (!think_init(&j.think, j.handle->searched->game, &root, &options))
    return PL_resource_error("memory");
  j.think.listen = follow_plan;
  j.think.context = &j;
  if (handle_begin(j.handle, term, &j.think)) {
    j.report.lines =
        malloc(((size_t)j.think.options.lines + 1) * sizeof *j.report.lines);
    done = j.report.lines ? do_job(&j, limits, goal, result)
                          : PL_resource_error("memory");
    free(j.report.lines);
    handle_end(j.handle);
  }
  think_free(&j.think);
  return done && PL_unify(report, result);
}

void
thinking_install(void) {
  static const PL_extension predicates[] = {
      {"$think", 5, (pl_function_t)pl_think, 0}, {NULL, 0, NULL, 0}};

  ATOM_all = PL_new_atom("all");
  ATOM_false = PL_new_atom("false");
  ATOM_inf = PL_new_atom("inf");
  ATOM_true = PL_new_atom("true");
  FUNCTOR_clock3 = PL_new_functor(PL_new_atom("clock"), 3);
  FUNCTOR_limits11 = PL_new_functor(PL_new_atom("limits"), 11);
  FUNCTOR_line4 = PL_new_functor(PL_new_atom("line"), 4);
  FUNCTOR_loss1 = PL_new_functor(PL_new_atom("loss"), 1);
  FUNCTOR_report4 = PL_new_functor(PL_new_atom("report"), 4);
  FUNCTOR_win1 = PL_new_functor(PL_new_atom("win"), 1);
  PREDICATE_call3 = PL_predicate("call", 3, "system");
  PL_register_extensions(predicates);
}
