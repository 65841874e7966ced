#include "position.h"

#include <stdlib.h>
#include <string.h>

#include "../engine/hash.h"
#include "../notation/board.h"
#include "line.h"
#include "say.h"

void
played_start(played *g, const notation_state *s) {
  free(g->keys);
  *g = (played){.state = *s};
}

/* Returns a key of the text of S. */
static uint64_t
key_of(const notation *n, const notation_state *s) {
  uint64_t key = 0;
  text t;

  notation_write(n, s, &t);
  for (size_t i = 0; i < t.length; i++)
    key = hash_mix(key ^ (unsigned char)t.chars[i]);
  return key;
}

/* Plays the legal move M in G; false if there is no memory. */
static bool
play(const notation *n, played *g, move m) {
  if (g->plies == g->room) {
    const size_t room = g->room ? 2 * g->room : 64;
    uint64_t *const keys = realloc(g->keys, room * sizeof *keys);

    if (!keys)
      return false;
    g->keys = keys;
    g->room = room;
  }
  g->keys[g->plies++] = key_of(n, &g->state);
  notation_play(n, &g->state, m);
  return true;
}

/* Plays the moves in REST in G; false, after a complaint, if one is not legal
   or there is no memory. */
static bool
play_moves(const notation *n, char *rest, played *g) {
  const position *const p = &g->state.position;
  const char *word;

  while ((word = line_word(&rest))) {
    const move m = notation_read_move(n, p, word);

    if (m == MOVE_NONE || !n->game->is_legal(p, m)) {
      complain(NOTE_NOT_LEGAL, word);
      return false;
    }
    if (!play(n, g, m)) {
      complain(NOTE_GAME_MEMORY, NULL);
      return false;
    }
  }
  return true;
}

bool
position_read(const notation *n, char *rest, const notation_state *start,
              played *g) {
  played to = {.state = *start};
  const char *word = line_word(&rest);

  if (word && same_word(word, "fen")) {
    const char *const fen = line_word(&rest);

    if (!fen || !notation_read(n, fen, &to.state)) {
      complain(NOTE_NO_POSITION, fen ? fen : "");
      return false;
    }
  } else if (!word || !same_word(word, "startpos")) {
    complain(NOTE_NO_START, word);
    return false;
  }
  word = line_word(&rest);
  if (word && !same_word(word, "moves")) {
    complain(NOTE_NO_MOVES, word);
    return false;
  }
  if (word && !play_moves(n, rest, &to)) {
    free(to.keys);
    return false;
  }
  free(g->keys);
  *g = to;
  return true;
}

/* Sets T to the text of a cell with CONTENT. */
static void
cell_text(const notation *n, const notation_state *s, int row, int column,
          text *t) {
  uint16_t content = n->get(s, row, column);
  scribe x = {.to = t};

  t->length = 0;
  if (content)
    board_content(n, &x, &content);
  else
    text_add_char(t, '.');
}

/* Rows are centred: the rows of a hexagon differ in length. */
void
position_display(const notation *n, const notation_state *s) {
  const int rows = n->rows(s);
  text t;
  int width = 1, most = 1;

  for (int r = 0; r < rows; r++) {
    const int columns = n->columns(s, r);

    most = columns > most ? columns : most;
    for (int c = 0; c < columns; c++) {
      cell_text(n, s, r, c, &t);
      width = (int)t.length > width ? (int)t.length : width;
    }
  }
  for (int r = 0; r < rows; r++) {
    const int columns = n->columns(s, r);

    say_open("%*s", (most - columns) * (width + 1) / 2, "");
    for (int c = 0; c < columns; c++) {
      cell_text(n, s, r, c, &t);
      say_part(t.chars);
      for (int i = (int)t.length; i <= width && c < columns - 1; i++)
        say_part(" ");
    }
    say_close();
  }
  notation_write(n, s, &t);
  say(UGI_FEN, t.chars);
}

void
position_moves(const notation *n, const position *p) {
  move *const list = malloc((size_t)n->game->max_moves * sizeof *list);
  text t;

  if (!list) {
    complain(NOTE_MOVES_MEMORY, NULL);
    return;
  }

  const int count = game_moves(n->game, p, list);

  say_open(UGI_MOVES);
  for (int i = 0; i < count; i++) {
    notation_write_move(n, p, list[i], &t);
    say_part(" ");
    say_part(t.chars);
  }
  say_close();
  free(list);
}

/* Whether the options for repetition and length make G a draw. */
static bool
is_drawn(const notation *n, const played *g, const option_values *options) {
  const int most = options->of[OPTION_MAX_PLIES];
  const int times = options->of[OPTION_THREEFOLD];
  const uint64_t key = key_of(n, &g->state);
  int seen = 1;

  for (size_t i = 0; i < g->plies; i++)
    seen += g->keys[i] == key;
  return (most && g->plies >= (size_t)most) || (times && seen >= times);
}

void
position_query(const notation *n, const played *g, const option_values *options,
               const char *what) {
#define QUERY(id, word) QUERY_##id,
  enum { FOR_EACH_QUERY(QUERY) QUERIES };
#undef QUERY
#define QUERY(id, word) [QUERY_##id] = (word),
  static const char *const NAMES[QUERIES] = {FOR_EACH_QUERY(QUERY)};
#undef QUERY
  static const char *const RESULTS[] = {[OUTCOME_PLAYER_1] = "p1win",
                                        [OUTCOME_PLAYER_2] = "p2win",
                                        [OUTCOME_DRAW] = "draw",
                                        [OUTCOME_NONE] = "none"};
  static const char *const TRUTH[] = {"false", "true"};
  const position *const p = &g->state.position;
  const enum outcome by_rules = n->game->outcome(p);
  const enum outcome outcome =
      by_rules == OUTCOME_NONE && is_drawn(n, g, options) ? OUTCOME_DRAW
                                                          : by_rules;
  const char *const answers[QUERIES] = {
      [QUERY_GAMEOVER] = TRUTH[outcome != OUTCOME_NONE],
      [QUERY_P1TURN] = TRUTH[n->game->to_move(p) == PLAYER_1],
      [QUERY_RESULT] = RESULTS[outcome]};

  for (int i = 0; i < QUERIES; i++)
    if (same_word(NAMES[i], what)) {
      say(UGI_RESPONSE, answers[i]);
      return;
    }
  complain(NOTE_NO_QUERY, what);
}
