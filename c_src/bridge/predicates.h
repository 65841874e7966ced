/* predicates.h - the generic predicates, which take the name of a game. */

#ifndef TABULEIRO_PREDICATES_H
#define TABULEIRO_PREDICATES_H

/* Registers the predicates.  Call once, from the library's install function. */
void predicates_install(void);

#endif
