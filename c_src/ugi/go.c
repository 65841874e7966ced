#include "go.h"

#include <stddef.h>

#include "line.h"
#include "say.h"

/* Some 300 years in milliseconds: a number of seconds that double can hold. */
static const int64_t LONGEST = 10000000000000;

/* The words that a number follows, and where it goes.  A clock may be past
   zero. */
static const struct limit {
  const char *name;
  size_t offset;
  bool is_clock;
  bool may_be_negative;
  int64_t least;
} LIMITS[] = {{"p1time", offsetof(limits, time[0]), true, true, 0},
              {"p2time", offsetof(limits, time[1]), true, true, 0},
              {"p1inc", offsetof(limits, increment[0]), false, false, 0},
              {"p2inc", offsetof(limits, increment[1]), false, false, 0},
              {"movetime", offsetof(limits, movetime), false, false, 0},
              {"nodes", offsetof(limits, nodes), false, false, 1},
              {"depth", offsetof(limits, depth), false, false, 1},
              {NULL, 0, false, false, 0}};

/* Limits of UCI that are not here: they are named, and left out with what
   follows them. */
static const char *const UNSUPPORTED[] = {"mate", "movestogo", "searchmoves",
                                          NULL};

static bool
is_unsupported(const char *word) {
  const char *const *name = UNSUPPORTED;

  while (*name && !same_word(*name, word))
    name++;
  return *name;
}

/* The row of LIMITS of NAME; without one the last, whose name is NULL. */
static const struct limit *
limit_named(const char *name) {
  const struct limit *limit = LIMITS;

  while (limit->name && !same_word(limit->name, name))
    limit++;
  return limit;
}

static bool
is_limit(const char *word) {
  return same_word(word, "infinite") || same_word(word, "ponder") ||
         is_unsupported(word) || limit_named(word)->name;
}

/* Reads the limit NAME, whose number is WORD or NULL, into L. */
static bool
read_limit(const char *name, const char *word, limits *l) {
  const struct limit *const limit = limit_named(name);
  int64_t n;

  if (!limit->name) {
    complain("no such limit", name);
    return false;
  }
  if (!word ||
      !word_number(word, limit->may_be_negative ? -LONGEST : limit->least,
                   LONGEST, &n)) {
    complain("not a number for this limit", word ? word : name);
    return false;
  }
  *(int64_t *)(void *)((char *)l + limit->offset) = n;
  l->has_clock |= limit->is_clock;
  return true;
}

bool
go_read(char *rest, limits *l) {
  const char *word = line_word(&rest);
  bool limited = false;

  *l = (limits){.movetime = -1, .nodes = INT64_MAX, .depth = INT64_MAX};
  while (word) {
    if (is_unsupported(word)) {
      complain("not supported, left out", word);
      do
        word = line_word(&rest);
      while (word && !is_limit(word));
      continue;
    }
    limited = true;
    if (same_word(word, "infinite"))
      l->infinite = true;
    else if (same_word(word, "ponder"))
      l->ponder = true;
    else if (!read_limit(word, line_word(&rest), l))
      return false;
    word = line_word(&rest);
  }
  l->infinite |= !limited;
  return true;
}
