/* The text of Tactigon, see games/tactigon/notation.pl. */

#include "tactigon.h"

#include "../../c_src/notation/notation.h"

_Static_assert((int)TACTIGON_MAX_TILES <= (int)NOTATION_LABELS,
               "a label for each tile: the id of its piece");

static const char *const PLAYERS[] = {"red", "cian", NULL};
static const char *const RULES[] = {"advanced1", "advanced2", NULL};
static const char *const LINES[] = {"11", "13", "15", NULL};

enum { SIZE, FIRST_RULE, FIRST = FIRST_RULE + 2 };
static const notation_option OPTIONS[] = {
    {.name = "size", .words = LINES, .most = 2},
    {.name = "advanced1", .words = NOTATION_CHECK, .most = 1},
    {.name = "advanced2", .words = NOTATION_CHECK, .most = 1},
    {.name = "first", .words = PLAYERS, .most = 1},
    {.name = NULL}};

/* The starts on the three boards. */
static const char *const STARTS[TACTIGON_BOARDS] = {
    "x1c1x1/c2s1t1s2c3/x1t2pt3x1/c4x1s3x1c5/"
    "x3c6x3/x7/x2C1x2/C2T1S1T2C3/x1S2PS3x1/C4x1T3x1C5/C6",
    "x2c1x1/x1c2s1t1s2c3/x2t2pt3x1/x2c4s3c5x1/x3c6x2/x8/"
    "x8/x3C6x2/x3C1x2/x1C2T1S1T2C3/x2S2PS3x1/x2C4T3C5x1/x1",
    "x6/x4c1x3/x2c2s1t1s2c3x1/x3t2pt3x2/x2c4x1s3x1c5x1/x4c6x3/x10/"
    "x10/x8/x4C1x3/x2C2T1S1T2C3x1/x3S2PS3x2/x2C4x1T3x1C5x1/x3C6x2/x5"};

/* The letters of the types, of PLAYER_1 and PLAYER_2. */
static const char LETTERS[2][TACTIGON_TYPES + 1] = {"CTSP", "ctsp"};

/* The content of a cell: a piece, 1 + ((player * TYPES) + type) * IDS + id. */
enum { IDS = 8 };

static uint16_t
content_of(int player, int type, int id) {
  return (uint16_t)(1 + (player * TACTIGON_TYPES + type) * IDS + id);
}

static int
id_of(int content) {
  return (content - 1) % IDS;
}

static int
type_of(int content) {
  return (content - 1) / IDS % TACTIGON_TYPES;
}

static int
player_of(int content) {
  return (content - 1) / IDS / TACTIGON_TYPES;
}

/* ------------------------------------------------------------------------
   Positions
   ------------------------------------------------------------------------ */

static void
start(const int *values, text *t) {
  text_add(t, STARTS[values[SIZE]]);
  text_add_char(t, '_');
  text_add(t, PLAYERS[values[FIRST]]);
  text_add_options(t, RULES, values[FIRST_RULE] | values[FIRST_RULE + 1] << 1);
}

static bool
read_cell(const char **at, uint16_t *content) {
  for (int player = 0; player < 2; player++)
    for (int type = 0; type < TACTIGON_TYPES; type++)
      if (**at == LETTERS[player][type]) {
        int id = 1;

        ++*at;
        if (type != TACTIGON_PENTAGON && !text_read_letter(at, '0', IDS, &id))
          return false;
        *content = content_of(player, type, id);
        return true;
      }
  return false;
}

static void
write_cell(text *t, uint16_t content) {
  text_add_char(t, LETTERS[player_of(content)][type_of(content)]);
  if (type_of(content) != TACTIGON_PENTAGON)
    text_add_number(t, id_of(content));
}

/* Sets *FIRST to the first X of line Y of B; returns the number of tiles. */
static int
line_of(const tactigon_board *b, int y, int *first) {
  int n = 0;

  for (int x = 0; x < TACTIGON_MAX_COLUMNS; x++)
    if (tactigon_tile(b, x, y) != TACTIGON_NO_TILE && n++ == 0)
      *first = x;
  return n;
}

static uint16_t
content_on(const notation_state *s, int tile) {
  const tactigon_position *const p = tactigon_of(&s->position);

  for (int player = 0; player < 2; player++)
    for (int type = 0; type < TACTIGON_TYPES; type++)
      if (bitboard_has(p->of_player[player] & p->of_type[type], tile))
        return content_of(player, type, s->labels[tile]);
  return 0;
}

static void
get_board(const notation_state *s, grid *g) {
  const tactigon_board *const b = tactigon_board_of(tactigon_of(&s->position));

  g->rows = b->lines;
  for (int y = 0; y < g->rows; y++) {
    int first = 0;

    g->columns[y] = line_of(b, y, &first);
    for (int i = 0; i < g->columns[y]; i++)
      g->cells[y][i] = content_on(s, tactigon_tile(b, first + i, y));
  }
}

/* Puts a piece on TILE; false if there is none with its id. */
static bool
put(notation_state *s, int tile, int content) {
  tactigon_position *const p = tactigon_in(&s->position);
  const int player = player_of(content), type = type_of(content);
  const int id = id_of(content);

  if (id < 1 || id > tactigon_number_of((enum tactigon_type)type))
    return false;
  for (bitboard alike = p->of_player[player] & p->of_type[type]; alike;)
    if (s->labels[bitboard_pop(&alike)] == id)
      return false;
  p->of_player[player] |= bitboard_of(tile);
  p->of_type[type] |= bitboard_of(tile);
  s->labels[tile] = (uint8_t)id;
  return true;
}

static bool
set_board(const grid *g, notation_state *s) {
  tactigon_position *const p = tactigon_in(&s->position);
  const int number = tactigon_board_number(g->rows);

  if (number < 0)
    return false;
  p->board = (uint8_t)number;

  const tactigon_board *const b = tactigon_board_of(p);

  for (int y = 0; y < g->rows; y++) {
    int first = 0;

    if (g->columns[y] != line_of(b, y, &first))
      return false;
    for (int i = 0; i < g->columns[y]; i++)
      if (g->cells[y][i] &&
          !put(s, tactigon_tile(b, first + i, y), g->cells[y][i]))
        return false;
  }
  return true;
}

static bool
read_fields(const char **at, notation_state *s) {
  tactigon_position *const p = tactigon_in(&s->position);
  int player, rules;

  if (!text_read(at, "_") || !text_read_word(at, PLAYERS, &player))
    return false;
  p->to_move = (uint8_t)player;
  if (!text_read_options(at, RULES, &rules))
    return false;
  p->advanced = (uint8_t)rules;
  return true;
}

static void
write_fields(const notation_state *s, text *t) {
  const tactigon_position *const p = tactigon_of(&s->position);

  text_add_char(t, '_');
  text_add(t, PLAYERS[p->to_move]);
  text_add_options(t, RULES, p->advanced);
}

static bool
settle(notation_state *s) {
  tactigon_rehash(tactigon_in(&s->position));
  return true;
}

/* The piece that left its tile is on the tile that its player gained, unless
   both pieces were lost. */
static void
carry(const position *before, notation_state *s) {
  const int player = tactigon_of(before)->to_move;
  const bitboard old = tactigon_of(before)->of_player[player];
  const bitboard new = tactigon_of(&s->position)->of_player[player];

  if (new & ~old)
    s->labels[bitboard_first(new & ~old)] =
        s->labels[bitboard_first(old & ~new)];
}

/* ------------------------------------------------------------------------
   Moves
   ------------------------------------------------------------------------ */

static move
read_move(const position *pos, const char *s) {
  const tactigon_board *const b = tactigon_board_of(tactigon_of(pos));
  int n[4];

  for (int i = 0; i < 4; i++)
    if ((i > 0 && !text_read_any(&s, ">-,;:/")) || !text_read_number(&s, &n[i]))
      return MOVE_NONE;
  return !*s && tactigon_tile(b, n[0], n[1]) != TACTIGON_NO_TILE &&
                 tactigon_tile(b, n[2], n[3]) != TACTIGON_NO_TILE
             ? tactigon_move(n[0] << 4 | n[1], n[2] << 4 | n[3])
             : MOVE_NONE;
}

static void
write_move(const position *pos, move m, text *t) {
  (void)pos;
  for (int i = 3; i >= 0; i--) {
    text_add_number(t, (int)(m >> 4 * i & 0xf));
    if (i > 0)
      text_add_char(t, i == 2 ? '>' : '-');
  }
}

enum { PIECE, TILE };
static const notation_step CHOICES[] = {
    [PIECE] = {.name = "piece to move", .is_cell = true},
    [TILE] = {.name = "tile to move to", .is_cell = true}};

/* The coordinates of a move, the first of PIECE and of TILE. */
static int
choices(const position *pos, move m, notation_choice *list) {
  (void)pos;
  for (int step = PIECE; step <= TILE; step++) {
    const int tile = (int)(m >> (step == PIECE ? 8 : 0));

    list[step] = (notation_choice){.step = (uint8_t)step,
                                   .x = (uint8_t)(tile >> 4 & 0xf),
                                   .y = (uint8_t)(tile & 0xf)};
  }
  return 2;
}

static void
write_choice(const position *pos, notation_choice c, text *t) {
  (void)pos;
  text_add_number(t, c.x);
  text_add_char(t, '-');
  text_add_number(t, c.y);
}

const notation tactigon_notation = {
    .game = &tactigon_game,
    .options = OPTIONS,
    .start = start,
    .style = {.run = "x", .read = read_cell, .write = write_cell},
    .get_board = get_board,
    .set_board = set_board,
    .read_fields = read_fields,
    .write_fields = write_fields,
    .settle = settle,
    .read_move = read_move,
    .write_move = write_move,
    .choices = choices,
    .steps = CHOICES,
    .write_choice = write_choice,
    .carry = carry};
