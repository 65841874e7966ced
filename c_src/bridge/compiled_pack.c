#include "compiled_pack.h"

#include "../compiled/heap.h"

#include <string.h>

/* The first byte of a term.  Atoms with short codes are below CODE_ATOM. */
enum {
  CODE_ATOM = PACK_ATOMS, /* and the word of the atom */
  CODE_INT,               /* and the word */
  CODE_FLOAT,             /* and the double */
  CODE_STRUCT,            /* and the word of the functor, and arguments */
  CODE_LIST,              /* and the length in 2 bytes, and elements */
  CODE_PAIR,              /* a head and a tail, which is no list */
  CODE_FUNCTOR = 0x78,    /* to 0x7f: arguments follow */
  CODE_SMALL = 0x80,      /* to 0xbf: integers from LEAST_SMALL */
  CODE_SHORT = 0xc0       /* to 0xff: lists of 0 to 63 elements */
};

enum { LEAST_SMALL = -8, SMALL = 64, SHORT = 64 };

static void
learn_atom(packing *k, word atom) {
  const uint64_t n = atom_of(atom);

  if (n >= PACK_MOST_ATOM || k->code[n] != 0 || k->atoms == PACK_ATOMS)
    return;
  k->atom[k->atoms++] = atom;
  k->code[n] = (uint8_t)k->atoms;
}

static int
functor_index(const packing *k, word functor) {
  int i = 0;

  while (i < k->functors && k->functor[i] != functor)
    i++;
  return i;
}

void
packing_learn(packing *k, word w) {
  size_t n;
  word *p;

  w = deref(w);
  if (tag_of(w) == TAG_ATOM)
    learn_atom(k, w);
  if (!is_compound(w))
    return;
  if (tag_of(w) == TAG_STRUCT && k->functors < PACK_FUNCTORS &&
      functor_index(k, *cells(w)) == k->functors)
    k->functor[k->functors++] = *cells(w);
  p = arguments(w, &n);
  while (n-- > 0)
    packing_learn(k, *p++);
}

static uint8_t *
put(uint8_t *to, const uint8_t *end, int code, const void *more, size_t n) {
  if ((size_t)(end - to) < n + 1)
    return NULL;
  *to++ = (uint8_t)code;
  if (n > 0)
    memcpy(to, more, n);
  return to + n;
}

static uint8_t *
pack_list(const packing *k, word w, uint8_t *to, const uint8_t *end) {
  size_t n = 0;
  word tail = w;

  for (; tag_of(tail) == TAG_LIST; tail = deref(cells(tail)[1]))
    n++;
  if (tail != k->nil || n > UINT16_MAX) {
    to = put(to, end, CODE_PAIR, NULL, 0);
    to = to ? pack(k, cells(w)[0], to, end) : NULL;
    return to ? pack(k, cells(w)[1], to, end) : NULL;
  }

  const uint16_t length = (uint16_t)n;

  to = n < SHORT ? put(to, end, CODE_SHORT + (int)n, NULL, 0)
                 : put(to, end, CODE_LIST, &length, sizeof length);
  for (; to && tag_of(w) == TAG_LIST; w = deref(cells(w)[1]))
    to = pack(k, cells(w)[0], to, end);
  return to;
}

static uint8_t *
pack_structure(const packing *k, word w, uint8_t *to, const uint8_t *end) {
  const word functor = *cells(w);
  const size_t n = functor_arity(functor);
  const int i = functor_index(k, functor);

  to = i < k->functors ? put(to, end, CODE_FUNCTOR + i, NULL, 0)
                       : put(to, end, CODE_STRUCT, &functor, sizeof functor);
  for (size_t j = 1; to && j <= n; j++)
    to = pack(k, cells(w)[j], to, end);
  return to;
}

uint8_t *
pack(const packing *k, word w, uint8_t *to, const uint8_t *end) {
  w = deref(w);
  switch (tag_of(w)) {
  case TAG_INT: {
    const int64_t i = int_of(w) - LEAST_SMALL;

    return i >= 0 && i < SMALL ? put(to, end, CODE_SMALL + (int)i, NULL, 0)
                               : put(to, end, CODE_INT, &w, sizeof w);
  }
  case TAG_ATOM: {
    const uint64_t n = atom_of(w);
    const int code = n < PACK_MOST_ATOM ? k->code[n] : 0;

    return w == k->nil ? put(to, end, CODE_SHORT, NULL, 0)
           : code > 0  ? put(to, end, code - 1, NULL, 0)
                       : put(to, end, CODE_ATOM, &w, sizeof w);
  }
  case TAG_FLOAT:
    return put(to, end, CODE_FLOAT, cells(w), sizeof *cells(w));
  case TAG_LIST:
    return pack_list(k, w, to, end);
  case TAG_STRUCT:
    return pack_structure(k, w, to, end);
  }
  return NULL;
}

/* Reads N bytes at *FROM to TO. */
static void
take(const uint8_t **from, void *to, size_t n) {
  memcpy(to, *from, n);
  *from += n;
}

static word
unpack_list(const packing *k, struct machine *m, size_t n,
            const uint8_t **from) {
  word *p, out;

  if (n == 0)
    return k->nil;
  p = allocate(m, 2 * n);
  out = tagged(p, TAG_LIST);
  for (; n > 0; n--, p += 2) {
    p[0] = unpack(k, m, from);
    p[1] = n > 1 ? tagged(p + 2, TAG_LIST) : k->nil;
  }
  return out;
}

static word
unpack_structure(const packing *k, struct machine *m, word functor,
                 const uint8_t **from) {
  const size_t n = functor_arity(functor);
  word *const p = allocate(m, n + 1);

  p[0] = functor;
  for (size_t i = 1; i <= n; i++)
    p[i] = unpack(k, m, from);
  return tagged(p, TAG_STRUCT);
}

word
unpack(const packing *k, struct machine *m, const uint8_t **from) {
  const int code = *(*from)++;
  uint16_t n;
  word w = 0;

  if (code >= CODE_SHORT)
    return unpack_list(k, m, (size_t)(code - CODE_SHORT), from);
  if (code >= CODE_SMALL)
    return INT(code - CODE_SMALL + LEAST_SMALL);
  if (code >= CODE_FUNCTOR)
    return unpack_structure(k, m, k->functor[code - CODE_FUNCTOR], from);
  switch (code) {
  case CODE_ATOM:
  case CODE_INT:
    take(from, &w, sizeof w);
    return w;
  case CODE_FLOAT: {
    word *const p = allocate(m, 1);

    take(from, p, sizeof *p);
    return tagged(p, TAG_FLOAT);
  }
  case CODE_STRUCT:
    take(from, &w, sizeof w);
    return unpack_structure(k, m, w, from);
  case CODE_LIST:
    take(from, &n, sizeof n);
    return unpack_list(k, m, n, from);
  case CODE_PAIR: {
    word *const p = allocate(m, 2);

    p[0] = unpack(k, m, from);
    p[1] = unpack(k, m, from);
    return tagged(p, TAG_LIST);
  }
  }
  return k->atom[code];
}
