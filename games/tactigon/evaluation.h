/* evaluation.h - the terms of the evaluation of Tactigon. */

#ifndef TABULEIRO_TACTIGON_EVALUATION_H
#define TABULEIRO_TACTIGON_EVALUATION_H

#include "rules.h"

/* The terms with their weights, and the function that counts them, see
   game.h. */
extern const evaluation_term tactigon_terms[];
void tactigon_count_terms(const position *p, int *counts);

/* As game.inputs. */
int tactigon_inputs(const position *p, int *counts, uint16_t *features);

#endif
