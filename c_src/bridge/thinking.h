/* thinking.h - the predicate that searches, $think/5. */

#ifndef TABULEIRO_THINKING_H
#define TABULEIRO_THINKING_H

/* Registers $think/5.  Call once, at install. */
void thinking_install(void);

#endif
