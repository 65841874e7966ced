/* features.h - the features of Wali that its net knows. */

#ifndef TABULEIRO_WALI_FEATURES_H
#define TABULEIRO_WALI_FEATURES_H

#include "rules.h"

enum { WALI_FEATURES = 522 };

/* Writes the features of P, see game.h. */
int wali_features(const position *p, int view, uint16_t *out);

#endif
