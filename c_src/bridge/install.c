/* What SWI-Prolog calls when it loads the library. */

#include "codec.h"
#include "engine.h"
#include "predicates.h"

__attribute__((visibility("default"))) install_t install_tabuleiro(void);

install_t
install_tabuleiro(void) {
  terms_install();
  shapes_install();
  natives_install();
  predicates_install();
  engine_install();
}
