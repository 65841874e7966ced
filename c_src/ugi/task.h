/* task.h - a search, perft or bench, which runs while the program reads.

   One task runs at a time, in a thread of its own.  The thread that reads, the
   reader, starts and stops it; the task writes its results. */

#ifndef TABULEIRO_UGI_TASK_H
#define TABULEIRO_UGI_TASK_H

#include "../engine/algorithm.h"
#include "../engine/time_plan.h"
#include "../notation/notation.h"
#include "options.h"

/* The limits of a search. */
typedef struct limits {
  int64_t time[2], increment[2]; /* milliseconds, by player; if has_clock */
  int64_t movetime;              /* milliseconds; -1 for no limit */
  int64_t nodes;                 /* INT64_MAX for no limit */
  int64_t depth;
  bool has_clock;
  bool infinite; /* bestmove waits for stop */
  bool ponder;   /* bestmove waits for stop; ponderhit begins the time */
} limits;

typedef struct task {
  const notation *notation;
  option_values options;
  void *memory; /* of the algorithm of the options; NULL before a search */

  /* The task at hand, set before its thread starts. */
  pthread_t thread;
  position root;
  limits limits;
  think think;
  time_plan plan;
  int depth; /* of perft and bench */

  /* Guarded by the lock. */
  pthread_mutex_t lock;
  pthread_cond_t changed;
  think *thinking; /* the search to stop */
  bool running;
  bool released; /* by stop or the end of the input: bestmove need not wait */
  bool quiet;    /* by ponderhit: write no bestmove */

  bool started; /* there is a thread to join; used by the reader alone */
} task;

void task_init(task *t, const notation *n);

/* Stops the task, waits for its end and frees what T owns. */
void task_free(task *t);

/* Whether no task runs; waits for the end of one that was asked to end. */
bool task_is_free(task *t);

/* Makes T forget what searches learned.  No task may run. */
void task_forget(task *t);

/* Start a task, at position P if it has one.  No task may run. */
void task_search(task *t, const position *p, const limits *l);
void task_perft(task *t, const position *p, int depth);
void task_bench(task *t, int depth);

/* Asks the task to end; a search writes its best move. */
void task_stop(task *t);

/* Begins the time of a search that ponders; false if there is none. */
bool task_ponderhit(task *t);

#endif
