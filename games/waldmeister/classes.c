#include "classes.h"

#include "../../c_src/engine/hash.h"

enum { SYMMETRIES = 4 };

/* Returns the cell that a symmetry of a board of SIZE maps CELL to: bit 0 of
   SYMMETRY exchanges rows and columns, bit 1 turns the board by half a turn. */
static int
image_of(int size, int cell, int symmetry) {
  int r = cell / WALDMEISTER_STRIDE, c = cell % WALDMEISTER_STRIDE;

  if (symmetry & 1) {
    const int row = r;

    r = c;
    c = row;
  }
  if (symmetry & 2) {
    r = size - 1 - r;
    c = size - 1 - c;
  }
  return WALDMEISTER_STRIDE * r + c;
}

/* Returns how many trees of KIND the players may still plant, as a code.  LEFT
   is the number of plies left. */
static uint64_t
hands_code(const waldmeister_position *p, int kind, int left) {
  uint64_t code = 0;

  for (int player = 0; player < 2; player++) {
    const int turns = (left + (player == p->to_move)) / 2;
    const int hand = p->hand[player][kind];

    code = code << 3 | (uint64_t)(hand < turns ? hand : turns);
  }
  return code;
}

/* Returns a hash of the matrix KINDS, of heights and colours, that no
   permutation of its rows or columns changes.  Any two kinds of which a tree is
   on the board differ, since their cells do.  So the kinds in its row and those
   in its column tell where an entry stands, apart from permutations. */
static uint64_t
matrix_hash(const uint64_t kinds[WALDMEISTER_KINDS]) {
  uint64_t rows[3] = {0}, columns[3] = {0}, hash = 0;

  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
    rows[kind / 3] += hash_mix(kinds[kind]);
    columns[kind % 3] += hash_mix(kinds[kind]);
  }
  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
    hash += hash_mix(hash_mix(kinds[kind] + hash_mix(rows[kind / 3])) +
                     columns[kind % 3]);
  return hash;
}

uint64_t
waldmeister_class_hash(const position *pos) {
  const waldmeister_position *const p = waldmeister_of(pos);
  const int size = p->board.size;
  const int left = waldmeister_plies_left(pos);
  uint64_t kinds[SYMMETRIES][WALDMEISTER_KINDS], least = UINT64_MAX;

  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
    const uint64_t code = hands_code(p, kind, left);

    for (int s = 0; s < SYMMETRIES; s++)
      kinds[s][kind] = code;
  }
  for (bitboard trees = waldmeister_occupied(&p->board); trees;) {
    const int cell = bitboard_pop(&trees);
    const int kind = waldmeister_at(&p->board, cell);

    for (int s = 0; s < SYMMETRIES; s++)
      kinds[s][kind] += hash_mix((uint64_t)(1 + image_of(size, cell, s)) << 8);
  }
  for (int s = 0; s < SYMMETRIES; s++) {
    const uint64_t hash = matrix_hash(kinds[s]);

    least = hash < least ? hash : least;
  }
  return hash_mix(least ^ hash_mix((uint64_t)(size << 3 | p->goal[0] << 2 |
                                              p->goal[1] << 1 | p->to_move)));
}
