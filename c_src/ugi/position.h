/* position.h - the arguments of `position`, and what is asked about a
   position. */

#ifndef TABULEIRO_UGI_POSITION_H
#define TABULEIRO_UGI_POSITION_H

#include "../notation/notation.h"

/* Sets *S to the position that REST, the words after `position`, describes;
   START is that of `startpos`.  Returns false after a complaint, and leaves *S
   alone, if there is none. */
bool position_read(const notation *n, char *rest, const notation_state *start,
                   notation_state *s);

/* Writes the board, and its text. */
void position_display(const notation *n, const notation_state *s);

/* Writes all moves in a line. */
void position_moves(const notation *n, const position *p);

/* Answers the question WHAT; complains if there is no such question. */
void position_query(const game *g, const position *p, const char *what);

#endif
