/* net.h - the net of Mitsudomoe: a row of weights for each feature. */

#ifndef TABULEIRO_MITSUDOMOE_NET_H
#define TABULEIRO_MITSUDOMOE_NET_H

#include "../../c_src/engine/net.h"

extern const net mitsudomoe_net;

#endif
