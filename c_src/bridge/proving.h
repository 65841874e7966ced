/* proving.h - the predicate that reads what a proof search has proved,
   $verdict/2. */

#ifndef TABULEIRO_PROVING_H
#define TABULEIRO_PROVING_H

/* Registers $verdict/2.  Call once, at install. */
void proving_install(void);

#endif
