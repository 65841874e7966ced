/* think.h - one search: its limits and its reports.

   A *think* is one job: a position, its limits, a flag that stops the search
   and the latest report.  An algorithm (algorithm.h) does the job, in threads
   that know no Prolog; the caller waits for reports in a thread of its own. */

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
  THINK_MAX_LINE = 40,   /* moves of a reported line */
  THINK_MAX_THREADS = 256
};

/* Scores are from the view of one player: in reports, of the player to move at
   the root.  A win in N plies scores THINK_WIN - N, a loss in N plies
   N - THINK_WIN, so shorter wins and longer losses are better.  Scores beyond
   THINK_DECIDED are proved wins or losses; evaluations stay below.  All scores
   fit the 20 bits of the transposition table. */
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

/* Returns the score for PLAYER of OUTCOME, which is not OUTCOME_NONE, reached
   PLY plies from the root. */
static inline int
think_outcome(enum outcome outcome, enum player player, int ply) {
  assert(outcome != OUTCOME_NONE);
  return outcome == OUTCOME_DRAW             ? THINK_DRAW
         : outcome == outcome_won_by(player) ? THINK_WIN - ply
                                             : ply - THINK_WIN;
}

/* Whether HASH is among the first N hashes of LINE, searched from the latest
   back. */
static inline bool
think_is_repeated(const uint64_t *line, int n, uint64_t hash) {
  while (--n >= 0)
    if (line[n] == hash)
      return true;
  return false;
}

typedef struct think_options {
  double seconds; /* of wall time; INFINITY for no limit */
  uint64_t nodes; /* of all threads together; UINT64_MAX for no limit */
  int depth;      /* plies, 1..THINK_MAX_DEPTH */
  int threads;    /* 1..THINK_MAX_THREADS */
  int lines;      /* of best moves to report, 0 or more */
  uint64_t seed;  /* of all random choices */

  /* Whether the search reduces and prunes lines.  Otherwise it searches every
     line to the same depth, and its scores are those of minimax. */
  bool selective;

  /* Whether a position that is on the line already is a draw. */
  bool repetition;

  /* Whether the search goes on where the one before it with the same memory and
     root was stopped, and can be continued itself.  Limits are those of this
     part alone, reports count all parts.  Only alpha-beta in one thread
     resumes; elsewhere, or with other options, a search begins anew. */
  bool resume;

  /* Values that the search need not find, see ending_table.h; NULL for none.
     They outlive the think.  Only alpha-beta uses them. */
  const struct ending_table *endings;
} think_options;

/* Returns options without limits: one thread, one line, seed 0, selective,
   repetitions are draws. */
think_options think_unlimited(void);

/* A move of the root and the best continuation. */
typedef struct think_line {
  int score;
  int depth;  /* plies searched */
  bool exact; /* otherwise the score is a lower bound */
  int length; /* 1..THINK_MAX_LINE */
  move moves[THINK_MAX_LINE];
} think_line;

typedef struct think_report {
  int depth;
  uint64_t nodes;
  double seconds;
  think_line *lines; /* options.lines of the think, the best first */
} think_report;

typedef struct think {
  /* Set by think_init, then constant. */
  const game *game;
  position root;
  think_options options; /* lines is at most the number of moves */
  double started;
  double before; /* seconds of the parts that it resumes */

  /* Set after think_init; may be NULL.  The thread that leads the search calls
     it with each report that has lines, which stays as it is meanwhile. */
  void (*listen)(void *context, struct think *t);
  void *context;

  atomic_bool stop;
  atomic_bool damaged; /* the search read a damaged table */

  /* Guarded by the lock. */
  pthread_mutex_t lock;
  pthread_cond_t changed;
  think_report report;
  unsigned news; /* number of reports with lines so far */
  bool done;
} think;

/* Makes *T the job of searching ROOT; its clock starts now.  OPTIONS are within
   their ranges, but lines may exceed the number of moves.  Returns false if
   there is no memory; then there is nothing to free. */
bool think_init(think *t, const game *g, const position *root,
                const think_options *options);

/* Returns about how many nodes the limits of T in nodes and time allow. */
uint64_t think_most_nodes(const think *t);

/* Returns a guess of how many nodes the search of T will have. */
uint64_t think_expected_nodes(const think *t);

/* Frees what think_init allocated.  No thread works on T any more. */
void think_free(think *t);

/* Returns the seconds since think_init. */
double think_seconds(const think *t);

/* Returns the seconds of all parts of the search. */
double think_seconds_of_all(const think *t);

/* ------------------------------------------------------------------------
   For the threads that search
   ------------------------------------------------------------------------ */

/* Whether the search must end.  Asked at every node. */
static inline bool
think_stopped(const think *t) {
  return atomic_load_explicit(&t->stop, memory_order_relaxed);
}

/* Stops the search if its time is up, and returns think_stopped.  Asked every
   thousand nodes or so: it reads the clock. */
bool think_out_of_time(think *t);

/* Stops the search: it read a damaged table. */
void think_damaged(think *t);

/* Publishes a report: copies of LINES, options.lines of them, the best first,
   with DEPTH, and the NODES so far.  If LINES is NULL, updates only nodes and
   seconds.  Only the thread that leads the search may. */
void think_publish(think *t, const think_line *lines, int depth,
                   uint64_t nodes);

/* ------------------------------------------------------------------------
   For the caller, in a thread of its own
   ------------------------------------------------------------------------ */

/* Asks the search to end soon.  Any thread may. */
static inline void
think_stop(think *t) {
  atomic_store_explicit(&t->stop, true, memory_order_relaxed);
}

/* Records that the algorithm has returned. */
void think_done(think *t);

/* Waits until the search is done, there is a report later than number *SEEN, or
   MS milliseconds have passed.  Sets *SEEN to the number of the latest report.
   Returns whether the search is done. */
bool think_wait(think *t, int ms, unsigned *seen);

/* Copies the report to TO, whose lines have room for t->options.lines, and
   returns its number. */
unsigned think_copy_report(think *t, think_report *to);

#endif
