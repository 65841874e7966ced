/* rules.h - positions of Wald Meister, and playing moves.

   The rhombus of Size x Size cells is a hex grid: cell (r, c), 0 <= r, c <
   Size, has the six neighbours (r±1, c), (r, c±1), (r+1, c-1), (r-1, c+1).
   The rows of the Prolog board are its anti-diagonals: cell X-Y is on the
   diagonal X = r + c, the Y-th by ascending c.  The six directions
   are shifts of sets of cells by constants, see cells.h.  Numbers R1.. refer to
   games/waldmeister/README.md. */

#ifndef TABULEIRO_WALDMEISTER_RULES_H
#define TABULEIRO_WALDMEISTER_RULES_H

#include "../../c_src/engine/game.h"
#include "cells.h"

enum {
  WALDMEISTER_TREES = 54,
  WALDMEISTER_KINDS = 9,
  WALDMEISTER_EACH = 3, /* trees of a kind that a player starts with */

  /* The most cells that a tree can reach. */
  WALDMEISTER_MAX_REACH = 3 * (WALDMEISTER_MAX_SIZE - 1),

  /* The most pairs of a tree and a cell that it can reach.  A tree reaches at
     most 3*(Size-1) = 30 cells, and at most one tree reaches an empty cell from
     each of six directions.  So t trees have at most min(30t, 6(121-t)) pairs,
     which is greatest, 600, for t = 20 and t = 21. */
  WALDMEISTER_MAX_SLIDES = 600,

  /* Slides times kinds; the opening has fewer moves, 121 * 9. */
  WALDMEISTER_MAX_MOVES = WALDMEISTER_MAX_SLIDES * WALDMEISTER_KINDS
};

/* What a player collects: groups of one height, or of one colour (R9). */
enum waldmeister_goal { WALDMEISTER_HEIGHT = 0, WALDMEISTER_COLOR = 1 };

/* Sets of cells for each goal and attribute: narrow ones on a board of up to
   WALDMEISTER_NARROW rows, whose fourth is empty, since vectors have four. */
typedef union waldmeister_sets {
  bitboard wide[2][3];
  uint64_t narrow[2][4];
} waldmeister_sets;

/* A number for each goal and attribute; the fourth is 0. */
typedef struct waldmeister_numbers {
  uint8_t of[2][4];
} waldmeister_numbers;

/* The board: for each goal, the cells of the trees with attribute 1, 2, 3. */
typedef struct waldmeister_board {
  waldmeister_sets trees;
  uint8_t size;

  /* Pairs of neighbours among the trees; only in positions. */
  waldmeister_numbers pairs;
} waldmeister_board;

typedef struct waldmeister_position {
  waldmeister_board board;
  uint64_t hash;
  uint8_t hand[2][WALDMEISTER_KINDS]; /* by player and kind */
  uint8_t amount;                     /* trees in both hands */
  uint8_t to_move;                    /* enum player */
  uint8_t goal[2];                    /* enum waldmeister_goal by player */

  /* Derived by waldmeister_settle as are hash and pairs: trees in the hands,
     those of player 2 in the upper four bits; one of the largest groups, and
     its size. */
  waldmeister_numbers in_hands, largest;
  waldmeister_sets group;
} waldmeister_position;

_Static_assert(sizeof(waldmeister_position) <= POSITION_SIZE,
               "a position fits the engine's bytes");

static inline const waldmeister_position *
waldmeister_of(const position *p) {
  return (const waldmeister_position *)(const void *)p->bytes;
}

static inline waldmeister_position *
waldmeister_in(position *p) {
  return (waldmeister_position *)(void *)p->bytes;
}

/* A kind is a tree Height-Color as 3*(Height-1) + Color-1: ascending in the
   standard order of the terms. */
static inline int
waldmeister_kind(int height, int color) {
  return 3 * (height - 1) + color - 1;
}

/* The attribute of KIND, 0..2, that counts for GOAL. */
static inline int
waldmeister_attribute(int kind, enum waldmeister_goal goal) {
  return goal == WALDMEISTER_HEIGHT ? kind / 3 : kind % 3;
}

/* The first c of diagonal X, 0 <= X <= 2*SIZE-2. */
static inline int
waldmeister_first_column(int size, int x) {
  assert(x >= 0 && x <= 2 * size - 2);
  return x < size ? 0 : x - size + 1;
}

/* The number of cells in row X, 0 <= X <= 2*SIZE-2. */
static inline int
waldmeister_row_length(int size, int x) {
  assert(x >= 0 && x <= 2 * size - 2);
  return x < size ? x + 1 : 2 * size - 1 - x;
}

/* Whether X-Y is a cell of a board of SIZE, for any x and y. */
bool waldmeister_is_cell(int size, int64_t x, int64_t y);

/* The bit of cell X-Y, which is on the board. */
static inline int
waldmeister_bit(int size, int x, int y) {
  assert(y >= 0 && y < waldmeister_row_length(size, x));
  return WALDMEISTER_STRIDE * x -
         (WALDMEISTER_STRIDE - 1) * (waldmeister_first_column(size, x) + y);
}

/* The bit of cell X-Y in a narrow set, and in a bitboard. */
static inline int
narrow_bit_of(int size, int x, int y) {
  return WALDMEISTER_NARROW * x -
         (WALDMEISTER_NARROW - 1) * (waldmeister_first_column(size, x) + y);
}

static inline int
wide_bit_of(int size, int x, int y) {
  return waldmeister_bit(size, x, y);
}

#define SET uint64_t
#define NAME(f) narrow_##f
#define FIELD narrow
#include "board.h"

#define SET bitboard
#define NAME(f) wide_##f
#define FIELD wide
#include "board.h"

/* Moves.  A cell is named by 16*X + Y, so that codes sort as terms:

     replant(X-Y, X1-Y1, Tree)   from << 13 | to << 4 | kind
     plant(Tree, X-Y)            kind << 9 | to | 1 << 31

   All moves of a position are of one sort. */
enum { WALDMEISTER_CELL_BITS = 9, WALDMEISTER_KIND_BITS = 4 };

static const move WALDMEISTER_PLANT = (move)1 << 31;

typedef struct waldmeister_move {
  bool plant;
  int from_x, from_y; /* replant only */
  int to_x, to_y;
  int kind;
} waldmeister_move;

/* The code of M, whose coordinates are 0..31 and 0..15. */
move waldmeister_encode(const waldmeister_move *m);

/* The code of cell X-Y, without the bits beside it. */
static inline move
waldmeister_cell_code(int x, int y) {
  return (move)(x << 4 | y);
}

/* The move of CODE; any 32 bits. */
static inline waldmeister_move
waldmeister_decode(move code) {
  waldmeister_move m = {.plant = (code & WALDMEISTER_PLANT) != 0};
  move to;

  if (m.plant) {
    m.kind = (int)((code & ~WALDMEISTER_PLANT) >> WALDMEISTER_CELL_BITS);
    to = code;
  } else {
    const move from = code >> (WALDMEISTER_CELL_BITS + WALDMEISTER_KIND_BITS);

    m.kind = (int)(code & 0xf);
    m.from_x = (int)(from >> 4);
    m.from_y = (int)(from & 0xf);
    to = code >> WALDMEISTER_KIND_BITS;
  }
  m.to_x = (int)(to >> 4 & 0x1f);
  m.to_y = (int)(to & 0xf);
  return m;
}

/* The cells of all trees, and the cells without a tree. */
bitboard waldmeister_occupied(const waldmeister_board *b);
bitboard waldmeister_empty(const waldmeister_board *b);

/* The trees of B with attribute A, 0..2, for GOAL, and one of their largest
   groups in P. */
bitboard waldmeister_trees(const waldmeister_board *b,
                           enum waldmeister_goal goal, int a);
bitboard waldmeister_group(const waldmeister_position *p,
                           enum waldmeister_goal goal, int a);

/* The trees in the hand of PLAYER with attribute A, 0..2, for GOAL. */
static inline int
waldmeister_in_hand(const waldmeister_position *p, int player,
                    enum waldmeister_goal goal, int a) {
  return p->in_hands.of[goal][a] >> 4 * player & 0xf;
}

/* Whether the next move is the first of the game (R4). */
static inline bool
waldmeister_is_opening(const waldmeister_position *p) {
  return p->amount == WALDMEISTER_TREES;
}

/* The kinds in the hand of the player to move, as a set of bits. */
static inline unsigned
waldmeister_kinds_in_hand(const waldmeister_position *p) {
  unsigned kinds = 0;

  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
    if (p->hand[p->to_move][kind])
      kinds |= 1u << kind;
  return kinds;
}

/* Puts a tree of KIND on the empty bit CELL. */
void waldmeister_put(waldmeister_board *b, int kind, int cell);

/* Returns the kind of the tree on bit CELL, or -1. */
int waldmeister_at(const waldmeister_board *b, int cell);

/* Returns the size of the largest connected group of SET (R9), or AT_LEAST if
   that is more. */
int waldmeister_largest_group(bitboard set, int at_least);

/* Returns the points of GOAL: the sum over its three attributes of the size of
   the largest group. */
int waldmeister_points(const waldmeister_board *b, enum waldmeister_goal goal);

/* Whether there are six trees of each kind on the board and in the hands, and
   as many in the hands as P's amount (R2). */
bool waldmeister_adds_up(const waldmeister_position *p);

/* Sets the derived members of P from the others. */
void waldmeister_settle(waldmeister_position *p);

/* Returns the points of GOAL in P, as waldmeister_points does, from its groups.
 */
static inline int
waldmeister_points_of(const waldmeister_position *p,
                      enum waldmeister_goal goal) {
  const uint8_t *const largest = p->largest.of[goal];

  return largest[0] + largest[1] + largest[2];
}

/* The rules in the table of the game, see game.h. */
void waldmeister_start(position *p);
enum player waldmeister_to_move(const position *p);
void waldmeister_play(const position *from, move m, position *to);
enum outcome waldmeister_outcome(const position *p);
int waldmeister_plies_left(const position *p);
int waldmeister_value(const position *p, enum player player);
uint64_t waldmeister_hash(const position *p);

#endif
