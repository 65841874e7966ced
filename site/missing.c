/* missing.c - what the library needs and the program of swipl-wasm does not
   export, by means of what it exports. */

#define _POSIX_C_SOURCE 200809L /* clockid_t */

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <SWI-Stream.h>

#include <SWI-Prolog.h>

/* SWI-Prolog.h maps the names without _sz to those with it.  On 32 bits both
   take the same arguments. */
#undef PL_get_arg
#undef PL_new_functor

functor_t
PL_new_functor_sz(atom_t name, size_t arity) {
  return PL_new_functor(name, (int)arity);
}

int
PL_get_arg_sz(size_t i, term_t t, term_t argument) {
  return PL_get_arg((int)i, t, argument);
}

int
_PL_get_arg_sz(size_t i, term_t t, term_t argument) {
  return PL_get_arg((int)i, t, argument);
}

int
PL_put_uint64(term_t t, uint64_t i) {
  const term_t number = PL_new_term_ref();

  return number && PL_unify_uint64(number, i) && PL_put_term(t, number);
}

int
Sfprintf(IOSTREAM *out, const char *format, ...) {
  char chars[200];
  va_list arguments;

  va_start(arguments, format);
  const int length = vsnprintf(chars, sizeof chars, format, arguments);
  va_end(arguments);

  const term_t t = PL_new_term_ref();

  return t && PL_put_atom_chars(t, chars) && PL_write_term(out, t, 1200, 0)
             ? length
             : -1;
}

/* The clock. */

double site_now(void); /* seconds */

int
clock_gettime(clockid_t clock, struct timespec *t) {
  const double now = site_now();

  (void)clock;
  t->tv_sec = (time_t)now;
  t->tv_nsec = (long)((now - (double)t->tv_sec) * 1e9);
  return 0;
}

/* The allocator of the program, which has no realloc.  A block begins with its
   size. */

void *swipl_malloc(size_t size);
void swipl_free(void *memory);

enum { HEAD = 16 }; /* bytes: keeps the alignment of malloc */

void *
malloc(size_t size) {
  char *const block = size <= SIZE_MAX - HEAD ? swipl_malloc(HEAD + size) : NULL;

  if (!block)
    return NULL;
  memcpy(block, &size, sizeof size);
  return block + HEAD;
}

void
free(void *memory) {
  if (memory)
    swipl_free((char *)memory - HEAD);
}

void *
calloc(size_t n, size_t size) {
  void *const memory = !size || n <= SIZE_MAX / size ? malloc(n * size) : NULL;

  return memory ? memset(memory, 0, n * size) : NULL;
}

void *
realloc(void *memory, size_t size) {
  void *const new = malloc(size);
  size_t old = 0;

  if (memory)
    memcpy(&old, (char *)memory - HEAD, sizeof old);
  if (!new)
    return NULL;
  if (memory)
    memcpy(new, memory, old < size ? old : size);
  free(memory);
  return new;
}

/* The memcpy of the C library may be replaced, so that each call of it would
   leave the module, to JavaScript. */

typedef int chunk __attribute__((vector_size(16), aligned(1), may_alias));

__attribute__((visibility("hidden"))) void *
memcpy(void *restrict to, const void *restrict from, size_t size) {
  char *t = to;
  const char *f = from;

  for (; size >= sizeof(chunk);
       size -= sizeof(chunk), t += sizeof(chunk), f += sizeof(chunk))
    *(chunk *)t = *(const chunk *)f;
  for (; size > 0; size--)
    *t++ = *f++;
  return to;
}

/* '$install_tabuleiro' */
install_t install_tabuleiro(void);

__attribute__((visibility("default"))) foreign_t
pl_install_tabuleiro(void) {
  install_tabuleiro();
  return TRUE;
}
