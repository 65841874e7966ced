/* Copies of terms, and the solutions of findall/3.

   A solution is copied out of the heap, which backtracking empties, as an
   element of a list that moves to the heap when all are found.  A ground term
   below the heap of the first call stays where it is. */
#ifndef COMPILED_COPY_H
#define COMPILED_COPY_H

#include "heap.h"

/* A copy to *To, in a block that ends at End, of the parts that lie in
   [From, Until). */
struct copying {
  word **to, *end, *start, *from, *until;
  bool ground, floats; /* floats: a copy has one */
};

static word *
copy_room(struct machine *m, struct copying *c, size_t n) {
  word *p = *c->to;
  if ((size_t)(c->end - p) < n)
    leave(m, LEAVE_SPACE);
  *c->to = p + n;
  return p;
}

static word
copied(struct machine *m, struct copying *c, word w) {
  size_t n, size;
  word *p, *q, *into;
  w = deref(w);
  if (is_small(w))
    return w;
  p = cells(w);
  if (is_unbound(w)) {
    if (p >= c->start && p < *c->to)
      return w;
    q = copy_room(m, c, 1);
    *q = tagged(q, TAG_REF);
    bind(m, w, *q);
    return *q;
  }
  if (c->ground && !(p >= c->from && p < c->until))
    return w;
  if (tag_of(w) == TAG_FLOAT) {
    q = copy_room(m, c, 1);
    *q = *p;
    c->floats = true;
    return tagged(q, TAG_FLOAT);
  }
  check_call(m);
  arguments(w, &n);
  size = tag_of(w) == TAG_LIST ? 2 : n + 1;
  q = copy_room(m, c, size);
  into = q;
  if (tag_of(w) == TAG_STRUCT) {
    *into++ = *p++;
  }
  for (size_t i = 0; i < n; i++) {
    word arg = is_small(p[i]) ? p[i] : copied(m, c, p[i]);
    into[i] = arg;
  }
  return tagged(q, tag_of(w));
}

static word
copy(struct machine *m, struct copying *c, word w) {
  struct mark at = mark(m);
  word out;
  c->start = *c->to;
  out = copied(m, c, w);
  at.heap = m->heap;
  undo(m, at);
  return out;
}

static inline bool
do_copy_term(struct machine *m, word w, word *out) {
  struct copying c = {.to = &m->heap, .end = m->heap_end};
  *out = copy(m, &c, w);
  return true;
}

struct findall {
  word *heap;   /* of the call: what is below it stays */
  word *base;   /* of its solutions, a list whose first cell is here */
  word *last;   /* the last cell, or NULL */
  bool ground;  /* all solutions are */
  bool movable; /* no word of them is a double */
};

static inline void
findall_begin(struct machine *m, struct findall *f, bool ground) {
  *f = (struct findall){m->heap, m->solutions, NULL, ground, ground};
}

static inline void
findall_add(struct machine *m, struct findall *f, word w) {
  struct copying c = {.to = &m->solutions,
                      .end = m->solutions_end,
                      .from = f->heap,
                      .until = m->heap_end,
                      .ground = f->ground};
  word *p = copy_room(m, &c, 2);
  w = deref(w);
  p[0] = is_small(w) ? w : f->ground ? copied(m, &c, w) : copy(m, &c, w);
  p[1] = NIL;
  if (f->last)
    f->last[1] = tagged(p, TAG_LIST);
  f->last = p;
  f->movable &= !c.floats;
}

/* Moves the words in [FROM, UNTIL) to the heap. */
static inline word *
moved(struct machine *m, const word *from, const word *until) {
  const size_t n = (size_t)(until - from);
  const word first = tagged(from, 0), size = n * sizeof(word);
  word *p = allocate(m, n);
  const word far = tagged(p, 0) - first;
  for (size_t i = 0; i < n; i++) {
    const word w = from[i];
    p[i] = !is_small(w) && w - first < size ? w + far : w;
  }
  return p;
}

/* The list of the solutions, before Tail; called after backtracking. */
static inline word
findall_end(struct machine *m, struct findall *f, word tail) {
  word out, *hole = &out;
  if (f->last && f->movable) {
    word *p = moved(m, f->base, m->solutions);
    out = tagged(p, TAG_LIST);
    hole = p + (f->last - f->base) + 1;
  } else if (f->last) {
    struct copying c = {.to = &m->heap,
                        .end = m->heap_end,
                        .from = f->base,
                        .until = m->solutions,
                        .ground = f->ground};
    for (word w = tagged(f->base, TAG_LIST); w != NIL; w = cells(w)[1]) {
      word *p = allocate(m, 2);
      p[0] = copy(m, &c, cells(w)[0]);
      *hole = tagged(p, TAG_LIST);
      hole = p + 1;
    }
  }
  *hole = tail;
  m->solutions = f->base;
  return out;
}

#endif
