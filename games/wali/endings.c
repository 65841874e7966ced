#include "endings.h"

#include "numbering.h"

enum { DIRECTIONS = 4 };

static bool
has_lasts(const wali_numbering *nb) {
  return !(nb->rules & WALI_GO_BACK_ALLOWED);
}

static int
n_layers(const void *context) {
  const wali_numbering *const nb = context;

  return nb->n_layers;
}

/* Returns the number of codes of the last move of a player with STONES. */
static uint64_t
n_lasts(const wali_numbering *nb, int stones) {
  return has_lasts(nb) ? 1 + DIRECTIONS * (uint64_t)stones : 1;
}

/* Returns the number of indexes with OWN stones of the mover and OTHERS. */
static uint64_t
size_of(const wali_numbering *nb, int own, int others) {
  return (uint64_t)nb->n_classes[own] * nb->choose[nb->n_cells - own][others] *
         n_lasts(nb, own) * n_lasts(nb, others);
}

static uint64_t
layer_size(const void *context, int number) {
  const wali_numbering *const nb = context;
  const wali_layer l = nb->layers[number];

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
code_of_last(const wali_numbering *nb, int symmetry, wali_cell_set stones,
             move last) {
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
  return 1 + DIRECTIONS * wali_count(stones & (((wali_cell_set)1 << b) - 1)) +
         direction;
}

/* Sets *LAST to the move with CODE; false if it began off the board. */
static bool
last_of_code(const wali_numbering *nb, wali_cell_set stones, int code,
             uint16_t *last) {
  *last = WALI_NO_MOVE;
  if (code == 0)
    return true;
  for (int i = (code - 1) / DIRECTIONS; i > 0; i--)
    wali_pop(&stones);

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
layer_of(const wali_numbering *nb, int own, int others) {
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
  const wali_numbering *const nb = context;
  const wali_position *const p = wali_of(pos);
  const int me = p->to_move, you = !me;

  if (p->phase != WALI_CAPTURE || p->cells != nb->cells ||
      p->rules != nb->rules)
    return false;

  const wali_cell_set own = wali_pack(nb, p->stones[me]);
  const wali_cell_set others = wali_pack(nb, p->stones[you]);
  const int n_own = wali_count(own), n_others = wali_count(others);

  if (n_own < WALI_FEWEST || n_others < WALI_FEWEST)
    return false;
  *number = layer_of(nb, n_own, n_others);
  if (*number < 0)
    return false;
  if (!nb->sets[n_own] || !nb->sets[n_others])
    return true;

  const wali_class class = wali_class_of(nb, own);
  const wali_cell_set set = nb->sets[n_own][class.number];
  uint64_t least = UINT64_MAX;

  for (int s = 0; s < nb->n_symmetries; s++) {
    if (!(class.symmetries >> s & 1))
      continue;

    const wali_cell_set image = wali_image(nb, s, others);
    uint64_t rest = wali_rank(nb, image, set);

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
  const wali_numbering *const nb = context;
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
  const wali_cell_set a = nb->sets[own][rest / n_ranks];
  const wali_cell_set b =
      wali_set_of_rank(nb, (uint32_t)(rest % n_ranks), others, a);
  wali_position p = {.stones = {wali_unpack(nb, a), wali_unpack(nb, b)},
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
add_step(const wali_numbering *nb, const wali_position *p, move m,
         position *out) {
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
  const wali_numbering *const nb = context;
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
    .open = wali_open_numbering,
    .close = wali_close_numbering,
    .prepare = wali_prepare_layer,
    .key = wali_numbering_key,
    .layers = n_layers,
    .size = layer_size,
    .position_of = position_of,
    .index_of = index_of,
    .predecessors = predecessors,
    .max_predecessors = 1 + DIRECTIONS * WALI_NUMBERED_EACH,
    .all_lead_in = true,
};
