#include "board.h"

#include <limits.h>
#include <string.h>

bool
board_content(const notation *n, scribe *x, uint16_t *content) {
  if (n->content)
    return n->content(x, content);
  if (!x->at) {
    text_add_char(x->to, n->letters[*content - 1]);
    return true;
  }

  const char *const letter = *x->at ? strchr(n->letters, *x->at) : NULL;

  if (!letter)
    return false;
  x->at++;
  *content = (uint16_t)(letter - n->letters + 1);
  return true;
}

/* Reads a run of empty cells; sets *LENGTH to their number. */
static bool
read_run(const notation *n, const char **at, int *length) {
  const char *const start = *at;

  if (text_read(at, n->run) && text_read_number(at, length))
    return true;
  *at = start;
  return false;
}

/* Reads a row, the ROW-th of S if that is not NULL; sets *COLUMNS to the number
   of its cells. */
static bool
read_row(const notation *n, const char **at, notation_state *s, int row,
         int *columns) {
  const int most = s ? n->columns(s, row) : INT_MAX;

  for (*columns = 0;;) {
    scribe x = {.at = *at};
    int length;
    uint16_t content = 0;

    if (read_run(n, at, &length)) {
      if (length > most - *columns)
        return false;
      *columns += length;
    } else if (board_content(n, &x, &content)) {
      if (*columns == most || (s && !n->put(s, row, *columns, content)))
        return false;
      *at = x.at;
      ++*columns;
    } else {
      return true;
    }
  }
}

/* The first pass counts rows and columns, the second one puts pieces. */
bool
board_read(const notation *n, const char **at, notation_state *s) {
  const char *ahead = *at;
  int rows = 0, first = 0, columns;

  do {
    if (!read_row(n, &ahead, NULL, rows, &columns))
      return false;
    if (rows++ == 0)
      first = columns;
  } while (text_read(&ahead, "/"));
  if (!n->set_size(s, rows, first))
    return false;
  for (int row = 0; row < rows; row++)
    if ((row > 0 && !text_read(at, "/")) ||
        !read_row(n, at, s, row, &columns) || columns != n->columns(s, row))
      return false;
  return true;
}

static void
write_row(const notation *n, const notation_state *s, int row, text *t) {
  const int columns = n->columns(s, row);
  scribe x = {.to = t};

  for (int c = 0; c < columns;) {
    uint16_t content = n->get(s, row, c);
    int empty = 0;

    if (content) {
      board_content(n, &x, &content);
      c++;
      continue;
    }
    while (c < columns && !n->get(s, row, c)) {
      empty++;
      c++;
    }
    text_add(t, n->run);
    text_add_number(t, empty);
  }
}

void
board_write(const notation *n, const notation_state *s, text *t) {
  const int rows = n->rows(s);

  for (int row = 0; row < rows; row++) {
    if (row > 0)
      text_add_char(t, '/');
    write_row(n, s, row, t);
  }
}
