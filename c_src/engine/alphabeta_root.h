/* alphabeta_root.h - alpha-beta at the root: its moves, to one depth. */

#ifndef TABULEIRO_ALPHABETA_ROOT_H
#define TABULEIRO_ALPHABETA_ROOT_H

#include "alphabeta_worker.h"

/* Sets the lines of the root to its moves alone, ordered by their leaf
   scores. */
void alphabeta_set_roots(alphabeta_worker *w);

/* Searches the moves of the root to DEPTH, unless stopped, and orders the lines
   by score.  With one line wanted, the first window reaches WIDTH above and
   below LAST, the score of the iteration before. */
void alphabeta_search_root(alphabeta_worker *w, int depth, int last, int width);

#endif
