/* The tree from one think to the next, visited by several threads, and the two
   algorithms that the engine offers. */

#include "mcts.h"

#include <math.h>
#include <stdlib.h>

#include "mcts_report.h"

enum {
  CLOCK_NODES = 1000,   /* between two readings of the clock */
  FIRST_REPORT = 1024,  /* visits of the root; later reports at their double */
  MOST_VISITS = 1 << 30 /* of the root: counters have 32 bits */
};

/* ------------------------------------------------------------------------
   Memory
   ------------------------------------------------------------------------ */

typedef struct memory {
  const game *game;
  tree tree;
  bool playouts;
} memory;

static void
close_memory(void *mem) {
  memory *const m = mem;

  tree_free(&m->tree);
  free(m);
}

static void *
open_memory(const game *g, size_t mib, bool playouts) {
  memory *const m = malloc(sizeof *m);

  if (!m)
    return NULL;
  m->game = g;
  m->playouts = playouts;

  /* At least the root and its children have room. */
  if (tree_init(&m->tree, mib << 20, (size_t)g->max_moves + 1))
    return m;
  free(m);
  return NULL;
}

static void *
open_for_evaluation(const game *g, size_t mib) {
  return open_memory(g, mib, false);
}

static void *
open_for_playouts(const game *g, size_t mib) {
  return open_memory(g, mib, true);
}

size_t
mcts_size(const void *mem) {
  const memory *const m = mem;

  return m->tree.size;
}

size_t
mcts_room(const void *mem) {
  const memory *const m = mem;

  return m->tree.room;
}

static int
fullness(const void *mem) {
  return (int)(mcts_size(mem) * 1000 / mcts_room(mem));
}

/* ------------------------------------------------------------------------
   Workers
   ------------------------------------------------------------------------ */

static void
worker_free(team_member *m) {
  mcts_worker *const w = (mcts_worker *)m;

  free(w->moves);
  free(w);
}

/* Creates member ID of the team of T; CONTEXT is the memory. */
static team_member *
worker_new(void *context, think *t, int id) {
  memory *const mem = context;
  const game *const g = mem->game;
  const think_options *const o = &t->options;
  const bool unlimited = o->nodes == UINT64_MAX && o->seconds == INFINITY;
  mcts_worker *const w = malloc(sizeof *w);

  if (!w)
    return NULL;
  *w = (mcts_worker){
      .member = team_member_new(t, id, unlimited ? mem->tree.room : o->nodes),
      .game = g,
      .tree = &mem->tree,
      .playouts = mem->playouts,
      .repetition = o->repetition && g->max_plies == GAME_UNBOUNDED,
      .moves = malloc((size_t)g->max_moves * sizeof *w->moves)};
  rng_seed(&w->random, o->seed + (uint64_t)id);
  if (w->moves)
    return &w->member;
  worker_free(&w->member);
  return NULL;
}

static mcts_worker *
leader_of(const mcts_search *s) {
  return (mcts_worker *)s->team.members[0];
}

/* ------------------------------------------------------------------------
   Threads
   ------------------------------------------------------------------------ */

/* Whether the root is solved, a limit is reached or the search was stopped. */
static bool
is_over(mcts_worker *w) {
  const tree_node *const root = &w->tree->nodes[0];
  const uint64_t nodes = team_member_nodes(&w->member);

  if (tree_is_solved(tree_bounds_of(root)) ||
      tree_visits(root) >= MOST_VISITS || nodes >= w->member.most_nodes ||
      think_stopped(w->member.think))
    return true;
  if (nodes < w->asked + CLOCK_NODES)
    return false;
  w->asked = nodes;
  return think_out_of_time(w->member.think);
}

static bool
is_full(const mcts_worker *w) {
  return atomic_load_explicit(&w->tree->full, memory_order_relaxed);
}

/* Visits until the search is over or the tree is full. */
static void *
help(void *member) {
  mcts_worker *const w = member;

  while (!is_full(w) && !is_over(w))
    mcts_visit(w);
  return NULL;
}

/* The leader's loop: visits as help does, and publishes whenever the visits
   have doubled. */
static void
lead(const mcts_search *s) {
  mcts_worker *const w = leader_of(s);
  const tree_node *const root = &w->tree->nodes[0];
  uint64_t next = FIRST_REPORT;

  while (next <= tree_visits(root))
    next *= 2;
  while (!is_full(w) && !is_over(w)) {
    mcts_visit(w);
    if (tree_visits(root) >= next) {
      mcts_publish(s);
      next *= 2;
    }
  }
}

/* Visits in all threads until the search is over or the tree is full. */
static void
search_round(mcts_search *s) {
  team_start(&s->team, help);
  lead(s);
  team_join(&s->team);
}

/* Moves the root of the tree to that of the think, or clears the tree, and
   gives the root children. */
static void
prepare_tree(mcts_worker *w) {
  const position *const root = &w->member.think->root;

  if (!tree_move_root(w->tree, w->game, root, w->moves))
    tree_clear(w->tree, w->game, root);
  if (tree_is_leaf(&w->tree->nodes[0]) && !mcts_expand(w, 0, root)) {
    tree_clear(w->tree, w->game, root);
    mcts_expand(w, 0, root);
  }
}

/* Searches, and prunes the tree whenever it is full. */
static void
search(mcts_search *s) {
  mcts_worker *const w = leader_of(s);

  prepare_tree(w);
  mcts_publish(s);
  for (search_round(s); is_full(w) && !is_over(w); search_round(s))
    tree_prune(w->tree);
  mcts_publish(s);
}

/* ------------------------------------------------------------------------
   The algorithms
   ------------------------------------------------------------------------ */

static bool
run(void *mem, think *t) {
  const size_t n = (size_t)t->game->count_moves(&t->root);
  mcts_search s;

  if (n == 0)
    return true;
  s.ranking = malloc(n * sizeof *s.ranking);
  s.lines = malloc(((size_t)t->options.lines + 1) * sizeof *s.lines);

  const bool formed = team_init(&s.team, t, mem, worker_new);
  const bool enough = formed && s.ranking && s.lines;

  if (enough)
    search(&s);
  team_free(&s.team, worker_free);
  free(s.lines);
  free(s.ranking);
  return enough;
}

const algorithm mcts = {.name = "mcts",
                        .open = open_for_evaluation,
                        .run = run,
                        .fullness = fullness,
                        .close = close_memory};

const algorithm mcts_playouts = {.name = "mcts_playouts",
                                 .open = open_for_playouts,
                                 .run = run,
                                 .fullness = fullness,
                                 .close = close_memory};
