/* think.h - what every search is told, and what it tells.

   A *think* is one job: a position, its limits, a flag that stops it and the
   report that it keeps up to date.  An algorithm (algorithm.h) does the job, in
   threads that know no Prolog; whoever asked for it waits for news in a thread
   of its own. */

#ifndef TABULEIRO_THINK_H
#define TABULEIRO_THINK_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "game.h"

enum {
  THINK_MAX_DEPTH = 100, /* plies from the root to the deepest leaf */
  THINK_MAX_LINE = 40,   /* moves of a line that are told */
  THINK_MAX_THREADS = 256
};

/* Scores are from the view of a player: who is to move at the root, in
   reports.  A game won in N plies is THINK_WIN - N, so that shorter wins are
   better and longer losses less bad; a score beyond THINK_DECIDED tells that
   the game is won whatever the opponent plays.  Evaluations stay below,
   and all fits the 20 bits of the table. */
enum {
  THINK_DRAW = 0,
  THINK_WIN = 500000,
  THINK_DECIDED = THINK_WIN - 1000,
  THINK_INFINITY = THINK_WIN + 1
};

static inline bool
think_is_decided(int score) {
  return score > THINK_DECIDED || score < -THINK_DECIDED;
}

/* What OUTCOME, which is not OUTCOME_NONE, is worth to PLAYER when it is
   reached PLY plies from the root. */
static inline int
think_outcome(enum outcome outcome, enum player player, int ply) {
  return outcome == OUTCOME_DRAW       ? THINK_DRAW
         : (int)outcome == (int)player ? THINK_WIN - ply
                                       : ply - THINK_WIN;
}

typedef struct think_options {
  double seconds; /* of wall time; INFINITY for no limit */
  uint64_t nodes; /* of all threads together; UINT64_MAX for no limit */
  int depth;      /* plies, 1..THINK_MAX_DEPTH */
  int threads;    /* 1..THINK_MAX_THREADS */
  int lines;      /* how many of the best moves to tell, with exact scores */
  uint64_t seed;  /* of all random choices */

  /* False: the tree is searched to its full width, every line to the same
     depth, and the scores are those of minimax. */
  bool selective;

  /* Whether a position that occurred before on the line is a draw. */
  bool repetition;
} think_options;

/* A move of the root, and how the game goes on after it. */
typedef struct think_line {
  int score;
  int depth;  /* plies searched */
  bool exact; /* else the score is the least that was shown */
  int length; /* 1..THINK_MAX_LINE */
  move moves[THINK_MAX_LINE];
} think_line;

typedef struct think_report {
  int depth;
  uint64_t nodes;
  double seconds;
  think_line *lines; /* as many as the options of the think, the best first */
} think_report;

typedef struct think {
  /* Set by think_init, then constant. */
  const game *game;
  position root;
  think_options options; /* lines is at most the number of moves */
  double started;

  atomic_bool stop;

  /* Guarded by the lock. */
  pthread_mutex_t lock;
  pthread_cond_t changed;
  think_report report;
  unsigned news; /* how often the report has changed */
  bool done;
} think;

/* Makes *T the job of searching ROOT; its clock starts now.  False if there
   is no memory, and nothing to free. */
bool think_init(think *t, const game *g, const position *root,
                const think_options *options);

/* Frees what think_init allocated.  No thread works on T any more. */
void think_free(think *t);

/* Seconds since T began. */
double think_seconds(const think *t);

/* For the threads that search.  They look at think_stopped at every node and
   at think_out_of_time, which sets the flag when time is up, every thousand
   or so. */
static inline bool
think_stopped(const think *t) {
  return atomic_load_explicit(&t->stop, memory_order_relaxed);
}

bool think_out_of_time(think *t);

/* Makes the LINES, t->options.lines of them, the best first, the report, with
   the DEPTH and NODES that they took; copies them.  If LINES is NULL, those
   told before stay. */
void think_publish(think *t, const think_line *lines, int depth,
                   uint64_t nodes);

/* For who waits.  Asks the search to end soon; any thread may. */
static inline void
think_stop(think *t) {
  atomic_store_explicit(&t->stop, true, memory_order_relaxed);
}

/* Says that the algorithm has returned. */
void think_done(think *t);

/* Waits until the search is done, the report is newer than *SEEN, or MS
   milliseconds have passed.  True when it is done. */
bool think_wait(think *t, int ms, unsigned *seen);

/* Copies the report to TO, whose lines have room for t->options.lines, and
   returns its number (see news). */
unsigned think_copy_report(think *t, think_report *to);

#endif
