/* rules.h - positions and moves of Mitsudomoe.

   A stack of rings is a binary number: a 1 that marks the bottom, then one
   digit for the colour of each ring, the top ring last.  Of 16 rings six lie
   under balls on different cells, so a stack has at most 11 rings and 12
   digits.  Balls are sets, and bases do not change: neither is part of a stack.
   Numbers R1.. refer to games/mitsudomoe/README.md. */

#ifndef TABULEIRO_MITSUDOMOE_RULES_H
#define TABULEIRO_MITSUDOMOE_RULES_H

#include "board.h"

enum {
  MITSUDOMOE_BALLS = 3,
  MITSUDOMOE_RINGS = 8,
  MITSUDOMOE_HAND = 5, /* rings in a supply at the start */

  /* Of 8 own rings 3 lie under balls.  With a ring in the supply at most 4
     rings can move, each to any of 18 other cells without a ball, and the
     supply has 19 cells: 4 * 18 + 19 = 91.  With an empty supply 5 rings have 5
     * 18 = 90 moves.  Each of 3 balls has at most the 5 other own rings as
     targets: 15 moves.  Relocations have the same bound of 15. */
  MITSUDOMOE_MAX_MOVES = 91,

  MITSUDOMOE_MAX_BALL_MOVES = 15
};

/* What the player to move does next (R5). */
enum mitsudomoe_step { MITSUDOMOE_RING, MITSUDOMOE_BALL, MITSUDOMOE_RELOCATE };

typedef struct mitsudomoe_position {
  mitsudomoe_set balls[2]; /* by player */
  mitsudomoe_set rings[2]; /* by player of the top ring, under a ball or not */
  mitsudomoe_set below[2]; /* by player of the ring below it: derived */
  mitsudomoe_set vaulted;  /* balls to relocate; empty at other steps */

  /* The number, 0 to 3 as two bits, of balls of the player to move that could
     land on each cell if the player had a ring there and the enemy's balls had
     rings to be relocated to.  It depends on the balls alone, so a ring step
     does not change it.  Undefined at the step relocate. */
  mitsudomoe_set landing[2];

  uint64_t stacks_hash;            /* the part of the hash for stack */
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

static inline mitsudomoe_set
mitsudomoe_all_balls(const mitsudomoe_position *p) {
  return p->balls[0] | p->balls[1];
}

/* The cells with a ring of PLAYER on top and no ball: targets of its balls. */
static inline mitsudomoe_set
mitsudomoe_free_rings(const mitsudomoe_position *p, enum player player) {
  return p->rings[player] & ~mitsudomoe_all_balls(p);
}

/* The balls that PLAYER may move: all but those on a goal (R7). */
static inline mitsudomoe_set
mitsudomoe_movable_balls(const mitsudomoe_position *p, enum player player) {
  return p->balls[player] & ~mitsudomoe_goals(player);
}

/* The balls that PLAYER may vault while the enemy has rings to relocate to: all
   except, by the official rules, enemy balls on their goals (R8, R14). */
static inline mitsudomoe_set
mitsudomoe_vaultable_balls(const mitsudomoe_position *p, enum player player) {
  const enum player enemy = !player;

  return mitsudomoe_all_balls(p) &
         ~(p->official ? p->balls[enemy] & mitsudomoe_goals(enemy) : 0);
}

/* The balls that PLAYER may vault at P (R9). */
static inline mitsudomoe_set
mitsudomoe_vaultable_now(const mitsudomoe_position *p, enum player player) {
  return mitsudomoe_free_rings(p, !player)
             ? mitsudomoe_vaultable_balls(p, player)
             : p->balls[player];
}

/* Moves, `[Col0,Row0,Col1,Row1,Piece]`, are (from + 1) << 7 | to << 2 | piece,
   with from = -1 for the supply: codes sort as terms. */
enum mitsudomoe_piece {
  MITSUDOMOE_WHITE_RING,
  MITSUDOMOE_BLACK_RING,
  MITSUDOMOE_WHITE_BALL,
  MITSUDOMOE_BLACK_BALL
};

enum { MITSUDOMOE_SUPPLY = -1 };

/* The ball or, unless BALL, the ring of PLAYER. */
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

/* Whether M, a move of this encoding, is possible for the tops of the two
   stacks or the supply, whatever the turn and the step. */
bool mitsudomoe_can_shift(const mitsudomoe_position *p, move m);

/* Makes such a move.  Turn and step do not change. */
void mitsudomoe_shift(mitsudomoe_position *p, move m);

/* Writes the ring steps (R6), or the ball steps (R7 to R9), of PLAYER to OUT,
   ascending, and returns their number; either player may be to move. */
int mitsudomoe_ring_moves(const mitsudomoe_position *p, enum player player,
                          move *out);
int mitsudomoe_ball_moves(const mitsudomoe_position *p, enum player player,
                          move *out);

/* Whether the balls of PLAYER are on its goals (R12). */
bool mitsudomoe_on_goals(const mitsudomoe_position *p, enum player player);

/* The value of the balls of PLAYER (R16). */
int mitsudomoe_points(const mitsudomoe_position *p, enum player player);

/* Whether the ring below the top ring of CELL is PLAYER's. */
static inline bool
mitsudomoe_covers(const mitsudomoe_position *p, int cell, enum player player) {
  return mitsudomoe_has(p->below[player], cell);
}

/* Whether P, at the step relocate, has balls of the enemy to relocate and a
   cell for them. */
bool mitsudomoe_can_relocate(const mitsudomoe_position *p);

/* Sets LANDING as p->landing is defined, if balls vault over VAULTABLE alone.
 */
void mitsudomoe_set_landing(const mitsudomoe_position *p,
                            mitsudomoe_set vaultable,
                            mitsudomoe_set landing[2]);

/* Returns the sum of the numbers LANDING of CELLS. */
static inline int
mitsudomoe_landings(const mitsudomoe_set landing[2], mitsudomoe_set cells) {
  return mitsudomoe_count(landing[0] & cells) +
         2 * mitsudomoe_count(landing[1] & cells);
}

/* Sets p->landing, p->below and p->stacks_hash from the other members. */
void mitsudomoe_settle(mitsudomoe_position *p);

/* The rules in the table of the game, see game.h. */
void mitsudomoe_start(position *p);
enum player mitsudomoe_to_move(const position *p);
bool mitsudomoe_turn_begins(const position *p);
int mitsudomoe_moves(const position *p, move *out);
int mitsudomoe_count_moves(const position *p);
bool mitsudomoe_is_legal(const position *p, move m);
void mitsudomoe_play(const position *from, move m, position *to);
enum outcome mitsudomoe_outcome(const position *p);
int mitsudomoe_value(const position *p, enum player player);

#endif
