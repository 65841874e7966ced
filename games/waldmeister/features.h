/* features.h - the features of Wald Meister that its net knows. */

#ifndef TABULEIRO_WALDMEISTER_FEATURES_H
#define TABULEIRO_WALDMEISTER_FEATURES_H

#include "survey.h"

enum { WALDMEISTER_FEATURES = 247 };

/* Writes the features of P, see game.h. */
int waldmeister_features(const position *p, int view, uint16_t *out);

/* As waldmeister_features, when the SURVEY of P is known. */
int waldmeister_features_of(const waldmeister_position *p,
                            const waldmeister_survey survey[2], uint16_t *out);

#endif
