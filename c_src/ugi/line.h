/* line.h - the lines and words of the input. */

#ifndef TABULEIRO_LINE_H
#define TABULEIRO_LINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* A longer line is skipped: room for a game of a hundred thousand moves. */
enum { LINE_MOST = 1 << 20 };

enum line_status { LINE_READ, LINE_BAD, LINE_END };

typedef struct line {
  char *chars; /* owned; NULL at first */
  size_t room;
} line;

/* Reads a line without its end into L.  Returns LINE_END at the end of IN, and
   LINE_BAD for a line that has a NUL, is longer than LINE_MOST or has no
   room. */
enum line_status line_read(line *l, FILE *in);

void line_free(line *l);

/* Returns the next word of *REST, which words are cut from, or NULL. */
char *line_word(char **rest);

/* Whether A and B are the same but for the case of their letters. */
bool same_word(const char *a, const char *b);

/* Reads the whole of S as a number LEAST..MOST; false if it is none. */
bool word_number(const char *s, int64_t least, int64_t most, int64_t *n);

#endif
