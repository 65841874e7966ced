#include "line.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "ugi_protocol.h"

static const char BLANKS[] = " \t\r\v\f";

/* Makes room for more than SIZE characters; false if that is not possible. */
static bool
make_room(line *l, size_t size) {
  if (size > UGI_MOST_LINE)
    return false;
  if (size < l->room)
    return true;

  const size_t room = l->room ? 2 * l->room : 256;
  char *const chars = realloc(l->chars, room);

  if (!chars)
    return false;
  l->chars = chars;
  l->room = room;
  return true;
}

enum line_status
line_read(line *l, FILE *in) {
  size_t n = 0;
  bool good = true;
  int c = getc(in);

  if (c == EOF)
    return LINE_END;
  for (; c != EOF && c != '\n'; c = getc(in)) {
    good = good && c != '\0' && make_room(l, n + 1);
    if (good)
      l->chars[n++] = (char)c;
  }
  if (!good || !make_room(l, n))
    return LINE_BAD;
  l->chars[n] = '\0';
  return LINE_READ;
}

void
line_free(line *l) {
  free(l->chars);
}

char *
line_word(char **rest) {
  char *const word = *rest + strspn(*rest, BLANKS);
  char *const end = word + strcspn(word, BLANKS);

  if (end == word)
    return NULL;
  *rest = *end ? end + 1 : end;
  *end = '\0';
  return word;
}

static int
lower(char c) {
  return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

bool
same_word(const char *a, const char *b) {
  size_t i = 0;

  while (a[i] && lower(a[i]) == lower(b[i]))
    i++;
  return lower(a[i]) == lower(b[i]);
}

bool
word_number(const char *s, int64_t least, int64_t most, int64_t *n) {
  char *end;

  errno = 0;

  const long long value = strtoll(s, &end, 10);

  if (*s == '+' || end == s || *end || errno == ERANGE || value < least ||
      value > most)
    return false;
  *n = value;
  return true;
}
