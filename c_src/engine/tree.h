/* tree.h - a game tree in a block of memory of fixed size, for several threads.

   The children of a node lie side by side and after their parent, whatever was
   added in between.  So the subtree of a node can be kept, and the rest
   dropped, in one pass that moves each node towards the start.

   Threads share a tree without locks (Enzenberger and Müller 2009, "A Lock-Free
   Multithreaded Monte-Carlo Tree Search Algorithm").  One thread adds the
   children of a node; the others see all of them or none.  Mean and visits are
   read and written in two steps: now and then a visit is lost, which does no
   harm.  Bounds change by compare-and-swap: none is lost. */

#ifndef TABULEIRO_TREE_H
#define TABULEIRO_TREE_H

#include <stdatomic.h>
#include <stddef.h>

#include "game.h"

/* Results, for PLAYER_1. */
enum { RESULT_LOSS = -1, RESULT_DRAW = 0, RESULT_WIN = 1 };

/* The lowest and the highest result that PLAYER_1 may get, as far as proved.  A
   node is solved when the two are equal; PLIES are then those to the end of the
   game, see tree_settle. */
typedef struct tree_bounds {
  int8_t low, high;
  uint16_t plies;
} tree_bounds;

typedef struct tree_node {
  /* Two values, as PLAYER_1's share of a win, 0 to 1: the mean of the visits,
     and the minimax of the evaluations of the leaves below. */
  _Atomic double mean;
  _Atomic float minimax;
  float prior; /* expected share of the parent's visits */
  _Atomic uint32_t visits;
  _Atomic tree_bounds bounds;
  _Atomic uint32_t first; /* child, unless tree_is_leaf */
  uint32_t parent;
  move move;                /* that leads to this node */
  uint16_t n;               /* children, unless tree_is_leaf */
  _Atomic uint16_t awaited; /* visits under way */
  uint8_t to_move;          /* enum player */
  bool kept;                /* used by tree_move_root and tree_prune */
} tree_node;

/* Node 0 is the root. */
typedef struct tree {
  tree_node *nodes;
  _Atomic uint32_t size;
  uint32_t room;
  bool may_prune;   /* whether tree_prune would make room */
  atomic_bool full; /* a node found no room although pruning would make some */
  position root;
} tree;

/* Allocates a tree of BYTES, but of at least LEAST nodes.  It has no root yet.
   Returns false if there is no memory.  The caller frees it with tree_free. */
bool tree_init(tree *t, size_t bytes, size_t least);

void tree_free(tree *t);

/* Makes P the root, and the only node.  No other thread uses the tree. */
void tree_clear(tree *t, const game *g, const position *p);

/* Makes P the root if it is the root already or a position one or two turns
   below that the search has visited; keeps its subtree.  Otherwise returns
   false and changes nothing.  MOVES has room for g->max_moves.  No other thread
   uses the tree. */
bool tree_move_root(tree *t, const game *g, const position *p, move *moves);

/* Makes room: drops the children of the least visited nodes, about half of the
   tree, but never those of the root.  These nodes become leaves again and keep
   their values.  No other thread uses the tree. */
void tree_prune(tree *t);

/* ------------------------------------------------------------------------
   Children
   ------------------------------------------------------------------------ */

/* The first child of a node without children, and of one to which a thread is
   adding them. */
enum { TREE_NO_CHILDREN = 0 };
static const uint32_t TREE_ADDING = UINT32_MAX;

/* Whether N has no children that this thread may read. */
static inline bool
tree_is_leaf(const tree_node *n) {
  const uint32_t first = atomic_load_explicit(&n->first, memory_order_acquire);

  return first == TREE_NO_CHILDREN || first == TREE_ADDING;
}

/* Returns the first child of N, which is no leaf; the others follow. */
static inline tree_node *
tree_children(const tree *t, const tree_node *n) {
  const uint32_t first = atomic_load_explicit(&n->first, memory_order_relaxed);

  assert(first != TREE_NO_CHILDREN && first != TREE_ADDING);
  return &t->nodes[first];
}

/* Reserves COUNT >= 1 children of node I, a leaf.  The caller fills them in and
   passes them to tree_publish.  Returns NULL if there is no room or another
   thread adds them. */
tree_node *tree_add(tree *t, uint32_t i, int count);

/* Shows the CHILDREN of node I, from tree_add, to all threads. */
void tree_publish(tree *t, uint32_t i, const tree_node *children);

/* ------------------------------------------------------------------------
   Values
   ------------------------------------------------------------------------ */

static inline uint32_t
tree_visits(const tree_node *n) {
  return atomic_load_explicit(&n->visits, memory_order_relaxed);
}

static inline double
tree_mean(const tree_node *n) {
  return atomic_load_explicit(&n->mean, memory_order_relaxed);
}

static inline float
tree_minimax(const tree_node *n) {
  return atomic_load_explicit(&n->minimax, memory_order_relaxed);
}

/* ------------------------------------------------------------------------
   Bounds
   ------------------------------------------------------------------------ */

static inline tree_bounds
tree_bounds_of(const tree_node *n) {
  return atomic_load(&n->bounds);
}

static inline bool
tree_is_solved(tree_bounds b) {
  return b.low == b.high;
}

/* Returns the result of OUTCOME, which is not OUTCOME_NONE. */
static inline int8_t
tree_result(enum outcome outcome) {
  assert(outcome != OUTCOME_NONE);
  return outcome == OUTCOME_DRAW       ? RESULT_DRAW
         : outcome == OUTCOME_PLAYER_1 ? RESULT_WIN
                                       : RESULT_LOSS;
}

/* Returns PLAYER_1's share of a win: 0, 0.5 or 1. */
static inline double
tree_share(int result) {
  return (result - RESULT_LOSS) / 2.0;
}

/* Returns SHARE, raised or lowered to the bounds B. */
static inline double
tree_within_bounds(tree_bounds b, double share) {
  const double low = tree_share(b.low), high = tree_share(b.high);

  return share < low ? low : share > high ? high : share;
}

/* Tightens the bounds of node I to those of its children, then the bounds of
   its ancestors, up to one that does not change.  The plies of a solved node
   count the shortest win for the winner and the longest loss for the loser
   among the lines solved by then.  If several threads settle children of a
   node, the last one sees the bounds that all have found. */
void tree_settle(tree *t, uint32_t i);

#endif
