/* survey.h - what the evaluation and the net of Wald Meister count on a board.
   Boards of 8 x 8 cells and smaller ones are looked at as sets of 64 bits. */

#ifndef TABULEIRO_WALDMEISTER_SURVEY_H
#define TABULEIRO_WALDMEISTER_SURVEY_H

#include "rules.h"

/* Sets SURVEY[goal] to what is seen of P for each goal. */
void waldmeister_survey_of(const waldmeister_position *p,
                           waldmeister_survey survey[2]);

/* As waldmeister_survey_of, by sets of 128 bits on a board of any size. */
void waldmeister_survey_any(const waldmeister_position *p,
                            waldmeister_survey survey[2]);

#endif
