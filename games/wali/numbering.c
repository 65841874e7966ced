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

wali_cell_set
wali_image(const wali_numbering *nb, int symmetry, wali_cell_set s) {
  wali_cell_set image = 0;

  while (s)
    image |= (wali_cell_set)1 << nb->image[symmetry][wali_pop(&s)];
  return image;
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

/* Numbers the classes of sets of SIZE cells; false if there is no memory. */
static bool
set_classes(wali_numbering *nb, int size) {
  const uint32_t n = nb->choose[nb->n_cells][size];
  wali_class *const classes = calloc(n, sizeof *classes);
  wali_cell_set *const sets = calloc(n, sizeof *sets);

  nb->classes[size] = classes;
  nb->sets[size] = sets;
  if (!classes || !sets)
    return false;
  for (uint32_t rank = 0; rank < n; rank++) {
    const wali_cell_set s = wali_set_of_rank(nb, rank, size, 0);
    uint32_t least = UINT32_MAX;

    for (int i = 0; i < nb->n_symmetries; i++) {
      const uint32_t image = wali_rank(nb, wali_image(nb, i, s), 0);

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

void
wali_close_numbering(void *context) {
  wali_numbering *const nb = context;

  for (int size = 0; nb && size <= WALI_NUMBERED_EACH; size++) {
    free(nb->classes[size]);
    free(nb->sets[size]);
  }
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

  const int each = wali_stones_each(nb->columns, nb->rows);

  for (int size = WALI_FEWEST; size <= each; size++)
    if (!set_classes(nb, size)) {
      wali_close_numbering(nb);
      return NULL;
    }
  for (int sum = 2 * WALI_FEWEST; sum <= 2 * each; sum++)
    for (int most = (sum + 1) / 2; most <= each && sum - most >= WALI_FEWEST;
         most++)
      nb->layers[nb->n_layers++] =
          (wali_layer){.most = most, .fewest = sum - most};
  return nb;
}
