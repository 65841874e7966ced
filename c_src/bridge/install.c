/* The function that SWI-Prolog calls when it loads the library.  In a version
   other than that of the header it defines '$built_for'/1 alone: the functions
   of one version misbehave in another. */

#include "compiled.h"
#include "handle.h"
#include "notations.h"
#include "original.h"
#include "predicates.h"
#include "proving.h"
#include "tables.h"
#include "thinking.h"

__attribute__((visibility("default"))) install_t install_tabuleiro(void);

/* '$built_for'(-Version): Version is as the flag `version`. */
static foreign_t
pl_built_for(term_t version) {
  return PL_unify_integer(version, PLVERSION);
}

install_t
install_tabuleiro(void) {
  PL_register_foreign("$built_for", 1, (pl_function_t)pl_built_for, 0);
  if (PL_query(PL_QUERY_VERSION) != PLVERSION)
    return;
  terms_install();
  codecs_install();
  originals_install();
  predicates_install();
  notations_install();
  handles_install();
  thinking_install();
  compiled_install();
  proving_install();
  tables_install();
}
