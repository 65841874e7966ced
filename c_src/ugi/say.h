/* say.h - the lines of the output.  Each is written whole and flushed.  The
   program ends when its output is closed.

   The formats and notes are those of prolog/tabuleiro/ugi/protocol.pl. */

#ifndef TABULEIRO_SAY_H
#define TABULEIRO_SAY_H

#include "ugi_protocol.h"

#define NOTE(id, words) NOTE_##id,
enum note { FOR_EACH_NOTE(NOTE) NOTES };
#undef NOTE

/* Writes a line; printf reads FORMAT, which has no newline. */
__attribute__((format(printf, 1, 2))) void say(const char *format, ...);

/* Writes an `info string` with N and, unless it is NULL, the word CULPRIT.  A
   run of bytes outside printable ASCII is shown as one `?`, and CULPRIT is cut
   after UGI_MOST_CULPRIT characters. */
void complain(enum note n, const char *culprit);

/* Write a line in parts: say_open the first one, as say does.  No other line is
   written between say_open and say_close. */
__attribute__((format(printf, 1, 2))) void say_open(const char *format, ...);
void say_part(const char *s);
void say_close(void);

#endif
