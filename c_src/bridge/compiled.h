/* compiled.h - the libraries of compiled games, behind Prolog blobs.

   A game that was written in Prolog alone may have been compiled to C by
   prolog/tabuleiro/compile.  Its library is opened here, and its functions are
   called with terms. */

#ifndef TABULEIRO_COMPILED_H
#define TABULEIRO_COMPILED_H

/* Registers the predicates of compiled.c.  Call once, at install. */
void compiled_install(void);

#endif
