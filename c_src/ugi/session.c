#include "session.h"

#include <stdlib.h>
#include <string.h>

#include "../engine/perft.h"
#include "bench.h"
#include "go.h"
#include "line.h"
#include "position.h"
#include "say.h"

/* Whether a task runs that was not told to stop; complains if so. */
static bool
is_busy(session *s) {
  const bool busy = !task_is_free(&s->task);

  if (busy)
    complain("busy; send stop first", NULL);
  return busy;
}

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

/* Reads the number WORD, or sets *N to PRESET if there is none. */
static bool
read_depth(const char *word, int preset, int most, int *n) {
  int64_t number = preset;

  if (word && !word_number(word, 0, most, &number)) {
    complain("not a depth", word);
    return false;
  }
  *n = (int)number;
  return true;
}

/* ------------------------------------------------------------------------
   Commands: REST are the words after the name
   ------------------------------------------------------------------------ */

static void
do_ugi(session *s, char *rest) {
  (void)rest;
  say("id name tabuleiro %s", s->notation->game->name);
  say("id author the tabuleiro developers");
  options_say(s->notation);
  say("ugiok");
}

static void
do_isready(session *s, char *rest) {
  (void)s;
  (void)rest;
  say("readyok");
}

/* setoption name NAME value VALUE */
static void
do_setoption(session *s, char *rest) {
  const char *const name_word = line_word(&rest);
  const char *const name = line_word(&rest);
  const char *const value_word = line_word(&rest);
  const char *const value = line_word(&rest);
  option_values values = s->task.options;
  int i;

  if (!value || !same_word(name_word, "name") ||
      !same_word(value_word, "value")) {
    complain("setoption needs name NAME value VALUE", NULL);
    return;
  }
  if (is_busy(s) || !option_set(s->notation, name, value, &values, &i))
    return;
  if (i == OPTION_HASH || i == OPTION_ALGORITHM)
    task_forget(&s->task);
  s->task.options = values;
  if (i >= ENGINE_OPTIONS)
    go_to_start(s);
}

static void
do_uginewgame(session *s, char *rest) {
  (void)rest;
  if (is_busy(s))
    return;
  task_forget(&s->task);
  go_to_start(s);
}

static void
do_position(session *s, char *rest) {
  notation_state start;

  set_start(s, &start);
  position_read(s->notation, rest, &start, &s->played);
}

static void
do_query(session *s, char *rest) {
  const char *const what = line_word(&rest);

  position_query(s->notation, &s->played, &s->task.options, what ? what : "");
}

static void
do_go(session *s, char *rest) {
  limits l;

  if (is_busy(s))
    return;
  go_read(rest, &l);
  task_search(&s->task, &s->played.state.position, &l);
}

static void
do_stop(session *s, char *rest) {
  (void)rest;
  task_stop(&s->task);
}

static void
do_ponderhit(session *s, char *rest) {
  (void)rest;
  if (!task_ponderhit(&s->task))
    complain("no search ponders", NULL);
}

static void
do_perft(session *s, char *rest) {
  int depth;

  if (!is_busy(s) && read_depth(line_word(&rest), 1, PERFT_MAX_DEPTH, &depth))
    task_perft(&s->task, &s->played.state.position, depth);
}

static void
do_bench(session *s, char *rest) {
  int depth;

  if (!is_busy(s) &&
      read_depth(line_word(&rest), BENCH_DEPTH, THINK_MAX_DEPTH, &depth))
    task_bench(&s->task, depth > 0 ? depth : 1);
}

static void
do_display(session *s, char *rest) {
  (void)rest;
  position_display(s->notation, &s->played.state);
}

static void
do_moves(session *s, char *rest) {
  (void)rest;
  position_moves(s->notation, &s->played.state.position);
}

static const struct command {
  const char *name;
  void (*run)(session *s, char *rest);
} COMMANDS[] = {{"ugi", do_ugi},
                {"isready", do_isready},
                {"setoption", do_setoption},
                {"uginewgame", do_uginewgame},
                {"position", do_position},
                {"query", do_query},
                {"go", do_go},
                {"stop", do_stop},
                {"ponderhit", do_ponderhit},
                {"perft", do_perft},
                {"bench", do_bench},
                {"display", do_display},
                {"moves", do_moves},
                {NULL, NULL}};

/* ------------------------------------------------------------------------
   Sessions
   ------------------------------------------------------------------------ */

void
session_init(session *s, const notation *n) {
  *s = (session){.notation = n};
  task_init(&s->task, n);
  go_to_start(s);
}

/* Runs the command WORD; returns false for quit. */
static bool
run_command(session *s, const char *word, char *rest) {
  const struct command *c = COMMANDS;

  if (strcmp(word, "quit") == 0)
    return false;
  while (c->name && strcmp(c->name, word) != 0)
    c++;
  if (c->name)
    c->run(s, rest);
  else
    complain("unknown command", word);
  return true;
}

void
session_run(session *s, FILE *in) {
  line l = {.chars = NULL};
  enum line_status status;
  bool going = true;

  while (going && (status = line_read(&l, in)) != LINE_END) {
    if (status == LINE_BAD) {
      complain("the line is too long, or has a NUL", NULL);
      continue;
    }

    char *rest = l.chars;
    const char *const word = line_word(&rest);

    if (word)
      going = run_command(s, word, rest);
  }
  line_free(&l);
  free(s->played.keys);
  task_free(&s->task);
}
