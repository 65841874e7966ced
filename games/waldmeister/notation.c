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

/* The cell X-Y as c2, the diagonals that cross there; it may also be read as
   3-1. */
static bool
cell_name(scribe *x, const position *p, int *v) {
  const int size = waldmeister_of(p)->board.size;
  int number = x->at ? 0 : v[1] + waldmeister_first_column(size, v[0]) + 1;
  uint8_t row = x->at ? 0 : (uint8_t)(v[0] - number + 1);

  if (!scribe_letter(x, 'a', size, &row) && !scribe_letter(x, 'A', size, &row))
    return scribe_number(x, &v[0]) && scribe_text(x, "-") &&
           scribe_number(x, &v[1]) && waldmeister_is_cell(size, v[0], v[1]);
  if (!scribe_number(x, &number) || number < 1 || number > size)
    return false;
  v[0] = row + number - 1;
  v[1] = number - 1 - waldmeister_first_column(size, v[0]);
  return true;
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
                                       .facts = &waldmeister_facts,
                                       .cell = cell_name};
