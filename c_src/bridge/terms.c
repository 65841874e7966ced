#include "terms.h"

functor_t FUNCTOR_minus2;

void
terms_install(void) {
  FUNCTOR_minus2 = PL_new_functor(PL_new_atom("-"), 2);
}

bool
check_ground(term_t culprit) {
  if (!PL_is_acyclic(culprit))
    return PL_domain_error("acyclic_term", culprit);
  if (!PL_is_ground(culprit))
    return PL_instantiation_error(culprit);
  return true;
}

bool
raise_flaw(flaw f, const char *expected, term_t culprit) {
  if (!check_ground(culprit))
    return false;
  return f == FLAW_TYPE ? PL_type_error(expected, culprit)
                        : PL_domain_error(expected, culprit);
}

bool
get_one_to(term_t t, int most, const char *domain, int *i) {
  if (!check_ground(t))
    return false;

  const flaw f = get_int(t, i);

  if (f == FLAW_TYPE)
    return PL_type_error("integer", t);
  return (f == FLAW_NONE && *i >= 1 && *i <= most) ||
         PL_domain_error(domain, t);
}

bool
stop_on_exception(void *context) {
  (void)context;
  return PL_handle_signals() < 0;
}
