/* survey.h - what the evaluation and the net of Wald Meister count on a board.
   Boards of 8 x 8 cells and smaller ones are looked at as sets of 64 bits. */

#ifndef TABULEIRO_WALDMEISTER_SURVEY_H
#define TABULEIRO_WALDMEISTER_SURVEY_H

#include "rules.h"

/* What is seen of the trees: for each goal and attribute those a cell away from
   the largest group, and the empty cells next to it; for each goal the free
   trees that link a largest group. */
typedef struct waldmeister_survey {
  waldmeister_numbers close, room;
  uint8_t links[2];
} waldmeister_survey;

/* Returns what is seen of P. */
waldmeister_survey waldmeister_survey_of(const waldmeister_position *p);

/* As waldmeister_survey_of, by sets of 128 bits on a board of any size. */
waldmeister_survey waldmeister_survey_any(const waldmeister_position *p);

#endif
