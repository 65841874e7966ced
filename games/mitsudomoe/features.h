/* features.h - the features of Mitsudomoe that its net knows. */

#ifndef TABULEIRO_MITSUDOMOE_FEATURES_H
#define TABULEIRO_MITSUDOMOE_FEATURES_H

#include "rules.h"

enum { MITSUDOMOE_FEATURES = 639 };

/* Writes the features of P, see game.h. */
int mitsudomoe_features(const position *p, int view, uint16_t *out);

#endif
