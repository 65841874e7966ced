/* starts.h - where games begin, for the tests of C alone. */

#ifndef TABULEIRO_STARTS_H
#define TABULEIRO_STARTS_H

#include "../../c_src/engine/game.h"

/* Tactigon's board of 11 lines under the ADVANCED rules. */
position start_of_tactigon(unsigned advanced);

position start_of_waldmeister(int size);

/* COLUMNS x ROWS under RULES, a set of enum wali_rule. */
position start_of_wali(int columns, int rows, unsigned rules);

#endif
