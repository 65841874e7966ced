/* session.h - the commands of the Universal Game Interface, which docs/ugi.md
   describes. */

#ifndef TABULEIRO_UGI_SESSION_H
#define TABULEIRO_UGI_SESSION_H

#include <stdio.h>

#include "position.h"
#include "task.h"

typedef struct session {
  const notation *notation;
  played played;
  task task;
  char *rest; /* the words after the command at hand */
  bool is_over;
} session;

/* Makes *S a session at the start of the game of N. */
void session_init(session *s, const notation *n);

/* Obeys the commands of IN up to `quit` or the end, stops the task and frees
   what S owns. */
void session_run(session *s, FILE *in);

#endif
