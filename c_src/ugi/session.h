/* session.h - the commands of UGI, the Universal Game Interface: UCI with
   queries about the game.  docs/ugi.md describes the dialect. */

#ifndef TABULEIRO_UGI_SESSION_H
#define TABULEIRO_UGI_SESSION_H

#include <stdio.h>

#include "position.h"
#include "task.h"

typedef struct session {
  const notation *notation;
  played played;
  task task;
} session;

/* Makes *S a session at the start of the game of N. */
void session_init(session *s, const notation *n);

/* Reads commands from IN to `quit` or its end, then stops what runs and frees
   what S owns. */
void session_run(session *s, FILE *in);

#endif
