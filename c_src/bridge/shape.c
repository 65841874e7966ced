#include "shape.h"

#include "shape_put.h"
#include "shape_read.h"

/* ------------------------------------------------------------------------
   Reading
   ------------------------------------------------------------------------ */

bool
shape_get_as(const shape *s, const char *type, const char *domain, term_t t,
             int *v) {
  const term_t refs = PL_new_term_refs(1 + s->refs);
  reader r = {.next = v, .end = v + SHAPE_MOST, .culprit = refs};

  if (!refs)
    return false;

  flaw f = s->read(&r, t, refs + 1);

  if (r.full)
    f = flaw_worst(f, FLAW_DOMAIN);
  if (f == FLAW_NONE) {
    PL_reset_term_refs(refs);
    return true;
  }
  if (f == FLAW_DOMAIN && r.domain)
    return check_ground(t) &&
           raised_publicly(PL_domain_error(r.domain, r.culprit));
  return f == FLAW_TYPE && type ? raise_flaw(f, type, t)
                                : raise_flaw(FLAW_DOMAIN, domain, t);
}

bool
shape_get(const shape *s, term_t t, int *v) {
  return shape_get_as(s, s->name, s->name, t, v);
}

flaw
shape_get_one(const shape *s, term_t t, int *i) {
  const term_t refs = s->refs ? PL_new_term_refs(s->refs) : 0;
  reader r = {.next = i, .end = i + 1};
  const flaw f = s->read(&r, t, refs);

  if (refs)
    PL_reset_term_refs(refs);
  return f;
}

bool
shape_refuse(const shape *s, term_t t) {
  return raise_flaw(FLAW_DOMAIN, s->name, t);
}

/* ------------------------------------------------------------------------
   Writing
   ------------------------------------------------------------------------ */

bool
shape_put(const shape *s, const int *v, term_t t) {
  return shape_update(s, t, NULL, v, t);
}

bool
shape_update(const shape *s, term_t old, const int *before, const int *after,
             term_t new) {
  const term_t refs = PL_new_term_refs(s->refs);
  writer w = {0};

  if (!refs || !PL_put_term(refs, old))
    return false;

  const term_t t = s->write(&w, after, before, refs);

  return t && PL_put_term(new, t);
}

bool
shape_put_list(const shape *s, int n,
               void (*fill)(const void *context, int i, int *v),
               const void *context, term_t list) {
  enum { LEAST_SLOTS = 32, MOST_SLOTS = 256 };
  slot slots[MOST_SLOTS];
  writer w = {.slots = slots, .n_slots = LEAST_SLOTS};
  const term_t refs = PL_new_term_refs(s->refs);
  int v[SHAPE_MOST];

  while (w.n_slots < MOST_SLOTS && w.n_slots < (unsigned)n)
    w.n_slots *= 2;
  memset(slots, 0, w.n_slots * sizeof *slots);
  w.kept = PL_new_term_refs((int)w.n_slots);
  if (!refs || !w.kept)
    return false;
  PL_put_nil(list);
  while (n-- > 0) {
    fill(context, n, v);

    const term_t t = s->write(&w, v, NULL, refs);

    if (!t || !PL_cons_list(list, t, list))
      return false;
  }
  return true;
}

/* ------------------------------------------------------------------------
   Integers
   ------------------------------------------------------------------------ */

static flaw
read_one(reader *r, term_t t, term_t free) {
  (void)free;
  return read_integer(r, t);
}

static int
size_one(const int *v) {
  (void)v;
  return 1;
}

static term_t
write_one(writer *w, const int *v, const int *b, term_t t) {
  (void)w;
  (void)b;
  return result(PL_put_integer(t, *v), t);
}

const shape integer_shape = {"integer", 1, read_one, size_one, write_one};
