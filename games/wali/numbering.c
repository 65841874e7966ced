#include "numbering.h"

#include <stdlib.h>

#include "../../c_src/engine/hash.h"

/* ------------------------------------------------------------------------
   Sets of cells
   ------------------------------------------------------------------------ */

wali_cell_set
wali_pack(const wali_numbering *nb, uint64_t stones) {
  const uint64_t column = ((uint64_t)1 << nb->rows) - 1;
  wali_cell_set s = 0;

  for (int c = 0; c < nb->columns; c++)
    s |= (wali_cell_set)((stones >> (WALI_STRIDE * c) & column)
                         << (c * nb->rows));
  return s;
}

uint64_t
wali_unpack(const wali_numbering *nb, wali_cell_set s) {
  const uint64_t column = ((uint64_t)1 << nb->rows) - 1;
  uint64_t stones = 0;

  for (int c = 0; c < nb->columns; c++)
    stones |= ((uint64_t)s >> (c * nb->rows) & column) << (WALI_STRIDE * c);
  return stones;
}

uint32_t
wali_rank(const wali_numbering *nb, wali_cell_set s, wali_cell_set without) {
  uint32_t rank = 0;

  for (int i = 1; s; i++) {
    const int cell = wali_pop(&s);
    const wali_cell_set below = ((wali_cell_set)1 << cell) - 1;

    rank += nb->choose[cell - wali_count(without & below)][i];
  }
  return rank;
}

wali_cell_set
wali_set_of_rank(const wali_numbering *nb, uint32_t rank, int size,
                 wali_cell_set without) {
  wali_cell_set chosen = 0;
  int at = nb->n_cells - wali_count(without); /* free cells, from the last */

  for (int cell = nb->n_cells - 1; cell >= 0 && size > 0; cell--) {
    if (without >> cell & 1)
      continue;
    at--;
    if (nb->choose[at][size] <= rank) {
      rank -= nb->choose[at][size];
      chosen |= (wali_cell_set)1 << cell;
      size--;
    }
  }
  return chosen;
}

/* ------------------------------------------------------------------------
   The numbering
   ------------------------------------------------------------------------ */

static int
columns_of(const wali_position *p) {
  return bitboard_count64(p->cells & WALI_ROW(0));
}

static int
rows_of(const wali_position *p) {
  return bitboard_count64(p->cells & 0xff);
}

uint64_t
wali_numbering_key(const position *like) {
  const wali_position *const p = wali_of(like);
  const int columns = columns_of(p), rows = rows_of(p);

  return columns * rows > WALI_NUMBERED_CELLS
             ? 0
             : hash_mix((uint64_t)columns << 16 | (uint64_t)rows << 8 |
                        p->rules);
}

static void
set_choose(wali_numbering *nb) {
  for (int n = 0; n <= WALI_NUMBERED_CELLS; n++)
    for (int k = 0; k <= WALI_NUMBERED_EACH + 1; k++)
      nb->choose[n][k] = k == 0 ? 1
                         : n == 0
                             ? 0
                             : nb->choose[n - 1][k - 1] + nb->choose[n - 1][k];
}

/* Symmetry bits: 1 mirrors columns, 2 mirrors rows, 4 swaps columns and rows
   first, on a square. */
static void
set_symmetries(wali_numbering *nb) {
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

/* Sets the images of the sets of cells of each half of the board. */
static void
set_halves(wali_numbering *nb) {
  for (int s = 0; s < nb->n_symmetries; s++)
    for (int half = 0; half < 2; half++) {
      const int first = half * WALI_HALF;
      const int rest = nb->n_cells - first;
      const int n = rest < 0 ? 0 : rest < WALI_HALF ? rest : WALI_HALF;
      wali_cell_set *const images = nb->halves[s][half];

      for (wali_cell_set set = 1; set < (wali_cell_set)1 << n; set++)
        images[set] = images[set & (set - 1)] |
                      (wali_cell_set)1
                          << nb->image[s][first + __builtin_ctz(set)];
    }
}

/* Adds to COUNTS, by size, the sets that symmetry S maps to themselves: those
   that are made of whole cycles of cells. */
static void
add_fixed(const wali_numbering *nb, int s, uint64_t *counts) {
  uint64_t fixed[WALI_NUMBERED_EACH + 1] = {1};
  wali_cell_set seen = 0;

  for (int cell = 0; cell < nb->n_cells; cell++) {
    int length = 0;

    for (int c = cell; !(seen >> c & 1); c = nb->image[s][c]) {
      seen |= (wali_cell_set)1 << c;
      length++;
    }
    for (int size = WALI_NUMBERED_EACH; length > 0 && size >= length; size--)
      fixed[size] += fixed[size - length];
  }
  for (int size = 0; size <= WALI_NUMBERED_EACH; size++)
    counts[size] += fixed[size];
}

/* Counts the classes of each size by the lemma of Burnside: their number is the
   mean of the numbers of sets that a symmetry maps to themselves. */
static void
count_classes(wali_numbering *nb) {
  uint64_t counts[WALI_NUMBERED_EACH + 1] = {0};

  for (int s = 0; s < nb->n_symmetries; s++)
    add_fixed(nb, s, counts);
  for (int size = 0; size <= WALI_NUMBERED_EACH; size++)
    nb->n_classes[size] = (uint32_t)(counts[size] / (uint64_t)nb->n_symmetries);
}

/* Whether no symmetry maps S to a lesser set. */
static bool
is_least(const wali_numbering *nb, wali_cell_set s) {
  for (int i = 1; i < nb->n_symmetries; i++)
    if (wali_image(nb, i, s) < s)
      return false;
  return true;
}

/* Returns the set of as many cells as S that follows S in ascending order
   (Gosper's hack). */
static wali_cell_set
set_after(wali_cell_set s) {
  const wali_cell_set lowest = s & -s, ripple = s + lowest;

  return ripple | ((s ^ ripple) >> (__builtin_ctz(lowest) + 2));
}

/* Lists the sets of SIZE cells that stand for their class, unless they are
   listed; false if there is no memory. */
static bool
list_sets(wali_numbering *nb, int size) {
  const uint32_t n = nb->n_classes[size];
  wali_cell_set s = ((wali_cell_set)1 << size) - 1;

  if (nb->sets[size])
    return true;
  nb->sets[size] = malloc(n * sizeof *nb->sets[size]);
  for (uint32_t i = 0; nb->sets[size] && i < n; s = set_after(s))
    if (is_least(nb, s))
      nb->sets[size][i++] = s;
  return nb->sets[size] != NULL;
}

bool
wali_prepare_layer(void *context, int layer) {
  wali_numbering *const nb = context;
  const wali_layer l = nb->layers[layer];

  return list_sets(nb, l.most) && list_sets(nb, l.fewest);
}

wali_class
wali_class_of(const wali_numbering *nb, wali_cell_set s) {
  const int size = wali_count(s);
  const wali_cell_set *const sets = nb->sets[size];
  wali_cell_set least = UINT32_MAX;
  wali_class class = {0};

  for (int i = 0; i < nb->n_symmetries; i++) {
    const wali_cell_set image = wali_image(nb, i, s);

    if (image < least) {
      least = image;
      class.symmetries = 0;
    }
    if (image == least)
      class.symmetries |= (uint8_t)(1 << i);
  }
  for (uint32_t n = nb->n_classes[size]; n > 1;) {
    const uint32_t half = n / 2;

    if (sets[class.number + half] <= least)
      class.number += half;
    n -= half;
  }
  assert(sets[class.number] == least);
  return class;
}

void
wali_close_numbering(void *context) {
  wali_numbering *const nb = context;

  for (int size = 0; nb && size <= WALI_NUMBERED_EACH; size++)
    free(nb->sets[size]);
  free(nb);
}

void *
wali_open_numbering(const position *like) {
  const wali_position *const p = wali_of(like);
  wali_numbering *const nb =
      wali_numbering_key(like) ? calloc(1, sizeof *nb) : NULL;

  if (!nb)
    return NULL;
  nb->cells = p->cells;
  nb->columns = columns_of(p);
  nb->rows = rows_of(p);
  nb->n_cells = nb->columns * nb->rows;
  nb->rules = p->rules;
  set_choose(nb);
  set_symmetries(nb);
  set_halves(nb);
  count_classes(nb);

  const int each = wali_stones_each(nb->columns, nb->rows);

  for (int sum = 2 * WALI_FEWEST; sum <= 2 * each; sum++)
    for (int most = (sum + 1) / 2; most <= each && sum - most >= WALI_FEWEST;
         most++)
      nb->layers[nb->n_layers++] =
          (wali_layer){.most = most, .fewest = sum - most};
  return nb;
}
