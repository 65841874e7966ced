/* go.h - the arguments of `go`. */

#ifndef TABULEIRO_UGI_GO_H
#define TABULEIRO_UGI_GO_H

#include "task.h"

/* Sets *L to the limits in REST, the words after `go`.  What is no limit is
   complained of and left out, with what follows it up to the next limit.  If
   then none is left, the move is to come at once. */
void go_read(char *rest, limits *l);

#endif
