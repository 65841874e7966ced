/* Building, binding and unifying terms. */
#ifndef COMPILED_HEAP_H
#define COMPILED_HEAP_H

#include "word.h"

/* Where a choice began: what was built and bound since then is undone. */
struct mark {
  word *heap;
  word **trail;
};

static inline struct mark
mark(const struct machine *m) {
  return (struct mark){m->heap, m->trail};
}

/* Empties all memos. */
static inline void
forget(struct machine *m) {
  m->epoch++;
  m->memo_top = m->heap_base;
}

static inline void
undo(struct machine *m, struct mark at) {
  while (m->trail > at.trail) {
    word *cell = *--m->trail;
    *cell = tagged(cell, TAG_REF);
  }
  m->heap = at.heap;
  if (m->memo_top > m->heap)
    forget(m);
}

static inline word *
allocate(struct machine *m, size_t n) {
  word *p = m->heap;
  if ((size_t)(m->heap_end - p) < n)
    leave(m, LEAVE_SPACE);
  m->heap = p + n;
  return p;
}

static inline word
new_list(struct machine *m, word head, word tail) {
  word *p = allocate(m, 2);
  p[0] = head;
  p[1] = tail;
  return tagged(p, TAG_LIST);
}

static inline word
new_variable(struct machine *m) {
  word *p = allocate(m, 1);
  return *p = tagged(p, TAG_REF);
}

static inline word
new_float(struct machine *m, double d) {
  union {
    double d;
    word w;
  } u = {d};
  word *p = allocate(m, 1);
  *p = u.w;
  return tagged(p, TAG_FLOAT);
}

static inline double
float_of(word w) {
  union {
    word w;
    double d;
  } u = {*cells(w)};
  return u.d;
}

static inline void
bind(struct machine *m, word variable, word value) {
  word *cell = cells(variable);
  if (m->trail == m->trail_end)
    leave(m, LEAVE_SPACE);
  *m->trail++ = cell;
  *cell = value;
}

/* The arguments of a list cell or a structure; *n is their number. */
static inline word *
arguments(word w, size_t *n) {
  if (tag_of(w) == TAG_LIST) {
    *n = 2;
    return cells(w);
  }
  *n = functor_arity(*cells(w));
  return cells(w) + 1;
}

static inline bool
is_compound(word w) {
  return tag_of(w) == TAG_LIST || tag_of(w) == TAG_STRUCT;
}

static inline bool
same_functor(word a, word b) {
  return tag_of(a) == tag_of(b) &&
         (tag_of(a) == TAG_LIST || *cells(a) == *cells(b));
}

/* A and B are equal; if Unify, after unification. */
static inline bool
equal(struct machine *m, word a, word b, bool unify) {
  for (;;) {
    size_t n;
    word *p, *q;
    a = deref(a);
    b = deref(b);
    if (a == b)
      return true;
    if (is_unbound(a) || is_unbound(b)) {
      if (!unify)
        return false;
      if (is_unbound(a) && (!is_unbound(b) || a > b))
        bind(m, a, b);
      else
        bind(m, b, a);
      return true;
    }
    if (tag_of(a) == TAG_FLOAT)
      return tag_of(b) == TAG_FLOAT && *cells(a) == *cells(b);
    if (!is_compound(a) || !same_functor(a, b))
      return false;
    check_call(m);
    p = arguments(a, &n);
    q = arguments(b, &n);
    for (size_t i = 0; i + 1 < n; i++)
      if (!equal(m, p[i], q[i], unify))
        return false;
    if (n == 0)
      return true;
    a = p[n - 1];
    b = q[n - 1];
  }
}

static inline bool
unify(struct machine *m, word a, word b) {
  return a == b || (!(is_small(a) && is_small(b)) && equal(m, a, b, true));
}

static inline bool
same(struct machine *m, word a, word b) {
  return a == b || (!(is_small(a) && is_small(b)) && equal(m, a, b, false));
}

/* A = B can be made true; binds nothing. */
static inline bool
unifiable(struct machine *m, word a, word b) {
  struct mark at = mark(m);
  bool yes = unify(m, a, b);
  undo(m, at);
  return yes;
}

static inline bool is_ground(struct machine *m, word w);

/* B, which must be ground, is an instance of A. */
static inline bool
subsumes(struct machine *m, word a, word b) {
  if (!is_ground(m, b))
    leave(m, LEAVE_UNBOUND);
  return unifiable(m, a, b);
}

/* W is the structure of Functor: its arguments, or NULL. */
static inline word *
structure(word w, word functor) {
  if (tag_of(w) == TAG_STRUCT && *cells(w) == functor)
    return cells(w) + 1;
  return NULL;
}

static inline bool
is_ground(struct machine *m, word w) {
  for (;;) {
    size_t n;
    word *p;
    w = deref(w);
    if (is_unbound(w))
      return false;
    if (!is_compound(w))
      return true;
    check_call(m);
    p = arguments(w, &n);
    if (n == 0)
      return true;
    for (size_t i = 0; i + 1 < n; i++)
      if (!is_ground(m, p[i]))
        return false;
    w = p[n - 1];
  }
}

#endif
