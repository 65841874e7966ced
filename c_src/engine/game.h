/* game.h - what a game is to the engine.

   A game is a table of functions over positions and moves.  Everything that
   searches, counts or plays at random works on this table alone: it knows no
   game by name and no Prolog.  The idea is OpenSpiel's (Lanctot et al. 2019,
   "OpenSpiel: A Framework for Reinforcement Learning in Games"), cut down to
   two players and perfect information.

   A *ply* is one atomic choice.  Whose it is comes from the position: a turn
   may be several plies of one player, so sides need not alternate. */

#ifndef TABULEIRO_GAME_H
#define TABULEIRO_GAME_H

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>

enum {
  POSITION_SIZE = 256,
  GAME_MAX_MOVES = 8192,    /* no game may have more moves in a position */
  GAME_MOST_PROMISE = 1000, /* see order */
  GAME_UNBOUNDED = INT_MAX, /* max_plies of a game that can go on forever */
  EVALUATION_MAX_TERMS = 32
};

/* A position: a value without pointers, copied by assignment.  The engine
   sees bytes; the game lays its own struct over them.  Bytes that a game does
   not use have no meaning and need not be set. */
typedef struct position {
  _Alignas(16) unsigned char bytes[POSITION_SIZE];
} position;

/* A move in the game's own encoding.  Within one position the numeric order
   of codes is the standard order of the Prolog terms they stand for. */
typedef uint32_t move;

/* Legal in no position of any game. */
static const move MOVE_NONE = UINT32_MAX;

/* The players, in the order in which the game lists them. */
enum player { PLAYER_1 = 0, PLAYER_2 = 1 };

/* The outcome of a position; the first two equal the winner's player. */
enum outcome {
  OUTCOME_PLAYER_1 = PLAYER_1,
  OUTCOME_PLAYER_2 = PLAYER_2,
  OUTCOME_DRAW,
  OUTCOME_NONE /* play goes on */
};

/* One term of a game's evaluation, see evaluation.h. */
typedef struct evaluation_term {
  const char *name;    /* for analysis: lower case, words joined by _ */
  int weight;          /* of one that a player has more than the other */
  const char *meaning; /* what is counted, in one line */
} evaluation_term;

/* The function table.  Every position passed in is one that the game accepts
   (the bridge checks terms before they become positions), no function
   allocates, blocks or keeps a pointer, and all may run in several threads
   at once. */
typedef struct game {
  /* The Prolog module of the game; static storage. */
  const char *name;

  /* The most moves that any position has, at most GAME_MAX_MOVES.  A buffer of
     this many moves is large enough for every function below that writes moves.
   */
  int max_moves;

  /* The most plies that a game has, or GAME_UNBOUNDED. */
  int max_plies;

  /* Sets *P to the start of a game whose config is the default. */
  void (*start)(position *p);

  /* Whose ply it is; meaningful also when the game is over. */
  enum player (*to_move)(const position *p);

  /* Whether a turn begins at P: false where the player to move is still to
     finish one.  NULL if every ply is a turn. */
  bool (*turn_begins)(const position *p);

  /* Writes the legal moves to OUT, ascending and without duplicates, and
     returns their number: 0 exactly when the game is over. */
  int (*moves)(const position *p, move *out);

  /* The number that moves would return, without listing them. */
  int (*count_moves)(const position *p);

  /* Whether M, any 32 bits, is one of the moves. */
  bool (*is_legal)(const position *p, move m);

  /* Writes to TO the position after the legal move M in FROM.  FROM and TO
     may be the same object. */
  void (*play)(const position *from, move m, position *to);

  enum outcome (*outcome)(const position *p);

  /* How good P is for PLAYER, as value/3 tells it; higher is better. */
  int (*value)(const position *p, enum player player);

  /* The terms of the evaluation, at most EVALUATION_MAX_TERMS, a NULL name
     after the last; NULL if value is all there is. */
  const evaluation_term *terms;

  /* Sets COUNTS[i] to how much of the i-th term P has for PLAYER_1, less how
     much it has for PLAYER_2.  The game is not over at P.  NULL if there are
     no terms. */
  void (*count_terms)(const position *p, int *counts);

  /* Sets PROMISE[i] to how good the legal move MOVES[i] looks before it is
     played, -GAME_MOST_PROMISE..GAME_MOST_PROMISE, 0 for most: the higher, the
     sooner it is tried.  NULL if the game has no idea. */
  void (*order)(const position *p, const move *moves, int n, int *promise);

  /* Writes to OUT the MOST moves that order gives the highest promise, the
     highest first, or all moves if there are no more than MOST, and returns
     their number.  For a game of so many moves that listing them all costs more
     than searching the best; NULL for others, and for those without order. */
  int (*promising)(const position *p, int most, move *out);

  /* A hash of everything that the rules look at: equal positions have equal
     hashes, different ones rarely do. */
  uint64_t (*hash)(const position *p);
} game;

#endif
