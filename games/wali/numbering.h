/* numbering.h - sets of stones of Wali, numbered for tables.

   The sets of a size are ranked, and put into classes: the sets that symmetries
   of the board map to each other, 8 of a square and 4 of another rectangle. */

#ifndef TABULEIRO_WALI_NUMBERING_H
#define TABULEIRO_WALI_NUMBERING_H

#include "rules.h"

enum {
  WALI_FEWEST = 3,          /* stones: with fewer the game is over (R13) */
  WALI_NUMBERED_CELLS = 30, /* of a board whose positions can be numbered */
  WALI_NUMBERED_EACH = WALI_NUMBERED_CELLS / 2 - 3,
  WALI_LAYERS = (WALI_NUMBERED_EACH - WALI_FEWEST + 1) *
                (WALI_NUMBERED_EACH - WALI_FEWEST + 2) / 2,
  WALI_SYMMETRIES = 8,
  WALI_HALF = WALI_NUMBERED_CELLS / 2 /* cells */
};

/* Bits of a set are numbered by column and row without gaps: bit
   Column * rows + Row. */
typedef uint32_t wali_cell_set;

/* The class of a set of stones, and the symmetries that map the set to the one
   that stands for the class, the least. */
typedef struct wali_class {
  uint32_t number;
  uint8_t symmetries; /* bits */
} wali_class;

typedef struct wali_layer {
  int most, fewest; /* stones of the players */
} wali_layer;

typedef struct wali_numbering {
  int columns, rows, n_cells;
  uint64_t cells;
  uint8_t rules;
  uint32_t choose[WALI_NUMBERED_CELLS + 1][WALI_NUMBERED_EACH + 2];
  int n_symmetries;
  uint8_t image[WALI_SYMMETRIES][WALI_NUMBERED_CELLS];
  wali_cell_set halves[WALI_SYMMETRIES][2][1 << WALI_HALF]; /* their images */
  uint32_t n_classes[WALI_NUMBERED_EACH + 1];               /* by stones */

  /* By stones, the sets that stand for their class, ascending; NULL before
     wali_prepare_layer. */
  wali_cell_set *sets[WALI_NUMBERED_EACH + 1];
  wali_layer layers[WALI_LAYERS];
  int n_layers;
} wali_numbering;

/* Returns a wali_numbering for the board and rules of LIKE, which the caller
   closes; NULL if the board is too large, or there is no memory. */
void *wali_open_numbering(const position *like);

/* Frees CONTEXT, a wali_numbering or NULL. */
void wali_close_numbering(void *context);

/* Lists the sets of the sizes of LAYER of CONTEXT, a wali_numbering.  Returns
   false if there is no memory. */
bool wali_prepare_layer(void *context, int layer);

/* Returns a number for the board and rules of LIKE, 0 if the board is too
   large. */
uint64_t wali_numbering_key(const position *like);

/* Removes the first cell of *S, which is not empty, and returns it. */
static inline int
wali_pop(wali_cell_set *s) {
  const int i = __builtin_ctz(*s);

  *s &= *s - 1;
  return i;
}

static inline int
wali_count(wali_cell_set s) {
  return bitboard_count64(s);
}

/* Returns STONES, a set of rules.h, as a set of numbered cells, and back. */
wali_cell_set wali_pack(const wali_numbering *nb, uint64_t stones);
uint64_t wali_unpack(const wali_numbering *nb, wali_cell_set s);

/* Returns S as the symmetry of this number, below n_symmetries, maps it. */
static inline wali_cell_set
wali_image(const wali_numbering *nb, int symmetry, wali_cell_set s) {
  return nb->halves[symmetry][0][s & ((1 << WALI_HALF) - 1)] |
         nb->halves[symmetry][1][s >> WALI_HALF];
}

/* Returns the class of S, a set of a size that is prepared. */
wali_class wali_class_of(const wali_numbering *nb, wali_cell_set s);

/* Returns the rank of S among the sets of its size of the cells outside
   WITHOUT. */
uint32_t wali_rank(const wali_numbering *nb, wali_cell_set s,
                   wali_cell_set without);

/* Returns the set of SIZE cells outside WITHOUT with RANK. */
wali_cell_set wali_set_of_rank(const wali_numbering *nb, uint32_t rank,
                               int size, wali_cell_set without);

#endif
