/* alphabeta_root.h - alpha-beta at the root: its moves, to one depth. */

#ifndef TABULEIRO_ALPHABETA_ROOT_H
#define TABULEIRO_ALPHABETA_ROOT_H

#include "alphabeta_worker.h"

/* Sets the lines of the root to its moves alone, ordered by their leaf
   scores. */
void alphabeta_set_roots(alphabeta_worker *w);

/* Makes W begin the iteration to DEPTH.  With one line wanted, its first window
   reaches WIDTH above and below LAST, the score of the iteration before. */
void alphabeta_begin_iteration(alphabeta_worker *w, int depth, int last,
                               int width);

/* Searches the moves of the root in the iteration that W has begun, unless
   stopped, and orders the lines by score.  Called again, W goes on with the
   move at which it was stopped. */
void alphabeta_search_root(alphabeta_worker *w);

#endif
