/* The text of Tactigon, see games/tactigon/notation.pl. */

#include "tactigon.h"

#include "../../c_src/notation/notation.h"

#include <string.h>

_Static_assert((int)TACTIGON_MAX_TILES <= (int)POSITION_SIZE,
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
content(scribe *x, uint16_t *content) {
  int player = 0, type = 0;
  uint8_t id = 1;

  if (x->at) {
    const char *letter = NULL;

    for (; player < 2 && *x->at; player++)
      if ((letter = strchr(LETTERS[player], *x->at)))
        break;
    if (!letter)
      return false;
    x->at++;
    type = (int)(letter - LETTERS[player]);
  } else {
    player = player_of(*content);
    type = type_of(*content);
    id = (uint8_t)id_of(*content);
    text_add_char(x->to, LETTERS[player][type]);
  }
  if (type != TACTIGON_PENTAGON && !scribe_letter(x, '0', IDS, &id))
    return false;
  *content = content_of(player, type, id);
  return true;
}

/* Returns the first X of line Y of B, and sets *N to the number of tiles. */
static int
line_of(const tactigon_board *b, int y, int *n) {
  int first = 0;

  *n = 0;
  for (int x = 0; x < TACTIGON_MAX_COLUMNS; x++)
    if (tactigon_tile(b, x, y) != TACTIGON_NO_TILE && (*n)++ == 0)
      first = x;
  return first;
}

static int
tile_of(const notation_state *s, int row, int column) {
  const tactigon_board *const b = tactigon_board_of(tactigon_of(&s->position));
  int n;

  return tactigon_tile(b, line_of(b, row, &n) + column, row);
}

static bool
set_size(notation_state *s, int rows, int columns) {
  const int number = tactigon_board_number(rows);

  (void)columns;
  if (number < 0)
    return false;
  tactigon_in(&s->position)->board = (uint8_t)number;
  return true;
}

static int
rows(const notation_state *s) {
  return tactigon_board_of(tactigon_of(&s->position))->lines;
}

static int
columns(const notation_state *s, int row) {
  int n;

  line_of(tactigon_board_of(tactigon_of(&s->position)), row, &n);
  return n;
}

static uint16_t
get(const notation_state *s, int row, int column) {
  const tactigon_position *const p = tactigon_of(&s->position);
  const int tile = tile_of(s, row, column);

  for (int player = 0; player < 2; player++)
    for (int type = 0; type < TACTIGON_TYPES; type++)
      if (bitboard_has(p->of_player[player] & p->of_type[type], tile))
        return content_of(player, type, s->labels[tile]);
  return 0;
}

/* False if there is no piece with its id. */
static bool
put(notation_state *s, int row, int column, uint16_t content) {
  tactigon_position *const p = tactigon_in(&s->position);
  const int tile = tile_of(s, row, column);
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
fields(scribe *x, notation_state *s) {
  tactigon_position *const p = tactigon_in(&s->position);

  return scribe_word(x, PLAYERS, &p->to_move) &&
         scribe_options(x, RULES, &p->advanced);
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

static bool
cell_name(scribe *x, const position *p, int *v) {
  const char *const set = ">-,;:/";

  return scribe_number(x, &v[0]) &&
         (!x->at || (*x->at && strchr(set, *x->at))) &&
         scribe_separator(x, "-", set) && scribe_number(x, &v[1]) &&
         tactigon_tile(tactigon_board_of(tactigon_of(p)), v[0], v[1]) !=
             TACTIGON_NO_TILE;
}

const notation tactigon_notation = {.game = &tactigon_game,
                                    .options = OPTIONS,
                                    .start = start,
                                    .run = "x",
                                    .content = content,
                                    .set_size = set_size,
                                    .rows = rows,
                                    .columns = columns,
                                    .get = get,
                                    .put = put,
                                    .fields = fields,
                                    .settle = settle,
                                    .facts = &tactigon_facts,
                                    .cell = cell_name,
                                    .carry = carry};
