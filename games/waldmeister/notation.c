/* The text of Wald Meister, see games/waldmeister/notation.pl. */

#include "waldmeister.h"

#include "../../c_src/notation/notation.h"

/* The content of a cell: 1 + the kind of its tree, whose letter is here. */
static const char TREES[] = " abcmnoxyz";

static const char *const PLAYERS[] = {"1", "2", NULL};
static const char *const GOALS[] = {"1-2", "2-1", NULL};

enum { SIZE, FIRST_GOALS };
static const notation_option OPTIONS[] = {
    {.name = "size",
     .least = WALDMEISTER_MIN_SIZE,
     .most = WALDMEISTER_MAX_SIZE,
     .preset = 8},
    {.name = "goals", .words = GOALS, .most = 1},
    {.name = NULL}};

/* ------------------------------------------------------------------------
   Positions
   ------------------------------------------------------------------------ */

static void
start(const int *values, text *t) {
  for (int x = 0; x < 2 * values[SIZE] - 1; x++) {
    if (x > 0)
      text_add_char(t, '/');
    text_add_number(t, waldmeister_row_length(values[SIZE], x));
  }
  text_add(t, "_333333333-333333333_1");
  if (values[FIRST_GOALS])
    text_add(t, "_2-1");
}

static bool
read_cell(const char **at, uint16_t *content) {
  return grid_read_letter(at, TREES, content);
}

static void
write_cell(text *t, uint16_t content) {
  text_add_char(t, TREES[content]);
}

static void
get_board(const notation_state *s, grid *g) {
  const waldmeister_board *const b = &waldmeister_of(&s->position)->board;

  g->rows = 2 * b->size - 1;
  for (int x = 0; x < g->rows; x++) {
    g->columns[x] = waldmeister_row_length(b->size, x);
    for (int y = 0; y < g->columns[x]; y++)
      g->cells[x][y] =
          (uint16_t)(1 + waldmeister_at(b, waldmeister_bit(b->size, x, y)));
  }
}

static bool
set_board(const grid *g, notation_state *s) {
  waldmeister_board *const b = &waldmeister_in(&s->position)->board;
  const int size = (g->rows + 1) / 2;

  if (size < WALDMEISTER_MIN_SIZE || g->rows != 2 * size - 1)
    return false;
  b->size = (uint8_t)size;
  for (int x = 0; x < g->rows; x++) {
    if (g->columns[x] != waldmeister_row_length(size, x))
      return false;
    for (int y = 0; y < g->columns[x]; y++)
      if (g->cells[x][y])
        waldmeister_put(b, g->cells[x][y] - 1, waldmeister_bit(size, x, y));
  }
  return true;
}

static bool
read_hand(const char **at, uint8_t *hand) {
  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
    int count;

    if (!text_read_letter(at, '0', WALDMEISTER_EACH + 1, &count))
      return false;
    hand[kind] = (uint8_t)count;
  }
  return true;
}

static void
write_hand(const uint8_t *hand, text *t) {
  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
    text_add_number(t, hand[kind]);
}

static bool
read_fields(const char **at, notation_state *s) {
  waldmeister_position *const p = waldmeister_in(&s->position);
  int player;

  if (!text_read(at, "_") || !read_hand(at, p->hand[0]) ||
      !text_read(at, "-") || !read_hand(at, p->hand[1]) ||
      !text_read(at, "_") || !text_read_word(at, PLAYERS, &player))
    return false;
  p->to_move = (uint8_t)player;
  p->goal[0] = text_read(at, "_2-1") ? WALDMEISTER_COLOR : WALDMEISTER_HEIGHT;
  p->goal[1] = !p->goal[0];
  return true;
}

static void
write_fields(const notation_state *s, text *t) {
  const waldmeister_position *const p = waldmeister_of(&s->position);

  text_add_char(t, '_');
  write_hand(p->hand[0], t);
  text_add_char(t, '-');
  write_hand(p->hand[1], t);
  text_add_char(t, '_');
  text_add(t, PLAYERS[p->to_move]);
  if (p->goal[0] == WALDMEISTER_COLOR)
    text_add(t, "_2-1");
}

static bool
settle(notation_state *s) {
  waldmeister_position *const p = waldmeister_in(&s->position);

  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
    p->amount = (uint8_t)(p->amount + p->hand[0][kind] + p->hand[1][kind]);
  if (!waldmeister_adds_up(p))
    return false;
  waldmeister_settle(p);
  return true;
}

/* ------------------------------------------------------------------------
   Moves
   ------------------------------------------------------------------------ */

/* Reads A-B. */
static bool
read_pair(const char **at, int *a, int *b) {
  return text_read_number(at, a) && text_read(at, "-") &&
         text_read_number(at, b);
}

/* Reads a cell in one of its two spellings: c2, the diagonals that cross there,
   and 3-1. */
static bool
read_name(const char **at, int size, int *x, int *y) {
  int row, number;

  if (!text_read_letter(at, 'a', size, &row) &&
      !text_read_letter(at, 'A', size, &row))
    return read_pair(at, x, y) && waldmeister_is_cell(size, *x, *y);
  if (!text_read_number(at, &number) || number < 1 || number > size)
    return false;
  *x = row + number - 1;
  *y = number - 1 - waldmeister_first_column(size, *x);
  return true;
}

static void
write_name(int size, int x, int y, text *t) {
  const int column = y + waldmeister_first_column(size, x);

  text_add_char(t, (char)('a' + x - column));
  text_add_number(t, column + 1);
}

static bool
read_tree(const char **at, int *kind) {
  int height, color;

  if (!read_pair(at, &height, &color) || height < 1 || height > 3 ||
      color < 1 || color > 3)
    return false;
  *kind = waldmeister_kind(height, color);
  return true;
}

static void
write_tree(int kind, text *t) {
  text_add_number(t, kind / 3 + 1);
  text_add_char(t, '-');
  text_add_number(t, kind % 3 + 1);
}

/* The orders in which a move may be written: cells in lower case, from and to,
   and the tree.  The first that fits counts. */
static const char *const ORDERS[] = {"ftT", "Tt", "tT", NULL};

static bool
read_parts(const char *s, const char *order, int size, waldmeister_move *m) {
  for (const char *part = order; *part; part++) {
    const bool is_read = *part == 'T' ? read_tree(&s, &m->kind)
                         : *part == 'f'
                             ? read_name(&s, size, &m->from_x, &m->from_y)
                             : read_name(&s, size, &m->to_x, &m->to_y);

    if (!is_read)
      return false;
    if (part[1])
      text_read_any(&s, ",;:>@+=/-");
  }
  return !*s;
}

static move
read_move(const position *pos, const char *s) {
  const int size = waldmeister_of(pos)->board.size;

  for (int i = 0; ORDERS[i]; i++) {
    waldmeister_move m = {.plant = i > 0};

    if (read_parts(s, ORDERS[i], size, &m))
      return waldmeister_encode(&m);
  }
  return MOVE_NONE;
}

static void
write_move(const position *pos, move code, text *t) {
  const int size = waldmeister_of(pos)->board.size;
  const waldmeister_move m = waldmeister_decode(code);

  if (m.plant) {
    write_tree(m.kind, t);
    text_add_char(t, '@');
    write_name(size, m.to_x, m.to_y, t);
  } else {
    write_name(size, m.from_x, m.from_y, t);
    text_add_char(t, '-');
    write_name(size, m.to_x, m.to_y, t);
    text_add_char(t, '+');
    write_tree(m.kind, t);
  }
}

enum { TREE, CELL, FROM, TO };
static const notation_step CHOICES[] = {
    [TREE] = {.name = "tree to plant"},
    [CELL] = {.name = "cell", .is_cell = true},
    [FROM] = {.name = "tree to move", .is_cell = true},
    [TO] = {.name = "cell to move it to", .is_cell = true}};

static notation_choice
choice_of(int step, int x, int y) {
  return (notation_choice){
      .step = (uint8_t)step, .x = (uint8_t)x, .y = (uint8_t)y};
}

static int
choices(const position *pos, move code, notation_choice *list) {
  const waldmeister_move m = waldmeister_decode(code);
  const notation_choice tree = choice_of(TREE, m.kind / 3 + 1, m.kind % 3 + 1);

  (void)pos;
  if (m.plant) {
    list[0] = tree;
    list[1] = choice_of(CELL, m.to_x, m.to_y);
    return 2;
  }
  list[0] = choice_of(FROM, m.from_x, m.from_y);
  list[1] = choice_of(TO, m.to_x, m.to_y);
  list[2] = tree;
  return 3;
}

static void
write_choice(const position *pos, notation_choice c, text *t) {
  if (c.step == TREE)
    write_tree(waldmeister_kind(c.x, c.y), t);
  else
    write_name(waldmeister_of(pos)->board.size, c.x, c.y, t);
}

const notation waldmeister_notation = {
    .game = &waldmeister_game,
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
