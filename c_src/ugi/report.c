#include "report.h"

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

/* Writes SCORE into the SIZE bytes of TO: `cp`, or `mate` in plies. */
static void
format_score(int score, char *to, size_t size) {
  if (!think_is_decided(score))
    snprintf(to, size, UGI_CP, score / 10);
  else
    snprintf(to, size, UGI_MATE, score < 0 ? "-" : "", THINK_WIN - abs(score));
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
  char score[32], full[32];

  snprintf(full, sizeof full, UGI_HASHFULL, hashfull);
  for (int i = 0; i < t->options.lines; i++) {
    format_score(r->lines[i].score, score, sizeof score);
    say_open(UGI_INFO, r->lines[i].depth, i + 1, score, r->nodes,
             rate(r->nodes, r->seconds), full, milliseconds(r->seconds));
    say_moves(n, &t->root, &r->lines[i]);
    say_close();
  }
}

void
report_say_best(const notation *n, const position *p, const think_line *line) {
  text t;

  if (line->length > 0)
    notation_write_move(n, p, line->moves[0], &t);
  say(UGI_BESTMOVE, line->length > 0 ? t.chars : UGI_NO_MOVE);
}

void
report_say_count(const char *what, int depth, uint64_t nodes, double seconds) {
  say(UGI_COUNTED, what, depth, nodes, rate(nodes, seconds),
      milliseconds(seconds));
}
