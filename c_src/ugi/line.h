/* line.h - the lines and words of the input, and numbers in words. */

#ifndef TABULEIRO_LINE_H
#define TABULEIRO_LINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum line_status { LINE_READ, LINE_BAD, LINE_END };

typedef struct line {
  char *chars; /* owned; NULL at first */
  size_t room;
} line;

/* Reads a line of IN into L, without its newline.  Returns LINE_END at the end
   of IN, and LINE_BAD if the line has a NUL or more than UGI_MOST_LINE bytes,
   or there is no memory. */
enum line_status line_read(line *l, FILE *in);

void line_free(line *l);

/* Cuts the first word from *REST and returns it; NULL if there is none. */
char *line_word(char **rest);

/* Whether A and B differ at most in the case of ASCII letters. */
bool same_word(const char *a, const char *b);

/* Sets *N to the decimal number S, which may begin with `-`.  Returns false if
   S is not such a number, or is not in LEAST..MOST. */
bool word_number(const char *s, int64_t least, int64_t most, int64_t *n);

#endif
