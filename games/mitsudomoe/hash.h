/* hash.h - the hash of a position of Mitsudomoe.  See game.h for the contract.
 */

#ifndef TABULEIRO_MITSUDOMOE_HASH_H
#define TABULEIRO_MITSUDOMOE_HASH_H

#include "rules.h"

uint64_t mitsudomoe_hash(const position *p);

#endif
