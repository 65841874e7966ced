#include "proof_graph.h"

#include <stdlib.h>

enum {
  CLOCK_NODES = 1024, /* between two readings of the clock */
  FIRST_EDGES = 1024
};

/* An edge to a position, in the list of those that lead to it. */
typedef struct edge {
  uint32_t next; /* 0 after the last; edge 0 is not used */
  uint32_t parent;
} edge;

/* What only the listing needs. */
typedef struct listing {
  proof_graph *graph;
  position *positions; /* by id */
  uint32_t *into;      /* by id: the first edge that leads to it */
  uint16_t *open;      /* by id: moves whose value is not known */
  uint8_t *to_move;    /* by id */
  edge *edges;
  size_t n_edges, room;
  move *moves;
} listing;

static uint64_t
key_of(const game *g, const position *p) {
  const uint64_t key = g->hash(p);

  return key ? key : 1;
}

/* Returns the slot of KEY, or an empty one. */
static size_t
slot_of(const proof_graph *graph, uint64_t key) {
  const size_t mask = graph->n_slots - 1;
  size_t slot = (size_t)(key * 0x9e3779b97f4a7c15u >> 20) & mask;

  while (graph->keys[slot] && graph->keys[slot] != key)
    slot = (slot + 1) & mask;
  return slot;
}

static void
listing_free(listing *l) {
  platform_unmap(l->positions, l->graph->most * sizeof *l->positions);
  platform_unmap(l->into, l->graph->most * sizeof *l->into);
  platform_unmap(l->open, l->graph->most * sizeof *l->open);
  platform_unmap(l->to_move, l->graph->most);
  free(l->edges);
  free(l->moves);
}

void
proof_graph_free(proof_graph *graph) {
  platform_unmap(graph->keys, graph->n_slots * sizeof *graph->keys);
  platform_unmap(graph->ids, graph->n_slots * sizeof *graph->ids);
  platform_unmap(graph->plies, graph->most * sizeof *graph->plies);
  platform_unmap(graph->outcome, graph->most);
}

static bool
listing_init(listing *l, proof_graph *graph, const game *g, uint32_t most) {
  *graph = (proof_graph){.game = g, .n_slots = 4, .most = most};
  while (graph->n_slots < 2 * (size_t)most)
    graph->n_slots *= 2;
  graph->keys = platform_map(graph->n_slots * sizeof *graph->keys);
  graph->ids = platform_map(graph->n_slots * sizeof *graph->ids);
  graph->plies = platform_map(most * sizeof *graph->plies);
  graph->outcome = platform_map(most);
  *l = (listing){.graph = graph, .room = FIRST_EDGES};
  l->positions = platform_map(most * sizeof *l->positions);
  l->into = platform_map(most * sizeof *l->into);
  l->open = platform_map(most * sizeof *l->open);
  l->to_move = platform_map(most);
  l->edges = malloc(l->room * sizeof *l->edges);
  l->moves = malloc((size_t)g->max_moves * sizeof *l->moves);
  l->n_edges = 1;
  return graph->keys && graph->ids && graph->plies && graph->outcome &&
         l->positions && l->into && l->open && l->to_move && l->edges &&
         l->moves;
}

/* Sets *ID to the id of P, a new one if P is new.  Returns false if there is no
   room. */
static bool
number(listing *l, const position *p, uint32_t *id) {
  proof_graph *const graph = l->graph;
  const uint64_t key = key_of(graph->game, p);
  const size_t slot = slot_of(graph, key);

  if (graph->keys[slot]) {
    *id = graph->ids[slot];
    return true;
  }
  if (graph->n == l->graph->most)
    return false;
  *id = graph->n++;
  graph->keys[slot] = key;
  graph->ids[slot] = *id;
  graph->outcome[*id] = (uint8_t)graph->game->outcome(p);
  l->to_move[*id] = (uint8_t)graph->game->to_move(p);
  l->positions[*id] = *p;
  return true;
}

static bool
add_edge(listing *l, uint32_t parent, uint32_t child) {
  if (l->n_edges == l->room) {
    edge *const edges = l->room > UINT32_MAX / 2
                            ? NULL
                            : realloc(l->edges, 2 * l->room * sizeof *edges);

    if (!edges)
      return false;
    l->edges = edges;
    l->room *= 2;
  }
  l->edges[l->n_edges] = (edge){.next = l->into[child], .parent = parent};
  l->into[child] = (uint32_t)l->n_edges++;
  return true;
}

/* Numbers what the position of ID leads to. */
static bool
expand(listing *l, uint32_t id) {
  const game *const g = l->graph->game;
  const position p = l->positions[id];
  const int n = game_moves(g, &p, l->moves);

  l->open[id] = (uint16_t)n;
  for (int i = 0; i < n; i++) {
    position next;
    uint32_t child;

    game_play(g, &p, l->moves[i], &next);
    if (!number(l, &next, &child) || !add_edge(l, id, child))
      return false;
  }
  return true;
}

/* Solves the graph backward.  Every edge is one ply, so positions are decided
   in the order of their plies: a player that wins has the shortest win, and one
   that loses loses by the last of its moves that is decided.  QUEUE has room
   for all positions. */
static void
solve(listing *l, uint32_t *queue) {
  proof_graph *const graph = l->graph;
  uint32_t first = 0, last = 0;

  for (uint32_t id = 0; id < graph->n; id++) {
    if (graph->outcome[id] == OUTCOME_DRAW)
      graph->outcome[id] = OUTCOME_NONE;
    else if (graph->outcome[id] != OUTCOME_NONE)
      queue[last++] = id;
  }
  while (first < last) {
    const uint32_t child = queue[first++];
    const uint8_t winner = graph->outcome[child];

    for (uint32_t e = l->into[child]; e; e = l->edges[e].next) {
      const uint32_t id = l->edges[e].parent;

      if (graph->outcome[id] != OUTCOME_NONE ||
          (--l->open[id] > 0 && l->to_move[id] != winner))
        continue;
      graph->outcome[id] = winner;
      graph->plies[id] = graph->plies[child] < UINT16_MAX
                             ? (uint16_t)(graph->plies[child] + 1)
                             : UINT16_MAX;
      queue[last++] = id;
    }
  }
}

/* Lists all positions. */
static enum proof_graph_status
list(listing *l, const position *root, think *t, uint64_t *nodes,
     uint64_t until) {
  uint32_t id;

  if (!number(l, root, &id))
    return PROOF_GRAPH_TOO_LARGE;
  for (; id < l->graph->n; id++) {
    if (++*nodes % CLOCK_NODES == 0)
      think_out_of_time(t);
    if (*nodes >= until || think_stopped(t))
      return PROOF_GRAPH_STOPPED;
    if (!expand(l, id))
      return PROOF_GRAPH_TOO_LARGE;
  }
  return PROOF_GRAPH_DONE;
}

enum proof_graph_status
proof_graph_init(proof_graph *graph, const game *g, const position *root,
                 uint32_t most, think *t, uint64_t *nodes, uint64_t until) {
  listing l;
  enum proof_graph_status status = PROOF_GRAPH_TOO_LARGE;
  uint32_t *queue = NULL;

  if (listing_init(&l, graph, g, most))
    status = list(&l, root, t, nodes, until);
  if (status == PROOF_GRAPH_DONE) {
    queue = malloc(graph->n * sizeof *queue);
    if (queue)
      solve(&l, queue);
    else
      status = PROOF_GRAPH_TOO_LARGE;
  }
  free(queue);
  listing_free(&l);
  if (status != PROOF_GRAPH_DONE)
    proof_graph_free(graph);
  return status;
}

bool
proof_graph_find(const proof_graph *graph, const position *p,
                 proof_graph_value *v) {
  const size_t slot = slot_of(graph, key_of(graph->game, p));

  if (!graph->keys[slot])
    return false;

  const uint32_t id = graph->ids[slot];

  *v = (proof_graph_value){.outcome = (enum outcome)graph->outcome[id],
                           .plies = graph->plies[id]};
  return true;
}
