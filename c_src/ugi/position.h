/* position.h - the arguments of `position`, and questions about a position. */

#ifndef TABULEIRO_UGI_POSITION_H
#define TABULEIRO_UGI_POSITION_H

#include "../notation/notation.h"
#include "options.h"

/* A game up to a position. */
typedef struct played {
  notation_state state;
  uint64_t *keys; /* a key for each position before STATE; owned */
  size_t plies, room;
} played;

/* Frees *G and sets it to a game that starts at S. */
void played_start(played *g, const notation_state *s);

/* Sets *G to the game that REST, the words after `position`, describes; START
   is the position of `startpos`.  Returns false, after a complaint, and leaves
   *G alone if REST is wrong. */
bool position_read(const notation *n, char *rest, const notation_state *start,
                   played *g);

/* Writes the board of S, and its text. */
void position_display(const notation *n, const notation_state *s);

/* Writes all moves in P on one line. */
void position_moves(const notation *n, const position *p);

/* Answers the question WHAT, or complains that there is no such question.  The
   options for repetition and length make a game a draw that the rules go on
   with. */
void position_query(const notation *n, const played *g,
                    const option_values *options, const char *what);

#endif
