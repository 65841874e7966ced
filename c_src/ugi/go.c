#include "go.h"

#include <stddef.h>

#include "line.h"
#include "say.h"

enum kind { KIND_FLAG, KIND_NUMBER, KIND_CLOCK };

static const struct limit {
  const char *name; /* a number follows it, unless it is a flag */
  size_t offset;
  enum kind kind;
  int64_t least;
} LIMITS[] = {
#define LIMIT(name, field, kind, least)                                        \
  {name, offsetof(limits, field), KIND_##kind, least},
    FOR_EACH_LIMIT(LIMIT){NULL, 0, KIND_NUMBER, 0}
#undef LIMIT
};

/* Returns the row of LIMITS with NAME, or the last row, whose name is NULL. */
static const struct limit *
limit_named(const char *name) {
  const struct limit *limit = LIMITS;

  while (limit->name && !same_word(limit->name, name))
    limit++;
  return limit;
}

/* Sets the limit of row LIMIT in L to the number WORD.  Returns false, after a
   complaint, if NAME has no row, or WORD is NULL or not a number for it. */
static bool
read_number(const struct limit *limit, const char *name, const char *word,
            limits *l) {
  int64_t n;

  if (!limit->name) {
    complain(NOTE_NO_LIMIT, name);
    return false;
  }
  if (!word || !word_number(word, limit->least, UGI_MOST_NUMBER, &n)) {
    complain(NOTE_NO_NUMBER, word ? word : name);
    return false;
  }
  *(int64_t *)(void *)((char *)l + limit->offset) = n;
  l->has_clock |= limit->kind == KIND_CLOCK;
  return true;
}

void
go_read(char *rest, limits *l) {
  const char *word = line_word(&rest);
  bool limited = false, spoiled = false;

  *l = (limits){.movetime = -1, .nodes = INT64_MAX, .depth = INT64_MAX};
  while (word) {
    const char *const name = word;
    const struct limit *const limit = limit_named(name);

    word = line_word(&rest);
    if (limit->kind == KIND_FLAG) {
      *(bool *)((char *)l + limit->offset) = limited = true;
    } else if (read_number(limit, name, word, l)) {
      limited = true;
      word = line_word(&rest);
    } else {
      spoiled = true;
      while (word && !limit_named(word)->name)
        word = line_word(&rest);
    }
  }
  if (!limited && spoiled)
    l->movetime = 0;
  l->infinite |= !limited && !spoiled;
}
