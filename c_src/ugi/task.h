/* task.h - what runs while the program reads: a search, perft or bench.

   One task runs at a time, in a thread of its own.  The thread that reads
   starts it and stops it; the task writes what it finds. */

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
  bool ponder;   /* and so until ponderhit, which begins the time */
} limits;

typedef struct task {
  const notation *notation;
  option_values options;
  void *memory; /* of the algorithm of the options; NULL until a search */

  /* Of the task at hand, set before its thread starts. */
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
  bool released; /* by stop or the end: bestmove waits no longer */
  bool quiet;    /* by ponderhit: no bestmove */

  bool started; /* there is a thread to join; of the reader alone */
} task;

void task_init(task *t, const notation *n);

/* Stops the task at hand, waits for it and frees what T owns. */
void task_free(task *t);

/* Whether a task may start.  Waits for one that was asked to end. */
bool task_is_free(task *t);

/* Makes T forget what earlier searches learned.  No task runs. */
void task_forget(task *t);

/* Start a task at position P.  No task runs. */
void task_search(task *t, const position *p, const limits *l);
void task_perft(task *t, const position *p, int depth);
void task_bench(task *t, int depth);

/* Asks the task to end: a search then writes its best move. */
void task_stop(task *t);

/* Begins the time of a search that ponders.  Returns false if none does. */
bool task_ponderhit(task *t);

#endif
