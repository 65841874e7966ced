/* What the C of a compiled game includes, after it has defined the numbers of
   the atoms that the runtime knows: NIL_NAME, DOT_NAME and so on. */
#ifndef COMPILED_RUNTIME_H
#define COMPILED_RUNTIME_H

#define NIL ATOM(NIL_NAME)

#include "word.h"

#include "heap.h"

#include "order.h"

#include "arithmetic.h"

#include "builtin.h"

#include "memo.h"

#include "copy.h"

#include "run.h"

/* After a cut that is not the last of its clause's choices, backtracking ends
   the call whose frame has Cut. */
static inline int
backtrack(struct machine *m, int *cut) {
  if (!*cut)
    return 0;
  m->target = cut;
  return 1;
}

#endif
