/* features.h - the features of Wali that its net knows. */

#ifndef TABULEIRO_WALI_FEATURES_H
#define TABULEIRO_WALI_FEATURES_H

#include "../../c_src/engine/net.h"
#include "survey.h"

enum { WALI_FEATURES = 522 };

/* Writes the features of P, see game.h. */
int wali_features(const position *p, int view, uint16_t *out);

/* The net of merged features: what a row has, what a column has, and the
   numbers of each side.  Built when the program or library is loaded, constant
   from then on. */
extern net wali_merged;

/* Writes the merged features of P, of which S is seen, and returns their
   number, or -1 as wali_features does. */
int wali_merged_features(const wali_position *p, const wali_survey *s,
                         uint16_t *out);

#endif
