#include "shape_vector.h"

#include <string.h>

/* ------------------------------------------------------------------------
   Writing
   ------------------------------------------------------------------------ */

enum { FEW_SLOTS = 32, MANY_SLOTS = 128, KEY = 3 };

/* The shape and the integers of a part that has been built. */
typedef struct slot {
  const shape *shape;
  int key[KEY];
} slot;

typedef struct writer {
  term_t refs; /* a block of SHAPE_PARTS for each level */

  /* A hash table of named parts that have been built, or NULL. */
  slot *slots;
  unsigned n_slots;
  term_t kept; /* a block of n_slots terms */

  /* A block of SHAPE_PARTS for each node from the root on: see put_next. */
  term_t parts;
  const shape *root;
} writer;

static bool put_shape(writer *w, const shape *s, const int *v, int depth,
                      term_t t);

static term_t
refs_at(const writer *w, int depth) {
  return w->refs + SHAPE_PARTS * (term_t)depth;
}

static bool
is_equal(const int *a, const int *b, int n) {
  while (n > 0 && a[n - 1] == b[n - 1])
    n--;
  return n == 0;
}

/* T becomes the compound or the tuple S with its first N parts, PARTS.  N is
   the number of all parts, or one less without the optional one. */
static bool
compose(const shape *s, term_t parts, int n, term_t t) {
  term_t tail = t;

  if (s->kind == SHAPE_COMPOUND)
    return PL_cons_functor_v(t, n == s->parts ? s->functor : s->without, parts);
  if (s->open)
    tail = parts + (term_t)--n;
  else
    PL_put_nil(t);
  for (int i = n - 1; i >= 0; i--, tail = t)
    if (!PL_cons_list(t, parts + (term_t)i, tail))
      return false;
  return true;
}

static bool
put_compound(writer *w, const shape *s, const int *v, int depth, term_t t) {
  const term_t args = refs_at(w, depth);
  const shape *part = shape_first(s);
  int n = 0;

  for (; n < s->parts; n++, part = shape_next(part)) {
    if (part->kind == SHAPE_OPTIONAL && !*v)
      break;
    if (!put_shape(w, part, v, depth + 1, args + (term_t)n))
      return false;
    v = skip_shape(part, v);
  }
  return compose(s, args, n, t);
}

/* T becomes the list of the elements E. */
static bool
put_elements(writer *w, const elements *e, int depth, term_t t) {
  const term_t head = refs_at(w, depth), tail = head + 1;

  PL_put_nil(tail);
  for (int i = e->n - 1; i >= 0; i--)
    if (!put_shape(w, e->shape, e->start[i], depth + 1, head) ||
        !PL_cons_list(tail, head, tail))
      return false;
  return PL_put_term(t, tail);
}

static bool
put_subset(writer *w, const shape *s, int bits, int depth, term_t t) {
  const term_t head = refs_at(w, depth), tail = head + 1;

  PL_put_nil(tail);
  for (int i = s->parts - 1; i >= 0; i--) {
    if (bits >> i & 1 &&
        !(put_shape(w, shape_nth(s, i), NULL, depth + 1, head) &&
          PL_cons_list(tail, head, tail)))
      return false;
  }
  return PL_put_term(t, tail);
}

static bool
put_constant(const shape *s, term_t t) {
  return s->kind == SHAPE_ATOM ? PL_put_atom(t, s->atom)
                               : PL_put_integer(t, s->low);
}

/* T becomes the term of shape S and vector V.  Always builds a new term. */
static bool
build_shape(writer *w, const shape *s, const int *v, int depth, term_t t) {
  const shape *part = shape_first(s);
  elements e;

  switch (s->kind) {
  case SHAPE_INTEGER:
  case SHAPE_RANGE:
    return PL_put_integer(t, *v);
  case SHAPE_ONE_OF:
    return put_constant(part + *v, t);
  case SHAPE_ATOM:
  case SHAPE_NUMBER:
    return put_constant(s, t);
  case SHAPE_COMPOUND:
  case SHAPE_TUPLE:
    return put_compound(w, s, v, depth, t);
  case SHAPE_OPTIONAL:
    return put_shape(w, part, v + 1, depth, t);
  case SHAPE_LIST:
  case SHAPE_SET:
  case SHAPE_RECTANGLE:
  case SHAPE_RHOMBUS:
    find_elements(&e, s, v);
    return put_elements(w, &e, depth, t);
  case SHAPE_SUBSET:
    return put_subset(w, s, *v, depth, t);
  case SHAPE_CHOICE:
    return put_shape(w, shape_nth(s, *v), v + 1, depth, t);
  case SHAPE_DOMAIN:
    return put_shape(w, part, v, depth, t);
  }
  return false;
}

/* T becomes the term of shape S and vector V, a part that is kept.  Reuses the
   term in its slot.  A new term is built before it takes the slot, because its
   own parts may take that slot too. */
static bool
put_kept(writer *w, const shape *s, const int *v, int depth, term_t t) {
  unsigned hash = (unsigned)s->size * 7;

  for (int i = 0; i < s->length; i++)
    hash = hash * 19 + (unsigned)v[i];

  slot *const k = &w->slots[hash & (w->n_slots - 1)];
  const term_t kept = w->kept + (term_t)(k - w->slots);

  if (k->shape == s && is_equal(k->key, v, s->length))
    return PL_put_term(t, kept);
  if (!build_shape(w, s, v, depth, t) || !PL_put_term(kept, t))
    return false;
  k->shape = s;
  memcpy(k->key, v, (size_t)s->length * sizeof *v);
  return true;
}

/* Whether S is a compound or a tuple of fixed length. */
static bool
is_fixed(const shape *s) {
  return (s->kind == SHAPE_COMPOUND || s->kind == SHAPE_TUPLE) &&
         s->length >= 0;
}

static bool
is_kept(const writer *w, const shape *s) {
  return w->slots && s->named && s->length > 0 && s->length <= KEY;
}

static bool
put_shape(writer *w, const shape *s, const int *v, int depth, term_t t) {
  return is_kept(w, s) ? put_kept(w, s, v, depth, t)
                       : build_shape(w, s, v, depth, t);
}

/* T becomes the term of shape S and vector V in a list of terms of one shape. S
   is a compound or a tuple of fixed length.  The references of its node hold
   the parts of the term written before, whose vector has the first SAME
   integers in common with V: parts made of these integers only are not built
   again. */
static bool
put_next(writer *w, const shape *s, const int *v, int same, term_t t) {
  const term_t args = w->parts + SHAPE_PARTS * (term_t)(s - w->root);
  const shape *part = shape_first(s);

  for (int i = 0; i < s->parts; i++, part = shape_next(part)) {
    const term_t arg = args + (term_t)i;

    if (part->length > same &&
        !(part->kind == SHAPE_INTEGER ? PL_put_integer(arg, *v)
          : is_fixed(part) && !is_kept(w, part)
              ? put_next(w, part, v, same, arg)
              : put_shape(w, part, v, 0, arg)))
      return false;
    v += part->length;
    same -= part->length;
  }
  return compose(s, args, s->parts, t);
}

/* Returns the length of the common prefix of A and B, of N integers each. */
static int
common(const int *a, const int *b, int n) {
  int i = 0;

  while (i < n && a[i] == b[i])
    i++;
  return i;
}

static writer
new_writer(const shape_root *s) {
  return (writer){.refs = PL_new_term_refs(SHAPE_PARTS * s->nodes->depth)};
}

bool
shape_put(const shape_root *s, const int *v, term_t t) {
  writer w = new_writer(s);

  return w.refs && put_shape(&w, s->nodes, v, 0, t);
}

/* Returns the alternative of S that *V selects, or S if it is no choice.  Moves
 *V to the vector of that alternative. */
static const shape *
chosen(const shape *s, const int **v) {
  while (s->kind == SHAPE_CHOICE)
    s = shape_nth(s, *(*v)++);
  return s;
}

bool
shape_put_list(const shape_root *s, int n,
               void (*fill)(const void *context, int i, int *v),
               const void *context, term_t list) {
  slot slots[MANY_SLOTS];
  writer w = new_writer(s);
  const term_t t = PL_new_term_ref();
  const shape *last = NULL; /* shape and vector of the element after this one */
  const int *last_v = NULL;
  int vectors[2][SHAPE_MOST];

  w.slots = slots;
  w.n_slots = n < MANY_SLOTS ? FEW_SLOTS : MANY_SLOTS;
  for (unsigned i = 0; i < w.n_slots; i++)
    slots[i].shape = NULL;
  w.kept = PL_new_term_refs((int)w.n_slots);
  w.root = s->nodes;
  w.parts = PL_new_term_refs(SHAPE_PARTS * s->nodes->size);
  if (!w.refs || !w.kept || !w.parts)
    return false;
  PL_put_nil(list);
  while (n-- > 0) {
    const int *v = vectors[n & 1];

    fill(context, n, vectors[n & 1]);

    const shape *const one = chosen(s->nodes, &v);
    const int same = one == last ? common(v, last_v, one->length) : -1;

    if (!(is_fixed(one) ? put_next(&w, one, v, same, t)
                        : build_shape(&w, one, v, 0, t)) ||
        !PL_cons_list(list, t, list))
      return false;
    last = one;
    last_v = v;
  }
  return true;
}

/* ------------------------------------------------------------------------
   Updating
   ------------------------------------------------------------------------ */

/* The vector of a part and its end. */
typedef struct segment {
  const int *v, *end;
} segment;

static bool
is_same(segment a, segment b) {
  return a.end - a.v == b.end - b.v &&
         memcmp(a.v, b.v, (size_t)(a.end - a.v) * sizeof *a.v) == 0;
}

static segment
element(const elements *e, int i) {
  return (segment){.v = e->start[i], .end = e->start[i + 1]};
}

static bool update_shape(writer *w, const shape *s, term_t old, segment before,
                         segment after, int depth, term_t t);

/* Returns the index in B of the element to make element I of A from.  In lists
   of equal length that is I.  Otherwise it is an equal element among the first
   N, or N if there is none. */
static int
source(const elements *b, const elements *a, int i, int n) {
  int j = a->n == b->n ? i : 0;

  while (a->n != b->n && j < n && !is_same(element(a, i), element(b, j)))
    j++;
  return j;
}

/* T becomes the list of the elements A; OLD is the list of B.  Shares the
   common tail of both lists and equal elements. */
static bool
update_elements(writer *w, term_t old, const elements *b, const elements *a,
                int depth, term_t t) {
  int n = a->n, n_old = b->n;

  while (n > 0 && n_old > 0 &&
         is_same(element(a, n - 1), element(b, n_old - 1))) {
    n--;
    n_old--;
  }

  const bool few = n_old + 1 < SHAPE_PARTS;
  const term_t heads = few ? refs_at(w, depth) : PL_new_term_refs(n_old + 2);
  const term_t head = heads + (term_t)n_old;
  term_t tail = old;

  if (!heads)
    return false;
  for (int i = 0; i < n_old; i++, tail = head + 1)
    if (!PL_get_list(tail, heads + (term_t)i, head + 1))
      return false;
  for (int i = n - 1; i >= 0; i--, tail = t) {
    const int j = source(b, a, i, n_old);

    if (!(j < n_old
              ? update_shape(w, a->shape, heads + (term_t)j, element(b, j),
                             element(a, i), depth + 1, head)
              : put_shape(w, a->shape, a->start[i], depth + 1, head)) ||
        !PL_cons_list(t, head, tail))
      return false;
  }
  if (n == 0 && !PL_put_term(t, tail))
    return false;
  if (!few)
    PL_reset_term_refs(heads);
  return true;
}

/* Sets PART to the parts of S, a compound or a tuple, and START to where their
   vectors begin.  The last element of START is the end of V. */
static void
find_parts(const shape *s, const int *v, const shape **part,
           const int **start) {
  const shape *next = shape_first(s);

  for (int i = 0; i < s->parts; i++, next = shape_next(next)) {
    part[i] = next;
    start[i] = v;
    v = skip_shape(next, v);
  }
  start[s->parts] = v;
}

/* Updates the N parts of a compound or a tuple.  The references from OLD on
   hold the old parts and then the new ones. */
static bool
update_parts(writer *w, const shape **part, term_t old, const int **b,
             const int **a, int n, int depth) {
  for (int i = 0; i < n; i++)
    if (!update_shape(
            w, part[i], old + (term_t)i, (segment){.v = b[i], .end = b[i + 1]},
            (segment){.v = a[i], .end = a[i + 1]}, depth + 1, old + (term_t)i))
      return false;
  return true;
}

/* The parts of a compound or a tuple, before and after. */
typedef struct parts {
  const shape *part[SHAPE_PARTS];
  const int *before[SHAPE_PARTS + 1], *after[SHAPE_PARTS + 1];
} parts;

/* Sets P and returns the number of parts that there are in BEFORE and AFTER;
   0 if only one of them has the optional part. */
static int
match_parts(parts *p, const shape *s, const int *before, const int *after) {
  const int last = s->parts - 1;

  find_parts(s, before, p->part, p->before);
  find_parts(s, after, p->part, p->after);
  if (p->part[last]->kind != SHAPE_OPTIONAL)
    return s->parts;
  return *p->before[last] != *p->after[last] ? 0 : last + *p->after[last];
}

static bool
update_compound(writer *w, const shape *s, term_t old, const int *before,
                const int *after, int depth, term_t t) {
  const term_t args = refs_at(w, depth);
  parts p;
  const int n = match_parts(&p, s, before, after);

  if (n == 0)
    return put_shape(w, s, after, depth, t);
  for (int i = 0; i < n; i++)
    _PL_get_arg((size_t)i + 1, old, args + (term_t)i);
  return update_parts(w, p.part, args, p.before, p.after, n, depth) &&
         PL_cons_functor_v(t, n == s->parts ? s->functor : s->without, args);
}

static bool
update_tuple(writer *w, const shape *s, term_t old, const int *before,
             const int *after, int depth, term_t t) {
  const term_t heads = refs_at(w, depth), tail = heads + SHAPE_PARTS - 1;
  parts p;
  int n = match_parts(&p, s, before, after);

  if (n == 0 || s->open)
    return put_shape(w, s, after, depth, t);
  while (n > 0 && is_same((segment){.v = p.before[n - 1], .end = p.before[n]},
                          (segment){.v = p.after[n - 1], .end = p.after[n]}))
    n--;
  if (!PL_put_term(tail, old))
    return false;
  for (int i = 0; i < n; i++)
    if (!PL_get_list(tail, heads + (term_t)i, tail))
      return false;
  if (!update_parts(w, p.part, heads, p.before, p.after, n, depth))
    return false;
  while (n-- > 0)
    if (!PL_cons_list(tail, heads + (term_t)n, tail))
      return false;
  return PL_put_term(t, tail);
}

/* T becomes the term of AFTER; OLD is the term of BEFORE.  T may be OLD. */
static bool
update_shape(writer *w, const shape *s, term_t old, segment before,
             segment after, int depth, term_t t) {
  const shape *part = shape_first(s);
  elements b, a;

  if (is_same(before, after))
    return t == old || PL_put_term(t, old);
  if (s->kind == SHAPE_COMPOUND)
    return update_compound(w, s, old, before.v, after.v, depth, t);
  if (s->kind == SHAPE_TUPLE)
    return update_tuple(w, s, old, before.v, after.v, depth, t);
  if (is_list(s)) {
    find_elements(&b, s, before.v);
    find_elements(&a, s, after.v);
    return update_elements(w, old, &b, &a, depth, t);
  }
  if (s->kind == SHAPE_DOMAIN)
    return update_shape(w, part, old, before, after, depth, t);

  /* An optional part is in both vectors: see match_parts. */
  if (s->kind != SHAPE_OPTIONAL &&
      (s->kind != SHAPE_CHOICE || *before.v != *after.v))
    return put_shape(w, s, after.v, depth, t);
  part = shape_nth(s, s->kind == SHAPE_CHOICE ? *after.v : 0);
  before.v++;
  after.v++;
  return update_shape(w, part, old, before, after, depth, t);
}

bool
shape_update(const shape_root *s, term_t old, const int *before, int n_before,
             const int *after, int n_after, term_t new) {
  writer w = new_writer(s);

  return w.refs &&
         update_shape(&w, s->nodes, old,
                      (segment){.v = before, .end = before + n_before},
                      (segment){.v = after, .end = after + n_after}, 0, new);
}
