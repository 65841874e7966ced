/* shape_read.h - the pieces of which generated readers are made, see
   shape_type.h and tools/shapes.pl.

   Only outermost levels are tested where a choice asks what a term looks like:
   reading the alternative reports errors below. */

#ifndef TABULEIRO_SHAPE_READ_H
#define TABULEIRO_SHAPE_READ_H

#include "shape_type.h"

#include <limits.h>

struct reader {
  int *next, *end;    /* of the vector */
  bool full;          /* there was no room for an integer */
  const char *domain; /* of the part that is first to have a wrong value */
  term_t culprit;     /* that part */
};

/* Least and greatest value. */
typedef struct range {
  int low, high;
} range;

/* Keeps CULPRIT for the error, unless an earlier part has been kept. */
void keep_culprit(reader *r, const char *domain, term_t culprit);

/* Keeps the size of a board as the culprit: A if B is negative, else A-B. */
flaw refuse_size(reader *r, int64_t a, int64_t b);

/* Whether the N vectors of equal length between V and END ascend strictly. */
bool ascend(const int *v, const int *end, int n);

static inline void
emit(reader *r, int i) {
  if (r->next < r->end)
    *r->next++ = i;
  else
    r->full = true;
}

static inline bool
is_in(range allowed, int64_t i) {
  return i >= allowed.low && i <= allowed.high;
}

static inline bool
is_number(term_t t, int number) {
  int i;

  return get_int(t, &i) == FLAW_NONE && i == number;
}

static inline bool
is_atom(term_t t, atom_t atom) {
  atom_t a;

  return PL_get_atom(t, &a) && a == atom;
}

static inline flaw
read_integer(reader *r, term_t t) {
  int i;
  const flaw f = get_int(t, &i);

  emit(r, f == FLAW_NONE ? i : INT_MAX);
  return f == FLAW_TYPE ? f : FLAW_NONE;
}

static inline flaw
read_range(reader *r, term_t t, range allowed) {
  int i = 0;
  const flaw f = get_int(t, &i);

  emit(r, i);
  return f == FLAW_NONE && !is_in(allowed, i) ? FLAW_DOMAIN : f;
}

/* Reads one of the N numbers C. */
static inline flaw
read_one_integer(reader *r, term_t t, const int *c, int n) {
  int number = 0, i = 0;
  const flaw f = get_int(t, &number);

  while (i < n && c[i] != number)
    i++;
  emit(r, i);
  return f == FLAW_NONE && i == n ? FLAW_DOMAIN : f;
}

/* Reads one of the N atoms C. */
static inline flaw
read_one_atom(reader *r, term_t t, const atom_t *c, int n) {
  atom_t a = 0;
  int i = 0;

  if (!PL_get_atom(t, &a))
    return FLAW_TYPE;
  while (i < n && c[i] != a)
    i++;
  emit(r, i);
  return i < n ? FLAW_NONE : PL_is_atom(t) ? FLAW_DOMAIN : FLAW_TYPE;
}

static inline flaw
read_cons(reader *r, term_t t, term_t free, shape_read *head,
          shape_read *tail) {
  if (!PL_get_list(t, free, free + 1))
    return FLAW_TYPE;

  const flaw f = head(r, free, free + 2);

  return flaw_worst(f, tail(r, free + 1, free + 2));
}

/* Reads the I-th argument, unless there is no such argument because F, what is
   wrong so far, is the type of T. */
static inline flaw
read_argument(reader *r, term_t t, term_t free, flaw f, int i,
              shape_read *argument) {
  if (f == FLAW_TYPE)
    return f;
  _PL_get_arg((size_t)i, t, free);
  return flaw_worst(f, argument(r, free, free + 1));
}

static inline flaw
read_domain(reader *r, term_t t, term_t free, const char *domain,
            shape_read *part) {
  const flaw f = part(r, t, free);

  if (f == FLAW_DOMAIN)
    keep_culprit(r, domain, t);
  return f;
}

/* Reads the elements of the list T, LENGTH of them or any number if that is
   negative, and counts them. */
static inline flaw
read_elements(reader *r, term_t t, term_t free, int length, shape_read *element,
              int *n) {
  const term_t head = free, tail = free + 1;
  const int most = length < 0 ? SHAPE_ELEMENTS : length;
  flaw worst = FLAW_NONE;

  for (*n = 0; PL_get_list(t, head, tail); ++*n, t = tail) {
    if (*n == most && (length >= 0 || PL_skip_list(tail, 0, NULL) != PL_LIST))
      return FLAW_TYPE;
    worst = flaw_worst(worst, element(r, head, free + 2));
    if (worst == FLAW_TYPE)
      return worst;
  }
  r->full = r->full || *n > most;
  return *n >= length && PL_get_nil(t) ? worst : FLAW_TYPE;
}

/* Emits the number of elements N, unless it is fixed, and the elements. */
static inline flaw
read_counted(reader *r, term_t t, term_t free, int length, shape_read *element,
             int *n) {
  int *const count = r->next;

  if (length >= 0)
    return read_elements(r, t, free, length, element, n);
  emit(r, 0);

  const flaw f = read_elements(r, t, free, length, element, n);

  if (r->next > count)
    *count = *n;
  return f;
}

static inline flaw
read_list(reader *r, term_t t, term_t free, int length, shape_read *element) {
  int n;

  return read_counted(r, t, free, length, element, &n);
}

static inline flaw
read_set(reader *r, term_t t, term_t free, shape_read *element) {
  const int *const first = r->next + 1;
  int n;
  const flaw f = read_counted(r, t, free, -1, element, &n);

  return f == FLAW_NONE && !r->full && !ascend(first, r->next, n) ? FLAW_DOMAIN
                                                                  : f;
}

/* Reads a list of some of N constants in their order; C reads each.  If they
   are INTEGERS, an element that is none is a type error. */
static inline flaw
read_subset(reader *r, term_t t, term_t free, bool integers,
            shape_read *const *c, int n) {
  const term_t head = free, tail = free + 1;
  int bits = 0, least = 0;
  flaw worst = FLAW_NONE;

  if (PL_skip_list(t, 0, NULL) != PL_LIST)
    return FLAW_TYPE;
  for (; PL_get_list(t, head, tail); t = tail) {
    int i = least;

    if (integers && !PL_is_integer(head))
      return FLAW_TYPE;
    while (i < n && c[i](r, head, free + 2) != FLAW_NONE)
      i++;
    if (i < n)
      bits |= 1 << i;
    else
      worst = FLAW_DOMAIN;
    least = i + (i < n);
  }
  emit(r, bits);
  return worst;
}

/* Reads the rows of a board.  ROWS is unused for a rhombus, whose size is the
   number of cells of its longest row, of COLUMNS. */
static inline flaw
read_board(reader *r, term_t t, term_t free, bool rhombus, range columns,
           range rows, shape_read *cell) {
  const term_t row = free, tail = free + 1;
  size_t count;
  int width = 0;
  flaw worst = FLAW_NONE;

  if (PL_skip_list(t, 0, &count) != PL_LIST || (rhombus && count % 2 == 0))
    return FLAW_TYPE;
  emit(r, (int)count);
  for (size_t i = 0; i < count && worst != FLAW_TYPE; i++, t = tail) {
    int n;

    if (!PL_get_list(t, row, tail))
      return FLAW_TYPE;
    worst = flaw_worst(worst, read_counted(r, row, free + 2, -1, cell, &n));
    if (rhombus)
      width = (int)(i <= count / 2 ? i + 1 : count - i);
    else if (i == 0)
      width = n;
    if (n != width)
      return FLAW_TYPE;
  }
  if (worst == FLAW_TYPE)
    return worst;
  if (rhombus)
    return is_in(columns, (int64_t)count / 2 + 1)
               ? worst
               : refuse_size(r, (int64_t)count / 2 + 1, -1);
  return is_in(columns, width) && is_in(rows, (int64_t)count)
             ? worst
             : refuse_size(r, width, (int64_t)count);
}

#endif
