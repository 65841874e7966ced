/* mitsudomoe.h - the position of Mitsudomoe and what its codec needs.

   Cell Col-Row of the 5x5 board is bit 6*Col + Row of a 32-bit set: the sixth
   row is never on the board, so a step in any of the eight directions adds a
   constant to the bit and falls off the edge onto a bit that is no cell.
   Bits ascend as the cells do in the standard order of terms.

   A stack of rings is a number: a 1 that marks its bottom, then a binary
   digit for each ring, its colour, the top ring last.  There are 16 rings and
   six of them lie under balls on different cells: at most 11 in a stack, 12
   digits.  Balls and bases are not part of it: balls are sets, bases do not
   change.  Numbers R1.. are those of games/mitsudomoe/README.md. */

#ifndef TABULEIRO_MITSUDOMOE_H
#define TABULEIRO_MITSUDOMOE_H

#include "../engine/bitboard.h"
#include "../engine/game.h"
#include "bots.h"

enum {
  MITSUDOMOE_COLUMNS = 5,
  MITSUDOMOE_ROWS = 5,
  MITSUDOMOE_STRIDE = 6,
  MITSUDOMOE_BITS = 30, /* bits of a set of cells */
  MITSUDOMOE_BALLS = 3,
  MITSUDOMOE_RINGS = 8,
  MITSUDOMOE_HAND = 5,        /* rings in a supply at the start */
  MITSUDOMOE_GOAL_WORTH = 20, /* R16 */

  /* Most moves of a position.  Of 8 own rings 3 lie under balls.  With a ring
     in the supply there are at most 4 to be moved, each to any of the 18
     other cells without a ball, and 19 cells for one from the supply: 91.
     With an empty supply 5 rings have 5 * 18 = 90 moves.  Balls, 3 of them,
     have at most the 5 other own rings to go to: 15; so have relocations. */
  MITSUDOMOE_MAX_MOVES = 91,

  MITSUDOMOE_MAX_BALL_MOVES = 15
};

/* A set of cells. */
typedef uint32_t mitsudomoe_set;

/* What the player to move does next (R5). */
enum mitsudomoe_step { MITSUDOMOE_RING, MITSUDOMOE_BALL, MITSUDOMOE_RELOCATE };

typedef struct mitsudomoe_position {
  mitsudomoe_set balls[2]; /* by player */
  mitsudomoe_set rings[2]; /* cells whose top ring is the player's, under a
                              ball or not */
  mitsudomoe_set vaulted;  /* balls to relocate; empty at other steps */

  /* How many balls of the player to move could come down on a cell, had it a
     ring there and did the enemy's balls have rings to go to: 0 to 3, in two
     bits of the cell.  It depends on balls only, so at a ring step it already
     tells what the ball step will ask; stale at the step relocate. */
  mitsudomoe_set landing[2];

  uint16_t stack[MITSUDOMOE_BITS]; /* rings by cell, 1 if there is none */
  uint8_t hand[2];                 /* rings in the supply, by player */
  uint8_t to_move;                 /* enum player */
  uint8_t step;                    /* enum mitsudomoe_step */
  bool official;                   /* rules(official) */
} mitsudomoe_position;

_Static_assert(sizeof(mitsudomoe_position) <= POSITION_SIZE,
               "a position fits the engine's bytes");

static inline const mitsudomoe_position *
mitsudomoe_of(const position *p) {
  return (const mitsudomoe_position *)(const void *)p->bytes;
}

static inline mitsudomoe_position *
mitsudomoe_in(position *p) {
  return (mitsudomoe_position *)(void *)p->bytes;
}

static inline int
mitsudomoe_bit(int col, int row) {
  return MITSUDOMOE_STRIDE * col + row;
}

static inline int
mitsudomoe_col(int cell) {
  return cell / MITSUDOMOE_STRIDE;
}

static inline int
mitsudomoe_row(int cell) {
  return cell % MITSUDOMOE_STRIDE;
}

static inline bool
mitsudomoe_has(mitsudomoe_set s, int cell) {
  return (s >> cell) & 1;
}

/* The home cells of PLAYER, which are the goals of the other (R1). */
mitsudomoe_set mitsudomoe_home(enum player player);

/* The eight cells around CELL, as far as they are on the board. */
mitsudomoe_set mitsudomoe_around(int cell);

/* The cells with a ring of PLAYER on top: where its balls can go. */
mitsudomoe_set mitsudomoe_free_rings(const mitsudomoe_position *p,
                                     enum player player);

/* Moves, `[Col0,Row0,Col1,Row1,Piece]`, are (from + 1) << 7 | to << 2 | piece,
   with from = -1 for the supply: codes sort as terms. */
enum mitsudomoe_piece {
  MITSUDOMOE_WHITE_RING,
  MITSUDOMOE_BLACK_RING,
  MITSUDOMOE_WHITE_BALL,
  MITSUDOMOE_BLACK_BALL
};

enum { MITSUDOMOE_SUPPLY = -1 };

/* The piece that is the ball, or a ring, of PLAYER. */
static inline enum mitsudomoe_piece
mitsudomoe_piece(bool ball, enum player player) {
  return (enum mitsudomoe_piece)(2 * ball + (int)player);
}

static inline move
mitsudomoe_encode(int from, int to, enum mitsudomoe_piece piece) {
  return (move)(from + 1) << 7 | (move)to << 2 | (move)piece;
}

static inline int
mitsudomoe_from(move m) {
  return (int)(m >> 7) - 1;
}

static inline int
mitsudomoe_to(move m) {
  return (int)(m >> 2 & 0x1f);
}

static inline enum mitsudomoe_piece
mitsudomoe_piece_of(move m) {
  return (enum mitsudomoe_piece)(m & 3);
}

/* Whether M, a move of this encoding, can be made as far as the tops of the
   two stacks, or the supply, tell; turn and step are not looked at. */
bool mitsudomoe_can_shift(const mitsudomoe_position *p, move m);

/* Makes such a move; turn and step stay as they are. */
void mitsudomoe_shift(mitsudomoe_position *p, move m);

/* The ring steps (R6), or ball steps (R7 to R9), of PLAYER, whoever is to
   move: writes them to OUT, ascending, and returns their number. */
int mitsudomoe_ring_moves(const mitsudomoe_position *p, enum player player,
                          move *out);
int mitsudomoe_ball_moves(const mitsudomoe_position *p, enum player player,
                          move *out);

/* Whether the balls of PLAYER are on its goals (R12). */
bool mitsudomoe_on_goals(const mitsudomoe_position *p, enum player player);

/* The value of the balls of PLAYER (R16). */
int mitsudomoe_points(const mitsudomoe_position *p, enum player player);

/* What P, after a ring step of PLAYER, is worth to a bot that goes on with
   the ball step of LEVEL, 1 to 3 (R17, R18). */
int mitsudomoe_ring_worth(const mitsudomoe_position *p, enum player player,
                          int level);

/* Whether the top ring of CELL lies on one of PLAYER. */
bool mitsudomoe_covers(const mitsudomoe_position *p, int cell,
                       enum player player);

/* By how many steps the player to move can throw back balls of the enemy with
   a vault, if it has a ring to land on and the balls go to the enemy's last
   free ring. */
int mitsudomoe_thrown_back(const mitsudomoe_position *p);

/* Sets P's landing from all the rest. */
void mitsudomoe_settle(mitsudomoe_position *p);

/* The evaluation, see mitsudomoe_evaluation.c. */
extern const evaluation_term mitsudomoe_terms[];
void mitsudomoe_count_terms(const position *p, int *counts);

extern const game mitsudomoe_game;
extern const bots mitsudomoe_bots;

#endif
