#include "text.h"

#include <assert.h>
#include <inttypes.h>
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
text_add_number(text *t, int64_t n) {
  char digits[24];

  snprintf(digits, sizeof digits, "%" PRId64, n);
  text_add(t, digits);
}

void
text_add_options(text *t, const char *const *words, int set) {
  char before = '_';

  for (int i = 0; words[i]; i++)
    if (set >> i & 1) {
      text_add_char(t, before);
      text_add(t, words[i]);
      before = ',';
    }
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

/* Reads what is before the next _ or comma, one of WORDS; sets *I to its index.
 */
static bool
read_word(const char **at, const char *const *words, int *i) {
  const size_t length = strcspn(*at, "_,");

  for (*i = 0; words[*i]; ++*i)
    if (strlen(words[*i]) == length && strncmp(*at, words[*i], length) == 0) {
      *at += length;
      return true;
    }
  return false;
}

/* ------------------------------------------------------------------------
   Both ways
   ------------------------------------------------------------------------ */

bool
scribe_text(scribe *x, const char *s) {
  if (x->at)
    return text_read(&x->at, s);
  text_add(x->to, s);
  return true;
}

bool
scribe_flag(scribe *x, const char *s, bool *is_there) {
  if (x->at)
    *is_there = text_read(&x->at, s);
  else if (*is_there)
    text_add(x->to, s);
  return true;
}

bool
scribe_letter(scribe *x, char first, int most, uint8_t *n) {
  if (x->at) {
    if (*x->at < first || *x->at >= first + most)
      return false;
    *n = (uint8_t)(*x->at++ - first);
  } else {
    text_add_char(x->to, (char)(first + *n));
  }
  return true;
}

bool
scribe_number(scribe *x, int *n) {
  if (x->at)
    return text_read_number(&x->at, n);
  text_add_number(x->to, *n);
  return true;
}

bool
scribe_separator(scribe *x, const char *s, const char *set) {
  if (x->at)
    x->at += strspn(x->at, set);
  else
    text_add(x->to, s);
  return true;
}

bool
scribe_name(scribe *x, const char *const *words, int *i) {
  if (!x->at)
    return scribe_text(x, words[*i]);
  for (*i = 0; words[*i]; ++*i)
    if (text_read(&x->at, words[*i]))
      return true;
  return false;
}

bool
scribe_word(scribe *x, const char *const *words, uint8_t *i) {
  int word;

  if (!scribe_text(x, "_"))
    return false;
  if (!x->at)
    return scribe_text(x, words[*i]);
  if (!read_word(&x->at, words, &word))
    return false;
  *i = (uint8_t)word;
  return true;
}

bool
scribe_options(scribe *x, const char *const *words, uint8_t *set) {
  int i;

  if (!x->at) {
    text_add_options(x->to, words, *set);
    return true;
  }
  *set = 0;
  if (!text_read(&x->at, "_"))
    return true;
  do {
    if (!read_word(&x->at, words, &i))
      return false;
    *set |= (uint8_t)(1u << i);
  } while (text_read(&x->at, ","));
  return true;
}

bool
scribe_next(scribe *x, bool *first) {
  const char *const before = *first ? "_" : ",";

  *first = false;
  return scribe_text(x, before);
}

/* Two letters, those of the column and the row of CELL. */
static bool
cell_parts(scribe *x, const cell_names *names, char column0, const char *mark,
           char row0, int *cell) {
  uint8_t column = (uint8_t)cell[0], row = (uint8_t)cell[1];

  if (!scribe_letter(x, column0, names->columns, &column) ||
      !scribe_text(x, mark) || !scribe_letter(x, row0, names->rows, &row))
    return false;
  cell[0] = column;
  cell[1] = row;
  return true;
}

bool
scribe_cell(scribe *x, const cell_names *names, int *cell) {
  return cell_parts(x, names, 'a', "", names->first_row, cell);
}

bool
scribe_any_cell(scribe *x, const cell_names *names, int *cell) {
  if (x->at && *x->at >= '0' && *x->at <= '9')
    return cell_parts(x, names, '0', "-", '0', cell);
  if (x->at && *x->at < 'a')
    return cell_parts(x, names, 'A', "", names->first_row, cell);
  return scribe_cell(x, names, cell);
}
