/* options.h - the options of the engine and of the game.

   Both are of the form that the starts of games have (notation.h). */

#ifndef TABULEIRO_UGI_OPTIONS_H
#define TABULEIRO_UGI_OPTIONS_H

#include "../notation/notation.h"

/* The engine's, in the order of their values. */
enum {
  OPTION_HASH, /* mebibytes */
  OPTION_THREADS,
  OPTION_LINES, /* MultiPV */
  OPTION_ALGORITHM,
  OPTION_OVERHEAD, /* milliseconds a move on the clock, besides the search */
  OPTION_SEED,
  OPTION_THREEFOLD, /* a draw when a position occurs this often; 0 for never */
  OPTION_MAX_PLIES, /* a draw after this many plies; 0 for never */
  ENGINE_OPTIONS
};

/* The values of the engine's options, then those of the game's. */
typedef struct option_values {
  int of[ENGINE_OPTIONS + NOTATION_MAX_OPTIONS];
} option_values;

/* Returns option I for games with N; NULL after the last. */
const notation_option *option_at(const notation *n, int i);

/* Returns the presets. */
option_values option_presets(const notation *n);

/* Writes a line for each option. */
void options_say(const notation *n);

/* Sets the option NAME to the value WORD, and *I to its number.  Returns false,
   after a complaint, if there is no such option or value. */
bool option_set(const notation *n, const char *name, const char *word,
                option_values *values, int *i);

#endif
