/* The text of Wali, see games/wali/notation.pl. */

#include "wali.h"

#include "../../c_src/notation/notation.h"

/* The content of a cell: 1 or 2, a stone of that player. */
static const char STONES[] = " WB";

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
read_cell(const char **at, uint16_t *content) {
  return grid_read_letter(at, STONES, content);
}

static void
write_cell(text *t, uint16_t content) {
  text_add_char(t, STONES[content]);
}

static void
get_board(const notation_state *s, grid *g) {
  const wali_position *const p = wali_of(&s->position);
  const int columns = bitboard_count64(p->cells & WALI_ROW(0));

  g->rows = bitboard_count64(p->cells & 0xff);
  for (int r = 0; r < g->rows; r++) {
    g->columns[r] = columns;
    for (int c = 0; c < columns; c++) {
      const int bit = wali_bit(c, r);

      g->cells[r][c] = p->stones[0] >> bit & 1   ? 1
                       : p->stones[1] >> bit & 1 ? 2
                                                 : 0;
    }
  }
}

static bool
is_side(int n) {
  return n >= WALI_MIN_SIDE && n <= WALI_MAX_SIDE;
}

static bool
set_board(const grid *g, notation_state *s) {
  wali_position *const p = wali_in(&s->position);

  if (!is_side(g->rows) || !is_side(g->columns[0]))
    return false;
  for (int r = 0; r < g->rows; r++) {
    if (g->columns[r] != g->columns[0])
      return false;
    for (int c = 0; c < g->columns[r]; c++)
      if (g->cells[r][c])
        p->stones[g->cells[r][c] - 1] |= (uint64_t)1 << wali_bit(c, r);
  }
  p->cells = wali_cells(g->columns[0], g->rows);
  return true;
}

/* Reads a cell as the board shows it; a cell off the board is found later. */
static bool
read_name(const char **at, int *bit) {
  int column, row;

  if (!text_read_letter(at, 'a', WALI_MAX_SIDE, &column) ||
      !text_read_letter(at, '0', WALI_MAX_SIDE, &row))
    return false;
  *bit = wali_bit(column, row);
  return true;
}

static void
write_name(int bit, text *t) {
  text_add_char(t, (char)('a' + bit / WALI_STRIDE));
  text_add_char(t, (char)('0' + bit % WALI_STRIDE));
}

static bool
read_last(const char **at, uint16_t *last) {
  int from, to;

  if (text_read(at, "-"))
    return true;
  if (!read_name(at, &from) || !text_read(at, "-") || !read_name(at, &to))
    return false;
  *last = (uint16_t)wali_move(from, to);
  return true;
}

static void
write_last(uint16_t last, text *t) {
  if (last != WALI_NO_MOVE)
    write_name(wali_from(last), t);
  text_add_char(t, '-');
  if (last != WALI_NO_MOVE)
    write_name(wali_to(last), t);
}

static bool
read_fields(const char **at, notation_state *s) {
  wali_position *const p = wali_in(&s->position);
  int player, phase, rules;

  if (!text_read(at, "_") || !text_read_word(at, PLAYERS, &player) ||
      !text_read(at, "_") || !text_read_word(at, PHASES, &phase))
    return false;
  p->to_move = (uint8_t)player;
  p->phase = (uint8_t)phase;
  if (phase != WALI_DROP &&
      (!text_read(at, "_") || !read_last(at, &p->last[0]) ||
       !text_read(at, ",") || !read_last(at, &p->last[1])))
    return false;
  if (!text_read_options(at, RULES, &rules))
    return false;
  p->rules = (uint8_t)rules;
  return true;
}

static void
write_fields(const notation_state *s, text *t) {
  const wali_position *const p = wali_of(&s->position);

  text_add_char(t, '_');
  text_add(t, PLAYERS[p->to_move]);
  text_add_char(t, '_');
  text_add(t, PHASES[p->phase]);
  if (p->phase != WALI_DROP) {
    text_add_char(t, '_');
    write_last(p->last[0], t);
    text_add_char(t, ',');
    write_last(p->last[1], t);
  }
  text_add_options(t, RULES, p->rules);
}

/* The hands are empty after the drop phase (R5). */
static bool
settle(notation_state *s) {
  wali_position *const p = wali_in(&s->position);
  const int each = wali_stones_each(bitboard_count64(p->cells & WALI_ROW(0)),
                                    bitboard_count64(p->cells & 0xff));

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

/* Reads a cell of P in one of its two spellings, b3 and 1-3. */
static bool
read_cell_of(const char **at, const wali_position *p, int *bit) {
  int column, row;

  if (text_read_letter(at, '0', 10, &column)) {
    if (!text_read(at, "-"))
      return false;
  } else if (!text_read_letter(at, 'a', WALI_MAX_SIDE, &column) &&
             !text_read_letter(at, 'A', WALI_MAX_SIDE, &column)) {
    return false;
  }
  if (!text_read_letter(at, '0', WALI_MAX_SIDE, &row) ||
      column >= WALI_MAX_SIDE)
    return false;
  *bit = wali_bit(column, row);
  return p->cells >> *bit & 1;
}

static move
read_move(const position *pos, const char *s) {
  const wali_position *const p = wali_of(pos);
  int from = 0, to;

  if (p->phase == WALI_CAPTURE) {
    if (!read_cell_of(&s, p, &from))
      return MOVE_NONE;
    text_read_any(&s, ",;:>/-");
  } else if (p->phase != WALI_DROP && (*s == 'x' || *s == 'X')) {
    s++;
  }
  return read_cell_of(&s, p, &to) && !*s ? wali_move(from, to) : MOVE_NONE;
}

static void
write_move(const position *pos, move m, text *t) {
  const wali_position *const p = wali_of(pos);

  if (p->phase == WALI_CAPTURE) {
    write_name(wali_from(m), t);
    text_add_char(t, '-');
  } else if (p->phase != WALI_DROP) {
    text_add_char(t, 'x');
  }
  write_name(wali_to(m), t);
}

enum { CELL, FROM, TO, TAKEN };
static const notation_step CHOICES[] = {
    [CELL] = {.name = "cell", .is_cell = true},
    [FROM] = {.name = "stone to move", .is_cell = true},
    [TO] = {.name = "cell to move it to", .is_cell = true},
    [TAKEN] = {.name = "stone to take", .is_cell = true}};

static notation_choice
choice_of(int step, int bit) {
  return (notation_choice){.step = (uint8_t)step,
                           .x = (uint8_t)(bit / WALI_STRIDE),
                           .y = (uint8_t)(bit % WALI_STRIDE)};
}

static int
choices(const position *pos, move m, notation_choice *list) {
  const int phase = wali_of(pos)->phase;

  if (phase == WALI_CAPTURE) {
    list[0] = choice_of(FROM, wali_from(m));
    list[1] = choice_of(TO, wali_to(m));
    return 2;
  }
  list[0] = choice_of(phase == WALI_DROP ? CELL : TAKEN, wali_to(m));
  return 1;
}

static void
write_choice(const position *pos, notation_choice c, text *t) {
  (void)pos;
  write_name(wali_bit(c.x, c.y), t);
}

const notation wali_notation = {
    .game = &wali_game,
    .options = OPTIONS,
    .start = start,
    .style = {.run = "", .read = read_cell, .write = write_cell},
    .get_board = get_board,
    .set_board = set_board,
    .read_fields = read_fields,
    .write_fields = write_fields,
    .settle = settle,
    .read_move = read_move,
    .write_move = write_move,
    .choices = choices,
    .steps = CHOICES,
    .write_choice = write_choice};
