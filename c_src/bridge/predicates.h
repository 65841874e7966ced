/* predicates.h - the predicates that every game has. */

#ifndef TABULEIRO_PREDICATES_H
#define TABULEIRO_PREDICATES_H

/* Registers them.  Call once, from the library's install function. */
void predicates_install(void);

#endif
