/* alphabeta.h - alpha-beta search (Knuth and Moore 1975, "An Analysis of
   Alpha-Beta Pruning"): what its files share.

   Principal variation search (Marsland and Campbell 1982, "Parallel Search of
   Strongly Ordered Game Trees") with iterative deepening, aspiration windows, a
   transposition table, late move reductions, late move pruning, reverse
   futility pruning and singular extensions.  Several threads search the same
   tree, every other one a ply deeper, and help one another through the table
   alone ("lazy SMP", see https://www.chessprogramming.org/Lazy_SMP).

     history.c, picker.c  the order of moves
     alphabeta_tree.c     nodes below the root
     alphabeta_root.c     the moves of the root, to one depth
     alphabeta.c          iterative deepening, in several threads

   Scores are from the view of the player to move.  Sides need not alternate: a
   score changes its sign where the player to move changes. */

#ifndef TABULEIRO_ALPHABETA_H
#define TABULEIRO_ALPHABETA_H

#include "algorithm.h"
#include "evaluation.h"
#include "history.h"
#include "picker.h"
#include "table.h"
#include "team.h"

/* Tunables.  Share of games won against the search without the technique, at
   equal nodes, with an error of 2 to 5 %:

                             Wali  Mitsudomoe  Tactigon  Wald Meister
     late move reductions    59 %     68 %       55 %        63 %
     late move pruning         no difference: few moves      57 %
     reverse futility pr.    61 %     55 %       49 %        48 %
     singular extensions     51 %     53 %       48 %

   The first two are of 5000 nodes a move, but for the reductions in Wald
   Meister: of 100,000, with 5000 they win 41 %.  The others are of 2000 to
   30,000; a game has them that gains by them.  Half-turns at depth 0 search one
   step outside the principal variation: with four steps or more Mitsudomoe won
   45 %, and Wali no more than before. */
enum {
  /* Late move reductions: at depth REDUCE_DEPTH or more, search the moves after
     the first REDUCE_MOVES at less depth first. */
  REDUCE_DEPTH = 2,
  REDUCE_MOVES = 3,

  /* Late move pruning: at depth LATE_DEPTH or less, search at most
     LATE_MOVES * depth moves. */
  LATE_DEPTH = 3,
  LATE_MOVES = 16,

  /* Reverse futility pruning: at depth MARGIN_DEPTH or less, leave out a node
     whose evaluation is beta and the game's margin for each ply, or more. */
  MARGIN_DEPTH = 6,

  /* Singular extensions: the table move, from a search that was at most
     SINGULAR_LESS plies less deep, is searched a ply deeper if no other move
     comes within SINGULAR_MARGIN a ply of its score.  From SINGULAR_PLY on no
     line grows. */
  SINGULAR_LESS = 3,
  SINGULAR_MARGIN = 20,
  SINGULAR_PLY = 60,

  /* Aspiration windows: from depth ASPIRATION_DEPTH on, search within the last
     change of the score first; grow the window by ASPIRATION_GROWTH. */
  ASPIRATION_DEPTH = 4,
  ASPIRATION_GROWTH = 8
};

/* A move of the root before the search.  Equal scores are ordered by a random
   rank, so that games differ. */
typedef struct alphabeta_candidate {
  move move;
  int score;
  uint64_t rank;
} alphabeta_candidate;

/* The memory of the algorithm, which the threads share. */
typedef struct alphabeta_memory {
  const game *game;
  table table;
} alphabeta_memory;

/* All that a thread owns; only the table is shared. */
typedef struct alphabeta_worker {
  team_member member;
  const game *game;
  table *table;
  bool selective, repetition; /* see think_options */
  bool stopped;               /* the search must unwind */
  bool finished;              /* there is nothing left to search */

  /* A line for each move of the root, the best first; the first moves are valid
     after alphabeta_set_roots, all zeros before. */
  think_line *roots;
  alphabeta_candidate *candidates;
  int n_roots;

  /* A stack of the moves of the nodes on the line, and their promise. */
  move *moves;
  int *promise;

  uint64_t path[THINK_MAX_DEPTH + 1]; /* hashes of the positions on the line */
  move excluded[THINK_MAX_DEPTH + 1]; /* by ply: a move to leave out */
  history history;

  /* The principal variation from each ply on. */
  int pv_length[THINK_MAX_DEPTH + 2];
  move pv[THINK_MAX_DEPTH + 2][THINK_MAX_LINE];
} alphabeta_worker;

/* The number of moves and promises that each ply needs in the stack. */
static inline size_t
alphabeta_room(const game *g) {
  return (size_t)(PICKER_EARLY + LATE_DEPTH * LATE_MOVES + g->max_moves);
}

/* Scores P, PLY plies from the root, for PLAYER, as a leaf. */
static inline int
alphabeta_leaf(const game *g, const position *p, enum player player, int ply) {
  const enum outcome outcome = g->outcome(p);

  return outcome == OUTCOME_NONE ? evaluation_of(g, p, player)
                                 : think_outcome(outcome, player, ply);
}

/* Returns the reduction in plies of the I-th move, from 0, of a node of
   DEPTH >= 1. */
static inline int
alphabeta_reduction(const alphabeta_worker *w, int depth, int i) {
  if (!w->selective || depth < REDUCE_DEPTH || i < REDUCE_MOVES)
    return 0;

  /* Half the product of the binary logarithms, rounded down. */
  const int r = (31 - __builtin_clz((unsigned)depth)) *
                (31 - __builtin_clz((unsigned)i)) / 2;

  return r < depth - 1 ? r : depth - 1;
}

/* Returns the score of P, PLY plies from the root, for the player to move, at
   DEPTH >= 0 plies: exact within ALPHA..BETA, otherwise a bound on that side
   (fail-soft).  LIST is the part of the stack from this ply on.  Undefined once
   w->stopped. */
int alphabeta_value(alphabeta_worker *w, const position *p, int depth, int ply,
                    int alpha, int beta, move *list);

/* Returns the score of P for PLAYER, whose view ALPHA and BETA are too. */
static inline int
alphabeta_value_for(alphabeta_worker *w, enum player player, const position *p,
                    int depth, int ply, int alpha, int beta, move *list) {
  return w->game->to_move(p) == player
             ? alphabeta_value(w, p, depth, ply, alpha, beta, list)
             : -alphabeta_value(w, p, depth, ply, -beta, -alpha, list);
}

/* Sets the lines of the root to its moves alone, ordered by their leaf
   scores. */
void alphabeta_set_roots(alphabeta_worker *w);

/* Searches the moves of the root to DEPTH, unless stopped, and orders the lines
   by score.  With one line wanted, the first window reaches WIDTH above and
   below LAST, the score of the iteration before. */
void alphabeta_search_root(alphabeta_worker *w, int depth, int last, int width);

/* Creates member ID of the team of T, an alphabeta_worker; CONTEXT is the
   memory.  Returns NULL if there is no room for it. */
team_member *alphabeta_worker_new(void *context, think *t, int id);

void alphabeta_worker_free(team_member *m);

/* Searches deeper and deeper.  Every other worker is one ply ahead; the first
   to finish stops the others.  The leader passes its team US and publishes
   each iteration, the others pass NULL. */
void alphabeta_deepen(alphabeta_worker *w, const team *us);

/* Returns a worker that has finished or, if none has, one that searched
   deepest. */
const alphabeta_worker *alphabeta_deepest(const team *us);

#endif
