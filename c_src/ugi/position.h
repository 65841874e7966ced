/* position.h - the arguments of `position`, and what is asked about a
   position. */

#ifndef TABULEIRO_UGI_POSITION_H
#define TABULEIRO_UGI_POSITION_H

#include "../notation/notation.h"
#include "options.h"

/* A game up to a position. */
typedef struct played {
  notation_state state;
  uint64_t *keys; /* one of each position before the state; owned */
  size_t plies, room;
} played;

/* Sets *G to a game that starts at S; frees what it was. */
void played_start(played *g, const notation_state *s);

/* Sets *G to the game that REST, the words after `position`, describes; START
   is the position of `startpos`.  Returns false after a complaint, and leaves
   *G alone, if there is none. */
bool position_read(const notation *n, char *rest, const notation_state *start,
                   played *g);

/* Writes the board, and its text. */
void position_display(const notation *n, const notation_state *s);

/* Writes all moves in a line. */
void position_moves(const notation *n, const position *p);

/* Answers the question WHAT; complains if there is no such question.  A game
   that the rules go on with is a draw by the options for repetition and for
   length. */
void position_query(const notation *n, const played *g,
                    const option_values *options, const char *what);

#endif
