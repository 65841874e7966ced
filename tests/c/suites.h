/* suites.h - the test suites, one for each unit.

   FOR_EACH_SUITE(X) of games.h, which the build writes, applies X to the NAME
   of each check_NAME.c here and in the tests of a game. */

#ifndef TABULEIRO_SUITES_H
#define TABULEIRO_SUITES_H

#include <check.h>

#include "games.h"

/* After each assertion that holds, libcheck writes its place to a file, for the
   report of a crash.  Five million such writes took two thirds of the time. */
#define _mark_point(file, line) ((void)0)

#define DECLARE_SUITE(name) Suite *name##_suite(void);
FOR_EACH_SUITE(DECLARE_SUITE)

#endif
