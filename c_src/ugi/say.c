#include "say.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum { CULPRIT_MOST = 60 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void
say_open(const char *s) {
  pthread_mutex_lock(&lock);
  fputs(s, stdout);
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
  say_open("");
  vprintf(format, arguments);
  say_close();
  va_end(arguments);
}

void
complain(const char *what, const char *culprit) {
  char shown[CULPRIT_MOST + 1];
  int n = 0;

  if (!culprit) {
    say("info string %s", what);
    return;
  }
  for (; n < CULPRIT_MOST && culprit[n]; n++)
    shown[n] = culprit[n] >= ' ' && culprit[n] <= '~' ? culprit[n] : '?';
  shown[n] = '\0';
  say("info string %s: %s%s", what, shown, culprit[n] ? "..." : "");
}
