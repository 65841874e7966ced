/* ending.h - positions of a game that are numbered, for tables of their values.

   A game that supplies struct endings numbers some of its positions, such as
   those of the phase in which stones move.  They are in layers: a ply leads to
   the same layer, to a lower one, or to a position that has no number, such as
   that of a take, from where a few plies of the same player lead to a lower
   layer or to the end of the game.

   A value is that for the player to move: a code of 16 bits. */

#ifndef TABULEIRO_ENDING_H
#define TABULEIRO_ENDING_H

#include <stddef.h>

#include "game.h"

typedef struct endings {
  /* Returns the numbering of positions with the board and the rules of LIKE, or
     NULL if there is none or no memory.  The caller frees it with close. */
  void *(*open)(const position *like);
  void (*close)(void *numbering);

  /* Prepares NUMBERING for the indexes of LAYER, which position_of and index_of
     need.  No other thread may use NUMBERING meanwhile.  Returns false if there
     is no memory.  NULL if no layer needs it. */
  bool (*prepare)(void *numbering, int layer);

  /* Returns a number that tells the numberings of the game apart, for that of
     positions like LIKE; 0 if there is none. */
  uint64_t (*key)(const position *like);

  /* Returns the number of layers, and of the indexes of a layer. */
  int (*layers)(const void *numbering);
  uint64_t (*size)(const void *numbering, int layer);

  /* Sets *P to the position with INDEX of LAYER.  Returns false if the index is
     not used.  Positions that the symmetries of the game make equal share an
     index, and the position is one of them. */
  bool (*position_of)(const void *numbering, int layer, uint64_t index,
                      position *p);

  /* Sets *LAYER and *INDEX to those of P; false if P, any position of the game,
     has none.  *INDEX has no meaning unless the layer is prepared. */
  bool (*index_of)(const void *numbering, const position *p, int *layer,
                   uint64_t *index);

  /* Writes to OUT the positions of the layer of P from which one ply of the
     other player leads to P, and returns their number, max_predecessors at
     most.  Plies within a layer pass the turn. */
  int (*predecessors)(const void *numbering, const position *p, position *out);
  int max_predecessors;

  /* Whether every line from a position without a number reaches numbered ones
     or the end of the game, and visits no position twice: such a position has a
     value, too. */
  bool all_lead_in;
} endings;

/* Values.  ENDING_OPEN is marked in a table that is being built. */
typedef uint16_t ending_value;

enum {
  ENDING_UNUSED,  /* of an index that is not used */
  ENDING_DRAW,    /* neither player can force a win */
  ENDING_DECIDED, /* and above: see ending_decided */
  ENDING_OPEN = 1 << 15,
  ENDING_MOST_PLIES = (ENDING_OPEN - ENDING_DECIDED) / 2 - 1
};

/* The value of a position that the player to move wins, or loses, in PLIES. */
static inline ending_value
ending_decided(bool wins, int plies) {
  assert(plies >= 0 && plies <= ENDING_MOST_PLIES);
  return (ending_value)(ENDING_DECIDED + 2 * plies + wins);
}

static inline bool
ending_is_decided(ending_value v) {
  return v >= ENDING_DECIDED;
}

/* Of a decided value. */
static inline bool
ending_wins(ending_value v) {
  return (v - ENDING_DECIDED) & 1;
}

static inline int
ending_plies(ending_value v) {
  return (v - ENDING_DECIDED) >> 1;
}

/* Returns a number that is greater the better V is for its player. */
static inline int
ending_rank(ending_value v) {
  const int most = ENDING_MOST_PLIES + 1;

  return !ending_is_decided(v) ? 0
         : ending_wins(v)      ? most - ending_plies(v)
                               : ending_plies(v) - most;
}

/* Returns the value of a move that leads to V, for the player who moves, who is
   the one to move in V if SAME. */
static inline ending_value
ending_before(ending_value v, bool same) {
  return ending_is_decided(v)
             ? ending_decided(ending_wins(v) == same, ending_plies(v) + 1)
             : v;
}

#endif
