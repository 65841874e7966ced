/* Runs all suites.  CK_FORK=no for sanitizers, valgrind and debuggers. */

#define _POSIX_C_SOURCE 200809L /* setenv */

#include <stdlib.h>

#include "suites.h"

#define SUITE(name) name##_suite,

int
main(void) {
  Suite *(*const suites[])(void) = {FOR_EACH_SUITE(SUITE)};
  SRunner *const runner = srunner_create(NULL);

  /* Seconds: for a test that hangs, not for a slow machine. */
  setenv("CK_DEFAULT_TIMEOUT", "1800", 0);
  for (size_t i = 0; i < sizeof suites / sizeof *suites; i++)
    srunner_add_suite(runner, suites[i]());
  srunner_run_all(runner, CK_NORMAL);

  const int failed = srunner_ntests_failed(runner);

  srunner_free(runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
