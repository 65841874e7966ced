/* tactigon.h - Tactigon as the engine sees it. */

#ifndef TABULEIRO_TACTIGON_H
#define TABULEIRO_TACTIGON_H

#include "../../c_src/engine/bots.h"

#include "rules.h"

extern const game tactigon_game;
extern const bots tactigon_bots;

#endif
