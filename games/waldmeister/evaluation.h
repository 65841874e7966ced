/* evaluation.h - the terms of the evaluation of Wald Meister. */

#ifndef TABULEIRO_WALDMEISTER_EVALUATION_H
#define TABULEIRO_WALDMEISTER_EVALUATION_H

#include "rules.h"

/* The terms with their weights, and the function that counts them, see
   game.h. */
extern const evaluation_term waldmeister_terms[];
void waldmeister_count_terms(const position *p, int *counts);

/* Counts the terms and writes the features, see game.h. */
int waldmeister_inputs(const position *p, int *counts, uint16_t *features);

#endif
