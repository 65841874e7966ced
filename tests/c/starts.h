/* starts.h - start positions with options, for the C tests. */

#ifndef TABULEIRO_STARTS_H
#define TABULEIRO_STARTS_H

#include "../../c_src/engine/game.h"

/* Returns the start on 11 lines under the ADVANCED rules, a set of bits. */
position start_of_tactigon(unsigned advanced);

/* Returns the start on a board of SIZE. */
position start_of_waldmeister(int size);

/* Returns the start on COLUMNS x ROWS under RULES, a set of enum wali_rule. */
position start_of_wali(int columns, int rows, unsigned rules);

#endif
