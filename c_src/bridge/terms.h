/* terms.h - what all codecs need of Prolog terms: small getters, the errors of
   ill-formed input, lists.

   Conventions.  A getter fills its result and returns true, or returns false
   without an exception: its caller knows the culprit to name.  Functions that
   build terms return false with a Prolog exception pending (no memory), which
   the caller passes on at once. */

#ifndef TABULEIRO_TERMS_H
#define TABULEIRO_TERMS_H

#include <stdbool.h>

#include <SWI-Stream.h>

#include <SWI-Prolog.h>

/* Atoms and functors that several files use; set by terms_install. */
extern functor_t FUNCTOR_minus2; /* -/2 */
extern functor_t FUNCTOR_comma2; /* ,/2 */
extern atom_t ATOM_draw;

/* Makes the above.  Call once, from the library's install function. */
void terms_install(void);

/* What is wrong with a term, the graver the greater. */
typedef enum flaw {
  FLAW_NONE,
  FLAW_DOMAIN, /* of the right shape, but the values do not fit */
  FLAW_TYPE    /* not of the right shape */
} flaw;

static inline flaw
flaw_worst(flaw a, flaw b) {
  return a > b ? a : b;
}

/* Raises the error of a flawed CULPRIT and returns false.  A cyclic term
   comes first, then an unbound part, whatever FLAW says; then
   type_error(EXPECTED, CULPRIT) or domain_error(EXPECTED, CULPRIT). */
bool raise_flaw(flaw f, const char *expected, term_t culprit);

/* Raises what raise_flaw would if CULPRIT is cyclic or not ground, and
   returns false; else returns true. */
bool check_ground(term_t culprit);

/* An integer.  PL_get_integer alone would take 1.0 as well.  FLAW_TYPE if T
   is no integer, FLAW_DOMAIN if it does not fit an int. */
flaw get_int(term_t t, int *i);

/* The integers of A-B; the worse flaw of the two. */
flaw get_int_pair(term_t t, int *a, int *b);

/* An integer of 1..MOST; false with type_error(integer, T) or
   domain_error(DOMAIN, T) if T is none. */
bool get_one_to(term_t t, int most, const char *domain, int *i);

/* T becomes A-B. */
bool put_int_pair(int a, int b, term_t t);

/* NEW becomes a copy of LIST with ELEMENT in place of its I-th element (from
   0; the list is longer); what follows it is shared.  NEW may be LIST. */
bool list_replace(term_t list, int i, term_t element, term_t new);

/* ROWS, a list of lists, becomes a copy with ELEMENT in place of the J-th
   element of its I-th list (both from 0, and there); the rest is shared. */
bool rows_replace(term_t rows, int i, int j, term_t element);

/* The stop function of a watch in Prolog's own thread: handles its signals,
   and stops when one raised an exception. */
bool stop_on_exception(void *context);

#endif
