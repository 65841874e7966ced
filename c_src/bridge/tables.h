/* tables.h - the predicates of tables of values, behind a Prolog blob.

   Prolog calls the blob a table.  Only prolog/tabuleiro/search/tables.pl and
   prolog/tabuleiro/solve/make_table.pl call these predicates. */

#ifndef TABULEIRO_TABLES_H
#define TABULEIRO_TABLES_H

/* Registers the predicates.  Call once, at install. */
void tables_install(void);

#endif
