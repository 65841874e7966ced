/* report.h - the lines that tasks write. */

#ifndef TABULEIRO_UGI_REPORT_H
#define TABULEIRO_UGI_REPORT_H

#include "../engine/perft.h"
#include "../engine/think.h"
#include "../notation/notation.h"

/* Writes an `info` line for each line of the last report of T; HASHFULL is in
   thousandths.  Only the thread that leads the search may call this. */
void report_say(const notation *n, const think *t, int hashfull);

/* Writes `bestmove` with the first move of LINE, which starts at P, or with
   `(none)` if LINE is empty. */
void report_say_best(const notation *n, const position *p,
                     const think_line *line);

/* Writes the result of WHAT, perft or bench. */
void report_say_count(const char *what, int depth, uint64_t nodes,
                      double seconds);

#endif
