/* report.h - what tasks write. */

#ifndef TABULEIRO_UGI_REPORT_H
#define TABULEIRO_UGI_REPORT_H

#include "../engine/perft.h"
#include "../engine/think.h"
#include "../notation/notation.h"

/* Writes an info line for each line of the last report of T; HASHFULL is in
   thousandths.  Only the thread that leads the search may. */
void report_say(const notation *n, const think *t, int hashfull);

/* Writes the best move, the first of LINE, which starts at P. */
void report_say_best(const notation *n, const position *p,
                     const think_line *line);

/* Writes a line with the result of perft or bench. */
void report_say_count(const char *what, int depth, uint64_t nodes,
                      double seconds);

#endif
