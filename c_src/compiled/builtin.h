/* Predicates of SWI-Prolog that are written in C there too.

   do_NAME fails, or sets its last arguments and returns true.  Its inputs are
   dereferenced.  What would throw, or have more than one solution, leaves. */
#ifndef COMPILED_BUILTIN_H
#define COMPILED_BUILTIN_H

#include "order.h"

/* '$skip_list'(-Length, +List, -Tail) */
static inline bool
do_skip_list(struct machine *m, word list, word *length, word *tail) {
  int64_t n = 0;
  for (list = deref(list); tag_of(list) == TAG_LIST;
       list = deref(cells(list)[1]), n++)
    if (n > 1000000)
      leave(m, LEAVE_ARGUMENT);
  *length = INT(n);
  *tail = list;
  return true;
}

static inline bool
is_proper_list(struct machine *m, word list) {
  word length, tail;
  do_skip_list(m, list, &length, &tail);
  return tail == NIL;
}

/* Binds the variable TAIL to a partial list; returns its I-th element. */
static word
nth_of_tail(struct machine *m, int64_t i, word tail) {
  const word element = new_variable(m);
  word list = new_list(m, element, new_variable(m));
  if (i > 1000000)
    leave(m, LEAVE_ARGUMENT);
  while (i-- > 0)
    list = new_list(m, new_variable(m), list);
  bind(m, tail, list);
  return element;
}

/* nth0(+Index, ?List, -Element), where Index is an integer. */
static inline bool
do_nth0(struct machine *m, word index, word list, word *element) {
  int64_t i = int_arg(m, index);
  if (i < 0)
    return false;
  for (; tag_of(list) == TAG_LIST; list = deref(cells(list)[1]))
    if (i-- == 0) {
      *element = deref(cells(list)[0]);
      return true;
    }
  if (is_unbound(list)) {
    *element = nth_of_tail(m, i, list);
    return true;
  }
  return false;
}

static inline bool
do_memberchk(struct machine *m, word element, word list) {
  for (; tag_of(list) == TAG_LIST; list = deref(cells(list)[1]))
    if (same(m, element, cells(list)[0]))
      return true;
  if (list != NIL)
    leave(m, LEAVE_ARGUMENT);
  return false;
}

/* A list of Length unbound variables. */
static inline bool
do_new_list(struct machine *m, word length, word *list) {
  int64_t n = int_arg(m, length);
  if (n < 0 || n > 1000000)
    leave(m, LEAVE_ARGUMENT);
  *list = NIL;
  for (; n > 0; n--) {
    word *p = allocate(m, 2);
    p[0] = tagged(p, TAG_REF);
    p[1] = *list;
    *list = tagged(p, TAG_LIST);
  }
  return true;
}

/* functor(+Term, -Name, -Arity) */
static inline bool
do_functor(struct machine *m, word term, word *name, word *arity) {
  if (is_unbound(term))
    leave(m, LEAVE_UNBOUND);
  if (is_compound(term)) {
    bool list = tag_of(term) == TAG_LIST;
    *name = ATOM(list ? DOT_NAME : functor_name(*cells(term)));
    *arity = INT(list ? 2 : functor_arity(*cells(term)));
  } else {
    *name = term;
    *arity = INT(0);
  }
  return true;
}

/* arg(+N, +Term, -Argument) */
static inline bool
do_arg(struct machine *m, word n, word term, word *argument) {
  size_t arity;
  word *p;
  if (tag_of(n) != TAG_INT || !is_compound(term))
    leave(m, LEAVE_ARGUMENT);
  p = arguments(term, &arity);
  if (int_of(n) < 1 || (uint64_t)int_of(n) > arity)
    return false;
  *argument = deref(p[int_of(n) - 1]);
  return true;
}

static inline bool
do_functor_of(struct machine *m, word name, word arity, word *term) {
  int64_t n = int_arg(m, arity);
  word *p;
  if (n == 0 && !is_compound(name)) {
    *term = name;
    return true;
  }
  if (n < 1 || n > 255 || tag_of(name) != TAG_ATOM)
    leave(m, LEAVE_ARGUMENT);
  if (atom_of(name) == DOT_NAME && n == 2) {
    word tail = new_variable(m);
    *term = new_list(m, new_variable(m), tail);
    return true;
  }
  p = allocate(m, (size_t)n + 1);
  p[0] = FUNCTOR(atom_of(name), n);
  for (int64_t i = 1; i <= n; i++)
    p[i] = tagged(p + i, TAG_REF);
  *term = tagged(p, TAG_STRUCT);
  return true;
}

/* +Term =.. -List */
static inline bool
do_univ(struct machine *m, word term, word *list) {
  word name, arity, out = NIL;
  size_t n;
  do_functor(m, term, &name, &arity);
  if (is_compound(term)) {
    word *p = arguments(term, &n);
    while (n-- > 0)
      out = new_list(m, p[n], out);
  }
  *list = new_list(m, name, out);
  return true;
}

/* -Term =.. +List */
static inline bool
do_univ_of(struct machine *m, word list, word *term) {
  word length, tail, name, *p;
  int64_t n;
  do_skip_list(m, list, &length, &tail);
  n = int_of(length) - 1;
  if (tail != NIL || n < 0 || n > 255)
    leave(m, LEAVE_ARGUMENT);
  name = deref(cells(list)[0]);
  list = deref(cells(list)[1]);
  if (n == 0) {
    if (is_compound(name) || is_unbound(name))
      leave(m, LEAVE_ARGUMENT);
    *term = name;
    return true;
  }
  if (tag_of(name) != TAG_ATOM)
    leave(m, LEAVE_ARGUMENT);
  if (atom_of(name) == DOT_NAME && n == 2) {
    *term = new_list(m, cells(list)[0], cells(deref(cells(list)[1]))[0]);
    return true;
  }
  p = allocate(m, (size_t)n + 1);
  p[0] = FUNCTOR(atom_of(name), n);
  for (int64_t i = 1; i <= n; i++, list = deref(cells(list)[1]))
    p[i] = cells(list)[0];
  *term = tagged(p, TAG_STRUCT);
  return true;
}

/* The elements of W, variables of a goal, are ground or unbound; the
   K-th unbound one is bound to KEYS[K].  Returns how many keys there are. */
static inline size_t
bind_key(struct machine *m, word w, word *keys, size_t n) {
  size_t k = 0;
  for (w = deref(w); tag_of(w) == TAG_LIST; w = deref(cells(w)[1])) {
    word v = deref(cells(w)[0]);
    if (!is_unbound(v)) {
      if (!is_ground(m, v))
        leave(m, LEAVE_UNBOUND);
      continue;
    }
    for (size_t i = 0; i < k; i++)
      if (v == keys[i])
        leave(m, LEAVE_ARGUMENT);
    if (k < n)
      bind(m, v, keys[k]);
    else
      keys[n++] = v;
    k++;
  }
  return n;
}

/* '$bind_keys'(+Pairs): bagof/3 and setof/3 unite the variables of the keys, so
   that `_` in a goal makes no groups. */
static inline bool
do_bind_keys(struct machine *m, word pairs) {
  enum { MOST_KEYS = 32 };
  word keys[MOST_KEYS], length, tail;
  size_t n = 0;
  for (; tag_of(pairs) == TAG_LIST; pairs = deref(cells(pairs)[1])) {
    word *p = structure(deref(cells(pairs)[0]), FUNCTOR(MINUS_NAME, 2));
    if (p == NULL || !is_ground(m, p[1]))
      leave(m, LEAVE_ARGUMENT);
    do_skip_list(m, p[0], &length, &tail);
    if (int_of(length) > MOST_KEYS)
      leave(m, LEAVE_ARGUMENT);
    n = bind_key(m, p[0], keys, n);
  }
  return true;
}

/* [] is no atom. */
static inline bool
is_atom(word w) {
  return tag_of(w) == TAG_ATOM && w != NIL;
}

static inline bool
is_callable(word w) {
  return is_atom(w) || is_compound(w);
}

static inline bool
is_atomic(word w) {
  return !is_unbound(w) && !is_compound(w);
}

#endif
