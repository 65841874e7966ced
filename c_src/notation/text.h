/* text.h - what the texts of moves and positions are made of.

   A reader passes a pointer into a string that ends in NUL; functions that read
   move it past what they have read, and leave it where they return false. */

#ifndef TABULEIRO_TEXT_H
#define TABULEIRO_TEXT_H

#include "../engine/game.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* No text is longer: 16 characters for each byte of a position, some 4,000. */
enum { TEXT_MOST = 16 * POSITION_SIZE };

/* A text under construction; a string at any time. */
typedef struct text {
  char chars[TEXT_MOST];
  size_t length;
} text;

void text_add(text *t, const char *s);
void text_add_char(text *t, char c);
void text_add_number(text *t, int64_t n);

/* Reads S. */
bool text_read(const char **at, const char *s);

/* Reads a number of any length; sets *N to INT_MAX if it is greater. */
bool text_read_number(const char **at, int *n);

/* Adds the members of WORDS, which NULL ends, whose bits are in SET, as a field
   of their own; none for 0. */
void text_add_options(text *t, const char *const *words, int set);

/* ------------------------------------------------------------------------
   Both ways
   ------------------------------------------------------------------------ */

/* Reads or writes: a grammar is a function that works both ways, as one in
   notation.pl does.  The functions below read what they set, or write it.  They
   return false if they read something else; to write always succeeds. */
typedef struct scribe {
  const char *at; /* what is left to read; NULL for one that writes */
  text *to;       /* what is written */
} scribe;

/* S itself. */
bool scribe_text(scribe *x, const char *s);

/* S if *IS_THERE, else nothing. */
bool scribe_flag(scribe *x, const char *s, bool *is_there);

/* The letter after FIRST by *N, 0..MOST-1. */
bool scribe_letter(scribe *x, char first, int most, uint8_t *n);

/* A number of any length; *N becomes INT_MAX if what is read is greater. */
bool scribe_number(scribe *x, int *n);

/* S; what is read are any characters of SET, perhaps none. */
bool scribe_separator(scribe *x, const char *s, const char *set);

/* WORDS[*I], where NULL ends WORDS; the first that what is read begins with. */
bool scribe_name(scribe *x, const char *const *words, int *i);

/* A field: _ and WORDS[*I], where NULL ends WORDS. */
bool scribe_word(scribe *x, const char *const *words, uint8_t *i);

/* A field of the members of WORDS whose bits are in *SET; nothing for 0.  What
   is read may be in any order, and repeated. */
bool scribe_options(scribe *x, const char *const *words, uint8_t *set);

/* Before an element of a list that is a field of its own: _ if *FIRST, which
   becomes false, else a comma. */
bool scribe_next(scribe *x, bool *first);

/* Names of cells: a letter for the column and a digit for the row, the first of
   which is FIRST_ROW.  A cell is its column and its row, from 0. */
typedef struct cell_names {
  int columns, rows;
  char first_row;
} cell_names;

/* The name of a cell. */
bool scribe_cell(scribe *x, const cell_names *names, int *cell);

/* The same; what is read may be in upper case, or column and row counted from 0
   with a hyphen between them. */
bool scribe_any_cell(scribe *x, const cell_names *names, int *cell);

#endif
