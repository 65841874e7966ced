/* options.h - the options of the engine, which are those of
   prolog/tabuleiro/ugi/protocol.pl, and of the game. */

#ifndef TABULEIRO_UGI_OPTIONS_H
#define TABULEIRO_UGI_OPTIONS_H

#include "../notation/notation.h"
#include "ugi_protocol.h"

/* The options of the engine, in the order of their values. */
#define ENGINE_OPTION(id, ...) OPTION_##id,
enum { FOR_EACH_OPTION(ENGINE_OPTION) ENGINE_OPTIONS };
#undef ENGINE_OPTION

/* What a new value of an option changes: what searches learned is forgotten;
   the next search; the draws of `query`; the start of the game. */
enum option_effect { EFFECT_MEMORY, EFFECT_SEARCH, EFFECT_DRAWS, EFFECT_START };

/* The values of the engine's options, then those of the game's. */
typedef struct option_values {
  int of[ENGINE_OPTIONS + NOTATION_MAX_OPTIONS];
} option_values;

/* Returns the defaults for games with N. */
option_values option_presets(const notation *n);

/* Returns the word of V for the engine's option I, which has words. */
const char *option_word(const option_values *v, int i);

/* Writes a line for each option. */
void options_say(const notation *n);

/* Sets the option NAME to the value WORD, and *EFFECT to what that changes.
   Returns false, after a complaint, if there is no such option or value. */
bool option_set(const notation *n, const char *name, const char *word,
                option_values *values, enum option_effect *effect);

#endif
