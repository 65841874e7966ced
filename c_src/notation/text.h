/* text.h - what the texts of moves and positions are made of.

   A reader passes a pointer into a string that ends in NUL; functions that read
   move it past what they have read, and leave it where they return false. */

#ifndef TABULEIRO_TEXT_H
#define TABULEIRO_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The longest text of a position is that of Tactigon: 26 pieces of two letters,
   a run of three beside each and in each of 15 lines, and some 40 letters. */
enum { TEXT_MOST = 512 };

/* A text under construction; a string at any time. */
typedef struct text {
  char chars[TEXT_MOST];
  size_t length;
} text;

void text_add(text *t, const char *s);
void text_add_char(text *t, char c);
void text_add_number(text *t, int n);

/* Adds WORD to a list that is a field of its own: after _ if *FIRST, which
   becomes false, else after a comma. */
void text_add_option(text *t, bool *first, const char *word);

/* Reads S. */
bool text_read(const char **at, const char *s);

/* Reads a number of any length; sets *N to INT_MAX if it is greater. */
bool text_read_number(const char **at, int *n);

/* Reads a letter from FIRST on; sets *N to its place, 0..MOST-1. */
bool text_read_letter(const char **at, char first, int most, int *n);

/* Adds the members of WORDS, which NULL ends, whose bits are in SET, as a field
   of their own; none for 0. */
void text_add_options(text *t, const char *const *words, int set);

/* Reads what is before the next _ or comma, one of WORDS, which NULL ends; sets
 *I to its index. */
bool text_read_word(const char **at, const char *const *words, int *i);

/* Reads what text_add_options() adds; words may stand in any order and twice.
   Sets *SET. */
bool text_read_options(const char **at, const char *const *words, int *set);

/* Reads all characters of SET, perhaps none; returns whether there were
   some. */
bool text_read_any(const char **at, const char *set);

/* ------------------------------------------------------------------------
   Boards: rows with / between them
   ------------------------------------------------------------------------ */

enum { GRID_ROWS = 21, GRID_COLUMNS = 11 };

/* Rows of any length, at least one.  A cell with content 0 is empty. */
typedef struct grid {
  int rows;
  int columns[GRID_ROWS];
  uint16_t cells[GRID_ROWS][GRID_COLUMNS];
} grid;

/* How a grid is written: a run of empty cells as RUN and their number, another
   cell as WRITE writes and READ reads it. */
typedef struct grid_style {
  const char *run;
  bool (*read)(const char **at, uint16_t *content);
  void (*write)(text *t, uint16_t content);
} grid_style;

/* Reads a character of LETTERS but the first, which stands for an empty cell;
   sets *CONTENT to its place. */
bool grid_read_letter(const char **at, const char *letters, uint16_t *content);

/* Reads a grid; false if it is larger than the greatest. */
bool grid_read(const char **at, const grid_style *style, grid *g);

void grid_write(text *t, const grid_style *style, const grid *g);

#endif
