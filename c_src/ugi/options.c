#include "options.h"

#include <limits.h>

#include "../engine/algorithm.h"
#include "line.h"
#include "say.h"

enum {
  HASH_MOST = 1 << 20,
  OVERHEAD_MOST = 10000,
  THREEFOLD_MOST = 1000,
  PLIES_MOST = 1000000
};

static const char *algorithm_names[ALGORITHMS + 1];

static const notation_option ENGINE[ENGINE_OPTIONS] = {
    [OPTION_HASH] = {.name = "Hash", .most = HASH_MOST, .preset = 64},
    [OPTION_THREADS] = {.name = "Threads",
                        .least = 1,
                        .most = THINK_MAX_THREADS,
                        .preset = 1},
    [OPTION_LINES] = {.name = "MultiPV",
                      .least = 1,
                      .most = GAME_MAX_MOVES,
                      .preset = 1},
    [OPTION_ALGORITHM] = {.name = "Algorithm",
                          .words = algorithm_names,
                          .most = ALGORITHMS - 1},
    [OPTION_OVERHEAD] = {.name = "MoveOverhead",
                         .most = OVERHEAD_MOST,
                         .preset = 10},
    [OPTION_SEED] = {.name = "Seed", .most = INT_MAX},
    [OPTION_THREEFOLD] = {.name = "Threefold",
                          .most = THREEFOLD_MOST,
                          .preset = 3},
    [OPTION_MAX_PLIES] = {
        .name = "MaxPlies", .most = PLIES_MOST, .preset = 1000}};

/* Returns the preset of option I, O, in games with N.  Where a game ends by its
   rules, no other draws are needed. */
static int
preset_of(const notation *n, int i, const notation_option *o) {
  const bool is_draw = i == OPTION_THREEFOLD || i == OPTION_MAX_PLIES;

  return is_draw && n->game->max_plies != GAME_UNBOUNDED ? 0 : o->preset;
}

const notation_option *
option_at(const notation *n, int i) {
  if (i < ENGINE_OPTIONS)
    return &ENGINE[i];

  const notation_option *const o = &n->options[i - ENGINE_OPTIONS];

  return o->name ? o : NULL;
}

option_values
option_presets(const notation *n) {
  option_values values = {.of = {0}};
  const notation_option *o;

  for (int i = 0; i < ALGORITHMS; i++)
    algorithm_names[i] = algorithms[i]->name;
  for (int i = 0; (o = option_at(n, i)); i++)
    values.of[i] = preset_of(n, i, o);
  return values;
}

static void
say_option(const notation_option *o, int preset) {
  if (!o->words) {
    say("option name %s type spin default %d min %d max %d", o->name, preset,
        o->least, o->most);
  } else if (o->words == NOTATION_CHECK) {
    say("option name %s type check default %s", o->name, o->words[preset]);
  } else {
    say_open("option name ");
    say_part(o->name);
    say_part(" type combo default ");
    say_part(o->words[preset]);
    for (int i = 0; o->words[i]; i++) {
      say_part(" var ");
      say_part(o->words[i]);
    }
    say_close();
  }
}

void
options_say(const notation *n) {
  const notation_option *o;

  for (int i = 0; (o = option_at(n, i)); i++)
    say_option(o, preset_of(n, i, o));
}

static bool
read_value(const notation_option *o, const char *word, int *value) {
  int64_t number;

  if (o->words) {
    for (int i = 0; o->words[i]; i++)
      if (same_word(o->words[i], word)) {
        *value = i;
        return true;
      }
    return false;
  }
  if (!word_number(word, o->least, o->most, &number))
    return false;
  *value = (int)number;
  return true;
}

bool
option_set(const notation *n, const char *name, const char *word,
           option_values *values, int *i) {
  const notation_option *o;

  for (*i = 0; (o = option_at(n, *i)); ++*i)
    if (same_word(o->name, name)) {
      if (read_value(o, word, &values->of[*i]))
        return true;
      complain("not a value of this option", word);
      return false;
    }
  complain("no such option", name);
  return false;
}
