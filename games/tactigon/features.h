/* features.h - the features of Tactigon that its net knows. */

#ifndef TABULEIRO_TACTIGON_FEATURES_H
#define TABULEIRO_TACTIGON_FEATURES_H

#include "survey.h"

enum { TACTIGON_FEATURES = 670 };

/* Writes the features of P, of which SURVEY is seen, in VIEW, see game.h. */
int tactigon_features_of(const tactigon_position *p,
                         const tactigon_survey survey[2], int view,
                         uint16_t *out);

/* Writes the features of P, see game.h. */
int tactigon_features(const position *p, int view, uint16_t *out);

#endif
