/* rules.h - positions and moves of Wali.

   Bit 8*Column + Row of a bitboard stands for the cell Column-Row at every
   size, so the four neighbours are shifts by 1 and 8 and the order of bits is
   the standard order of cells.  Numbers R1.. refer to games/wali/README.md. */

#ifndef TABULEIRO_WALI_RULES_H
#define TABULEIRO_WALI_RULES_H

#include "../../c_src/engine/bitboard.h"
#include "../../c_src/engine/game.h"

enum {
  WALI_MIN_SIDE = 3,
  WALI_MAX_SIDE = 8,
  WALI_STRIDE = 8,

  /* A step crosses one of the 2 * 7 * 8 edges between cells of the largest
     board, in a direction that follows from where the stone is.  Drops and
     takes are fewer: one for each of 64 cells.  The generator also writes to
     the place after the last move. */
  WALI_MAX_MOVES = 2 * 7 * 8 + 1,

  /* A turn is a step and two takes at most. */
  WALI_MAX_TURN = 3
};

/* White is PLAYER_1, Black PLAYER_2. */

enum wali_phase {
  WALI_DROP,
  WALI_CAPTURE, /* the move phase: the word is the original program's */
  WALI_PEEK,    /* a stone is to be taken */
  WALI_PEEK_2   /* two stones are */
};

/* The options of R12, a bit for each that is not the default. */
enum wali_rule {
  WALI_DOUBLE_TWO = 1,
  WALI_GO_BACK_ALLOWED = 2,
  WALI_LONG_RUN_ILLEGAL = 4,
  WALI_TAKE_ANY = 8
};

typedef struct wali_position {
  uint64_t stones[2]; /* by player */
  uint64_t cells;     /* the board */
  uint16_t last[2];   /* last move by player, see below; WALI_NO_MOVE */
  uint8_t hand[2];
  uint8_t to_move; /* enum player */
  uint8_t phase;   /* enum wali_phase */
  uint8_t rules;   /* set of enum wali_rule */
} wali_position;

_Static_assert(sizeof(wali_position) <= POSITION_SIZE,
               "a position fits the engine's bytes");

static inline const wali_position *
wali_of(const position *p) {
  return (const wali_position *)(const void *)p->bytes;
}

static inline wali_position *
wali_in(position *p) {
  return (wali_position *)(void *)p->bytes;
}

/* The bit of cell COLUMN-ROW. */
static inline int
wali_bit(int column, int row) {
  return WALI_STRIDE * column + row;
}

/* The set of the cell with bit CELL. */
static inline uint64_t
wali_set(int cell) {
  return (uint64_t)1 << cell;
}

/* Moves: CC-CR/NC-NR is from << 6 | to, with the bits of both cells, so that
   codes sort as terms.  The from of a drop or a take is the cell 0-0.  No step
   has the code 0. */
enum { WALI_NO_MOVE = 0 };

static inline move
wali_move(int from, int to) {
  return (move)(from << 6 | to);
}

static inline int
wali_from(move m) {
  return (int)(m >> 6);
}

static inline int
wali_to(move m) {
  return (int)(m & 63);
}

/* The cells of a board, and the number of each player's stones on it (R2). Both
   sides are WALI_MIN_SIDE..WALI_MAX_SIDE. */
static inline uint64_t
wali_cells(int columns, int rows) {
  uint64_t cells = 0;

  assert(columns >= WALI_MIN_SIDE && columns <= WALI_MAX_SIDE);
  assert(rows >= WALI_MIN_SIDE && rows <= WALI_MAX_SIDE);
  for (int c = 0; c < columns; c++)
    cells |= (((uint64_t)1 << rows) - 1) << (WALI_STRIDE * c);
  return cells;
}
int wali_stones_each(int columns, int rows);

/* Row R of every column. */
#define WALI_ROW(r) ((uint64_t)0x0101010101010101 << (r))

/* The neighbours of the cells of B in one direction.  At the left and right
   edge of the widest board the bits fall off.  A shift by one wraps from the
   end of a column to the start of the next, which is masked. */
static inline uint64_t
wali_left(uint64_t b) {
  return b >> 8;
}

static inline uint64_t
wali_right(uint64_t b) {
  return b << 8;
}

static inline uint64_t
wali_above(uint64_t b) {
  return b >> 1 & ~WALI_ROW(7);
}

static inline uint64_t
wali_below(uint64_t b) {
  return b << 1 & ~WALI_ROW(0);
}

/* The cells that have a neighbour in B. */
static inline uint64_t
wali_neighbours(uint64_t b) {
  return wali_left(b) | wali_right(b) | wali_above(b) | wali_below(b);
}

/* The cells of B that are in a run of exactly three in their row, or in their
   column (R7).  Such a run starts at FIRST and has two more cells. */
static inline uint64_t
wali_threes_in_rows(uint64_t b) {
  const uint64_t two = wali_left(b);
  const uint64_t three = wali_left(two);
  const uint64_t first = b & two & three & ~wali_left(three) & ~wali_right(b);

  return first | wali_right(first) | wali_right(wali_right(first));
}

static inline uint64_t
wali_threes_in_columns(uint64_t b) {
  const uint64_t two = wali_above(b);
  const uint64_t three = wali_above(two);
  const uint64_t first = b & two & three & ~wali_above(three) & ~wali_below(b);

  return first | wali_below(first) | wali_below(wali_below(first));
}

/* Returns the number of runs of exactly three of B that CELL is in, 0 to 2. */
static inline int
wali_count_threes(uint64_t b, int cell) {
  return (int)((wali_threes_in_rows(b) >> cell & 1) +
               (wali_threes_in_columns(b) >> cell & 1));
}

/* The cells of P without a stone. */
static inline uint64_t
wali_empty(const wali_position *p) {
  return p->cells & ~(p->stones[0] | p->stones[1]);
}

/* The number of stones that PLAYER has on the board. */
static inline int
wali_on_board(const wali_position *p, int player) {
  return bitboard_count64(p->stones[player]);
}

/* Whether the parts of P are consistent (see "States" in the README).  The
   caller has checked that the cells are a board, that last moves are from cell
   to cell or WALI_NO_MOVE, and that phase and rules exist; the rest is checked
   here. */
bool wali_is_consistent(const wali_position *p);

/* The plies of P and the test for one, as game.moves and game.is_legal, but
   also when a player has too few stones to play on (R13). */
int wali_plies(const wali_position *p, move *out);
bool wali_is_ply(const wali_position *p, move m);

/* Whether PLAYER has too few stones on the board (R13). */
bool wali_has_too_few(const wali_position *p, enum player player);

/* Whether a stone of PLAYER has an empty neighbour; the step may be forbidden
   as a go-back or for its long run. */
bool wali_can_step(const wali_position *p, enum player player);

/* The rules in the table of the game, see game.h. */
void wali_start(position *p);
enum player wali_to_move(const position *p);
bool wali_turn_begins(const position *p);
int wali_moves(const position *p, move *out);
int wali_count_moves(const position *p);
bool wali_is_legal(const position *p, move m);
void wali_play(const position *from, move m, position *to);
enum outcome wali_outcome(const position *p);
uint64_t wali_hash(const position *p);

#endif
