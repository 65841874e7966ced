/* ending_build.h - retrograde analysis: the values of a layer from those of the
   layers below it.

   First each position gets the best value that its moves out of the layer give,
   and the number of different positions of the layer that its other moves lead
   to.  Then, in the order of their plies, decided positions are passed on to
   those they are reached from: a lost position makes them won, and a won one
   takes one from their number; at 0 the position is lost (Gasser 1996, "Solving
   Nine Men's Morris").  What is left is drawn. */

#ifndef TABULEIRO_ENDING_BUILD_H
#define TABULEIRO_ENDING_BUILD_H

#include "ending_sweep.h"

/* The bytes that a position takes while its layer is built. */
enum { ENDING_BUILD_BYTES = 3 };

/* Builds LAYER of T, whose lower layers are open, in THREADS threads, from 1 to
   ENDING_MAX_THREADS, and writes its file: the same for any number. */
enum ending_status ending_build(ending_table *t, int layer, int threads,
                                watch *w);

#endif
