/* shape_put.h - the pieces of which generated writers are made, see
   shape_type.h and tools/shapes.pl. */

#ifndef TABULEIRO_SHAPE_PUT_H
#define TABULEIRO_SHAPE_PUT_H

#include "shape_type.h"

#include <string.h>

enum { KEPT_INTEGERS = 3 }; /* most in the vector of a part that is kept */

/* A part that has been built: its shape and vector. */
typedef struct slot {
  int shape; /* 0 if the slot is free */
  int key[KEPT_INTEGERS];
} slot;

/* A hash table of small parts that have been built, with a term reference for
   each slot; no table if SLOTS is NULL.  A slot that is taken stays, because
   its reference may be in use. */
struct writer {
  slot *slots;
  unsigned n_slots; /* a power of two */
  term_t kept;
};

static inline term_t
result(bool ok, term_t t) {
  return ok ? t : 0;
}

static inline bool
is_same(const int *a, int n_a, const int *b, int n_b) {
  return n_a == n_b && memcmp(a, b, (size_t)n_a * sizeof *a) == 0;
}

/* Writes the I-th part of T, and moves V and B on to the next. */
static inline term_t
put_part(writer *w, const int **v, const int **b, term_t t, int i,
         shape_size *size, shape_write *part) {
  if (*b)
    _PL_get_arg((size_t)i, t, t + (term_t)i);

  t = part(w, *v, *b, t + (term_t)i);
  *v += size(*v);
  if (*b)
    *b += size(*b);
  return t;
}

/* As BUILD, for a part of N integers whose shape has number ID.  If the table
   has the part, that is the result. */
static inline term_t
put_kept(writer *w, int id, const int *v, const int *b, int n,
         shape_write *build, term_t t) {
  unsigned hash = (unsigned)id * 7;

  if (!w->slots)
    return build(w, v, b, t);
  for (int i = 0; i < n; i++)
    hash = hash * 19 + (unsigned)v[i];
  for (unsigned probe = 0; probe < 4; probe++) {
    const unsigned i = (hash + probe) & (w->n_slots - 1);
    slot *const k = &w->slots[i];

    if (k->shape == id && is_same(k->key, n, v, n))
      return w->kept + i;
    if (k->shape)
      continue;
    k->shape = id;
    memcpy(k->key, v, (size_t)n * sizeof *v);
    t = build(w, v, NULL, t);
    return result(t && PL_put_term(w->kept + i, t), t);
  }
  return build(w, v, NULL, t);
}

/* Sets START to where the elements of the list V begin, and its last element to
   the end of V.  Returns the number of elements. */
static inline int
split(const int *v, int length, shape_size *size, const int **start) {
  const int n = length < 0 ? *v++ : length;

  for (int i = 0; i < n; i++, v += size(v))
    start[i] = v;
  start[n] = v;
  return n;
}

static inline int
list_size(const int *v, int length, shape_size *size) {
  const int *const first = v;
  int n = length < 0 ? *v++ : length;

  while (n-- > 0)
    v += size(v);
  return (int)(v - first);
}

static inline bool
is_same_element(const int *const *a, const int *const *b) {
  return is_same(a[0], (int)(a[1] - a[0]), b[0], (int)(b[1] - b[0]));
}

/* Writes a list of LENGTH elements, of any length if that is negative; the
   writer of an element uses REFS references.  With an old list B of equal
   length each element is made from the one in its place.  Otherwise elements
   that B has too are shared.  A common tail is shared. */
static inline term_t
put_list(writer *w, const int *v, const int *b, term_t t, int length,
         shape_size *size, shape_write *element, int refs) {
  const int *after[SHAPE_ELEMENTS + 1], *before[SHAPE_ELEMENTS + 1];
  int n = split(v, length, size, after), n_old = 0;
  const int offset = b ? split(b, length, size, before) - n : 0;
  term_t heads = 0;

  if (!b) {
    PL_put_nil(t);
  } else {
    n_old = n + offset;
    while (n > 0 && n_old > 0 &&
           is_same_element(&after[n - 1], &before[n_old - 1])) {
      n--;
      n_old--;
    }
    heads = PL_new_term_refs(n_old + refs);
    if (!heads)
      return 0;
    for (int i = 0; i < n_old; i++)
      if (!PL_get_list(t, heads + (term_t)i, t))
        return 0;
  }
  while (n-- > 0) {
    int i = offset ? 0 : n;

    while (offset && i < n_old && !is_same_element(&after[n], &before[i]))
      i++;

    const term_t head =
        i >= n_old ? element(w, after[n], NULL, t + 1)
        : offset || is_same_element(&after[n], &before[i])
            ? heads + (term_t)i
            : element(w, after[n], before[i], heads + (term_t)i);

    if (!head || !PL_cons_list(t, head, t))
      return 0;
  }
  if (heads)
    PL_reset_term_refs(heads);
  return t;
}

#endif
