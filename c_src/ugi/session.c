#include "session.h"

#include <stdlib.h>
#include <string.h>

#include "../engine/perft.h"
#include "bench.h"
#include "go.h"
#include "line.h"
#include "position.h"
#include "say.h"

_Static_assert(UGI_MOST_PERFT <= PERFT_MAX_DEPTH, "bound of perft");

/* Sets *START to the start with the options of S. */
static void
set_start(session *s, notation_state *start) {
  notation_start(s->notation, s->task.options.of + ENGINE_OPTIONS, start);
}

static void
go_to_start(session *s) {
  notation_state start;

  set_start(s, &start);
  played_start(&s->played, &start);
}

/* Sets *N to the number WORD, 0..MOST, or to PRESET if WORD is NULL.  Returns
   false, after a complaint, if WORD is not such a number. */
static bool
read_depth(const char *word, int preset, int most, int *n) {
  int64_t number = preset;

  if (word && !word_number(word, 0, most, &number)) {
    complain(NOTE_NO_DEPTH, word);
    return false;
  }
  *n = (int)number;
  return true;
}

/* ------------------------------------------------------------------------
   Commands: do_NAME does the command NAME
   ------------------------------------------------------------------------ */

static void
do_ugi(session *s) {
  say(UGI_ID_NAME, s->notation->game->name);
  say(UGI_AUTHOR);
  options_say(s->notation);
  say(UGI_UGIOK);
}

static void
do_isready(session *s) {
  (void)s;
  say(UGI_READYOK);
}

static void
do_setoption(session *s) {
  const char *const name_word = line_word(&s->rest);
  const char *const name = line_word(&s->rest);
  const char *const value_word = line_word(&s->rest);
  const char *const value = line_word(&s->rest);
  option_values values = s->task.options;
  enum option_effect effect;

  if (!value || !same_word(name_word, "name") ||
      !same_word(value_word, "value")) {
    complain(NOTE_NO_SETTING, NULL);
    return;
  }
  if (!option_set(s->notation, name, value, &values, &effect))
    return;
  if (effect == EFFECT_MEMORY)
    task_forget(&s->task);
  s->task.options = values;
  if (effect == EFFECT_START)
    go_to_start(s);
}

static void
do_uginewgame(session *s) {
  task_forget(&s->task);
  go_to_start(s);
}

static void
do_position(session *s) {
  notation_state start;

  set_start(s, &start);
  position_read(s->notation, s->rest, &start, &s->played);
}

static void
do_query(session *s) {
  const char *const what = line_word(&s->rest);

  position_query(s->notation, &s->played, &s->task.options, what ? what : "");
}

static void
do_go(session *s) {
  limits l;

  go_read(s->rest, &l);
  task_search(&s->task, &s->played.state.position, &l);
}

static void
do_stop(session *s) {
  task_stop(&s->task);
}

static void
do_ponderhit(session *s) {
  if (!task_ponderhit(&s->task))
    complain(NOTE_NO_PONDERING, NULL);
}

static void
do_perft(session *s) {
  int depth;

  if (read_depth(line_word(&s->rest), 1, UGI_MOST_PERFT, &depth))
    task_perft(&s->task, &s->played.state.position, depth);
}

static void
do_bench(session *s) {
  int depth;

  if (read_depth(line_word(&s->rest), BENCH_DEPTH, THINK_MAX_DEPTH, &depth))
    task_bench(&s->task, depth > 0 ? depth : 1);
}

static void
do_display(session *s) {
  position_display(s->notation, &s->played.state);
}

static void
do_moves(session *s) {
  position_moves(s->notation, &s->played.state.position);
}

static void
do_quit(session *s) {
  s->is_over = true;
}

static const struct command {
  const char *name;
  void (*run)(session *s);
  enum { NEEDS_NOTHING, NEEDS_ENGINE } needs; /* the engine: no task runs */
} COMMANDS[] = {
#define COMMAND(name, needs) {#name, do_##name, NEEDS_##needs},
    FOR_EACH_COMMAND(COMMAND){NULL, NULL, NEEDS_NOTHING}
#undef COMMAND
};

/* ------------------------------------------------------------------------
   Sessions
   ------------------------------------------------------------------------ */

void
session_init(session *s, const notation *n) {
  *s = (session){.notation = n};
  task_init(&s->task, n);
  go_to_start(s);
}

static void
run_command(session *s, const char *word) {
  const struct command *c = COMMANDS;

  while (c->name && strcmp(c->name, word) != 0)
    c++;
  if (!c->name)
    complain(NOTE_NO_COMMAND, word);
  else if (c->needs == NEEDS_ENGINE && !task_is_free(&s->task))
    complain(NOTE_BUSY, NULL);
  else
    c->run(s);
}

void
session_run(session *s, FILE *in) {
  line l = {.chars = NULL};
  enum line_status status;
  const char *word;

  while (!s->is_over && (status = line_read(&l, in)) != LINE_END) {
    s->rest = l.chars;
    if (status == LINE_BAD)
      complain(NOTE_BAD_LINE, NULL);
    else if ((word = line_word(&s->rest)))
      run_command(s, word);
  }
  line_free(&l);
  free(s->played.keys);
  task_free(&s->task);
}
