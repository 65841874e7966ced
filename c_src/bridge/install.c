/* The function that SWI-Prolog calls when it loads the library. */

#include "handle.h"
#include "notations.h"
#include "predicates.h"
#include "thinking.h"

__attribute__((visibility("default"))) install_t install_tabuleiro(void);

install_t
install_tabuleiro(void) {
  terms_install();
  codecs_install();
  predicates_install();
  notations_install();
  handles_install();
  thinking_install();
}
