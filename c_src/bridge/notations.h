/* notations.h - the predicates on the texts of moves. */

#ifndef TABULEIRO_NOTATIONS_H
#define TABULEIRO_NOTATIONS_H

/* Registers the predicates.  Call once, from the library's install function. */
void notations_install(void);

#endif
