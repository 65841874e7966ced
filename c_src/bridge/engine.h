/* engine.h - searches for Prolog: handles of engines, and thinking. */

#ifndef TABULEIRO_ENGINE_H
#define TABULEIRO_ENGINE_H

/* Makes the atoms and functors of engine.c and registers its predicates.
   Called once, at install. */
void engine_install(void);

#endif
