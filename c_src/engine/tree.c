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
  t->nodes[0] = (tree_node){.worth = 0.5,
                            .low = RESULT_LOSS,
                            .high = RESULT_WIN,
                            .to_move = (uint8_t)g->to_move(p)};
}

tree_node *
tree_add(tree *t, uint32_t i, int n) {
  if ((uint32_t)n > t->room - t->size)
    return NULL;
  t->nodes[i].first = t->size;
  t->nodes[i].n = (uint16_t)n;
  t->size += (uint32_t)n;
  return &t->nodes[t->nodes[i].first];
}

/* ------------------------------------------------------------------------
   Bounds (Cazenave and Saffidine 2010, "Score Bounded Monte-Carlo Tree Search")
   ------------------------------------------------------------------------ */

static int8_t
better(int8_t a, int8_t b, bool high) {
  return (a > b) == high ? a : b;
}

/* The plies of a solved node: of the children with its result, the fewest if
   the player to move wins, else the most. */
static uint16_t
plies_to_end(const tree *t, const tree_node *node) {
  const bool wins =
      node->low == (node->to_move == PLAYER_1 ? RESULT_WIN : RESULT_LOSS);
  const tree_node *const children = &t->nodes[node->first];
  int plies = wins ? UINT16_MAX : 0;

  for (int c = 0; c < node->n; c++) {
    const tree_node *const child = &children[c];

    if (tree_is_solved(child) && child->low == node->low &&
        (child->plies < plies) == wins)
      plies = child->plies;
  }
  return (uint16_t)(plies + 1);
}

void
tree_settle(tree *t, uint32_t i) {
  for (;;) {
    tree_node *const node = &t->nodes[i];
    const tree_node *const children = &t->nodes[node->first];
    const bool high = node->to_move == PLAYER_1;
    int8_t low_bound = children[0].low, high_bound = children[0].high;

    for (int c = 1; c < node->n; c++) {
      low_bound = better(low_bound, children[c].low, high);
      high_bound = better(high_bound, children[c].high, high);
    }
    if (low_bound == node->low && high_bound == node->high)
      return;
    node->low = low_bound;
    node->high = high_bound;
    node->worth = tree_within_bounds(node, node->worth);
    if (tree_is_solved(node))
      node->plies = plies_to_end(t, node);
    if (i == 0)
      return;
    i = node->parent;
  }
}

/* ------------------------------------------------------------------------
   A new root
   ------------------------------------------------------------------------ */

enum { TURNS_AHEAD = 2 };

/* The node of the position with HASH, at I, where P is, or below, where the
   player to move changes at most CHANGES times; UINT32_MAX if there is none.
   Whether a position is really the one is the caller's to ask. */
static uint32_t
find(const tree *t, const game *g, uint32_t i, const position *p, uint64_t hash,
     int changes) {
  const tree_node *const node = &t->nodes[i];

  if (g->hash(p) == hash)
    return i;
  for (uint32_t c = node->first; c < node->first + node->n; c++) {
    const tree_node *const child = &t->nodes[c];
    const int left = changes - (child->to_move != node->to_move);

    if (child->visits > 0 && left >= 0) {
      position next;

      g->play(p, child->move, &next);

      const uint32_t found = find(t, g, c, &next, hash, left);

      if (found != UINT32_MAX)
        return found;
    }
  }
  return UINT32_MAX;
}

/* Whether the children of node I are by the moves of P: another position with
   the same hash, should there be one, hardly has the same. */
static bool
fits(const tree *t, const game *g, uint32_t i, const position *p, move *moves) {
  const tree_node *const node = &t->nodes[i];

  if (node->to_move != g->to_move(p))
    return false;
  if (node->n == 0)
    return true;
  if (g->moves(p, moves) != node->n)
    return false;
  for (uint32_t c = 0; c < node->n; c++)
    if (!g->is_legal(p, t->nodes[node->first + c].move))
      return false;
  return true;
}

/* Keeps node I and what is below it: the nodes in ascending order, so parents
   before children, each moved to the first free place. */
static void
keep(tree *t, uint32_t i) {
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
    for (uint32_t c = node->first; c < node->first + node->n; c++) {
      t->nodes[c].parent = to;
      t->nodes[c].kept = true;
    }
  }
  t->size = size;
}

bool
tree_move_root(tree *t, const game *g, const position *p, move *moves) {
  if (t->size == 0)
    return false;

  const uint32_t i = find(t, g, 0, &t->root, g->hash(p), TURNS_AHEAD);

  if (i == UINT32_MAX || !fits(t, g, i, p, moves))
    return false;
  keep(t, i);
  t->root = *p;
  return true;
}
