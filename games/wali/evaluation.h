/* evaluation.h - the terms of the evaluation of Wali. */

#ifndef TABULEIRO_WALI_EVALUATION_H
#define TABULEIRO_WALI_EVALUATION_H

#include "rules.h"

/* The terms with their weights, and the functions that count them, see
   game.h. */
extern const evaluation_term wali_terms[];
void wali_count_terms(const position *p, int *counts);
int wali_inputs(const position *p, int *counts, uint16_t *features);

/* What terms and features count of the stones of each player in the move phase;
   0 in the drop phase. */
typedef struct wali_survey {
  int threats[2]; /* cells where a step makes a three */
  int safe[2];    /* stones in threes */
} wali_survey;

void wali_survey_of(const wali_position *p, wali_survey *s);

/* The EMPTY cells where a step of a stone of OWN makes a three. */
uint64_t wali_threats(uint64_t own, uint64_t empty);

#endif
