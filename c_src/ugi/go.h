/* go.h - the arguments of `go`. */

#ifndef TABULEIRO_UGI_GO_H
#define TABULEIRO_UGI_GO_H

#include "task.h"

/* Sets *L to the limits in REST, the words after `go`.  A word that is not a
   limit gets a complaint and is left out, with the words after it up to the
   next limit.  Without words the search is infinite; if complaints leave no
   limit, the time is 0. */
void go_read(char *rest, limits *l);

#endif
