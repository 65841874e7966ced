/* The text of Wali, see games/wali/notation.pl. */

#include "wali.h"

#include "../../c_src/notation/notation.h"

static const cell_names NAMES = {
    .columns = WALI_MAX_SIDE, .rows = WALI_MAX_SIDE, .first_row = '0'};

static const char *const PLAYERS[] = {"W", "B", NULL};
static const char *const PHASES[] = {
    [WALI_DROP] = "drop",    [WALI_CAPTURE] = "move",  [WALI_PEEK] = "take",
    [WALI_PEEK_2] = "take2", [WALI_PEEK_2 + 1] = NULL,
};

/* By the bits of enum wali_rule. */
static const char *const RULES[] = {"double-two", "go-back-allowed",
                                    "long-run-illegal", "take-any", NULL};

static const char *const DOUBLE[] = {"one", "two", NULL};
static const char *const GO_BACK[] = {"forbidden", "allowed", NULL};
static const char *const LONG_RUN[] = {"no_capture", "illegal", NULL};
static const char *const TAKE[] = {"outside_three", "any", NULL};

/* The rules follow in the order of their bits. */
enum { COLUMNS, ROWS, FIRST_RULE, LAST_RULE = FIRST_RULE + 3 };
static const notation_option OPTIONS[] = {
    {.name = "columns",
     .least = WALI_MIN_SIDE,
     .most = WALI_MAX_SIDE,
     .preset = 5},
    {.name = "rows",
     .least = WALI_MIN_SIDE,
     .most = WALI_MAX_SIDE,
     .preset = 6},
    {.name = "double", .words = DOUBLE, .most = 1},
    {.name = "go_back", .words = GO_BACK, .most = 1},
    {.name = "long_run", .words = LONG_RUN, .most = 1},
    {.name = "take", .words = TAKE, .most = 1},
    {.name = NULL}};

/* ------------------------------------------------------------------------
   Positions
   ------------------------------------------------------------------------ */

static void
start(const int *values, text *t) {
  int rules = 0;

  for (int r = 0; r < values[ROWS]; r++) {
    if (r > 0)
      text_add_char(t, '/');
    text_add_number(t, values[COLUMNS]);
  }
  text_add(t, "_W_drop");
  for (int i = FIRST_RULE; i <= LAST_RULE; i++)
    rules |= values[i] << (i - FIRST_RULE);
  text_add_options(t, RULES, rules);
}

static bool
is_side(int n) {
  return n >= WALI_MIN_SIDE && n <= WALI_MAX_SIDE;
}

static bool
set_size(notation_state *s, int rows, int columns) {
  if (!is_side(rows) || !is_side(columns))
    return false;
  wali_in(&s->position)->cells = wali_cells(columns, rows);
  return true;
}

static int
rows(const notation_state *s) {
  return bitboard_count64(wali_of(&s->position)->cells & 0xff);
}

static int
columns(const notation_state *s, int row) {
  return bitboard_count64(wali_of(&s->position)->cells & WALI_ROW(row));
}

/* The content of a cell: 1 or 2, a stone of that player. */
static uint16_t
get(const notation_state *s, int row, int column) {
  const uint64_t *const stones = wali_of(&s->position)->stones;
  const int bit = wali_bit(column, row);

  return (uint16_t)((stones[0] >> bit & 1) | (stones[1] >> bit & 1) << 1);
}

static bool
put(notation_state *s, int row, int column, uint16_t content) {
  wali_in(&s->position)->stones[content - 1] |= (uint64_t)1
                                                << wali_bit(column, row);
  return true;
}

static bool
last_move(scribe *x, uint16_t *last) {
  int v[4];

  wali_codec.decode(*last, v);

  if (x->at ? text_read(&x->at, "-") : *last == WALI_NO_MOVE)
    return x->at || scribe_text(x, "-");
  if (!scribe_cell(x, &NAMES, v) || !scribe_text(x, "-") ||
      !scribe_cell(x, &NAMES, v + 2))
    return false;
  *last = (uint16_t)wali_codec.encode(v);
  return true;
}

static bool
fields(scribe *x, notation_state *s) {
  wali_position *const p = wali_in(&s->position);

  return scribe_word(x, PLAYERS, &p->to_move) &&
         scribe_word(x, PHASES, &p->phase) &&
         (p->phase == WALI_DROP ||
          (scribe_text(x, "_") && last_move(x, &p->last[0]) &&
           scribe_text(x, ",") && last_move(x, &p->last[1]))) &&
         scribe_options(x, RULES, &p->rules);
}

/* The hands are empty after the drop phase (R5). */
static bool
settle(notation_state *s) {
  wali_position *const p = wali_in(&s->position);
  const int each = wali_stones_each(columns(s, 0), rows(s));

  for (int player = 0; player < 2 && p->phase == WALI_DROP; player++) {
    const int on_board = bitboard_count64(p->stones[player]);

    if (on_board > each)
      return false;
    p->hand[player] = (uint8_t)(each - on_board);
  }
  return wali_is_consistent(p);
}

/* ------------------------------------------------------------------------
   Moves
   ------------------------------------------------------------------------ */

static int
form(const position *p) {
  return wali_of(p)->phase;
}

static bool
cell_name(scribe *x, const position *p, int *v) {
  return scribe_any_cell(x, &NAMES, v) &&
         wali_of(p)->cells >> wali_bit(v[0], v[1]) & 1;
}

const notation wali_notation = {.game = &wali_game,
                                .options = OPTIONS,
                                .start = start,
                                .run = "",
                                .letters = "WB",
                                .set_size = set_size,
                                .rows = rows,
                                .columns = columns,
                                .get = get,
                                .put = put,
                                .fields = fields,
                                .settle = settle,
                                .facts = &wali_facts,
                                .form = form,
                                .cell = cell_name};
