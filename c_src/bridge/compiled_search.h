/* compiled_search.h - engines that search a compiled game. */

#ifndef TABULEIRO_COMPILED_SEARCH_H
#define TABULEIRO_COMPILED_SEARCH_H

/* Registers $open_compiled_engine/6.  Call once, at install. */
void compiled_search_install(void);

#endif
