#include "alphabeta_lines.h"

#include <string.h>

static size_t
index_of(const line_question *q) {
  return q->hash >> (64 - LINES_BITS);
}

const line_answer *
lines_find(const alphabeta_lines *l, const line_question *q) {
  if (!l || q->depth < LINES_DEPTH)
    return NULL;

  const line_answer *const a = &l->answers[index_of(q)];
  const line_question *const p = &a->question;

  return p->hash == q->hash && p->depth == q->depth && p->ply == q->ply &&
                 p->alpha == q->alpha && p->beta == q->beta
             ? a
             : NULL;
}

void
lines_add(alphabeta_lines *l, const line_question *q, int score,
          const move *moves, int length) {
  if (!l || q->depth < LINES_DEPTH)
    return;

  line_answer *const a = &l->answers[index_of(q)];

  a->question = *q;
  a->score = score;
  a->length = length;
  memcpy(a->moves, moves, (size_t)length * sizeof *moves);
}
