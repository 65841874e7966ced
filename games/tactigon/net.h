/* net.h - the net of Tactigon: a row of weights for each feature. */

#ifndef TABULEIRO_TACTIGON_NET_H
#define TABULEIRO_TACTIGON_NET_H

#include "../../c_src/engine/net.h"

extern const net tactigon_net;

#endif
