#include "terms.h"

#include <string.h>

functor_t FUNCTOR_minus2;

static const struct {
  const char *own, *name;
  int arity;
} publics[] = {
    {"$player_to_move", "player_to_move", 2},
    {"$valid_moves", "valid_moves", 2},
    {"$move", "move", 3},
    {"$game_over", "game_over", 2},
    {"$value", "value", 3},
    {"$best_moves", "best_moves", 3},
    {"$perft", "perft", 4},
};

void
terms_install(void) {
  FUNCTOR_minus2 = PL_new_functor(PL_new_atom("-"), 2);
}

/* Unifies PI with the indicator of the predicate that users call in place of
   the one in the context of the error E; leaves PI unbound if there is none. */
static bool
unify_public(term_t e, term_t pi) {
  const term_t t = PL_new_term_ref();
  module_t module = NULL;
  char *own;

  if (!PL_get_arg(2, e, t) || !PL_get_arg(1, t, t) ||
      !PL_strip_module(t, &module, t) || !PL_get_arg(1, t, t) ||
      !PL_get_atom_chars(t, &own))
    return true;
  for (size_t i = 0; i < sizeof publics / sizeof publics[0]; i++)
    if (strcmp(own, publics[i].own) == 0)
      return PL_unify_term(pi, PL_FUNCTOR_CHARS, "/", 2, PL_CHARS,
                           publics[i].name, PL_INT, publics[i].arity);
  return true;
}

bool
raised_publicly(bool raised) {
  const term_t e = PL_exception(0);
  const term_t formal = PL_new_term_ref(), pi = PL_new_term_ref(),
               error = PL_new_term_ref();

  (void)raised;
  if (e && PL_get_arg(1, e, formal) && unify_public(e, pi) &&
      PL_unify_term(error, PL_FUNCTOR_CHARS, "error", 2, PL_TERM, formal,
                    PL_FUNCTOR_CHARS, "context", 2, PL_TERM, pi, PL_VARIABLE)) {
    PL_clear_exception();
    return PL_raise_exception(error);
  }
  return false;
}

bool
check_ground(term_t culprit) {
  if (!PL_is_acyclic(culprit))
    return raised_publicly(PL_domain_error("acyclic_term", culprit));
  if (!PL_is_ground(culprit))
    return raised_publicly(PL_instantiation_error(culprit));
  return true;
}

bool
raise_flaw(flaw f, const char *expected, term_t culprit) {
  if (!check_ground(culprit))
    return false;
  return raised_publicly(f == FLAW_TYPE ? PL_type_error(expected, culprit)
                                        : PL_domain_error(expected, culprit));
}

bool
get_one_to(term_t t, int most, const char *domain, int *i) {
  if (!check_ground(t))
    return false;

  const flaw f = get_int(t, i);

  if (f == FLAW_TYPE)
    return raised_publicly(PL_type_error("integer", t));
  return (f == FLAW_NONE && *i >= 1 && *i <= most) ||
         raised_publicly(PL_domain_error(domain, t));
}

bool
stop_on_exception(void *context) {
  (void)context;
  return PL_handle_signals() < 0;
}
