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

/* Reads the limit NAME, whose number is WORD or NULL, into L. */
static bool
read_limit(const char *name, const char *word, limits *l) {
  const struct limit *limit = LIMITS;
  int64_t n;

  while (limit->name && !same_word(limit->name, name))
    limit++;
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

  *l = (limits){.movetime = -1,
                .nodes = INT64_MAX,
                .depth = INT64_MAX,
                .infinite = !word};
  for (; word; word = line_word(&rest)) {
    if (same_word(word, "infinite"))
      l->infinite = true;
    else if (same_word(word, "ponder"))
      l->ponder = true;
    else if (!read_limit(word, line_word(&rest), l))
      return false;
  }
  return true;
}
