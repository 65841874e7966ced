/* The text of Mitsudomoe, see games/mitsudomoe/notation.pl. */

#include "mitsudomoe.h"

#include "../../c_src/notation/notation.h"

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

/* A stack is written from its top; the number has the top ring last. */
static bool
read_cell(const char **at, uint16_t *content) {
  unsigned stack = 0, ring;
  int rings = 1;
  const bool ball = **at == 'W' || **at == 'B';

  if (ball)
    stack = *(*at)++ == 'B';
  else if (!read_ring(at, &stack))
    return false;
  for (; text_read(at, "."); rings++) {
    if (rings == MOST_RINGS || !read_ring(at, &ring))
      return false;
    stack |= ring << rings;
  }
  *content = (uint16_t)((stack | 1u << rings) << 1 | (ball ? BALL_BIT : 0));
  return true;
}

static void
write_cell(text *t, uint16_t content) {
  unsigned stack = content >> 1;

  text_add_char(t, (content & BALL_BIT ? "WB" : "wb")[stack & 1]);
  while ((stack >>= 1) > 1) {
    text_add_char(t, '.');
    text_add_char(t, "wb"[stack & 1]);
  }
}

static void
get_board(const notation_state *s, grid *g) {
  const mitsudomoe_position *const p = mitsudomoe_of(&s->position);

  g->rows = MITSUDOMOE_ROWS;
  for (int row = 0; row < MITSUDOMOE_ROWS; row++) {
    g->columns[row] = MITSUDOMOE_COLUMNS;
    for (int col = 0; col < MITSUDOMOE_COLUMNS; col++) {
      const int cell = mitsudomoe_bit(col, row);
      const bool ball = mitsudomoe_has(p->balls[0] | p->balls[1], cell);
      const unsigned stack = p->stack[cell];

      g->cells[row][col] =
          (uint16_t)(stack > 1 ? stack << 1 | (ball ? BALL_BIT : 0) : 0);
    }
  }
}

/* Sets the stack and the ball of CELL and takes the rings from the hands; false
   if those do not have them. */
static bool
set_cell(mitsudomoe_position *p, int cell, unsigned content) {
  const unsigned stack = content >> 1;
  const mitsudomoe_set bit = (mitsudomoe_set)1 << cell;

  p->stack[cell] = content ? (uint16_t)stack : 1;
  if (!content)
    return true;
  p->rings[stack & 1] |= bit;
  if (content & BALL_BIT)
    p->balls[stack & 1] |= bit;
  for (unsigned rest = stack; rest > 1; rest >>= 1)
    if (p->hand[rest & 1]-- == 0)
      return false;
  return true;
}

static bool
set_board(const grid *g, notation_state *s) {
  mitsudomoe_position *const p = mitsudomoe_in(&s->position);

  if (g->rows != MITSUDOMOE_ROWS)
    return false;
  p->hand[0] = p->hand[1] = MITSUDOMOE_RINGS;
  for (int row = 0; row < MITSUDOMOE_ROWS; row++) {
    if (g->columns[row] != MITSUDOMOE_COLUMNS)
      return false;
    for (int col = 0; col < MITSUDOMOE_COLUMNS; col++)
      if (!set_cell(p, mitsudomoe_bit(col, row), g->cells[row][col]))
        return false;
  }
  return true;
}

/* Reads a cell as the board shows it. */
static bool
read_name(const char **at, int *cell) {
  int col, row;

  if (!text_read_letter(at, 'a', MITSUDOMOE_COLUMNS, &col) ||
      !text_read_letter(at, '1', MITSUDOMOE_ROWS, &row))
    return false;
  *cell = mitsudomoe_bit(col, row);
  return true;
}

static void
write_name(int cell, text *t) {
  text_add_char(t, (char)('a' + mitsudomoe_col(cell)));
  text_add_char(t, (char)('1' + mitsudomoe_row(cell)));
}

static bool
read_fields(const char **at, notation_state *s) {
  mitsudomoe_position *const p = mitsudomoe_in(&s->position);
  int player, step, cell;

  if (!text_read(at, "_") || !text_read_word(at, PLAYERS, &player) ||
      !text_read(at, "_") || !text_read_word(at, STEPS, &step))
    return false;
  p->to_move = (uint8_t)player;
  p->step = (uint8_t)step;
  if (step == MITSUDOMOE_RELOCATE) {
    if (!text_read(at, "_"))
      return false;
    do {
      if (!read_name(at, &cell))
        return false;
      p->vaulted |= (mitsudomoe_set)1 << cell;
    } while (text_read(at, ","));
  }
  p->official = text_read(at, "_official");
  return true;
}

static void
write_fields(const notation_state *s, text *t) {
  const mitsudomoe_position *const p = mitsudomoe_of(&s->position);
  bool first = true;

  text_add_char(t, '_');
  text_add(t, PLAYERS[p->to_move]);
  text_add_char(t, '_');
  text_add(t, STEPS[p->step]);
  for (mitsudomoe_set cells = p->vaulted; cells; cells &= cells - 1) {
    text_add_option(t, &first, "");
    write_name(__builtin_ctz(cells), t);
  }
  if (p->official)
    text_add(t, "_official");
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

/* The piece that the player to move moves. */
static enum mitsudomoe_piece
piece_to_move(const mitsudomoe_position *p) {
  return mitsudomoe_piece(p->step != MITSUDOMOE_RING,
                          p->step == MITSUDOMOE_RELOCATE
                              ? (enum player) !p->to_move
                              : (enum player)p->to_move);
}

/* Reads a cell in one of its two spellings, c2 and 2-1. */
static bool
read_cell_name(const char **at, int *cell) {
  int col, row;

  if (text_read_letter(at, '0', MITSUDOMOE_COLUMNS, &col)) {
    if (!text_read(at, "-") ||
        !text_read_letter(at, '0', MITSUDOMOE_ROWS, &row))
      return false;
  } else if ((!text_read_letter(at, 'a', MITSUDOMOE_COLUMNS, &col) &&
              !text_read_letter(at, 'A', MITSUDOMOE_COLUMNS, &col)) ||
             !text_read_letter(at, '1', MITSUDOMOE_ROWS, &row)) {
    return false;
  }
  *cell = mitsudomoe_bit(col, row);
  return true;
}

static move
read_move(const position *pos, const char *s) {
  const mitsudomoe_position *const p = mitsudomoe_of(pos);
  int from = MITSUDOMOE_SUPPLY, to;

  if (p->step != MITSUDOMOE_RING || !text_read(&s, "@")) {
    if (!read_cell_name(&s, &from))
      return MOVE_NONE;
    text_read_any(&s, ",;:>/-");
  }
  return read_cell_name(&s, &to) && !*s
             ? mitsudomoe_encode(from, to, piece_to_move(p))
             : MOVE_NONE;
}

static void
write_move(const position *pos, move m, text *t) {
  const int from = mitsudomoe_from(m);

  (void)pos;
  if (from != MITSUDOMOE_SUPPLY)
    write_name(from, t);
  text_add_char(t, from == MITSUDOMOE_SUPPLY ? '@' : '-');
  write_name(mitsudomoe_to(m), t);
}

enum { FIRST_RING, SUPPLY, RING, RING_TO, BALL, BALL_TO, OTHER, OTHER_TO };
static const notation_step CHOICES[] = {
    [FIRST_RING] = {.name = "cell to lay a ring on", .is_cell = true},
    [SUPPLY] = {.name = "ring to lay"},
    [RING] = {.name = "ring to lay", .is_cell = true},
    [RING_TO] = {.name = "cell to lay it on", .is_cell = true},
    [BALL] = {.name = "ball to move", .is_cell = true},
    [BALL_TO] = {.name = "cell to move it to", .is_cell = true},
    [OTHER] = {.name = "ball to relocate", .is_cell = true},
    [OTHER_TO] = {.name = "cell to relocate it to", .is_cell = true}};

static notation_choice
choice_of(int step, int cell) {
  return (notation_choice){.step = (uint8_t)step,
                           .x = (uint8_t)mitsudomoe_col(cell),
                           .y = (uint8_t)mitsudomoe_row(cell)};
}

/* A player none of whose rings is free can only lay one. */
static int
choices(const position *pos, move m, notation_choice *list) {
  static const struct {
    uint8_t from, to;
  } of[] = {[MITSUDOMOE_RING] = {RING, RING_TO},
            [MITSUDOMOE_BALL] = {BALL, BALL_TO},
            [MITSUDOMOE_RELOCATE] = {OTHER, OTHER_TO}};
  const mitsudomoe_position *const p = mitsudomoe_of(pos);
  const int from = mitsudomoe_from(m), to = mitsudomoe_to(m);

  if (p->step == MITSUDOMOE_RING &&
      !(p->rings[p->to_move] & ~(p->balls[0] | p->balls[1]))) {
    list[0] = choice_of(FIRST_RING, to);
    return 1;
  }
  if (from == MITSUDOMOE_SUPPLY)
    list[0] = (notation_choice){.step = SUPPLY};
  else
    list[0] = choice_of(of[p->step].from, from);
  list[1] = choice_of(of[p->step].to, to);
  return 2;
}

static void
write_choice(const position *pos, notation_choice c, text *t) {
  (void)pos;
  if (c.step == SUPPLY)
    text_add(t, "supply");
  else
    write_name(mitsudomoe_bit(c.x, c.y), t);
}

const notation mitsudomoe_notation = {
    .game = &mitsudomoe_game,
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
