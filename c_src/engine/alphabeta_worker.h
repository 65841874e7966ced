/* alphabeta_worker.h - the memory of alpha-beta, and what each of its threads
   owns. */

#ifndef TABULEIRO_ALPHABETA_WORKER_H
#define TABULEIRO_ALPHABETA_WORKER_H

#include "alphabeta_lines.h"
#include "alphabeta_tunables.h"
#include "ending_table.h"
#include "history.h"
#include "picker.h"
#include "table.h"
#include "team.h"

/* A move of the root before the search, by move after alphabeta_set_roots.
   Equal scores are ordered by a random rank, so that games differ. */
typedef struct alphabeta_candidate {
  move move;
  int score; /* as a leaf */
  bool leaf; /* a search to depth 0 has this score */
  uint64_t rank;
} alphabeta_candidate;

/* How far an iteration of the deepening is. */
typedef struct alphabeta_iteration {
  int depth;            /* 0 before the first */
  int last;             /* the score of the iteration before */
  int64_t below, above; /* how far the window reaches from there */
  int next, found;      /* the index of the next root move; lines found */
} alphabeta_iteration;

/* All that a thread owns; only the table is shared. */
typedef struct alphabeta_worker {
  team_member member;
  const game *game;
  table *table;
  const ending_table *endings;
  bool selective, repetition; /* these three: see think_options */
  bool evaluates_roots;       /* see alphabeta_memory */
  bool stopped;               /* the search must unwind */
  bool finished;              /* there is nothing left to search */

  /* A line for each move of the root, the best first; the first moves are valid
     after alphabeta_set_roots, all zeros before. */
  think_line *roots;
  alphabeta_candidate *candidates;
  int n_roots;
  alphabeta_iteration iteration;

  /* A stack of the moves of the nodes on the line, and their ranks. */
  move *moves;
  int *rank;

  uint64_t path[THINK_MAX_DEPTH + 1]; /* hashes of the positions on the line */
  move excluded[THINK_MAX_DEPTH + 1]; /* by ply: a move to leave out */
  history history;
  alphabeta_lines *lines; /* NULL unless the search can be resumed */

  /* The principal variation from each ply on. */
  int pv_length[THINK_MAX_DEPTH + 2];
  move pv[THINK_MAX_DEPTH + 2][THINK_MAX_LINE];
} alphabeta_worker;

/* The memory of the algorithm, which the threads share. */
typedef struct alphabeta_memory {
  game game; /* a copy, see alphabeta_terms */

  /* Whether each iteration evaluates all moves of the root again, see
     is_known_to_fail in alphabeta_root.c. */
  bool evaluates_roots;
  table table;

  /* The search that can be resumed: its only worker, which the memory owns, or
     NULL; its options, and its last report, with lines that it owns. */
  alphabeta_worker *paused;
  think_options options;
  think_report report;
} alphabeta_memory;

/* Creates member ID of the team of T, an alphabeta_worker; CONTEXT is the
   memory.  Returns NULL if there is no room for it. */
team_member *alphabeta_worker_new(void *context, think *t, int id);

void alphabeta_worker_free(team_member *m);

/* As alphabeta_worker_new, but returns the paused worker of the memory, which
   owns it no longer, if T resumes its search. */
team_member *alphabeta_worker_resume(void *context, think *t, int id);

/* Keeps W, the only worker of its think, in MEM, which owns it from now on. */
void alphabeta_worker_pause(alphabeta_memory *mem, alphabeta_worker *w);

#endif
