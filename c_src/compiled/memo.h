/* Answers that are kept, while their terms are on the heap.

   Programs ask the same several times of a state: whether the game is over, the
   value for either player and the moves all count the moves. */
#ifndef COMPILED_MEMO_H
#define COMPILED_MEMO_H

#include "word.h"

static inline struct memo *
memo_at(struct machine *m, int version, word a, word b, word c) {
  const uint64_t mixed =
      (a ^ b * 31 ^ c * 1009 ^ (uint64_t)version << 3) * 0x9e3779b97f4a7c15u;

  return &m->memos[mixed >> 32 & (MEMOS - 1)];
}

/* The answer of VERSION for the inputs A, B and C, or NULL. */
static inline const struct memo *
memo_find(struct machine *m, int version, word a, word b, word c) {
  const struct memo *const at = memo_at(m, version, a, b, c);
  const bool is = at->epoch == m->epoch && at->version == version &&
                  at->in[0] == a && at->in[1] == b && at->in[2] == c;

  return is ? at : NULL;
}

static inline void
memo_keep(struct machine *m, int version, word a, word b, word c, int found,
          word out) {
  *memo_at(m, version, a, b, c) =
      (struct memo){m->epoch, version, found, {a, b, c}, out};
  if (m->heap > m->memo_top)
    m->memo_top = m->heap;
}

#endif
