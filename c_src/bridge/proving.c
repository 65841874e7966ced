/* The verdict of an engine that proves.  Only
   prolog/tabuleiro/solve/native_prover.pl calls $verdict/2. */

#include "proving.h"

#include "../engine/proof.h"
#include "handle.h"

static atom_t ATOM_inf;

static bool
unify_plies(term_t t, int plies) {
  return plies == PROOF_EVER ? PL_unify_atom(t, ATOM_inf)
                             : PL_unify_integer(t, plies);
}

/* '$verdict'(+Engine, -Verdict): Verdict is verdict(Kind, Low, High, NoWin,
   NoLoss), as proof_verdict; NoWin and NoLoss are `inf` for PROOF_EVER. */
static foreign_t
pl_verdict(term_t engine, term_t verdict) {
  static const char *const kinds[] = {"win", "loss", "draw", "unknown"};
  const term_t no_win = PL_new_term_ref(), no_loss = PL_new_term_ref();
  proof_verdict v;
  handle *h = NULL;

  if (!handle_get(engine, &h))
    return FALSE;
  if (h->algorithm != &proof)
    return PL_type_error("proof_engine", engine);
  pthread_mutex_lock(&h->lock);

  const bool readable = h->memory && !h->thinking;

  if (readable)
    v = proof_verdict_of(h->memory);
  pthread_mutex_unlock(&h->lock);
  if (!readable)
    return PL_permission_error("access", "closed_or_busy_engine", engine);
  return unify_plies(no_win, v.no_win) && unify_plies(no_loss, v.no_loss) &&
         PL_unify_term(verdict, PL_FUNCTOR_CHARS, "verdict", 5, PL_CHARS,
                       kinds[v.kind], PL_INT, v.low, PL_INT, v.high, PL_TERM,
                       no_win, PL_TERM, no_loss);
}

void
proving_install(void) {
  ATOM_inf = PL_new_atom("inf");
  PL_register_foreign("$verdict", 2, (pl_function_t)pl_verdict, 0);
}
