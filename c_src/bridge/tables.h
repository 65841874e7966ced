/* tables.h - the predicates of tables of values, behind a Prolog blob.

   Prolog calls the blob a table.  Only prolog/tabuleiro/search/tables.pl and
   prolog/tabuleiro/solve/make_table.pl call these predicates. */

#ifndef TABULEIRO_TABLES_H
#define TABULEIRO_TABLES_H

#include <SWI-Stream.h>

#include <SWI-Prolog.h>

#include "../engine/ending_table.h"

/* Sets *TABLE to the table T of G, or to NULL if T is `none`; false with an
   exception if it is anything else. */
bool tables_get(term_t t, const game *g, const ending_table **table);

/* Raises the error of a table that is damaged; returns false. */
bool tables_raise_damaged(term_t table);

/* Registers the predicates.  Call once, at install. */
void tables_install(void);

#endif
