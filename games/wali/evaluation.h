/* evaluation.h - the terms of the evaluation of Wali. */

#ifndef TABULEIRO_WALI_EVALUATION_H
#define TABULEIRO_WALI_EVALUATION_H

#include "rules.h"

/* The terms with their weights, and the function that counts them, see
   game.h. */
extern const evaluation_term wali_terms[];
void wali_count_terms(const position *p, int *counts);

/* The EMPTY cells where a step of a stone of OWN makes a three. */
uint64_t wali_threats(uint64_t own, uint64_t empty);

#endif
