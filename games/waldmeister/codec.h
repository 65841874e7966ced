/* codec.h - what the codec of Wald Meister and its original
   predicates share. */

#ifndef TABULEIRO_WALDMEISTER_CODEC_H
#define TABULEIRO_WALDMEISTER_CODEC_H

#include "../../c_src/notation/codec_type.h"

#include "waldmeister.h"

/* The kind of the tree with the vector V. */
int waldmeister_load_tree(const int *v);

/* Sets B to the board with the vector V; returns the end of the vector. */
const int *waldmeister_load_board(const int *v, waldmeister_board *b);

/* Writes the vectors of the board B and of the tree KIND; return the end. */
int *waldmeister_save_board(const waldmeister_board *b, int *v);
int *waldmeister_save_tree(int kind, int *v);

/* Sets HAND to the counts of the vector V, whose kinds stand in any order;
   returns the end of the vector, or NULL unless each kind is there once. */
const int *waldmeister_load_hand(const int *v, uint8_t hand[WALDMEISTER_KINDS]);

/* Writes the vector of HAND to V and returns its end. */
int *waldmeister_save_hand(const uint8_t hand[WALDMEISTER_KINDS], int *v);

#endif
