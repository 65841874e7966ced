#include "text.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

void
text_add_char(text *t, char c) {
  assert(t->length < TEXT_MOST - 1);
  if (t->length < TEXT_MOST - 1) {
    t->chars[t->length++] = c;
    t->chars[t->length] = '\0';
  }
}

void
text_add(text *t, const char *s) {
  while (*s)
    text_add_char(t, *s++);
}

void
text_add_number(text *t, int n) {
  char digits[16];

  snprintf(digits, sizeof digits, "%d", n);
  text_add(t, digits);
}

void
text_add_option(text *t, bool *first, const char *word) {
  text_add_char(t, *first ? '_' : ',');
  *first = false;
  text_add(t, word);
}

void
text_add_options(text *t, const char *const *words, int set) {
  bool first = true;

  for (int i = 0; words[i]; i++)
    if (set >> i & 1)
      text_add_option(t, &first, words[i]);
}

bool
text_read(const char **at, const char *s) {
  const size_t length = strlen(s);

  if (strncmp(*at, s, length) != 0)
    return false;
  *at += length;
  return true;
}

bool
text_read_number(const char **at, int *n) {
  const char *const start = *at;

  *n = 0;
  for (; **at >= '0' && **at <= '9'; ++*at) {
    const int digit = **at - '0';

    *n = *n > (INT_MAX - digit) / 10 ? INT_MAX : *n * 10 + digit;
  }
  return *at > start;
}

bool
text_read_letter(const char **at, char first, int most, int *n) {
  if (**at < first || **at >= first + most)
    return false;
  *n = *(*at)++ - first;
  return true;
}

bool
text_read_word(const char **at, const char *const *words, int *i) {
  const size_t length = strcspn(*at, "_,");

  for (*i = 0; words[*i]; ++*i)
    if (strlen(words[*i]) == length && strncmp(*at, words[*i], length) == 0) {
      *at += length;
      return true;
    }
  return false;
}

bool
text_read_options(const char **at, const char *const *words, int *set) {
  int i;

  *set = 0;
  if (!text_read(at, "_"))
    return true;
  do {
    if (!text_read_word(at, words, &i))
      return false;
    *set |= 1 << i;
  } while (text_read(at, ","));
  return true;
}

bool
text_read_any(const char **at, const char *set) {
  const size_t length = strspn(*at, set);

  *at += length;
  return length > 0;
}

/* ------------------------------------------------------------------------
   Boards
   ------------------------------------------------------------------------ */

/* Reads a run of empty cells; sets *N to their number. */
static bool
read_run(const char **at, const grid_style *style, int *n) {
  const char *const start = *at;

  if (text_read(at, style->run) && text_read_number(at, n))
    return true;
  *at = start;
  return false;
}

static bool
read_row(const char **at, const grid_style *style, uint16_t *cells,
         int *columns) {
  int empty;
  uint16_t content;

  *columns = 0;
  for (;;) {
    if (read_run(at, style, &empty)) {
      if (empty > GRID_COLUMNS - *columns)
        return false;
      while (empty-- > 0)
        cells[(*columns)++] = 0;
    } else if (style->read(at, &content)) {
      if (*columns == GRID_COLUMNS)
        return false;
      cells[(*columns)++] = content;
    } else {
      return true;
    }
  }
}

bool
grid_read_letter(const char **at, const char *letters, uint16_t *content) {
  for (*content = 1; letters[*content]; ++*content)
    if (**at == letters[*content]) {
      ++*at;
      return true;
    }
  return false;
}

bool
grid_read(const char **at, const grid_style *style, grid *g) {
  g->rows = 0;
  do {
    if (g->rows == GRID_ROWS ||
        !read_row(at, style, g->cells[g->rows], &g->columns[g->rows]))
      return false;
    g->rows++;
  } while (text_read(at, "/"));
  return true;
}

static void
write_row(text *t, const grid_style *style, const uint16_t *cells,
          int columns) {
  for (int c = 0; c < columns; c++) {
    int empty = 0;

    while (c + empty < columns && !cells[c + empty])
      empty++;
    if (empty) {
      text_add(t, style->run);
      text_add_number(t, empty);
      c += empty - 1;
    } else {
      style->write(t, cells[c]);
    }
  }
}

void
grid_write(text *t, const grid_style *style, const grid *g) {
  for (int r = 0; r < g->rows; r++) {
    if (r > 0)
      text_add_char(t, '/');
    write_row(t, style, g->cells[r], g->columns[r]);
  }
}
