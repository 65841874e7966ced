/* engine_hash.h - the hash of what decides the moves of the engine.

   tools/engine_hash.pl generates the text at build time. */

#ifndef TABULEIRO_ENGINE_HASH_H
#define TABULEIRO_ENGINE_HASH_H

extern const char engine_hash[];

#endif
