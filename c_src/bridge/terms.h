/* terms.h - what all of the bridge needs of Prolog terms: small getters and the
   errors of ill-formed input.

   A getter that returns a flaw raises nothing, because its caller knows the
   culprit to name.  A function that returns false has raised an exception,
   which the caller passes on at once. */

#ifndef TABULEIRO_TERMS_H
#define TABULEIRO_TERMS_H

#include <stdbool.h>

#include <SWI-Stream.h>

#include <SWI-Prolog.h>

extern functor_t FUNCTOR_minus2; /* -/2 */

/* Sets FUNCTOR_minus2.  Call once, from the library's install function. */
void terms_install(void);

/* What is wrong with a term; the graver flaw is the greater number. */
typedef enum flaw {
  FLAW_NONE,
  FLAW_DOMAIN, /* of the right shape, but the values do not fit */
  FLAW_TYPE    /* not of the right shape */
} flaw;

static inline flaw
flaw_worst(flaw a, flaw b) {
  return a > b ? a : b;
}

/* Raises the error of a flawed CULPRIT and returns false.  A cyclic term and
   then an unbound part take precedence over F; next comes
   type_error(EXPECTED, CULPRIT) or domain_error(EXPECTED, CULPRIT). */
bool raise_flaw(flaw f, const char *expected, term_t culprit);

/* Returns false, after an error was RAISED in a predicate.  The context of the
   error then has the predicate that users call, move/3 for '$move'/4, or none
   where several call it. */
bool raised_publicly(bool raised);

/* Returns true if CULPRIT is acyclic and ground.  Otherwise raises the error
   that raise_flaw would raise and returns false. */
bool check_ground(term_t culprit);

/* Reads an integer.  PL_get_integer alone would accept 1.0 as well.  Returns
   FLAW_TYPE if T is no integer, FLAW_DOMAIN if it does not fit an int. */
static inline flaw
get_int(term_t t, int *i) {
  if (!PL_is_integer(t))
    return FLAW_TYPE;
  return PL_get_integer(t, i) ? FLAW_NONE : FLAW_DOMAIN;
}

/* Reads an integer of 1..MOST.  Raises type_error(integer, T) or
   domain_error(DOMAIN, T) and returns false if T is none. */
bool get_one_to(term_t t, int most, const char *domain, int *i);

/* The stop function of a watch in a Prolog thread.  Handles the signals of the
   thread and returns true when a handler raised an exception. */
bool stop_on_exception(void *context);

#endif
