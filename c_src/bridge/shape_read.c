#include "shape_read.h"

bool
ascend(const int *v, const int *end, int n) {
  const int length = n > 0 ? (int)(end - v) / n : 0;

  for (int i = 1; i < n; i++, v += length) {
    int k = 0;

    while (k < length && v[k] == v[k + length])
      k++;
    if (k == length || v[k] > v[k + length])
      return false;
  }
  return true;
}

void
keep_culprit(reader *r, const char *domain, term_t culprit) {
  if (!r->domain && PL_put_term(r->culprit, culprit))
    r->domain = domain;
}

flaw
refuse_size(reader *r, int64_t a, int64_t b) {
  const term_t args = PL_new_term_refs(2);

  if (PL_put_int64(args, a) && PL_put_int64(args + 1, b) &&
      (b < 0 || PL_cons_functor_v(args, FUNCTOR_minus2, args)))
    keep_culprit(r, "board_size", args);
  return FLAW_DOMAIN;
}
