/* codec.h - what the codec of Wali and its original predicates share. */

#ifndef TABULEIRO_WALI_CODEC_H
#define TABULEIRO_WALI_CODEC_H

#include "../../c_src/notation/codec_type.h"

#include "wali.h"

/* The content of an empty cell; 0 and 1 are stones of the two players. */
enum { WALI_EMPTY = 2 };

/* Sets the cells and stones of P; returns the end of the board's vector. */
const int *wali_load_board(const int *v, wali_position *p);

/* Writes the board of P with the size of the board BEFORE; returns its end. */
int *wali_save_board(const wali_position *p, const int *before, int *v);

#endif
