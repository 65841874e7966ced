/* features.h - the features of Tactigon that its net knows. */

#ifndef TABULEIRO_TACTIGON_FEATURES_H
#define TABULEIRO_TACTIGON_FEATURES_H

#include "../../c_src/engine/net.h"
#include "survey.h"

enum { TACTIGON_FEATURES = 2510 };

/* Writes the features of P, see game.h. */
int tactigon_features(const position *p, int view, uint16_t *out);

/* The net of merged features: each piece, and for each side its prey and its
   aims.  Built when the program or library is loaded, constant from then on. */
extern net tactigon_merged;

/* Writes the merged features of P, of which SURVEY is seen, and returns their
   number, or -1 as tactigon_features does. */
int tactigon_merged_features(const tactigon_position *p,
                             const tactigon_survey survey[2], uint16_t *out);

#endif
