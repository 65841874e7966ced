/* compiled_library.h - the library of a compiled game, behind a Prolog blob,
   and the machines in which its functions run. */

#ifndef TABULEIRO_COMPILED_LIBRARY_H
#define TABULEIRO_COMPILED_LIBRARY_H

#include "compiled_terms.h"

#include <stdatomic.h>

/* Threads share it. */
typedef struct compiled {
  void *library;
  const struct compiled_program *program;
  atom_names *names;

  /* The machines that no call uses, with the lock of the list. */
  pthread_mutex_t lock;
  struct compiled_idle *idle;

  /* The last call that was left to Prolog: the version that ran, and an enum
     leave; 0 if there was none. */
  atomic_int left_at, left_why;
} compiled;

/* Registers $open_compiled/3.  Call once, at install. */
void compiled_library_install(void);

/* Reads the library of T; false with an exception if it is none. */
bool compiled_get(term_t t, compiled **c);

/* Returns a machine for one call in this thread, which polls the signals of
   Prolog, or NULL if there is no memory.  Give it back. */
struct machine *compiled_get_machine(compiled *c);
void compiled_put_machine(compiled *c, struct machine *m);

/* A call ended in the version AT with WHY, 0 unless it was left to Prolog. */
void compiled_note(compiled *c, int at, int why);

#endif
