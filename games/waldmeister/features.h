/* features.h - the features of Wald Meister that its net knows. */

#ifndef TABULEIRO_WALDMEISTER_FEATURES_H
#define TABULEIRO_WALDMEISTER_FEATURES_H

#include "../../c_src/engine/net.h"
#include "survey.h"

enum { WALDMEISTER_FEATURES = 247 };

/* Writes the features of P, see game.h. */
int waldmeister_features(const position *p, int view, uint16_t *out);

/* The net of merged features.  Built when the program or library is loaded,
   constant from then on. */
extern net waldmeister_merged;

/* Writes the merged features of P, of which S is seen, and returns their
   number, or -1 as waldmeister_features does. */
int waldmeister_merged_features(const waldmeister_position *p,
                                const waldmeister_survey *s, uint16_t *out);

#endif
