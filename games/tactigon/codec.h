/* codec.h - what the codec of Tactigon and its original predicates
   share. */

#ifndef TABULEIRO_TACTIGON_CODEC_H
#define TABULEIRO_TACTIGON_CODEC_H

#include "../../c_src/notation/codec_type.h"

#include "tactigon.h"

/* The vector of a piece, and of its position on a board. */
enum { AT_PLAYER, AT_TYPE, AT_ID, AT_X, AT_Y, POSITION_LENGTH };

enum { TACTIGON_ALL_PIECES = 2 * TACTIGON_PIECES };

/* Writes the rules that are set in the thread to V, which has room for
   SHAPE_MOST integers, and returns V; NULL with an exception.  predicates.c
   sets it at install: only a term may be a state without rules. */
extern const int *(*tactigon_current_rules)(int *v);

/* Whether the vector of a piece is that of a piece that a player starts
   with. */
bool tactigon_exists(const int *piece);

/* The rank of a piece that exists, 0..25, in the standard order of the terms:
   cian before red; circle, pentagon, square, triangle; then by id. */
int tactigon_rank(const int *piece);

/* Sets the rules of P to those of V or, if that is NULL, to the settings of the
   thread; returns false with an exception. */
bool tactigon_set_rules(const int *v, tactigon_position *p);

/* Adds the pieces of the board V to P, which has its rules and nothing else.
   Returns false if a piece or a tile occurs twice or does not exist. */
bool tactigon_load_pieces(const int *v, tactigon_position *p);

/* Writes the vector of a state: the vectors of positions BY_RANK, NULL where a
   piece is lost, and the other player and the same rules as in TURN, the
   vector of a state from its player on.  Returns the end of V. */
int *tactigon_save_after(const int *const *by_rank, const int *turn, int *v);

#endif
