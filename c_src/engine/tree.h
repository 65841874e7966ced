/* tree.h - a game tree in a block of memory of fixed size, for several threads.

   The children of a node lie side by side and after their parent, whatever was
   added in between.  So the part of the tree below a node can be kept, and the
   rest given up, in one pass that moves each node towards the start.

   Threads share a tree without locks (Enzenberger and Müller 2009, "A Lock-Free
   Multithreaded Monte-Carlo Tree Search Algorithm").  One of them adds the
   children of a node; the others see all of them or none.  What is expected of
   a node is read and written in two steps: at times a visit is lost, which does
   no harm.  Bounds are set in one: none is lost. */

#ifndef TABULEIRO_TREE_H
#define TABULEIRO_TREE_H

#include <stdatomic.h>
#include <stddef.h>

#include "game.h"

/* Results, for PLAYER_1. */
enum { RESULT_LOSS = -1, RESULT_DRAW = 0, RESULT_WIN = 1 };

/* The least result that PLAYER_1 can force, and the most, as far as is known:
   if both are one, the node is solved. */
typedef struct tree_bounds {
  int8_t low, high;
  uint16_t plies; /* to the end of the game, if solved: see tree_settle */
} tree_bounds;

typedef struct tree_node {
  /* The share of a win that PLAYER_1 can expect, 0 to 1: the mean of what
     visits came to, and the minimax of what leaves looked like. */
  _Atomic double mean;
  _Atomic float minimax;
  float prior; /* the share of its parent's visits that it is expected to get */
  _Atomic uint32_t visits;
  _Atomic tree_bounds bounds;
  _Atomic uint32_t first; /* of the children, unless tree_is_leaf */
  uint32_t parent;
  move move;                /* that led here */
  uint16_t n;               /* how many children, unless tree_is_leaf */
  _Atomic uint16_t awaited; /* visits that have not come back */
  uint8_t to_move;
  bool kept; /* by tree_move_root, while it works */
} tree_node;

/* Node 0 is the root. */
typedef struct tree {
  tree_node *nodes;
  _Atomic uint32_t size;
  uint32_t room;
  bool may_prune;   /* whether that would make room */
  atomic_bool full; /* and there was none: until tree_prune */
  position root;
} tree;

/* Allocates room for a tree of BYTES, but not of less than LEAST nodes; it has
   no root yet.  False if there is no memory.  The caller frees it with
   tree_free. */
bool tree_init(tree *t, size_t bytes, size_t least);

void tree_free(tree *t);

/* Makes the tree the root P alone.  No other thread uses it. */
void tree_clear(tree *t, const game *g, const position *p);

/* What first is without children, and while a thread adds them. */
enum { TREE_NO_CHILDREN = 0 };
static const uint32_t TREE_ADDING = UINT32_MAX;

/* Whether N has no children that this thread may look at. */
static inline bool
tree_is_leaf(const tree_node *n) {
  const uint32_t first = atomic_load_explicit(&n->first, memory_order_acquire);

  return first == TREE_NO_CHILDREN || first == TREE_ADDING;
}

/* The first child of N, which is no leaf; the others follow. */
static inline tree_node *
tree_children(const tree *t, const tree_node *n) {
  return &t->nodes[atomic_load_explicit(&n->first, memory_order_relaxed)];
}

/* Room for COUNT >= 1 children of node I, a leaf, for the caller to fill in and
   to hand to tree_publish.  NULL if there is no room or another thread adds
   them. */
tree_node *tree_add(tree *t, uint32_t i, int count);

/* Shows the CHILDREN of node I, from tree_add, to all threads. */
void tree_publish(tree *t, uint32_t i, const tree_node *children);

static inline tree_bounds
tree_bounds_of(const tree_node *n) {
  return atomic_load(&n->bounds);
}

static inline bool
tree_is_solved(tree_bounds b) {
  return b.low == b.high;
}

/* What RESULT is worth to PLAYER_1. */
static inline double
tree_worth_of(int result) {
  return (result - RESULT_LOSS) / 2.0;
}

/* WORTH as far as B allows it. */
static inline double
tree_within_bounds(tree_bounds b, double worth) {
  const double low = tree_worth_of(b.low), high = tree_worth_of(b.high);

  return worth < low ? low : worth > high ? high : worth;
}

/* Sets the bounds of node I from those of its children, then those of its
   ancestors, as far as that changes them.  A solved node's plies are those to
   the end when the winner takes the shortest win and the loser the longest
   loss that were found by then.  If several threads settle children of a node,
   the last one to come sees what all have found. */
void tree_settle(tree *t, uint32_t i);

/* Makes room: gives up the children of the nodes that were visited least, about
   half of the tree, but not those of the root.  Those nodes are leaves again,
   and stay worth what they were.  No other thread uses the tree. */
void tree_prune(tree *t);

/* Makes P the root if it is in the tree: the root, or one or two turns below,
   where the search has been; keeps what is below it.  False, and nothing is
   changed, if it is not.  MOVES is room for g->max_moves.  No other thread
   uses the tree. */
bool tree_move_root(tree *t, const game *g, const position *p, move *moves);

#endif
