#include "shape.h"

#include <limits.h>
#include <string.h>

/* Returns the number of integers that S adds, -1 if it varies.  LENGTH is that
   number for the parts of S together. */
static int
length_of(const shape *s, int length) {
  switch (s->kind) {
  case SHAPE_INTEGER:
  case SHAPE_RANGE:
  case SHAPE_ONE_OF:
  case SHAPE_SUBSET:
    return 1;
  case SHAPE_ATOM:
  case SHAPE_NUMBER:
    return 0;
  case SHAPE_COMPOUND:
  case SHAPE_TUPLE:
  case SHAPE_DOMAIN:
    return length;
  case SHAPE_LIST:
    return s->low < 0 || length < 0 ? -1 : s->low * length;
  case SHAPE_OPTIONAL:
  case SHAPE_SET:
  case SHAPE_RECTANGLE:
  case SHAPE_RHOMBUS:
  case SHAPE_CHOICE:
    break;
  }
  return -1;
}

static void
install(shape *s) {
  shape *part = s + 1;
  int length = 0;

  s->depth = 0;
  for (int i = 0; i < s->parts; i++, part += part->size) {
    install(part);
    length = length < 0 || part->length < 0 ? -1 : length + part->length;
    if (part->depth > s->depth)
      s->depth = part->depth;
  }
  s->depth++;
  s->length = length_of(s, length);
  if (s->name) {
    s->atom = PL_new_atom(s->name);
    s->functor = PL_new_functor(s->atom, (size_t)s->parts);
    s->without = PL_new_functor(s->atom, (size_t)(s->parts - (s->parts > 0)));
  }
}

void
shapes_install(void) {
  for (shape_root *root = shape_table; root->name; root++)
    install(root->nodes);
}

const shape_root *
shape_find(const char *name) {
  const shape_root *root = shape_table;

  while (strcmp(root->name, name) != 0)
    root++;
  return root;
}

static bool
is_constant(const shape *s) {
  return s->kind == SHAPE_ATOM || s->kind == SHAPE_NUMBER;
}

static bool
is_number_choice(const shape *s) {
  return shape_first(s)->kind == SHAPE_NUMBER;
}

/* ------------------------------------------------------------------------
   Reading
   ------------------------------------------------------------------------ */

typedef struct reader {
  int *next, *end;
  bool full;
  term_t refs;        /* a block of two for each level */
  const char *domain; /* of the part that is first to have a wrong value */
  term_t culprit;
} reader;

static void
emit(reader *r, int i) {
  if (r->next < r->end)
    *r->next++ = i;
  else
    r->full = true;
}

/* Whether a choice reads T as its alternative S.  Looks only at the outermost
   level: reading S reports errors below it. */
static bool
looks_like(const shape *s, term_t t) {
  int i;

  switch (s->kind) {
  case SHAPE_INTEGER:
  case SHAPE_RANGE:
    return PL_is_integer(t);
  case SHAPE_NUMBER:
    return PL_is_integer(t) && PL_get_integer(t, &i) && i == s->low;
  case SHAPE_ATOM: {
    atom_t a;

    return PL_get_atom(t, &a) && a == s->atom;
  }
  case SHAPE_ONE_OF:
    return is_number_choice(s) ? PL_is_integer(t) : PL_is_atom(t);
  case SHAPE_COMPOUND:
    return PL_is_functor(t, s->functor);
  case SHAPE_TUPLE:
  case SHAPE_LIST:
  case SHAPE_SET:
  case SHAPE_SUBSET:
  case SHAPE_RECTANGLE:
  case SHAPE_RHOMBUS:
    return PL_is_list(t);
  case SHAPE_OPTIONAL:
  case SHAPE_CHOICE:
  case SHAPE_DOMAIN:
    break;
  }
  return looks_like(shape_first(s), t);
}

static inline flaw
read_one_of(const shape *s, term_t t, reader *r) {
  const shape *part = shape_first(s);
  int found = -1;

  if (is_number_choice(s)) {
    int number;
    const flaw f = get_int(t, &number);

    if (f == FLAW_TYPE)
      return f;
    for (int i = 0; f == FLAW_NONE && i < s->parts; i++)
      if (part[i].low == number)
        found = i;
  } else {
    atom_t a;

    if (!PL_get_atom(t, &a))
      return FLAW_TYPE;
    found = s->parts - 1;
    while (found >= 0 && part[found].atom != a)
      found--;
    if (found < 0 && !PL_is_atom(t))
      return FLAW_TYPE;
  }
  emit(r, found);
  return found < 0 ? FLAW_DOMAIN : FLAW_NONE;
}

static inline flaw
read_integer(const shape *s, term_t t, reader *r) {
  int i = 0;
  const flaw f = get_int(t, &i);

  if (f == FLAW_TYPE)
    return f;
  if (s->kind == SHAPE_INTEGER) {
    emit(r, f == FLAW_NONE ? i : INT_MAX);
    return FLAW_NONE;
  }
  emit(r, i);
  return f == FLAW_NONE && i >= s->low && i <= s->high ? FLAW_NONE
                                                       : FLAW_DOMAIN;
}

static flaw read_part(const shape *s, term_t t, int depth, reader *r);

/* Reads T of shape S.  Most parts of states are constants and numbers, which
   are read inline. */
static inline flaw
read_shape(const shape *s, term_t t, int depth, reader *r) {
  return s->kind == SHAPE_ONE_OF ? read_one_of(s, t, r)
         : s->kind == SHAPE_INTEGER || s->kind == SHAPE_RANGE
             ? read_integer(s, t, r)
             : read_part(s, t, depth, r);
}

static flaw
read_compound(const shape *s, term_t t, int depth, reader *r) {
  const term_t arg = r->refs + 2 * (term_t)depth;
  const shape *part = shape_first(s);
  const bool whole = PL_is_functor(t, s->functor);
  flaw worst = FLAW_NONE;

  if (!whole && !PL_is_functor(t, s->without))
    return FLAW_TYPE;
  for (int i = 0; i < s->parts && worst != FLAW_TYPE; i++) {
    if (part->kind == SHAPE_OPTIONAL) {
      emit(r, whole);
      if (!whole)
        break;
    } else if (!whole && i == s->parts - 1) {
      return FLAW_TYPE;
    }
    _PL_get_arg((size_t)i + 1, t, arg);
    worst = flaw_worst(
        worst, read_shape(part->kind == SHAPE_OPTIONAL ? part + 1 : part, arg,
                          depth + 1, r));
    part = shape_next(part);
  }
  return worst;
}

static flaw
read_tuple(const shape *s, term_t t, int depth, reader *r) {
  const term_t tail = r->refs + 2 * (term_t)depth, head = tail + 1;
  const shape *part = shape_first(s);
  flaw worst = FLAW_NONE;

  if (!PL_put_term(tail, t))
    return FLAW_TYPE;
  for (int i = 0; i < s->parts && worst != FLAW_TYPE; i++) {
    if (s->open && i == s->parts - 1)
      return flaw_worst(worst, read_shape(part, tail, depth + 1, r));

    const bool optional = part->kind == SHAPE_OPTIONAL;
    const bool there = PL_get_list(tail, head, tail);

    if (!there && !(optional && PL_get_nil(tail)))
      return FLAW_TYPE;
    if (optional)
      emit(r, there);
    if (there)
      worst =
          flaw_worst(worst, read_shape(part + optional, head, depth + 1, r));
    part = shape_next(part);
  }
  return PL_get_nil(tail) ? worst : FLAW_TYPE;
}

/* Reads the elements of T, a list of N. */
static flaw
read_elements(const shape *element, size_t n, term_t t, int depth, reader *r) {
  const term_t tail = r->refs + 2 * (term_t)depth, head = tail + 1;
  flaw worst = FLAW_NONE;

  for (size_t i = 0; i < n && worst != FLAW_TYPE; i++, t = tail) {
    if (!PL_get_list(t, head, tail))
      return FLAW_TYPE;
    worst = flaw_worst(worst, read_shape(element, head, depth + 1, r));
  }
  return worst;
}

/* Whether the N vectors of equal length between V and END ascend strictly. */
static bool
ascend(const int *v, const int *end, size_t n) {
  const size_t length = n > 0 ? (size_t)(end - v) / n : 0;

  for (size_t i = 1; i < n; i++, v += length) {
    size_t k = 0;

    while (k < length && v[k] == v[k + length])
      k++;
    if (k == length || v[k] > v[k + length])
      return false;
  }
  return true;
}

/* Reads the list T in one pass.  Only a list with more elements than there is
   room for needs a second pass, for its length. */
static flaw
read_list(const shape *s, term_t t, int depth, reader *r) {
  const term_t tail = r->refs + 2 * (term_t)depth, head = tail + 1;
  const int most = s->low < 0 ? SHAPE_ELEMENTS : s->low;
  int *const length = r->next;
  int n = 0;
  flaw worst = FLAW_NONE;

  if (s->low < 0)
    emit(r, 0);

  int *const first = r->next;

  for (; n < most && PL_get_list(t, head, tail); n++, t = tail) {
    worst = flaw_worst(worst, read_shape(shape_first(s), head, depth + 1, r));
    if (worst == FLAW_TYPE)
      return worst;
  }
  if (!PL_get_nil(t)) {
    size_t more;

    if (s->low >= 0 || PL_skip_list(t, 0, &more) != PL_LIST)
      return FLAW_TYPE;
    r->full = true;
    return flaw_worst(FLAW_DOMAIN,
                      read_elements(shape_first(s), more, t, depth, r));
  }
  if (n < s->low)
    return FLAW_TYPE;
  if (first > length)
    *length = n;
  return worst == FLAW_NONE && !r->full && s->kind == SHAPE_SET &&
                 !ascend(first, r->next, (size_t)n)
             ? FLAW_DOMAIN
             : worst;
}

/* Keeps CULPRIT for the error, unless an earlier part has been kept. */
static void
keep_culprit(reader *r, const char *domain, term_t culprit) {
  if (!r->domain && PL_put_term(r->culprit, culprit))
    r->domain = domain;
}

static bool
fits(size_t n, int low, int high) {
  return n >= (size_t)low && n <= (size_t)high;
}

/* Keeps the size of a board as the culprit: A if B is negative, else A-B. */
static flaw
refuse_size(reader *r, int64_t a, int64_t b) {
  const term_t args = PL_new_term_refs(2);

  if (PL_put_int64(args, a) && PL_put_int64(args + 1, b) &&
      (b < 0 || PL_cons_functor_v(args, FUNCTOR_minus2, args)))
    keep_culprit(r, "board_size", args);
  return FLAW_DOMAIN;
}

/* Reads the rows of a board. */
static flaw
read_board(const shape *s, term_t t, int depth, reader *r) {
  const term_t tail = r->refs + 2 * (term_t)depth, row = tail + 1;
  const shape *const cell = shape_first(shape_first(s));
  const bool rhombus = s->kind == SHAPE_RHOMBUS;
  size_t rows, columns = 0;
  flaw worst = FLAW_NONE;

  if (PL_skip_list(t, 0, &rows) != PL_LIST || (rhombus && rows % 2 == 0) ||
      !PL_put_term(tail, t))
    return FLAW_TYPE;
  if (rows > SHAPE_ELEMENTS)
    r->full = true;
  emit(r, (int)rows);
  for (size_t i = 0; i < rows && worst != FLAW_TYPE; i++) {
    size_t n;

    if (!PL_get_list(tail, row, tail) || PL_skip_list(row, 0, &n) != PL_LIST)
      return FLAW_TYPE;
    if (i == 0 || (rhombus && i <= rows / 2))
      columns = rhombus ? i + 1 : n;
    else if (rhombus)
      columns = rows - i;
    if (n != columns)
      return FLAW_TYPE;
    emit(r, (int)n);
    worst = flaw_worst(worst, read_elements(cell, n, row, depth + 1, r));
  }
  if (worst == FLAW_TYPE)
    return worst;
  if (rhombus)
    return fits(rows / 2 + 1, s->low, s->high)
               ? worst
               : refuse_size(r, (int64_t)rows / 2 + 1, -1);
  return fits(columns, s->low, s->high) && fits(rows, s->rows[0], s->rows[1])
             ? worst
             : refuse_size(r, (int64_t)columns, (int64_t)rows);
}

/* Reads a list of constants in the order of S.  If the constants are numbers,
   an element of another type is a type error. */
static flaw
read_subset(const shape *s, term_t t, int depth, reader *r) {
  const term_t tail = r->refs + 2 * (term_t)depth, head = tail + 1;
  int bits = 0, last = -1;
  flaw worst = FLAW_NONE;

  if (PL_skip_list(t, 0, NULL) != PL_LIST || !PL_put_term(tail, t))
    return FLAW_TYPE;
  while (PL_get_list(tail, head, tail)) {
    const shape *part = shape_first(s);
    reader nowhere = *r;
    int i = 0;

    if (is_number_choice(s) && !PL_is_integer(head))
      return FLAW_TYPE;
    nowhere.next = nowhere.end;
    while (i < s->parts &&
           read_shape(part, head, depth + 1, &nowhere) != FLAW_NONE) {
      part = shape_next(part);
      i++;
    }
    if (i == s->parts || i <= last)
      worst = FLAW_DOMAIN;
    else
      bits |= 1 << i;
    last = i;
  }
  emit(r, bits);
  return worst;
}

/* Reads T as the first alternative that it looks like, or as the last one. What
   looks like a constant is that constant. */
static flaw
read_choice(const shape *s, term_t t, int depth, reader *r) {
  const shape *part = shape_first(s);
  int i = 0;

  for (; i < s->parts - 1 && !looks_like(part, t); i++)
    part = shape_next(part);
  emit(r, i);
  return i < s->parts - 1 && is_constant(part) ? FLAW_NONE
                                               : read_shape(part, t, depth, r);
}

static flaw
read_part(const shape *s, term_t t, int depth, reader *r) {
  flaw f;

  switch (s->kind) {
  case SHAPE_INTEGER:
  case SHAPE_RANGE:
    return read_integer(s, t, r);
  case SHAPE_ONE_OF:
    return read_one_of(s, t, r);
  case SHAPE_ATOM:
  case SHAPE_NUMBER:
    return looks_like(s, t) ? FLAW_NONE : FLAW_TYPE;
  case SHAPE_COMPOUND:
    return read_compound(s, t, depth, r);
  case SHAPE_TUPLE:
    return read_tuple(s, t, depth, r);
  case SHAPE_LIST:
  case SHAPE_SET:
    return read_list(s, t, depth, r);
  case SHAPE_RECTANGLE:
  case SHAPE_RHOMBUS:
    return read_board(s, t, depth, r);
  case SHAPE_SUBSET:
    return read_subset(s, t, depth, r);
  case SHAPE_CHOICE:
    return read_choice(s, t, depth, r);
  case SHAPE_DOMAIN:
    f = read_shape(shape_first(s), t, depth, r);
    if (f == FLAW_DOMAIN)
      keep_culprit(r, s->name, t);
    return f;
  case SHAPE_OPTIONAL: /* its compound or tuple reads it */
    break;
  }
  return FLAW_TYPE;
}

int
shape_get(const shape_root *s, term_t t, int *v) {
  reader r = {.next = v,
              .end = v + SHAPE_MOST,
              .refs = PL_new_term_refs(2 * s->nodes->depth),
              .culprit = PL_new_term_ref()};
  if (!r.refs || !r.culprit)
    return -1;

  flaw f = read_shape(s->nodes, t, 0, &r);

  if (r.full)
    f = flaw_worst(f, FLAW_DOMAIN);
  if (f == FLAW_NONE) {
    PL_reset_term_refs(r.refs);
    return (int)(r.next - v);
  }
  if (f == FLAW_DOMAIN && r.domain) {
    if (check_ground(t))
      PL_domain_error(r.domain, r.culprit);
  } else {
    raise_flaw(f, s->name, t);
  }
  return -1;
}

flaw
shape_get_one(const shape_root *s, term_t t, int *i) {
  reader r = {.next = i, .end = i + 1};

  return read_shape(s->nodes, t, 0, &r);
}

bool
shape_refuse(const shape_root *s, term_t t) {
  return raise_flaw(FLAW_DOMAIN, s->name, t);
}
