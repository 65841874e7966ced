/* search.h - searches of a position, for the C tests. */

#ifndef TABULEIRO_SEARCH_H
#define TABULEIRO_SEARCH_H

#include "../../c_src/engine/algorithm_type.h"

/* Options to DEPTH, with seed 1. */
think_options options_to(int depth);

/* Options to DEPTH at full width, without draws by repetition: alpha-beta then
   has the scores of the oracle. */
think_options full_width_to(int depth);

/* Searches P with OPTIONS and a MEMORY of A.  The caller frees T. */
void search_with(void *memory, const algorithm *a, think *t, const game *g,
                 const position *p, const think_options *options);

/* The same with a new memory of MIB mebibytes. */
void search_new(size_t mib, const algorithm *a, think *t, const game *g,
                const position *p, const think_options *options);

#endif
