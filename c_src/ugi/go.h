/* go.h - the arguments of `go`. */

#ifndef TABULEIRO_UGI_GO_H
#define TABULEIRO_UGI_GO_H

#include "task.h"

/* Sets *L to the limits in REST, the words after `go`.  Returns false after a
   complaint if they are none. */
bool go_read(char *rest, limits *l);

#endif
