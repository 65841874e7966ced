/* net.h - the net of Wald Meister: a row of weights for each feature. */

#ifndef TABULEIRO_WALDMEISTER_NET_H
#define TABULEIRO_WALDMEISTER_NET_H

#include "../../c_src/engine/net.h"

extern const net waldmeister_net;

#endif
