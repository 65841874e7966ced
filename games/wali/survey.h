/* survey.h - what the evaluation and the net of Wali count on a board. */

#ifndef TABULEIRO_WALI_SURVEY_H
#define TABULEIRO_WALI_SURVEY_H

#include "rules.h"

/* What is seen of the stones of each player in the move phase; 0 in the drop
   phase. */
typedef struct wali_survey {
  int threats[2]; /* cells where a step makes a three */
  int safe[2];    /* stones in threes */
} wali_survey;

void wali_survey_of(const wali_position *p, wali_survey *s);

/* The EMPTY cells where a step of a stone of OWN makes a three. */
uint64_t wali_threats(uint64_t own, uint64_t empty);

#endif
