#include "endings.h"

#include <stdlib.h>

#include "../../c_src/engine/hash.h"
#include "rules.h"

enum {
  FEWEST = 3,     /* stones: with fewer the game is over (R13) */
  MAX_CELLS = 30, /* of a board whose positions can be numbered */
  MAX_EACH = MAX_CELLS / 2 - 3,
  MAX_LAYERS = (MAX_EACH - FEWEST + 1) * (MAX_EACH - FEWEST + 2) / 2,
  MAX_SYMMETRIES = 8,
  DIRECTIONS = 4
};

/* Bits of a set are numbered by column and row without gaps: bit
   Column * rows + Row. */
typedef uint32_t cell_set;

/* A set of stones: its class, and the symmetries that map it to the set that
   stands for the class. */
typedef struct stone_class {
  uint32_t number;
  uint8_t symmetries; /* bits */
} stone_class;

typedef struct layer {
  int most, fewest; /* stones of the players */
} layer;

typedef struct numbering {
  int columns, rows, n_cells;
  uint64_t cells;
  uint8_t rules;
  uint32_t choose[MAX_CELLS + 1][MAX_EACH + 2];
  int n_symmetries;
  uint8_t image[MAX_SYMMETRIES][MAX_CELLS];
  stone_class *classes[MAX_EACH + 1]; /* by stones, then rank */
  cell_set *sets[MAX_EACH + 1];       /* by stones, then class */
  uint32_t n_classes[MAX_EACH + 1];
  layer layers[MAX_LAYERS];
  int n_layers;
} numbering;

/* ------------------------------------------------------------------------
   Sets of cells
   ------------------------------------------------------------------------ */

static int
pop(cell_set *s) {
  const int i = __builtin_ctz(*s);

  *s &= *s - 1;
  return i;
}

static int
count(cell_set s) {
  return bitboard_count64(s);
}

static cell_set
pack(const numbering *nb, uint64_t stones) {
  const uint64_t column = ((uint64_t)1 << nb->rows) - 1;
  cell_set s = 0;

  for (int c = 0; c < nb->columns; c++)
    s |= (cell_set)((stones >> (WALI_STRIDE * c) & column) << (c * nb->rows));
  return s;
}

static uint64_t
unpack(const numbering *nb, cell_set s) {
  const uint64_t column = ((uint64_t)1 << nb->rows) - 1;
  uint64_t stones = 0;

  for (int c = 0; c < nb->columns; c++)
    stones |= ((uint64_t)s >> (c * nb->rows) & column) << (WALI_STRIDE * c);
  return stones;
}

static cell_set
image_of(const numbering *nb, int symmetry, cell_set s) {
  cell_set image = 0;

  while (s)
    image |= (cell_set)1 << nb->image[symmetry][pop(&s)];
  return image;
}

/* Returns the rank of S among the sets of its size of the cells outside
   WITHOUT. */
static uint32_t
rank_of(const numbering *nb, cell_set s, cell_set without) {
  uint32_t rank = 0;

  for (int i = 1; s; i++) {
    const int cell = pop(&s);
    const cell_set below = ((cell_set)1 << cell) - 1;

    rank += nb->choose[cell - count(without & below)][i];
  }
  return rank;
}

/* Returns the set of SIZE cells outside WITHOUT with RANK. */
static cell_set
set_of(const numbering *nb, uint32_t rank, int size, cell_set without) {
  cell_set chosen = 0;
  int at = nb->n_cells - count(without); /* free cells, from the last */

  for (int cell = nb->n_cells - 1; cell >= 0 && size > 0; cell--) {
    if (without >> cell & 1)
      continue;
    at--;
    if (nb->choose[at][size] <= rank) {
      rank -= nb->choose[at][size];
      chosen |= (cell_set)1 << cell;
      size--;
    }
  }
  return chosen;
}

/* ------------------------------------------------------------------------
   The numbering
   ------------------------------------------------------------------------ */

static bool
has_lasts(const numbering *nb) {
  return !(nb->rules & WALI_GO_BACK_ALLOWED);
}

static int
columns_of(const wali_position *p) {
  return bitboard_count64(p->cells & WALI_ROW(0));
}

static int
rows_of(const wali_position *p) {
  return bitboard_count64(p->cells & 0xff);
}

static uint64_t
key_of(const position *like) {
  const wali_position *const p = wali_of(like);
  const int columns = columns_of(p), rows = rows_of(p);

  return columns * rows > MAX_CELLS ? 0
                                    : hash_mix((uint64_t)columns << 16 |
                                               (uint64_t)rows << 8 | p->rules);
}

static void
set_choose(numbering *nb) {
  for (int n = 0; n <= MAX_CELLS; n++)
    for (int k = 0; k <= MAX_EACH + 1; k++)
      nb->choose[n][k] = k == 0 ? 1
                         : n == 0
                             ? 0
                             : nb->choose[n - 1][k - 1] + nb->choose[n - 1][k];
}

/* Symmetry bits: 1 mirrors columns, 2 mirrors rows, 4 swaps columns and rows
   first, on a square. */
static void
set_symmetries(numbering *nb) {
  nb->n_symmetries = nb->columns == nb->rows ? 8 : 4;
  for (int s = 0; s < nb->n_symmetries; s++)
    for (int c = 0; c < nb->columns; c++)
      for (int r = 0; r < nb->rows; r++) {
        const int c1 = s & 4 ? r : c, r1 = s & 4 ? c : r;
        const int c2 = s & 1 ? nb->columns - 1 - c1 : c1;
        const int r2 = s & 2 ? nb->rows - 1 - r1 : r1;

        nb->image[s][c * nb->rows + r] = (uint8_t)(c2 * nb->rows + r2);
      }
}

/* Numbers the classes of sets of SIZE cells; false if there is no memory. */
static bool
set_classes(numbering *nb, int size) {
  const uint32_t n = nb->choose[nb->n_cells][size];
  stone_class *const classes = calloc(n, sizeof *classes);
  cell_set *const sets = calloc(n, sizeof *sets);

  nb->classes[size] = classes;
  nb->sets[size] = sets;
  if (!classes || !sets)
    return false;
  for (uint32_t rank = 0; rank < n; rank++) {
    const cell_set s = set_of(nb, rank, size, 0);
    uint32_t least = UINT32_MAX;

    for (int i = 0; i < nb->n_symmetries; i++) {
      const uint32_t image = rank_of(nb, image_of(nb, i, s), 0);

      if (image < least) {
        least = image;
        classes[rank].symmetries = 0;
      }
      if (image == least)
        classes[rank].symmetries |= (uint8_t)(1 << i);
    }
    if (least == rank) {
      sets[nb->n_classes[size]] = s;
      classes[rank].number = nb->n_classes[size]++;
    } else {
      classes[rank].number = classes[least].number;
    }
  }
  return true;
}

static void
close_numbering(void *context) {
  numbering *const nb = context;

  for (int size = 0; nb && size <= MAX_EACH; size++) {
    free(nb->classes[size]);
    free(nb->sets[size]);
  }
  free(nb);
}

static void *
open_numbering(const position *like) {
  const wali_position *const p = wali_of(like);
  numbering *const nb = key_of(like) ? calloc(1, sizeof *nb) : NULL;

  if (!nb)
    return NULL;
  nb->cells = p->cells;
  nb->columns = columns_of(p);
  nb->rows = rows_of(p);
  nb->n_cells = nb->columns * nb->rows;
  nb->rules = p->rules;
  set_choose(nb);
  set_symmetries(nb);

  const int each = wali_stones_each(nb->columns, nb->rows);

  for (int size = FEWEST; size <= each; size++)
    if (!set_classes(nb, size)) {
      close_numbering(nb);
      return NULL;
    }
  for (int sum = 2 * FEWEST; sum <= 2 * each; sum++)
    for (int most = (sum + 1) / 2; most <= each && sum - most >= FEWEST; most++)
      nb->layers[nb->n_layers++] = (layer){.most = most, .fewest = sum - most};
  return nb;
}

static int
n_layers(const void *context) {
  const numbering *const nb = context;

  return nb->n_layers;
}

/* Returns the number of codes of the last move of a player with STONES. */
static uint64_t
n_lasts(const numbering *nb, int stones) {
  return has_lasts(nb) ? 1 + DIRECTIONS * (uint64_t)stones : 1;
}

/* Returns the number of indexes with OWN stones of the mover and OTHERS. */
static uint64_t
size_of(const numbering *nb, int own, int others) {
  return (uint64_t)nb->n_classes[own] * nb->choose[nb->n_cells - own][others] *
         n_lasts(nb, own) * n_lasts(nb, others);
}

static uint64_t
layer_size(const void *context, int number) {
  const numbering *const nb = context;
  const layer l = nb->layers[number];

  return size_of(nb, l.most, l.fewest) +
         (l.most == l.fewest ? 0 : size_of(nb, l.fewest, l.most));
}

/* ------------------------------------------------------------------------
   Last moves.  The code of a move that ended on a stone: its number among the
   stones of its player, and where it came from.
   ------------------------------------------------------------------------ */

static const int FROM_COLUMN[DIRECTIONS] = {-1, 0, 0, 1};
static const int FROM_ROW[DIRECTIONS] = {0, -1, 1, 0};

static int
code_of_last(const numbering *nb, int symmetry, cell_set stones, move last) {
  if (last == WALI_NO_MOVE)
    return 0;

  const int from = wali_from(last), to = wali_to(last);
  const int a =
      nb->image[symmetry][from / WALI_STRIDE * nb->rows + from % WALI_STRIDE];
  const int b =
      nb->image[symmetry][to / WALI_STRIDE * nb->rows + to % WALI_STRIDE];
  const int column = a / nb->rows - b / nb->rows;
  const int row = a % nb->rows - b % nb->rows;
  int direction = 0;

  while (FROM_COLUMN[direction] != column || FROM_ROW[direction] != row)
    direction++;
  return 1 + DIRECTIONS * count(stones & (((cell_set)1 << b) - 1)) + direction;
}

/* Sets *LAST to the move with CODE; false if it began off the board. */
static bool
last_of_code(const numbering *nb, cell_set stones, int code, uint16_t *last) {
  *last = WALI_NO_MOVE;
  if (code == 0)
    return true;
  for (int i = (code - 1) / DIRECTIONS; i > 0; i--)
    pop(&stones);

  const int to = __builtin_ctz(stones), direction = (code - 1) % DIRECTIONS;
  const int column = to / nb->rows + FROM_COLUMN[direction];
  const int row = to % nb->rows + FROM_ROW[direction];

  if (column < 0 || column >= nb->columns || row < 0 || row >= nb->rows)
    return false;
  *last = (uint16_t)wali_move(wali_bit(column, row),
                              wali_bit(to / nb->rows, to % nb->rows));
  return true;
}

/* ------------------------------------------------------------------------
   Indexes
   ------------------------------------------------------------------------ */

static int
layer_of(const numbering *nb, int own, int others) {
  const int most = own > others ? own : others;

  for (int i = 0; i < nb->n_layers; i++)
    if (nb->layers[i].most == most &&
        nb->layers[i].most + nb->layers[i].fewest == own + others)
      return i;
  return -1;
}

static bool
index_of(const void *context, const position *pos, int *number,
         uint64_t *index) {
  const numbering *const nb = context;
  const wali_position *const p = wali_of(pos);
  const int me = p->to_move, you = !me;

  if (p->phase != WALI_CAPTURE || p->cells != nb->cells ||
      p->rules != nb->rules)
    return false;

  const cell_set own = pack(nb, p->stones[me]);
  const cell_set others = pack(nb, p->stones[you]);
  const int n_own = count(own), n_others = count(others);

  if (n_own < FEWEST || n_others < FEWEST)
    return false;
  *number = layer_of(nb, n_own, n_others);
  if (*number < 0)
    return false;

  const stone_class class = nb->classes[n_own][rank_of(nb, own, 0)];
  const cell_set set = nb->sets[n_own][class.number];
  uint64_t least = UINT64_MAX;

  for (int s = 0; s < nb->n_symmetries; s++) {
    if (!(class.symmetries >> s & 1))
      continue;

    const cell_set image = image_of(nb, s, others);
    uint64_t rest = rank_of(nb, image, set);

    if (has_lasts(nb)) {
      rest = rest * n_lasts(nb, n_own) +
             (uint64_t)code_of_last(nb, s, set, p->last[me]);
      rest = rest * n_lasts(nb, n_others) +
             (uint64_t)code_of_last(nb, s, image, p->last[you]);
    }
    if (rest < least)
      least = rest;
  }
  *index = (uint64_t) class.number * nb->choose[nb->n_cells - n_own][n_others] *
               n_lasts(nb, n_own) * n_lasts(nb, n_others) +
           least;
  if (n_own < n_others)
    *index += size_of(nb, n_others, n_own);
  return true;
}

static bool
position_of(const void *context, int number, uint64_t index, position *pos) {
  const numbering *const nb = context;
  int own = nb->layers[number].most, others = nb->layers[number].fewest;
  const uint64_t first = size_of(nb, own, others);
  uint64_t rest = index, again;
  int again_layer;

  if (rest >= first) {
    const int most = own;

    rest -= first;
    own = others;
    others = most;
  }

  const int last_others = (int)(rest % n_lasts(nb, others));

  rest /= n_lasts(nb, others);

  const int last_own = (int)(rest % n_lasts(nb, own));

  rest /= n_lasts(nb, own);

  const uint32_t n_ranks = nb->choose[nb->n_cells - own][others];
  const cell_set a = nb->sets[own][rest / n_ranks];
  const cell_set b = set_of(nb, (uint32_t)(rest % n_ranks), others, a);
  wali_position p = {.stones = {unpack(nb, a), unpack(nb, b)},
                     .cells = nb->cells,
                     .phase = WALI_CAPTURE,
                     .rules = nb->rules};

  if (!last_of_code(nb, a, last_own, &p.last[0]) ||
      !last_of_code(nb, b, last_others, &p.last[1]) || !wali_is_consistent(&p))
    return false;
  *wali_in(pos) = p;
  return index_of(nb, pos, &again_layer, &again) && again == index;
}

/* ------------------------------------------------------------------------
   Predecessors
   ------------------------------------------------------------------------ */

/* Adds BEFORE to OUT if its step M leads to AFTER. */
static int
add(const wali_position *before, move m, const wali_position *after,
    position *out) {
  position next;

  *wali_in(out) = *before;
  if (!wali_is_consistent(before) || !wali_is_legal(out, m))
    return 0;
  wali_play(out, m, &next);

  const wali_position *const p = wali_of(&next);

  return p->phase == WALI_CAPTURE && p->to_move == after->to_move &&
         p->last[0] == after->last[0] && p->last[1] == after->last[1];
}

/* Adds the positions before the step M of the player who is not to move in P,
   with each last move that this player may have had. */
static int
add_step(const numbering *nb, const wali_position *p, move m, position *out) {
  const int player = !p->to_move;
  wali_position before = *p;
  int n = 0;

  before.to_move = (uint8_t)player;
  before.stones[player] ^= wali_set(wali_from(m)) ^ wali_set(wali_to(m));
  if (!has_lasts(nb))
    return add(&before, m, p, out);
  before.last[player] = WALI_NO_MOVE;
  n += add(&before, m, p, out + n);
  for (uint64_t rest = before.stones[player]; rest;) {
    const int to = bitboard_pop64(&rest);

    for (uint64_t from = wali_neighbours(wali_set(to)) & nb->cells; from;) {
      before.last[player] = (uint16_t)wali_move(bitboard_pop64(&from), to);
      n += add(&before, m, p, out + n);
    }
  }
  return n;
}

static int
predecessors(const void *context, const position *pos, position *out) {
  const numbering *const nb = context;
  const wali_position *const p = wali_of(pos);
  const int player = !p->to_move;
  int n = 0;

  if (has_lasts(nb))
    return p->last[player] == WALI_NO_MOVE
               ? 0
               : add_step(nb, p, p->last[player], out);
  for (uint64_t rest = p->stones[player]; rest;) {
    const int to = bitboard_pop64(&rest);

    for (uint64_t from = wali_neighbours(wali_set(to)) & wali_empty(p); from;)
      n += add_step(nb, p, wali_move(bitboard_pop64(&from), to), out + n);
  }
  return n;
}

const endings wali_endings = {
    .open = open_numbering,
    .close = close_numbering,
    .key = key_of,
    .layers = n_layers,
    .size = layer_size,
    .position_of = position_of,
    .index_of = index_of,
    .predecessors = predecessors,
    .max_predecessors = 1 + DIRECTIONS * MAX_EACH,
    .all_lead_in = true,
};
