/* say.h - the lines that the program writes: each as a whole, and at once.

   The program ends when its output is closed. */

#ifndef TABULEIRO_SAY_H
#define TABULEIRO_SAY_H

/* Writes a line, as printf does; it gets its end here. */
__attribute__((format(printf, 1, 2))) void say(const char *format, ...);

/* Writes a line that tells what is wrong: WHAT, and the word CULPRIT unless it
   is NULL.  Of CULPRIT, what a line cannot show is replaced and what is long is
   cut. */
void complain(const char *what, const char *culprit);

/* Write a line in parts.  No other line is written between say_open and
   say_close. */
void say_open(const char *s);
void say_part(const char *s);
void say_close(void);

#endif
