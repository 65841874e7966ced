#include "say.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define NOTE(id, words) [NOTE_##id] = (words),
static const char *const NOTE_WORDS[NOTES] = {FOR_EACH_NOTE(NOTE)};
#undef NOTE

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

__attribute__((format(printf, 1, 0))) static void
open_line(const char *format, va_list arguments) {
  pthread_mutex_lock(&lock);
  vprintf(format, arguments);
}

void
say_open(const char *format, ...) {
  va_list arguments;

  va_start(arguments, format);
  open_line(format, arguments);
  va_end(arguments);
}

void
say_part(const char *s) {
  fputs(s, stdout);
}

void
say_close(void) {
  putchar('\n');
  if (fflush(stdout) == EOF)
    _Exit(EXIT_FAILURE);
  pthread_mutex_unlock(&lock);
}

void
say(const char *format, ...) {
  va_list arguments;

  va_start(arguments, format);
  open_line(format, arguments);
  say_close();
  va_end(arguments);
}

void
complain(enum note n, const char *culprit) {
  char shown[UGI_MOST_CULPRIT + 1];
  int length = 0;
  bool hidden = false;

  if (!culprit) {
    say(UGI_ABOUT, NOTE_WORDS[n]);
    return;
  }
  for (; *culprit; culprit++) {
    const bool was_hidden = hidden;

    hidden = *culprit < ' ' || *culprit > '~';
    if (hidden && was_hidden)
      continue;
    if (length == UGI_MOST_CULPRIT)
      break;
    shown[length++] = hidden ? '?' : *culprit;
  }
  shown[length] = '\0';
  say(UGI_ABOUT_WORD, NOTE_WORDS[n], shown, *culprit ? "..." : "");
}
