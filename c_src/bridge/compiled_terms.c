#include "compiled_terms.h"

#include "../compiled/heap.h"

#include <stdlib.h>
#include <string.h>

/* Room for the atoms that the terms of a game bring besides the program. */
enum { MORE_ATOMS = 4096 };

/* A hash table with linear probing: SLOTS has the numbers plus one. */
struct atom_names {
  pthread_mutex_t lock;
  atom_t *atoms;
  uint64_t count, room;
  uint32_t *slots;
  uint64_t mask;
  uint64_t nil, dot;
};

static uint32_t *
slot_of(const atom_names *n, atom_t a) {
  uint64_t i = (a * UINT64_C(0x9E3779B97F4A7C15)) >> 20;

  for (;; i++) {
    uint32_t *const slot = &n->slots[i & n->mask];

    if (*slot == 0 || n->atoms[*slot - 1] == a)
      return slot;
  }
}

/* The number of A, which is new if need be; false if there is no room. */
static bool
number_of(atom_names *n, atom_t a, uint64_t *number) {
  uint32_t *const slot = slot_of(n, a);

  if (*slot == 0) {
    if (n->count == n->room)
      return false;
    PL_register_atom(a);
    n->atoms[n->count++] = a;
    *slot = (uint32_t)n->count;
  }
  *number = *slot - 1;
  return true;
}

atom_names *
atom_names_new(term_t atoms, uint64_t count) {
  atom_names *const n = calloc(1, sizeof *n);
  const term_t tail = PL_copy_term_ref(atoms);
  const term_t head = PL_new_term_ref();
  uint64_t size = 1, i;
  atom_t a;

  if (!n)
    return NULL;
  pthread_mutex_init(&n->lock, NULL);
  n->room = count + MORE_ATOMS;
  while (size < 2 * n->room)
    size *= 2;
  n->mask = size - 1;
  n->atoms = calloc(n->room, sizeof *n->atoms);
  n->slots = calloc(size, sizeof *n->slots);
  if (!n->atoms || !n->slots) {
    atom_names_free(n);
    return NULL;
  }
  while (PL_get_list(tail, head, tail))
    if (!PL_get_atom(head, &a) || n->count == count || !number_of(n, a, &i)) {
      atom_names_free(n);
      return NULL;
    }
  if (n->count != count) {
    atom_names_free(n);
    return NULL;
  }
  PL_put_nil(head);
  if (PL_get_atom(head, &a))
    number_of(n, a, &n->nil);
  a = PL_new_atom("[|]");
  number_of(n, a, &n->dot);
  PL_unregister_atom(a);
  return n;
}

void
atom_names_free(atom_names *n) {
  if (!n)
    return;
  for (uint64_t i = 0; i < n->count; i++)
    PL_unregister_atom(n->atoms[i]);
  free(n->atoms);
  free(n->slots);
  pthread_mutex_destroy(&n->lock);
  free(n);
}

int
atom_names_order(atom_names *n, uint64_t a, uint64_t b) {
  const term_t t = PL_new_term_refs(2);
  atom_t x, y;

  pthread_mutex_lock(&n->lock);
  x = n->atoms[a];
  y = n->atoms[b];
  pthread_mutex_unlock(&n->lock);
  PL_put_atom(t, x);
  PL_put_atom(t + 1, y);

  const int order = PL_compare(t, t + 1);

  PL_reset_term_refs(t);
  return order;
}

static bool
get_atom_word(atom_names *n, atom_t a, word *w) {
  uint64_t number = 0;
  bool done;

  pthread_mutex_lock(&n->lock);
  done = number_of(n, a, &number);
  pthread_mutex_unlock(&n->lock);
  *w = ATOM(number);
  return done;
}

/* Sets P[0..COUNT-1] to the arguments of T. */
static bool
get_arguments(struct machine *m, atom_names *names, term_t t, word *p,
              size_t count) {
  const term_t arg = PL_new_term_ref();

  for (size_t i = 0; i < count; i++) {
    _PL_get_arg(i + 1, t, arg);
    if (!get_word(m, names, arg, &p[i]))
      return false;
  }
  PL_reset_term_refs(arg);
  return true;
}

static bool
get_list_word(struct machine *m, atom_names *names, term_t t, word *w) {
  const term_t tail = PL_copy_term_ref(t);
  const term_t head = PL_new_term_ref();

  while (PL_get_list(tail, head, tail)) {
    word *const p = allocate(m, 2);

    *w = tagged(p, TAG_LIST);
    p[1] = INT(0);
    if (!get_word(m, names, head, &p[0]))
      return false;
    w = &p[1];
  }
  if (!get_word(m, names, tail, w))
    return false;
  PL_reset_term_refs(tail);
  return true;
}

bool
get_word(struct machine *m, atom_names *names, term_t t, word *w) {
  int64_t i;
  double d;
  atom_t a;
  size_t arity;

  check_call(m);
  switch (PL_term_type(t)) {
  case PL_ATOM:
  case PL_NIL:
    return PL_get_atom(t, &a) && get_atom_word(names, a, w);
  case PL_INTEGER:
    if (!PL_get_int64(t, &i) || !fits(i))
      return false;
    *w = INT(i);
    return true;
  case PL_FLOAT:
    if (!PL_get_float(t, &d))
      return false;
    *w = new_float(m, d);
    return true;
  case PL_LIST_PAIR:
    return get_list_word(m, names, t, w);
  case PL_TERM: {
    word *p, name;

    if (!PL_get_compound_name_arity_sz(t, &a, &arity) || arity > 0xffff ||
        !get_atom_word(names, a, &name))
      return false;
    p = allocate(m, arity + 1);
    *w = tagged(p, TAG_STRUCT);
    p[0] = FUNCTOR(atom_of(name), arity);
    return get_arguments(m, names, t, p + 1, arity);
  }
  default:
    return false;
  }
}

static atom_t
name_of(atom_names *n, uint64_t number) {
  atom_t a;

  pthread_mutex_lock(&n->lock);
  a = n->atoms[number];
  pthread_mutex_unlock(&n->lock);
  return a;
}

/* Lists are built from their ends. */
static bool
put_list(atom_names *names, word w, term_t t) {
  size_t n = 0;
  word rest = w;
  word **at;
  bool done;
  term_t head;

  for (; tag_of(rest) == TAG_LIST; rest = deref(cells(rest)[1]))
    n++;
  at = malloc(n * sizeof *at);
  if (!at)
    return PL_resource_error("memory");
  n = 0;
  for (; tag_of(w) == TAG_LIST; w = deref(cells(w)[1]))
    at[n++] = cells(w);
  done = put_word(names, rest, t);
  head = PL_new_term_ref();
  while (done && n-- > 0)
    done = head && put_word(names, at[n][0], head) && PL_cons_list(t, head, t);
  free(at);
  return done;
}

static bool
put_structure(atom_names *names, word w, term_t t) {
  const word functor = *cells(w);
  const size_t arity = functor_arity(functor);
  const term_t args = PL_new_term_refs((int)arity);

  for (size_t i = 0; i < arity; i++)
    if (!put_word(names, cells(w)[i + 1], args + i))
      return false;
  return PL_cons_functor_v(
      t, PL_new_functor(name_of(names, functor_name(functor)), arity), args);
}

bool
put_word(atom_names *names, word w, term_t t) {
  fid_t frame;
  bool done;

  w = deref(w);
  switch (tag_of(w)) {
  case TAG_INT:
    return PL_put_int64(t, int_of(w));
  case TAG_ATOM:
    return PL_put_atom(t, name_of(names, atom_of(w)));
  case TAG_FLOAT:
    return PL_put_float(t, float_of(w));
  case TAG_REF:
    PL_put_variable(t);
    return true;
  }
  if (!(frame = PL_open_foreign_frame()))
    return false;
  done = tag_of(w) == TAG_LIST ? put_list(names, w, t)
                               : put_structure(names, w, t);
  PL_close_foreign_frame(frame);
  return done;
}
