/* board.h - the three boards of Tactigon.

   The tiles of a board are numbered in the standard order of their terms:
   column by column, and down each column.  A bitboard of up to 117 bits is a
   set of tiles.  The boards are no parallelograms, so neighbours are not a
   constant shift apart: a table has the neighbours of each tile, and one step
   of a set is the union over its tiles.  Numbers R1.. refer to
   games/tactigon/README.md. */

#ifndef TABULEIRO_TACTIGON_BOARD_H
#define TABULEIRO_TACTIGON_BOARD_H

#include "../../c_src/engine/bitboard.h"

enum {
  TACTIGON_BOARDS = 3,
  TACTIGON_MAX_TILES = 117,
  TACTIGON_MAX_COLUMNS = 10,
  TACTIGON_MAX_LINES = 15,
  TACTIGON_TYPES = 4,
  TACTIGON_NO_TILE = 0xff
};

/* The types of pieces, by number of sides. */
enum tactigon_type {
  TACTIGON_CIRCLE,
  TACTIGON_TRIANGLE,
  TACTIGON_SQUARE,
  TACTIGON_PENTAGON
};

/* The steps of each type in one turn (R6). */
static const int TACTIGON_STEPS[TACTIGON_TYPES] = {1, 3, 4, 5};

typedef struct tactigon_board {
  int lines, tiles;
  bitboard gold;
  bitboard near[TACTIGON_MAX_TILES];       /* the neighbours of each tile */
  uint8_t code[TACTIGON_MAX_TILES];        /* 16*X + Y of each tile */
  int8_t diagonal[TACTIGON_MAX_TILES];     /* y - (x+1)/2 */
  uint8_t tile[TACTIGON_MAX_COLUMNS << 4]; /* by 16*X + Y, or NO_TILE */

  /* The distance of two tiles (R3); and for each tile and type the tiles from
     which a piece reaches it in one turn if nothing is in the way, without the
     extra step of R10. */
  uint8_t distance[TACTIGON_MAX_TILES][TACTIGON_MAX_TILES];
  bitboard within[TACTIGON_MAX_TILES][TACTIGON_TYPES];
} tactigon_board;

/* Built when the program or library is loaded, constant from then on. */
extern tactigon_board tactigon_boards[TACTIGON_BOARDS];

/* Returns the number 0..2 of the board of LINES lines, or -1. */
int tactigon_board_number(int lines);

/* Whether B, as the smallest board, has all tiles in the lower half of a set.
 */
static inline bool
tactigon_is_narrow(const tactigon_board *b) {
  return b->tiles <= 64;
}

/* Returns S, whose upper half is empty if NARROW, a constant: the compiler
   leaves the upper half out then. */
static inline bitboard
tactigon_part(bitboard s, bool narrow) {
  return narrow ? (uint64_t)s : s;
}

/* Whether X,Y is within the columns and lines of the largest board. */
static inline bool
tactigon_fits(int x, int y) {
  return x >= 0 && x < TACTIGON_MAX_COLUMNS && y >= 0 && y < TACTIGON_MAX_LINES;
}

/* The tile X,Y of a board, for any x and y; TACTIGON_NO_TILE if it has none. */
static inline int
tactigon_tile(const tactigon_board *b, int x, int y) {
  return tactigon_fits(x, y) ? b->tile[x << 4 | y] : TACTIGON_NO_TILE;
}

#endif
