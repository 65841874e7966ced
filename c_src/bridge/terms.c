#include "terms.h"

#include <limits.h>

functor_t FUNCTOR_minus2;
functor_t FUNCTOR_comma2;
atom_t ATOM_draw;

void
terms_install(void) {
  FUNCTOR_minus2 = PL_new_functor(PL_new_atom("-"), 2);
  FUNCTOR_comma2 = PL_new_functor(PL_new_atom(","), 2);
  ATOM_draw = PL_new_atom("draw");
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

flaw
get_int(term_t t, int *i) {
  if (!PL_is_integer(t))
    return FLAW_TYPE;
  return PL_get_integer(t, i) ? FLAW_NONE : FLAW_DOMAIN;
}

flaw
get_int_pair(term_t t, int *a, int *b) {
  if (!PL_is_functor(t, FUNCTOR_minus2))
    return FLAW_TYPE;

  const term_t arg = PL_new_term_ref();

  _PL_get_arg(1, t, arg);
  const flaw fa = get_int(arg, a);
  _PL_get_arg(2, t, arg);
  const flaw fb = get_int(arg, b);
  PL_reset_term_refs(arg);
  return flaw_worst(fa, fb);
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
put_int_pair(int a, int b, term_t t) {
  const term_t args = PL_new_term_refs(2);
  const bool built = PL_put_integer(args, a) && PL_put_integer(args + 1, b) &&
                     PL_cons_functor_v(t, FUNCTOR_minus2, args);

  PL_reset_term_refs(args);
  return built;
}

bool
list_replace(term_t list, int i, term_t element, term_t new) {
  const term_t before = PL_new_term_refs(i);
  const term_t old = PL_new_term_ref();
  const term_t tail = PL_copy_term_ref(list);

  for (int k = 0; k < i; k++)
    if (!PL_get_list(tail, before + (term_t)k, tail))
      return false;
  if (!PL_get_list(tail, old, tail) || !PL_cons_list(tail, element, tail))
    return false;
  while (i-- > 0)
    if (!PL_cons_list(tail, before + (term_t)i, tail))
      return false;
  return PL_put_term(new, tail);
}

bool
rows_replace(term_t rows, int i, int j, term_t element) {
  const term_t tail = PL_copy_term_ref(rows);
  const term_t row = PL_new_term_ref();

  for (int k = 0; k <= i; k++)
    if (!PL_get_list(tail, row, tail))
      return false;
  return list_replace(row, j, element, row) && list_replace(rows, i, row, rows);
}

bool
stop_on_exception(void *context) {
  (void)context;
  return PL_handle_signals() < 0;
}
