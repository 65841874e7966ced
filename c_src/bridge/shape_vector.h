/* shape_vector.h - vectors of shapes, taken apart: where parts and elements
   begin. */

#ifndef TABULEIRO_SHAPE_VECTOR_H
#define TABULEIRO_SHAPE_VECTOR_H

#include "shape.h"

/* Whether S is a list of parts of one shape. */
static inline bool
is_list(const shape *s) {
  return s->kind == SHAPE_LIST || s->kind == SHAPE_SET ||
         s->kind == SHAPE_RECTANGLE || s->kind == SHAPE_RHOMBUS;
}

/* Whether the vector of the list S begins with its length. */
static inline bool
has_length(const shape *s) {
  return s->kind == SHAPE_RECTANGLE || s->kind == SHAPE_RHOMBUS || s->low < 0;
}

static inline const int *skip_parts(const shape *s, const int *v);

/* Returns the end of the vector of S that begins at V.  Shapes of fixed length
   and lists of constants take a short cut. */
static inline const int *
skip_shape(const shape *s, const int *v) {
  if (s->length >= 0)
    return v + s->length;
  if (s->kind == SHAPE_LIST && s->low < 0 && shape_first(s)->length == 1)
    return v + 1 + *v;
  return skip_parts(s, v);
}

static inline const int *
skip_parts(const shape *s, const int *v) {
  const shape *part = shape_first(s);
  int n = s->parts;

  if (s->kind == SHAPE_OPTIONAL)
    return *v ? skip_shape(part, v + 1) : v + 1;
  if (s->kind == SHAPE_CHOICE)
    return skip_shape(shape_nth(s, *v), v + 1);
  if (s->kind == SHAPE_RECTANGLE && shape_first(part)->length >= 0 && *v > 0)
    return v + 1 + v[0] * (1 + v[1] * shape_first(part)->length);
  if (!is_list(s)) {
    for (; n > 0; n--, part = shape_next(part))
      v = skip_shape(part, v);
    return v;
  }
  n = has_length(s) ? *v++ : s->low;
  if (part->length >= 0)
    return v + n * part->length;
  while (n-- > 0)
    v = skip_shape(part, v);
  return v;
}

/* Elements that lie one after the other in a vector. */
typedef struct elements {
  const shape *shape;
  int n;
  const int *start[SHAPE_ELEMENTS + 1];
} elements;

/* Sets E to the elements of the list S whose vector begins at V. */
static inline void
find_elements(elements *e, const shape *s, const int *v) {
  e->shape = shape_first(s);
  e->n = has_length(s) ? *v++ : s->low;
  for (int i = 0; i < e->n; i++) {
    e->start[i] = v;
    v = skip_shape(e->shape, v);
  }
  e->start[e->n] = v;
}

#endif
