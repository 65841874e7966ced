/* evaluation.h - the terms of the evaluation of Mitsudomoe. */

#ifndef TABULEIRO_MITSUDOMOE_EVALUATION_H
#define TABULEIRO_MITSUDOMOE_EVALUATION_H

#include "rules.h"

/* The terms with their weights, and the functions that count them, see
   game.h. */
extern const evaluation_term mitsudomoe_terms[];
void mitsudomoe_count_terms(const position *p, int *counts);
int mitsudomoe_inputs(const position *p, int *counts, uint16_t *features);

#endif
