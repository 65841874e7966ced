/* handle.h - the memory of a search, which lasts from move to move, behind a
   Prolog blob.

   Prolog calls the blob an engine.  One think at a time uses a handle.  Closing
   a handle stops its think, and the memory is freed once no think uses it. Only
   prolog/tabuleiro/search/analyse.pl and
   prolog/tabuleiro/solve/native_prover.pl call the predicates of handle.c. */

#ifndef TABULEIRO_HANDLE_H
#define TABULEIRO_HANDLE_H

#include "searched.h"

#include "../engine/algorithm.h"

typedef struct handle {
  searched *searched; /* which it owns */
  const algorithm *algorithm;
  void *memory; /* of the algorithm */

  /* Guarded by the lock. */
  pthread_mutex_t lock;
  think *thinking; /* NULL if idle */
  bool closed;
  bool released; /* by Prolog, during a think */
} handle;

/* Registers $open_engine/4, $close_engine/1 and $is_paused/1.  Call once, at
   install. */
void handles_install(void);

/* Unifies TERM with a new handle for searches of S, which it owns from now on,
   by the algorithm and with the MiB of these terms.  S may be NULL: there is no
   memory. */
bool handle_open(searched *s, term_t algorithm_term, term_t mib_term,
                 term_t term);

/* Reads the handle of TERM; false with an exception if it has none. */
bool handle_get(term_t term, handle **h);

/* Makes T the think of H, which TERM denotes.  False with an exception if H is
   closed or busy. */
bool handle_begin(handle *h, term_t term, think *t);

/* Ends the think of H.  Frees what was closed or released in the meantime: H
   may be gone afterwards. */
void handle_end(handle *h);

#endif
