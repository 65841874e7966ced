/* The standard order of terms, and sorting by it. */
#ifndef COMPILED_ORDER_H
#define COMPILED_ORDER_H

#include "heap.h"
#include <string.h>

static int
atom_order(struct machine *m, uint64_t a, uint64_t b) {
  if (a == b)
    return 0;
  if (a < m->atom_count && b < m->atom_count)
    return a < b ? -1 : 1;
  return m->atom_order(m, a, b);
}

/* Exact, as integers up to 2^53 are doubles. */
static int
number_order(struct machine *m, word a, word b) {
  double x, y;
  if (tag_of(a) == TAG_INT && tag_of(b) == TAG_INT)
    return (int_of(a) > int_of(b)) - (int_of(a) < int_of(b));
  for (int i = 0; i < 2; i++) {
    word w = i ? a : b;
    if (tag_of(w) == TAG_INT &&
        (int_of(w) > (int64_t)1 << 53 || int_of(w) < -((int64_t)1 << 53)))
      leave(m, LEAVE_NUMBER);
  }
  x = tag_of(a) == TAG_INT ? (double)int_of(a) : float_of(a);
  y = tag_of(b) == TAG_INT ? (double)int_of(b) : float_of(b);
  if (x != x || y != y)
    leave(m, LEAVE_NUMBER);
  return (x > y) - (x < y);
}

static inline bool
is_number(word w) {
  return tag_of(w) == TAG_INT || tag_of(w) == TAG_FLOAT;
}

/* Variable < number < atom < compound. */
static inline int
kind_order(word w) {
  static const int order[8] = {0, 1, 2, 3, 3, 1, 0, 0};
  return order[tag_of(w)];
}

static int compound_order(struct machine *m, word a, word b);

static inline int
order(struct machine *m, word a, word b) {
  int c;
  a = deref(a);
  b = deref(b);
  if (a == b)
    return 0;
  c = kind_order(a) - kind_order(b);
  if (c != 0)
    return c;
  switch (kind_order(a)) {
  case 0:
    return a < b ? -1 : 1;
  case 1:
    c = number_order(m, a, b);
    return c != 0 ? c : (tag_of(a) == TAG_INT) - (tag_of(b) == TAG_INT);
  case 2:
    return atom_order(m, atom_of(a), atom_of(b));
  default:
    return compound_order(m, a, b);
  }
}

static int
compound_order(struct machine *m, word a, word b) {
  for (;;) {
    size_t n, k;
    word *p, *q;
    check_call(m);
    p = arguments(a, &n);
    q = arguments(b, &k);
    if (n != k)
      return n < k ? -1 : 1;
    if (!same_functor(a, b))
      return atom_order(
          m, tag_of(a) == TAG_LIST ? DOT_NAME : functor_name(*cells(a)),
          tag_of(b) == TAG_LIST ? DOT_NAME : functor_name(*cells(b)));
    if (n == 0)
      return 0;
    for (size_t i = 0; i + 1 < n; i++) {
      const int c = order(m, p[i], q[i]);
      if (c != 0)
        return c;
    }
    a = deref(p[n - 1]);
    b = deref(q[n - 1]);
    if (a == b)
      return 0;
    if (!is_compound(a) || !is_compound(b))
      return order(m, a, b);
  }
}

/* How sort/4 sorts: by argument Key, 0 for the whole term. */
struct sorting {
  size_t key;
  bool descending, unique;
};

static word
sort_key(struct machine *m, word w, size_t key) {
  size_t n;
  word *p;
  if (key == 0)
    return w;
  w = deref(w);
  if (!is_compound(w))
    leave(m, LEAVE_ARGUMENT);
  p = arguments(w, &n);
  if (key > n)
    leave(m, LEAVE_ARGUMENT);
  return p[key - 1];
}

static int
sort_order(struct machine *m, const struct sorting *by, word a, word b) {
  int c = order(m, sort_key(m, a, by->key), sort_key(m, b, by->key));
  return by->descending ? -c : c;
}

/* The moves that a program finds are mostly in order. */
static bool
is_sorted(struct machine *m, const struct sorting *by, const word *a,
          size_t n) {
  for (size_t i = 1; i < n; i++) {
    const int c = sort_order(m, by, a[i - 1], a[i]);
    if (c > 0 || (c == 0 && by->unique))
      return false;
  }
  if (n == 1)
    sort_key(m, a[0], by->key);
  return true;
}

/* Merge sort of the N words at A, with N words of room at B; returns how many
   are left. */
static size_t
sort_words(struct machine *m, const struct sorting *by, word *a, word *b,
           size_t n) {
  size_t half = n / 2, i = 0, j = 0, k = 0, left, right;
  if (n < 2)
    return n;
  check_call(m);
  left = sort_words(m, by, a, b, half);
  right = sort_words(m, by, a + half, b, n - half);
  memcpy(b, a, left * sizeof(word));
  while (i < left && j < right) {
    int c = sort_order(m, by, b[i], a[half + j]);
    if (c == 0 && by->unique)
      j++;
    else if (c <= 0)
      a[k++] = b[i++];
    else
      a[k++] = a[half + j++];
  }
  while (i < left)
    a[k++] = b[i++];
  while (j < right)
    a[k++] = a[half + j++];
  return k;
}

/* The elements of the proper list W at the end of the solutions, with as much
   room again after them. */
static word *
list_words(struct machine *m, word w, size_t *n) {
  word *p = m->solutions;
  *n = 0;
  for (w = deref(w); tag_of(w) == TAG_LIST; w = deref(cells(w)[1])) {
    if ((size_t)(m->solutions_end - p) < 2 * (*n + 1))
      leave(m, LEAVE_SPACE);
    p[(*n)++] = deref(cells(w)[0]);
  }
  if (w != NIL)
    leave(m, LEAVE_ARGUMENT);
  return p;
}

static word
sorted(struct machine *m, struct sorting by, word list) {
  size_t n;
  word *p = list_words(m, list, &n), out = NIL;
  if (is_sorted(m, &by, p, n))
    return deref(list);
  n = sort_words(m, &by, p, p + n, n);
  while (n > 0)
    out = new_list(m, p[--n], out);
  return out;
}

static inline bool
do_sort(struct machine *m, word list, word *out) {
  *out = sorted(m, (struct sorting){0, false, true}, list);
  return true;
}

static inline bool
do_msort(struct machine *m, word list, word *out) {
  *out = sorted(m, (struct sorting){0, false, false}, list);
  return true;
}

static inline bool
do_keysort(struct machine *m, word list, word *out) {
  size_t n;
  word *p = list_words(m, list, &n);
  for (size_t i = 0; i < n; i++)
    if (structure(p[i], FUNCTOR(MINUS_NAME, 2)) == NULL)
      leave(m, LEAVE_ARGUMENT);
  *out = sorted(m, (struct sorting){1, false, false}, list);
  return true;
}

/* sort(+Key, +Order, +List, -Sorted) */
static inline bool
do_sort_by(struct machine *m, word key, word how, word list, word *out) {
  if (tag_of(key) != TAG_INT || int_of(key) < 0)
    leave(m, LEAVE_ARGUMENT);
  struct sorting by = {(size_t)int_of(key), false, false};
  if (how == ATOM(DESCENDING_NAME) || how == ATOM(DESCENDING_ALL_NAME))
    by.descending = true;
  else if (how != ATOM(ASCENDING_NAME) && how != ATOM(ASCENDING_ALL_NAME))
    leave(m, LEAVE_ARGUMENT);
  by.unique = how == ATOM(ASCENDING_NAME) || how == ATOM(DESCENDING_NAME);
  *out = sorted(m, by, list);
  return true;
}

static inline bool
do_compare(struct machine *m, word a, word b, word *out) {
  int c = order(m, a, b);
  *out = c < 0   ? ATOM(LESS_NAME)
         : c > 0 ? ATOM(GREATER_NAME)
                 : ATOM(EQUAL_NAME);
  return true;
}

#endif
