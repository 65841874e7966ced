/* features.h - the features of Tactigon that its net knows. */

#ifndef TABULEIRO_TACTIGON_FEATURES_H
#define TABULEIRO_TACTIGON_FEATURES_H

#include "rules.h"

enum { TACTIGON_FEATURES = 670 };

/* Writes the features of P, see game.h. */
int tactigon_features(const position *p, int view, uint16_t *out);

#endif
