/* survey.h - what the evaluation and the net of Tactigon count on a board.
   Pieces reach a tile if they are near enough, whatever is in the way. */

#ifndef TABULEIRO_TACTIGON_SURVEY_H
#define TABULEIRO_TACTIGON_SURVEY_H

#include "rules.h"

/* What is seen of a player's pieces. */
typedef struct tactigon_survey {
  int number[TACTIGON_TYPES]; /* of pieces of each type */

  /* Pieces of each type that enemies of the same type, or of one with fewer
     sides, reach. */
  int prey[TACTIGON_TYPES];

  /* Of the first 64 tiles those with a piece that such enemies reach, and those
     with one that another own piece but the pentagon reaches. */
  uint64_t attacked, covered;

  int aims;         /* pieces that reach the enemy pentagon */
  int gold;         /* gold tiles held */
  int gold_aims[2]; /* pieces that reach the first gold tile, and the second */
  int guards;       /* pieces next to the own pentagon */

  /* Steps from the enemy pentagon, of all pieces but the own pentagon together
     and of the nearest; TACTIGON_MAX_LINES is the nearest of none. */
  int way, nearest;
} tactigon_survey;

/* Sets SURVEY[player] to what is seen of P, where both have a pentagon. */
void tactigon_survey_of(const tactigon_position *p, tactigon_survey survey[2]);

#endif
