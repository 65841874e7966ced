/* level.c - makes a program run as it is compiled for the processor.

   Where make compiles for two levels of x86-64, build/PROGRAM is compiled for
   any processor and linked with this file; build/v3/PROGRAM is the same program
   for processors with x86-64-v3.  On such a processor the first replaces itself
   by the second before main is called.  A copy of the first in another folder
   finds no second and just runs. */

#define _POSIX_C_SOURCE 200809L /* readlink */

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* glibc passes constructors the arguments of main. */
__attribute__((constructor)) static void
run_best_level(int argc, char **argv) {
  enum { MOST = 4000 };
  char own[MOST], best[MOST + 8];

  (void)argc;
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi2") ||
      !__builtin_cpu_supports("fma"))
    return;

  const ssize_t n = readlink("/proc/self/exe", own, sizeof own - 1);

  if (n <= 0)
    return;
  own[n] = '\0';

  char *const name = strrchr(own, '/');

  if (!name)
    return;
  *name = '\0';
  snprintf(best, sizeof best, "%s/v3/%s", own, name + 1);
  execv(best, argv);
}
