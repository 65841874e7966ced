#include "report.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "say.h"

/* Returns NODES a second. */
static uint64_t
rate(uint64_t nodes, double seconds) {
  return (uint64_t)((double)nodes / fmax(seconds, 1e-3));
}

static uint64_t
milliseconds(double seconds) {
  return (uint64_t)(seconds * 1e3);
}

/* Writes SCORE as UCI does, but mate in plies, as in a game whose turns have
   several. */
static void
format_score(int score, char *to, size_t size) {
  if (!think_is_decided(score))
    snprintf(to, size, "cp %d", score / 10);
  else
    snprintf(to, size, "mate %s%d", score < 0 ? "-" : "",
             THINK_WIN - abs(score));
}

/* Writes the moves of LINE, which starts at P, each after a blank. */
static void
say_moves(const notation *n, const position *p, const think_line *line) {
  position at = *p;
  text t;

  for (int i = 0; i < line->length; i++) {
    notation_write_move(n, &at, line->moves[i], &t);
    say_part(" ");
    say_part(t.chars);
    game_play(n->game, &at, line->moves[i], &at);
  }
}

void
report_say(const notation *n, const think *t, int hashfull) {
  const think_report *const r = &t->report;
  char score[32], head[256];

  for (int i = 0; i < t->options.lines; i++) {
    format_score(r->lines[i].score, score, sizeof score);
    snprintf(head, sizeof head,
             "info depth %d multipv %d score %s nodes %" PRIu64 " nps %" PRIu64
             " hashfull %d time %" PRIu64 " pv",
             r->lines[i].depth, i + 1, score, r->nodes,
             rate(r->nodes, r->seconds), hashfull, milliseconds(r->seconds));
    say_open(head);
    say_moves(n, &t->root, &r->lines[i]);
    say_close();
  }
}

void
report_say_best(const notation *n, const position *p, const think_line *line) {
  text t;

  if (line->length == 0) {
    say("bestmove (none)");
    return;
  }
  notation_write_move(n, p, line->moves[0], &t);
  say("bestmove %s", t.chars);
}

void
report_say_count(const char *what, int depth, uint64_t nodes, double seconds) {
  say("%s depth %d nodes %" PRIu64 " nps %" PRIu64 " time %" PRIu64, what,
      depth, nodes, rate(nodes, seconds), milliseconds(seconds));
}
