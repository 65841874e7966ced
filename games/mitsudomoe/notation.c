/* The text of Mitsudomoe, see games/mitsudomoe/notation.pl. */

#include "mitsudomoe.h"

#include "../../c_src/notation/notation.h"

static const cell_names NAMES = {
    .columns = MITSUDOMOE_COLUMNS, .rows = MITSUDOMOE_ROWS, .first_row = '1'};

static const char *const PLAYERS[] = {"W", "B", NULL};
static const char *const STEPS[] = {"ring", "ball", "relocate", NULL};
static const char *const RULES[] = {"seed", "official", NULL};

static const notation_option OPTIONS[] = {
    {.name = "rules", .words = RULES, .most = 1}, {.name = NULL}};

/* The content of a cell: its stack, as in a position, and a bit for a ball; 0
   instead of an empty stack. */
enum { BALL_BIT = 1, MOST_RINGS = 11 };

/* ------------------------------------------------------------------------
   Positions
   ------------------------------------------------------------------------ */

static void
start(const int *values, text *t) {
  text_add(t, "3BB/4B/5/W4/WW3_W_ring");
  if (values[0])
    text_add(t, "_official");
}

/* Reads the letter of a ring of either player. */
static bool
read_ring(const char **at, unsigned *player) {
  *player = **at == 'b';
  return text_read(at, "w") || text_read(at, "b");
}

static bool
read_stack(const char **at, uint16_t *content) {
  unsigned stack = 0, ring;
  int rings = 1;
  const bool has_ball = **at == 'W' || **at == 'B';

  if (has_ball)
    stack = *(*at)++ == 'B';
  else if (!read_ring(at, &stack))
    return false;
  for (; text_read(at, "."); rings++) {
    if (rings == MOST_RINGS || !read_ring(at, &ring))
      return false;
    stack |= ring << rings;
  }
  *content = (uint16_t)((stack | 1u << rings) << 1 | (has_ball ? BALL_BIT : 0));
  return true;
}

/* A stack is written from its top; the number has the top ring last. */
static bool
content(scribe *x, uint16_t *content) {
  unsigned stack = *content >> 1;

  if (x->at)
    return read_stack(&x->at, content);
  text_add_char(x->to, (*content & BALL_BIT ? "WB" : "wb")[stack & 1]);
  while ((stack >>= 1) > 1) {
    text_add_char(x->to, '.');
    text_add_char(x->to, "wb"[stack & 1]);
  }
  return true;
}

static bool
set_size(notation_state *s, int rows, int columns) {
  mitsudomoe_position *const p = mitsudomoe_in(&s->position);

  p->hand[0] = p->hand[1] = MITSUDOMOE_RINGS;
  for (int i = 0; i < MITSUDOMOE_ROWS * MITSUDOMOE_COLUMNS; i++)
    p->stack[mitsudomoe_bit(i % MITSUDOMOE_COLUMNS, i / MITSUDOMOE_COLUMNS)] =
        1;
  return rows == MITSUDOMOE_ROWS && columns == MITSUDOMOE_COLUMNS;
}

static int
rows(const notation_state *s) {
  (void)s;
  return MITSUDOMOE_ROWS;
}

static int
columns(const notation_state *s, int row) {
  (void)s;
  (void)row;
  return MITSUDOMOE_COLUMNS;
}

static uint16_t
get(const notation_state *s, int row, int column) {
  const mitsudomoe_position *const p = mitsudomoe_of(&s->position);
  const int cell = mitsudomoe_bit(column, row);
  const bool has_ball = mitsudomoe_has(p->balls[0] | p->balls[1], cell);
  const unsigned stack = p->stack[cell];

  return (uint16_t)(stack > 1 ? stack << 1 | (has_ball ? BALL_BIT : 0) : 0);
}

/* Takes the rings from the hands; false if those do not have them. */
static bool
put(notation_state *s, int row, int column, uint16_t content) {
  mitsudomoe_position *const p = mitsudomoe_in(&s->position);
  const int cell = mitsudomoe_bit(column, row);
  const unsigned stack = content >> 1;
  const mitsudomoe_set bit = (mitsudomoe_set)1 << cell;

  p->stack[cell] = (uint16_t)stack;
  p->rings[stack & 1] |= bit;
  if (content & BALL_BIT)
    p->balls[stack & 1] |= bit;
  for (unsigned rest = stack; rest > 1; rest >>= 1)
    if (p->hand[rest & 1]-- == 0)
      return false;
  return true;
}

/* A field of one cell or more. */
static bool
set_of_cells(scribe *x, mitsudomoe_set *cells) {
  bool first = true;

  if (!x->at) {
    for (mitsudomoe_set rest = *cells; rest; rest &= rest - 1) {
      const int bit = __builtin_ctz(rest);
      int one[] = {mitsudomoe_col(bit), mitsudomoe_row(bit)};

      scribe_next(x, &first);
      scribe_cell(x, &NAMES, one);
    }
    return true;
  }
  do {
    int one[2];

    if (!scribe_next(x, &first) || !scribe_cell(x, &NAMES, one))
      return false;
    *cells |= (mitsudomoe_set)1 << mitsudomoe_bit(one[0], one[1]);
  } while (*x->at == ',');
  return true;
}

static bool
fields(scribe *x, notation_state *s) {
  mitsudomoe_position *const p = mitsudomoe_in(&s->position);

  return scribe_word(x, PLAYERS, &p->to_move) &&
         scribe_word(x, STEPS, &p->step) &&
         (p->step != MITSUDOMOE_RELOCATE || set_of_cells(x, &p->vaulted)) &&
         scribe_flag(x, "_official", &p->official);
}

static bool
settle(notation_state *s) {
  mitsudomoe_position *const p = mitsudomoe_in(&s->position);

  if (mitsudomoe_count(p->balls[0]) != MITSUDOMOE_BALLS ||
      mitsudomoe_count(p->balls[1]) != MITSUDOMOE_BALLS)
    return false;
  mitsudomoe_settle(p);
  return p->step != MITSUDOMOE_RELOCATE || mitsudomoe_can_relocate(p);
}

/* ------------------------------------------------------------------------
   Moves
   ------------------------------------------------------------------------ */

/* By the step, then by the player; a player none of whose rings is free can
   only lay one. */
static int
form(const position *pos) {
  enum { FIRST_RING = 3 };
  const mitsudomoe_position *const p = mitsudomoe_of(pos);
  const bool is_first = p->step == MITSUDOMOE_RING &&
                        !(p->rings[p->to_move] & ~(p->balls[0] | p->balls[1]));

  return 2 * (is_first ? FIRST_RING : p->step) + p->to_move;
}

static bool
cell_name(scribe *x, const position *p, int *v) {
  (void)p;
  return scribe_any_cell(x, &NAMES, v);
}

const notation mitsudomoe_notation = {.game = &mitsudomoe_game,
                                      .options = OPTIONS,
                                      .start = start,
                                      .run = "",
                                      .content = content,
                                      .set_size = set_size,
                                      .rows = rows,
                                      .columns = columns,
                                      .get = get,
                                      .put = put,
                                      .fields = fields,
                                      .settle = settle,
                                      .facts = &mitsudomoe_facts,
                                      .form = form,
                                      .cell = cell_name};
