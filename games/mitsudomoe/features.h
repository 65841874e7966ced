/* features.h - the features of Mitsudomoe that its net knows. */

#ifndef TABULEIRO_MITSUDOMOE_FEATURES_H
#define TABULEIRO_MITSUDOMOE_FEATURES_H

#include "../../c_src/engine/net.h"
#include "rules.h"

enum { MITSUDOMOE_FEATURES = 1689 };

/* Writes the features of P, see game.h. */
int mitsudomoe_features(const position *p, int view, uint16_t *out);

/* The net of merged features: what a cell has, the step with the supplies, and
   the rings that can be moved.  Built when the program or library is loaded,
   constant from then on. */
extern net mitsudomoe_merged;

/* Writes the merged features of P and returns their number, or -1 as
   mitsudomoe_features does. */
int mitsudomoe_merged_features(const position *p, uint16_t *out);

#endif
