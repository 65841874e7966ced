/* wali.h - Wali as the engine sees it. */

#ifndef TABULEIRO_WALI_H
#define TABULEIRO_WALI_H

#include "../../c_src/engine/bots.h"

#include "rules.h"

extern const game wali_game;
extern const bots wali_bots;

#endif
