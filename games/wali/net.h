/* net.h - the net of Wali: a row of weights for each feature. */

#ifndef TABULEIRO_WALI_NET_H
#define TABULEIRO_WALI_NET_H

#include "../../c_src/engine/net.h"

extern const net wali_net;

#endif
