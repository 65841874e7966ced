#include "go.h"

#include <stddef.h>

#include "line.h"
#include "say.h"

/* Some 300 years in milliseconds: a number of seconds that double can hold. */
#define LONGEST INT64_C(10000000000000)

/* The words that a number follows, and where it goes; those of UCI for the
   clocks too.  A clock may be past zero. */
static const struct limit {
  const char *name;
  size_t offset;
  int64_t least;
  bool is_clock;
} LIMITS[] = {{"p1time", offsetof(limits, time[0]), -LONGEST, true},
              {"p2time", offsetof(limits, time[1]), -LONGEST, true},
              {"p1inc", offsetof(limits, increment[0]), 0, true},
              {"p2inc", offsetof(limits, increment[1]), 0, true},
              {"wtime", offsetof(limits, time[0]), -LONGEST, true},
              {"btime", offsetof(limits, time[1]), -LONGEST, true},
              {"winc", offsetof(limits, increment[0]), 0, true},
              {"binc", offsetof(limits, increment[1]), 0, true},
              {"movetime", offsetof(limits, movetime), 0, false},
              {"nodes", offsetof(limits, nodes), 1, false},
              {"depth", offsetof(limits, depth), 1, false},
              {NULL, 0, 0, false}};

/* The words that no number follows. */
static const struct flag {
  const char *name;
  size_t offset;
} FLAGS[] = {{"infinite", offsetof(limits, infinite)},
             {"ponder", offsetof(limits, ponder)},
             {NULL, 0}};

/* The row of LIMITS of NAME; without one the last, whose name is NULL. */
static const struct limit *
limit_named(const char *name) {
  const struct limit *limit = LIMITS;

  while (limit->name && !same_word(limit->name, name))
    limit++;
  return limit;
}

/* The row of FLAGS of NAME, likewise. */
static const struct flag *
flag_named(const char *name) {
  const struct flag *flag = FLAGS;

  while (flag->name && !same_word(flag->name, name))
    flag++;
  return flag;
}

static bool
is_known(const char *word) {
  return limit_named(word)->name || flag_named(word)->name;
}

/* Reads the limit NAME, whose number is WORD or NULL, into L; false after a
   complaint. */
static bool
read_limit(const char *name, const char *word, limits *l) {
  const struct limit *const limit = limit_named(name);
  int64_t n;

  if (!limit->name) {
    complain("not supported, left out", name);
    return false;
  }
  if (!word || !word_number(word, limit->least, LONGEST, &n)) {
    complain("not a number for this limit", word ? word : name);
    return false;
  }
  *(int64_t *)(void *)((char *)l + limit->offset) = n;
  l->has_clock |= limit->is_clock;
  return true;
}

void
go_read(char *rest, limits *l) {
  const char *word = line_word(&rest);
  bool limited = false, spoiled = false;

  *l = (limits){.movetime = -1, .nodes = INT64_MAX, .depth = INT64_MAX};
  while (word) {
    const char *const name = word;
    const struct flag *const flag = flag_named(name);

    word = line_word(&rest);
    if (flag->name) {
      *(bool *)((char *)l + flag->offset) = limited = true;
    } else if (read_limit(name, word, l)) {
      limited = true;
      word = line_word(&rest);
    } else {
      spoiled = true;
      while (word && !is_known(word))
        word = line_word(&rest);
    }
  }
  if (!limited && spoiled)
    l->movetime = 0;
  l->infinite |= !limited && !spoiled;
}
