#include "position.h"

#include <stdlib.h>
#include <string.h>

#include "line.h"
#include "say.h"

/* Plays the moves in REST. */
static bool
play_moves(const notation *n, char *rest, notation_state *s) {
  const char *word;

  while ((word = line_word(&rest))) {
    const move m = n->read_move(&s->position, word);

    if (m == MOVE_NONE || !n->game->is_legal(&s->position, m)) {
      complain("not a legal move", word);
      return false;
    }
    notation_play(n, s, m);
  }
  return true;
}

bool
position_read(const notation *n, char *rest, const notation_state *start,
              notation_state *s) {
  notation_state to = *start;
  const char *word = line_word(&rest);

  if (word && same_word(word, "fen")) {
    const char *const fen = line_word(&rest);

    if (!fen || !notation_read(n, fen, &to)) {
      complain("not a position", fen ? fen : "");
      return false;
    }
  } else if (!word || !same_word(word, "startpos")) {
    complain("position needs startpos or fen", word);
    return false;
  }
  word = line_word(&rest);
  if (word && !same_word(word, "moves")) {
    complain("position needs moves here", word);
    return false;
  }
  if (word && !play_moves(n, rest, &to))
    return false;
  *s = to;
  return true;
}

/* Sets T to the content of a cell. */
static void
cell_text(const notation *n, uint16_t content, text *t) {
  t->length = 0;
  if (content)
    n->style.write(t, content);
  else
    text_add_char(t, '.');
}

/* Rows are centred: boards of hexagons have short ones. */
void
position_display(const notation *n, const notation_state *s) {
  grid g;
  text t;
  int width = 1, columns = 1;

  n->get_board(s, &g);
  for (int r = 0; r < g.rows; r++) {
    columns = g.columns[r] > columns ? g.columns[r] : columns;
    for (int c = 0; c < g.columns[r]; c++) {
      cell_text(n, g.cells[r][c], &t);
      width = (int)t.length > width ? (int)t.length : width;
    }
  }
  for (int r = 0; r < g.rows; r++) {
    say_open("");
    for (int i = (columns - g.columns[r]) * (width + 1) / 2; i > 0; i--)
      say_part(" ");
    for (int c = 0; c < g.columns[r]; c++) {
      cell_text(n, g.cells[r][c], &t);
      say_part(t.chars);
      for (int i = (int)t.length; i <= width && c < g.columns[r] - 1; i++)
        say_part(" ");
    }
    say_close();
  }
  notation_write(n, s, &t);
  say("fen %s", t.chars);
}

void
position_moves(const notation *n, const position *p) {
  move *const list = malloc((size_t)n->game->max_moves * sizeof *list);
  text t;

  if (!list) {
    complain("no memory for the moves", NULL);
    return;
  }

  const int count = game_moves(n->game, p, list);

  say_open("moves");
  for (int i = 0; i < count; i++) {
    notation_write_move(n, p, list[i], &t);
    say_part(" ");
    say_part(t.chars);
  }
  say_close();
  free(list);
}

void
position_query(const game *g, const position *p, const char *what) {
  static const char *const RESULTS[] = {[OUTCOME_PLAYER_1] = "p1win",
                                        [OUTCOME_PLAYER_2] = "p2win",
                                        [OUTCOME_DRAW] = "draw",
                                        [OUTCOME_NONE] = "none"};
  const enum outcome outcome = g->outcome(p);

  if (same_word(what, "gameover"))
    say("response %s", outcome == OUTCOME_NONE ? "false" : "true");
  else if (same_word(what, "p1turn"))
    say("response %s", g->to_move(p) == PLAYER_1 ? "true" : "false");
  else if (same_word(what, "result"))
    say("response %s", RESULTS[outcome]);
  else
    complain("no such query", what);
}
