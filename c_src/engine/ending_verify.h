/* ending_verify.h - every value of a layer against those of its moves.

   If each value is the best that the moves of its position give, all values are
   right.  A value of N plies has a move to one of N-1 plies, down to an end of
   the game; and a position that is won or lost in N plies is not called a draw,
   by induction: those of fewer plies have their values. */

#ifndef TABULEIRO_ENDING_VERIFY_H
#define TABULEIRO_ENDING_VERIFY_H

#include "ending_sweep.h"

typedef struct ending_verdict {
  uint64_t n;     /* values compared */
  bool is_right;  /* all of them */
  uint64_t wrong; /* otherwise the index of one that is wrong */
} ending_verdict;

/* Compares the values of LAYER of T, whose lower layers are open too, in
   THREADS threads, from 1 to ENDING_MAX_THREADS, and sets *V if it returns
   ENDING_FOUND. */
enum ending_status ending_verify(const ending_table *t, int layer, int threads,
                                 watch *w, ending_verdict *v);

#endif
