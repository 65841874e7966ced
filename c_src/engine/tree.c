#include "tree.h"

#include <stdlib.h>

bool
tree_init(tree *t, size_t bytes, size_t least) {
  const size_t wanted = bytes / sizeof(tree_node);
  const size_t room = wanted < least ? least : wanted;

  *t = (tree){.room = room < UINT32_MAX ? (uint32_t)room : UINT32_MAX};
  t->nodes = malloc(t->room * sizeof *t->nodes);
  return t->nodes;
}

void
tree_free(tree *t) {
  free(t->nodes);
}

void
tree_clear(tree *t, const game *g, const position *p) {
  t->root = *p;
  t->size = 1;
  t->may_prune = true;
  t->full = false;
  t->nodes[0] = (tree_node){
      .mean = 0.5,
      .minimax = 0.5F,
      .bounds = (tree_bounds){.low = RESULT_LOSS, .high = RESULT_WIN},
      .to_move = (uint8_t)g->to_move(p)};
}

/* Reserves COUNT nodes.  Returns the first, or TREE_NO_CHILDREN if there is no
   room. */
static uint32_t
reserve(tree *t, uint32_t count) {
  uint32_t first = atomic_load_explicit(&t->size, memory_order_relaxed);

  do {
    if (count > t->room - first)
      return TREE_NO_CHILDREN;
  } while (!atomic_compare_exchange_weak_explicit(
      &t->size, &first, first + count, memory_order_relaxed,
      memory_order_relaxed));
  return first;
}

tree_node *
tree_add(tree *t, uint32_t i, int count) {
  tree_node *const node = &t->nodes[i];
  uint32_t expected = TREE_NO_CHILDREN;

  assert(i < t->size && count >= 1);

  if (!atomic_compare_exchange_strong(&node->first, &expected, TREE_ADDING))
    return NULL;

  const uint32_t first = reserve(t, (uint32_t)count);

  if (first == TREE_NO_CHILDREN) {
    atomic_store(&node->first, TREE_NO_CHILDREN);
    atomic_store(&t->full, t->may_prune);
    return NULL;
  }
  node->n = (uint16_t)count;
  return &t->nodes[first];
}

void
tree_publish(tree *t, uint32_t i, const tree_node *children) {
  atomic_store_explicit(&t->nodes[i].first, (uint32_t)(children - t->nodes),
                        memory_order_release);
}

/* ------------------------------------------------------------------------
   Bounds (Cazenave and Saffidine 2010, "Score Bounded Monte-Carlo Tree Search")
   ------------------------------------------------------------------------ */

static int8_t
better(int8_t a, int8_t b, bool high) {
  return (a > b) == high ? a : b;
}

/* Returns the plies of NODE, solved as RESULT: one more than the fewest of the
   children with this result if the player to move wins, otherwise one more than
   the most. */
static uint16_t
plies_to_end(const tree *t, const tree_node *node, int8_t result) {
  const bool wins =
      result == (node->to_move == PLAYER_1 ? RESULT_WIN : RESULT_LOSS);
  const tree_node *const children = tree_children(t, node);
  int plies = wins ? UINT16_MAX : 0;

  for (int c = 0; c < node->n; c++) {
    const tree_bounds b = tree_bounds_of(&children[c]);

    if (tree_is_solved(b) && b.low == result && (b.plies < plies) == wins)
      plies = b.plies;
  }
  return (uint16_t)(plies + 1);
}

/* Combines KNOWN, the bounds of NODE, with those of its children. */
static tree_bounds
bounds_with_children(const tree *t, const tree_node *node, tree_bounds known) {
  const tree_node *const children = tree_children(t, node);
  const bool high = node->to_move == PLAYER_1;
  tree_bounds all = tree_bounds_of(&children[0]);

  for (int c = 1; c < node->n; c++) {
    const tree_bounds one = tree_bounds_of(&children[c]);

    all.low = better(all.low, one.low, high);
    all.high = better(all.high, one.high, high);
  }
  all.low = better(all.low, known.low, true);
  all.high = better(all.high, known.high, false);
  all.plies = tree_is_solved(all) ? plies_to_end(t, node, all.low) : 0;
  return all;
}

/* Bounds only tighten, and those of a node are read before those of its
   children.  So if the bounds of the node have not changed once its children
   are read, they miss nothing that the children had by then. */
void
tree_settle(tree *t, uint32_t i) {
  for (;;) {
    tree_node *const node = &t->nodes[i];
    tree_bounds before = tree_bounds_of(node), now;

    do {
      now = bounds_with_children(t, node, before);
      if (now.low == before.low && now.high == before.high)
        return;
    } while (!atomic_compare_exchange_weak(&node->bounds, &before, now));
    if (i == 0)
      return;
    i = node->parent;
  }
}

/* ------------------------------------------------------------------------
   A smaller tree
   ------------------------------------------------------------------------ */

static uint32_t
count_children(const tree_node *node) {
  return tree_is_leaf(node) ? 0 : node->n;
}

/* Keeps the subtree of node I as the whole tree, without the children of nodes
   that were visited less than LEAST times.  Nodes are moved in ascending order,
   parents before children, each to the first free place. */
static void
keep(tree *t, uint32_t i, uint32_t least) {
  uint32_t size = 0;

  t->nodes[i].kept = true;
  for (uint32_t from = i; from < t->size; from++) {
    if (!t->nodes[from].kept)
      continue;

    const uint32_t to = size++;
    tree_node *const node = &t->nodes[to];

    *node = t->nodes[from];
    node->kept = false;
    if (to == 0)
      node->parent = 0;
    else if (t->nodes[node->parent].first == from)
      t->nodes[node->parent].first = to;
    if (to > 0 && node->visits < least)
      node->first = TREE_NO_CHILDREN;
    for (uint32_t c = 0; c < count_children(node); c++) {
      tree_children(t, node)[c].parent = to;
      tree_children(t, node)[c].kept = true;
    }
  }
  t->size = size;
  t->may_prune = true;
  t->full = false;
}

/* Returns the number of binary digits of N. */
static int
digits(uint32_t n) {
  int d = 0;

  for (; n > 0; n >>= 1)
    d++;
  return d;
}

void
tree_prune(tree *t) {
  uint32_t children[33] = {0}; /* by the digits of their parent's visits */
  uint32_t sum = 0;
  int d = 0;

  for (uint32_t i = 1; i < t->size; i++)
    children[digits(t->nodes[i].visits)] += count_children(&t->nodes[i]);
  while (d < 32 && (sum += children[d]) < t->size / 2)
    d++;
  keep(t, 0, d < 32 ? (uint32_t)1 << d : UINT32_MAX);
  t->may_prune = t->size <= t->room / 4 * 3;
}

/* ------------------------------------------------------------------------
   A new root
   ------------------------------------------------------------------------ */

enum { TURNS_AHEAD = 2 };

/* Returns a node whose position has HASH: I, whose position is P, or one below
   it that at most CHANGES changes of the player to move lead to.  Returns
   UINT32_MAX if there is none.  The caller checks for collisions of hashes. */
static uint32_t
find(const tree *t, const game *g, uint32_t i, const position *p, uint64_t hash,
     int changes) {
  const tree_node *const node = &t->nodes[i];

  if (g->hash(p) == hash)
    return i;
  for (uint32_t c = 0; c < count_children(node); c++) {
    const tree_node *const child = &tree_children(t, node)[c];
    const int left = changes - (child->to_move != node->to_move);

    if (child->visits > 0 && left >= 0) {
      position next;

      game_play(g, p, child->move, &next);

      const uint32_t found = find(t, g, node->first + c, &next, hash, left);

      if (found != UINT32_MAX)
        return found;
    }
  }
  return UINT32_MAX;
}

/* Whether the children of node I are the moves of P.  A position with the same
   hash by chance hardly has the same moves. */
static bool
fits(const tree *t, const game *g, uint32_t i, const position *p, move *moves) {
  const tree_node *const node = &t->nodes[i];

  if (node->to_move != g->to_move(p))
    return false;
  if (tree_is_leaf(node))
    return true;
  if (game_moves(g, p, moves) != node->n)
    return false;
  for (uint32_t c = 0; c < node->n; c++)
    if (!g->is_legal(p, tree_children(t, node)[c].move))
      return false;
  return true;
}

bool
tree_move_root(tree *t, const game *g, const position *p, move *moves) {
  if (t->size == 0)
    return false;

  const uint32_t i = find(t, g, 0, &t->root, g->hash(p), TURNS_AHEAD);

  if (i == UINT32_MAX || !fits(t, g, i, p, moves))
    return false;
  keep(t, i, 0);
  t->root = *p;
  return true;
}
