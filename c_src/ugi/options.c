#include "options.h"

#include "../engine/think.h"
#include "line.h"
#include "say.h"

static const struct engine_option {
  notation_option option;
  enum option_effect effect;
} ENGINE[] = {
#define WORDS(...) ((const char *const[]){__VA_ARGS__, NULL})
#define ROW(id, name, words, least, most, preset, effect)                      \
  {{name, words, least, most, preset}, EFFECT_##effect},
    FOR_EACH_OPTION(ROW)
#undef ROW
#undef WORDS
};

#define MOST(id, name, words, least, most, preset, effect) MOST_##id = (most),
enum { FOR_EACH_OPTION(MOST) };
#undef MOST
_Static_assert((int)MOST_THREADS <= THINK_MAX_THREADS, "bound of Threads");
_Static_assert((int)MOST_MULTI_PV <= GAME_MAX_MOVES, "bound of MultiPV");

/* Returns option I for games with N; NULL after the last. */
static const notation_option *
option_at(const notation *n, int i) {
  if (i < ENGINE_OPTIONS)
    return &ENGINE[i].option;

  const notation_option *const o = &n->options[i - ENGINE_OPTIONS];

  return o->name ? o : NULL;
}

static enum option_effect
effect_of(int i) {
  return i < ENGINE_OPTIONS ? ENGINE[i].effect : EFFECT_START;
}

/* Returns the default of option I, O, in games with N.  A game that always ends
   by its rules needs no other draws. */
static int
preset_of(const notation *n, int i, const notation_option *o) {
  const bool is_bounded = n->game->max_plies != GAME_UNBOUNDED;

  return is_bounded && effect_of(i) == EFFECT_DRAWS ? 0 : o->preset;
}

option_values
option_presets(const notation *n) {
  option_values values = {.of = {0}};
  const notation_option *o;

  for (int i = 0; (o = option_at(n, i)); i++)
    values.of[i] = preset_of(n, i, o);
  return values;
}

const char *
option_word(const option_values *v, int i) {
  return ENGINE[i].option.words[v->of[i]];
}

static void
say_option(const notation_option *o, int preset) {
  if (!o->words) {
    say(UGI_SPIN, o->name, preset, o->least, o->most);
  } else if (o->words == NOTATION_CHECK) {
    say(UGI_CHECK, o->name, o->words[preset]);
  } else {
    say_open(UGI_COMBO, o->name, o->words[preset]);
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
           option_values *values, enum option_effect *effect) {
  const notation_option *o;
  int i = 0;

  while ((o = option_at(n, i)) && !same_word(o->name, name))
    i++;
  if (!o) {
    complain(NOTE_NO_OPTION, name);
    return false;
  }
  if (!read_value(o, word, &values->of[i])) {
    complain(NOTE_NO_VALUE, word);
    return false;
  }
  *effect = effect_of(i);
  return true;
}
