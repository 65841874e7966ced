/* game.h - what a game is to the engine.

   A game is a table of functions over positions and moves.  Everything that
   searches, counts or plays at random works on this table alone: it knows no
   game by name and no Prolog.  The idea is OpenSpiel's (Lanctot et al. 2019,
   "OpenSpiel: A Framework for Reinforcement Learning in Games"), cut down to
   two players and perfect information.

   A *ply* is one atomic choice.  The position determines which player makes it:
   a turn may be several plies of one player, so sides need not alternate. */

#ifndef TABULEIRO_GAME_H
#define TABULEIRO_GAME_H

#include <assert.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>

#include "platform.h"

enum {
  POSITION_SIZE = 256,
  GAME_MAX_MOVES = 8192,    /* the bound of max_moves of any game */
  GAME_MOST_PROMISE = 127,  /* see order */
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
  OUTCOME_NONE /* the game goes on */
};

static inline enum outcome
outcome_won_by(enum player player) {
  return (enum outcome)player;
}

/* Returns PLAYER's share of a win: 1 for a win, 0 for a loss, 0.5 for a draw or
   a game that goes on. */
static inline double
outcome_share(enum outcome outcome, enum player player) {
  return outcome == OUTCOME_DRAW || outcome == OUTCOME_NONE
             ? 0.5
             : outcome == outcome_won_by(player);
}

/* One term of a game's evaluation, see evaluation.h. */
typedef struct evaluation_term {
  const char *name;    /* for analysis: lower case, words joined by _ */
  int weight;          /* per unit that a player has more than the opponent */
  const char *meaning; /* what is counted, in one line */
  const char *gain;    /* what a player gets with a greater score, as a noun in
                          a sentence; NULL if a person learns nothing from it */
} evaluation_term;

/* The function table.  Every position passed in is one that the game accepts:
   the bridge checks terms before they become positions.  No function allocates,
   blocks or keeps a pointer, and all may run in several threads at once. */
typedef struct game {
  /* The Prolog module of the game; static storage. */
  const char *name;

  /* The most moves of any position, at most GAME_MAX_MOVES.  A buffer of this
     many moves is large enough for every function below that writes moves. */
  int max_moves;

  /* The most plies of a game, or GAME_UNBOUNDED. */
  int max_plies;

  /* Sets *P to the start of a game with the default config. */
  void (*start)(position *p);

  /* Returns the player to move; meaningful also when the game is over. */
  enum player (*to_move)(const position *p);

  /* Whether a turn begins at P: false while the player to move has a turn to
     finish.  NULL if every ply is a turn. */
  bool (*turn_begins)(const position *p);

  /* Writes the legal moves to OUT, ascending and without duplicates, and
     returns their number: 0 exactly when the game is over. */
  int (*moves)(const position *p, move *out);

  /* Returns the number that moves returns, without listing them. */
  int (*count_moves)(const position *p);

  /* Returns the number of sequences of two plies from P, without playing them,
     or -1 if they have to be played.  NULL if they always have. */
  int64_t (*count_two)(const position *p);

  /* Whether M, any 32 bits, is one of the moves. */
  bool (*is_legal)(const position *p, move m);

  /* Writes to TO the position after the legal move M in FROM.  FROM and TO
     may be the same object.  Engine code calls game_play. */
  void (*play)(const position *from, move m, position *to);

  enum outcome (*outcome)(const position *p);

  /* Returns the value of P for PLAYER, as value/3 does; higher is better. */
  int (*value)(const position *p, enum player player);

  /* The terms of the evaluation, at most EVALUATION_MAX_TERMS, a NULL name
     after the last.  NULL if the game has none: value is its evaluation. */
  const evaluation_term *terms;

  /* Sets COUNTS[i] to the count of the i-th term for PLAYER_1 less that for
     PLAYER_2.  The game is not over at P.  NULL if there are no terms. */
  void (*count_terms)(const position *p, int *counts);

  /* The net that corrects the sum of the terms, or NULL; see net.h.  FEATURES
     writes the features of P, as the player to move sees them, to OUT, which
     has room for NET_MAX_ACTIVE, and returns their number, or -1 if the net
     knows nothing of such positions, as of boards of another size.  VIEW, 0 to
     VIEWS - 1, is one of the views that the symmetries of the board make equal;
     searches use view 0. */
  const struct net *net;
  int n_features, views;
  int (*features)(const position *p, int view, uint16_t *out);

  /* The net of merged features, or NULL; see net.h. */
  const struct net *merged;

  /* Sets COUNTS as count_terms does, writes the features of the merged net, or
     of net if there is none, as features does for view 0, and returns their
     number or -1: all in one walk of the board.  NULL if there is no work in
     common. */
  int (*inputs)(const position *p, int *counts, uint16_t *features);

  /* The margin of reverse futility pruning, a ply of depth: a lead of more than
     this in the evaluation is hardly ever lost in one ply.  0: no such pruning,
     because the evaluation is too uncertain for it, or untried. */
  int margin;

  /* The least depth of a node whose table move may be searched deeper because
     no other is as good.  0: no such extensions, because they gain nothing in
     this game, or untried. */
  int singular_depth;

  /* Of root moves with equal scores alpha-beta finds the first of the list.
     false: any of them, by the seed of the search. */
  bool first_of_equal;

  /* What futility pruning takes a move of promise N to raise the evaluation by
     at most: base + N * unit.  A unit of 0: no such pruning, because it gains
     nothing in this game, or untried. */
  struct {
    int base, unit;
  } futility;

  /* Sets PROMISE[i] to a guess, before it is played, of how good the legal move
     MOVES[i] is, -GAME_MOST_PROMISE..GAME_MOST_PROMISE and 0 for most moves.
     Searches try moves of higher promise sooner.  NULL if the game has no
     guess. */
  void (*order)(const position *p, const move *moves, int n, int *promise);

  /* Writes to OUT the MOST moves of highest promise, the highest first, or all
     moves if there are no more, and their promise, and returns their number.
     Leaves out moves of less promise than LEAST.  For games with so
     many moves that listing all costs more than searching the best.  NULL for
     other games, and for those without order. */
  int (*promising)(const position *p, int most, int least, move *out,
                   int *promise);

  /* Returns a hash of everything that the rules depend on: equal positions have
     equal hashes, different positions rarely do. */
  uint64_t (*hash)(const position *p);

  /* Returns a hash that equal positions share, and such as have the same player
     to move, the same outcome and the same result in the same number of plies,
     for instance because the symmetries of the game make them equal.  It costs
     more than hash.  NULL if the game has no such classes. */
  uint64_t (*class_hash)(const position *p);

  /* Returns the number of plies that every line from P to the end of the game
     has; 0 at its end.  NULL if lines differ. */
  int (*plies_left)(const position *p);

  /* The positions that are numbered for tables, see ending.h, or NULL. */
  const struct endings *endings;
} game;

/* Plays the legal move M of FROM, as g->play does. */
static inline void
game_play(const game *g, const position *from, move m, position *to) {
  assert(g->is_legal(from, m));
  g->play(from, m, to);
}

/* Lists the moves of P, as g->moves does. */
static inline int
game_moves(const game *g, const position *p, move *out) {
  const int n = g->moves(p, out);

  assert(n >= 0 && n <= g->max_moves);
  return n;
}

#endif
