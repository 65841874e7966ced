/* The text of Wald Meister, see games/waldmeister/notation.pl. */

#include "waldmeister.h"

#include "../../c_src/notation/notation.h"

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
set_size(notation_state *s, int rows, int columns) {
  const int size = (rows + 1) / 2;

  if (size < WALDMEISTER_MIN_SIZE || size > WALDMEISTER_MAX_SIZE ||
      rows != 2 * size - 1 || columns != waldmeister_row_length(size, 0))
    return false;
  waldmeister_in(&s->position)->board.size = (uint8_t)size;
  return true;
}

static int
rows(const notation_state *s) {
  return 2 * waldmeister_of(&s->position)->board.size - 1;
}

static int
columns(const notation_state *s, int row) {
  return waldmeister_row_length(waldmeister_of(&s->position)->board.size, row);
}

/* The content of a cell: 1 + the kind of its tree. */
static uint16_t
get(const notation_state *s, int row, int column) {
  const waldmeister_board *const b = &waldmeister_of(&s->position)->board;

  return (uint16_t)(1 +
                    waldmeister_at(b, waldmeister_bit(b->size, row, column)));
}

static bool
put(notation_state *s, int row, int column, uint16_t content) {
  waldmeister_board *const b = &waldmeister_in(&s->position)->board;

  waldmeister_put(b, content - 1, waldmeister_bit(b->size, row, column));
  return true;
}

static bool
hand(scribe *x, uint8_t *hand) {
  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
    if (!scribe_letter(x, '0', WALDMEISTER_EACH + 1, &hand[kind]))
      return false;
  return true;
}

static bool
fields(scribe *x, notation_state *s) {
  waldmeister_position *const p = waldmeister_in(&s->position);
  bool is_color = p->goal[0] == WALDMEISTER_COLOR;

  if (!scribe_text(x, "_") || !hand(x, p->hand[0]) || !scribe_text(x, "-") ||
      !hand(x, p->hand[1]) || !scribe_word(x, PLAYERS, &p->to_move) ||
      !scribe_flag(x, "_2-1", &is_color))
    return false;
  p->goal[0] = is_color ? WALDMEISTER_COLOR : WALDMEISTER_HEIGHT;
  p->goal[1] = !p->goal[0];
  return true;
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

static bool
pair(scribe *x, int *a, int *b) {
  return scribe_number(x, a) && scribe_text(x, "-") && scribe_number(x, b);
}

static bool
tree(scribe *x, int *kind) {
  int height = *kind / 3 + 1, color = *kind % 3 + 1;

  if (!pair(x, &height, &color) || height < 1 || height > 3 || color < 1 ||
      color > 3)
    return false;
  *kind = waldmeister_kind(height, color);
  return true;
}

/* The cell X-Y as c2, the diagonals that cross there; it may also be read as
   3-1. */
static bool
name(scribe *x, int size, int *cell_x, int *cell_y) {
  int number = *cell_y + waldmeister_first_column(size, *cell_x) + 1;
  uint8_t row = (uint8_t)(*cell_x - number + 1);

  if (!scribe_letter(x, 'a', size, &row) && !scribe_letter(x, 'A', size, &row))
    return pair(x, cell_x, cell_y) &&
           waldmeister_is_cell(size, *cell_x, *cell_y);
  if (!scribe_number(x, &number) || number < 1 || number > size)
    return false;
  *cell_x = row + number - 1;
  *cell_y = number - 1 - waldmeister_first_column(size, *cell_x);
  return true;
}

/* A move is written as the first or the second of these: the cells, in lower
   case, from and to, and the tree.  The first that fits what is read counts,
   whatever its separators. */
static const char *const ORDERS[] = {"f-t+T", "T@t", "t@T", NULL};

static bool
parts(scribe *x, const char *order, int size, waldmeister_move *m) {
  bool fits = true;

  for (; *order && fits; order++)
    fits = *order == 'T'   ? tree(x, &m->kind)
           : *order == 'f' ? name(x, size, &m->from_x, &m->from_y)
           : *order == 't' ? name(x, size, &m->to_x, &m->to_y)
                           : scribe_separator(x, *order, ",;:>@+=/-");
  return fits && (!x->at || !*x->at);
}

static bool
move_text(scribe *x, const position *pos, move *code) {
  const int size = waldmeister_of(pos)->board.size;

  if (!x->at) {
    waldmeister_move m = waldmeister_decode(*code);

    return parts(x, ORDERS[m.plant], size, &m);
  }
  for (int i = 0; ORDERS[i]; i++) {
    waldmeister_move m = {.plant = i > 0};
    scribe attempt = *x;

    if (parts(&attempt, ORDERS[i], size, &m)) {
      *x = attempt;
      *code = waldmeister_encode(&m);
      return true;
    }
  }
  return false;
}

enum { TREE, CELL, FROM, TO };
static const notation_step CHOICES[] = {
    [TREE] = {.name = "tree to plant"},
    [CELL] = {.name = "cell", .is_cell = true},
    [FROM] = {.name = "tree to move", .is_cell = true},
    [TO] = {.name = "cell to move it to", .is_cell = true},
    {.name = NULL}};

static int
choices(const position *pos, move code, notation_choice *list) {
  const waldmeister_move m = waldmeister_decode(code);
  const notation_choice planted =
      notation_choose(TREE, m.kind / 3 + 1, m.kind % 3 + 1);

  (void)pos;
  if (m.plant) {
    list[0] = planted;
    list[1] = notation_choose(CELL, m.to_x, m.to_y);
    return 2;
  }
  list[0] = notation_choose(FROM, m.from_x, m.from_y);
  list[1] = notation_choose(TO, m.to_x, m.to_y);
  list[2] = planted;
  return 3;
}

static void
write_choice(const position *pos, notation_choice c, text *t) {
  scribe x = {.to = t};
  int cell_x = c.x, cell_y = c.y;

  if (c.step == TREE)
    pair(&x, &cell_x, &cell_y);
  else
    name(&x, waldmeister_of(pos)->board.size, &cell_x, &cell_y);
}

const notation waldmeister_notation = {.game = &waldmeister_game,
                                       .options = OPTIONS,
                                       .start = start,
                                       .run = "",
                                       .letters = "abcmnoxyz",
                                       .set_size = set_size,
                                       .rows = rows,
                                       .columns = columns,
                                       .get = get,
                                       .put = put,
                                       .fields = fields,
                                       .settle = settle,
                                       .move = move_text,
                                       .choices = choices,
                                       .steps = CHOICES,
                                       .write_choice = write_choice};
