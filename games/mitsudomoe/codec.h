/* codec.h - what the codec of Mitsudomoe and its original predicates
   share. */

#ifndef TABULEIRO_MITSUDOMOE_CODEC_H
#define TABULEIRO_MITSUDOMOE_CODEC_H

#include "../../c_src/notation/codec_type.h"

#include "mitsudomoe.h"

/* Sets P to the board V, with all other rings in the hands.  Returns the end of
   V, NULL if a player does not have three balls and at most eight rings. */
const int *mitsudomoe_load_board(const int *v, mitsudomoe_position *p);

/* Returns the end of the hands V, NULL if they are not those of P. */
const int *mitsudomoe_check_hands(const int *v, const mitsudomoe_position *p);

/* Write the board and the hands of P; return the end of the vector. */
int *mitsudomoe_save_board(const mitsudomoe_position *p, int *v);
int *mitsudomoe_save_hands(const mitsudomoe_position *p, int *v);

#endif
