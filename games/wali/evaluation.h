/* evaluation.h - the terms of the evaluation of Wali. */

#ifndef TABULEIRO_WALI_EVALUATION_H
#define TABULEIRO_WALI_EVALUATION_H

#include "rules.h"

/* The terms with their weights, and the functions that count them, see
   game.h. */
extern const evaluation_term wali_terms[];
void wali_count_terms(const position *p, int *counts);
int wali_inputs(const position *p, int *counts, uint16_t *features);

#endif
