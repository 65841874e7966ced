/* tree.h - a game tree in a block of memory of fixed size.

   The children of a node lie side by side and after their parent, whatever was
   added in between.  So the part of the tree below a node can be kept, and the
   rest given up, in one pass that moves each node towards the start. */

#ifndef TABULEIRO_TREE_H
#define TABULEIRO_TREE_H

#include <stddef.h>

#include "game.h"

/* Results, for PLAYER_1. */
enum { RESULT_LOSS = -1, RESULT_DRAW = 0, RESULT_WIN = 1 };

typedef struct tree_node {
  double worth; /* of a win, expected for PLAYER_1: 0 to 1 */
  uint32_t visits;
  uint32_t parent;
  uint32_t first; /* of the children */
  move move;      /* that led here */
  uint16_t n;     /* how many children; 0 until they are added */
  uint16_t plies; /* to the end of the game, if solved: see tree_settle */
  int8_t low;     /* the least result that PLAYER_1 can force, and the most, */
  int8_t high;    /* as far as is known; the node is solved if both are one */
  uint8_t to_move;
  bool kept; /* by tree_move_root, while it works */
} tree_node;

/* Node 0 is the root. */
typedef struct tree {
  tree_node *nodes;
  uint32_t size, room;
  position root;
} tree;

/* Allocates room for a tree of BYTES, but not of less than LEAST nodes; it has
   no root yet.  False if there is no memory.  The caller frees it with
   tree_free. */
bool tree_init(tree *t, size_t bytes, size_t least);

void tree_free(tree *t);

/* Makes the tree the root P alone. */
void tree_clear(tree *t, const game *g, const position *p);

/* Adds N >= 1 children, to be filled in by the caller, to node I, which has
   none, and returns the first; NULL if there is no room. */
tree_node *tree_add(tree *t, uint32_t i, int n);

static inline bool
tree_is_solved(const tree_node *n) {
  return n->low == n->high;
}

/* What RESULT is worth to PLAYER_1. */
static inline double
tree_worth_of(int result) {
  return (result - RESULT_LOSS) / 2.0;
}

/* WORTH as far as the bounds of N allow it. */
static inline double
tree_within_bounds(const tree_node *n, double worth) {
  const double low = tree_worth_of(n->low), high = tree_worth_of(n->high);

  return worth < low ? low : worth > high ? high : worth;
}

/* Sets the bounds of node I from those of its children, then those of its
   ancestors, as far as that changes them.  A solved node's plies are those to
   the end when the winner takes the shortest win and the loser the longest
   loss that were found.  What nodes are worth is kept within their bounds. */
void tree_settle(tree *t, uint32_t i);

/* Makes P the root if it is in the tree: the root, or one or two turns below,
   where the search has been; keeps what is below it.  False, and nothing is
   changed, if it is not.  MOVES is room for g->max_moves. */
bool tree_move_root(tree *t, const game *g, const position *p, move *moves);

#endif
