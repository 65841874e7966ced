/* tabuleiro-ugi GAME - plays a game by the Universal Game Interface. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "session.h"
#include "ugi_protocol.h"

static void
usage(FILE *to) {
  fputs("usage: tabuleiro-ugi GAME\n\n" UGI_HELP "\nGAME is one of\n", to);
  for (const game *const *g = registry_games; *g; g++)
    fprintf(to, "  %s\n", (*g)->name);
}

int
main(int argc, char **argv) {
  static session s;

  if (argc == 2 && strcmp(argv[1], "--help") == 0) {
    usage(stdout);
    return EXIT_SUCCESS;
  }

  const game *const g = argc == 2 ? registry_find(argv[1]) : NULL;

  if (!g) {
    usage(stderr);
    return EXIT_FAILURE;
  }

  const notation plain = notation_plain(g), *const own = notation_of(g);

  session_init(&s, own ? own : &plain);
  session_run(&s, stdin);
  return EXIT_SUCCESS;
}
