#include "mcts.h"

#include <math.h>
#include <stdlib.h>

#include "algorithm.h"
#include "evaluation.h"
#include "playout.h"
#include "rng.h"
#include "tree.h"

/* ------------------------------------------------------------------------
   Tunables
   ------------------------------------------------------------------------ */

/* Tuned together, by games against alpha-beta at some 25000 nodes a move in
   Tactigon, Wali and Mitsudomoe: 34, 41 and 57 % of the points, where UCT
   without priors and minimax has 36, 30 and 40 %, all within 6 %.

   How much a move is worth trying for having been tried little. */
static const double EXPLORE = 0.5;

/* A move that looks so much worse than another has 1/e of its prior. */
static const double PRIOR_SCALE = 0.05;

/* What of a node's worth is the minimax of its leaves; the rest is the mean of
   its visits. */
static const double MINIMAX_SHARE = 0.75;

enum {
  PLAYOUT_PLIES = 200,  /* then the evaluation decides */
  ASK_NODES = 1000,     /* between looks at the clock */
  FIRST_TELL = 1024,    /* visits of the root; then whenever they double */
  MOST_VISITS = 1 << 30 /* of the root: they are counted in 32 bits */
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

  /* The root and its children have room. */
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

/* ------------------------------------------------------------------------
   The search
   ------------------------------------------------------------------------ */

/* All that a thread has of its own. */
typedef struct worker {
  think *think;
  const game *game;
  tree *tree;
  bool playouts, repetition;
  uint64_t most_nodes; /* the share of this thread */
  uint64_t asked;      /* the nodes when the clock was looked at last */
  _Atomic uint64_t nodes;
  atomic_int depth; /* of the deepest leaf */
  rng random;
  move *moves;

  /* The hashes of the line, to find repetitions. */
  uint64_t line[THINK_MAX_DEPTH + 1];
} worker;

static uint64_t
nodes_of(const worker *w) {
  return atomic_load_explicit(&w->nodes, memory_order_relaxed);
}

static void
count_nodes(worker *w, int n) {
  atomic_store_explicit(&w->nodes, nodes_of(w) + (uint64_t)n,
                        memory_order_relaxed);
}

static int
depth_of(const worker *w) {
  return atomic_load_explicit(&w->depth, memory_order_relaxed);
}

static uint32_t
visits_of(const tree_node *n) {
  return atomic_load_explicit(&n->visits, memory_order_relaxed);
}

static float
minimax_of(const tree_node *n) {
  return atomic_load_explicit(&n->minimax, memory_order_relaxed);
}

static double
mean_of(const tree_node *n) {
  return atomic_load_explicit(&n->mean, memory_order_relaxed);
}

/* What WORTH, PLAYER_1's, is to PLAYER. */
static double
worth_to(int player, double worth) {
  return player == PLAYER_1 ? worth : 1 - worth;
}

/* What N, of which B is known, is worth to PLAYER. */
static double
worth_of(const tree_node *n, tree_bounds b, int player) {
  const double mixed =
      (1 - MINIMAX_SHARE) * mean_of(n) + MINIMAX_SHARE * (double)minimax_of(n);

  return worth_to(player, tree_within_bounds(b, mixed));
}

static int8_t
result_of(enum outcome outcome) {
  return outcome == OUTCOME_DRAW       ? RESULT_DRAW
         : outcome == OUTCOME_PLAYER_1 ? RESULT_WIN
                                       : RESULT_LOSS;
}

/* What P, in which play goes on, is expected to be worth. */
static double
judge(const game *g, const position *p) {
  return evaluation_expectation(evaluation_of(g, p, PLAYER_1));
}

/* The node, child of PARENT, that is P, reached by M. */
static tree_node
new_node(const game *g, uint32_t parent, const position *p, move m) {
  const enum outcome outcome = g->outcome(p);
  tree_bounds bounds = {.low = RESULT_LOSS, .high = RESULT_WIN};

  if (outcome != OUTCOME_NONE)
    bounds.low = bounds.high = result_of(outcome);

  const double worth =
      outcome == OUTCOME_NONE ? judge(g, p) : tree_worth_of(bounds.low);

  return (tree_node){.mean = worth,
                     .minimax = (float)worth,
                     .bounds = bounds,
                     .parent = parent,
                     .move = m,
                     .to_move = (uint8_t)g->to_move(p)};
}

/* Sets the priors of the N new CHILDREN to the softmax of what they are worth
   to PLAYER. */
static void
set_priors(tree_node *children, int n, int player) {
  float sum = 0;

  for (int c = 0; c < n; c++) {
    const double worth = worth_to(player, (double)minimax_of(&children[c]));

    children[c].prior = (float)exp(worth / PRIOR_SCALE);
    sum += children[c].prior;
  }
  for (int c = 0; c < n; c++)
    children[c].prior /= sum;
}

/* Adds the children of node I, a leaf, which is P: in random order, for equal
   ones are tried in their order.  False if there is no room, or another thread
   does it. */
static bool
expand(worker *w, uint32_t i, const position *p) {
  const game *const g = w->game;
  const int n = g->moves(p, w->moves);
  tree_node *const children = tree_add(w->tree, i, n);

  if (!children)
    return false;
  rng_shuffle(&w->random, w->moves, n);
  for (int c = 0; c < n; c++) {
    position next;

    g->play(p, w->moves[c], &next);
    children[c] = new_node(g, i, &next, w->moves[c]);
  }
  set_priors(children, n, w->tree->nodes[i].to_move);
  tree_publish(w->tree, i, children);
  count_nodes(w, n);
  tree_settle(w->tree, i);
  return true;
}

/* Whether a child of which CHILD is known can give the player to move more
   than is sure at NODE, of which SURE is. */
static bool
may_gain(const tree_node *node, tree_bounds sure, tree_bounds child) {
  return node->to_move == PLAYER_1 ? child.high > sure.low
                                   : child.low < sure.high;
}

/* The child of node I to try: one that may gain, if the node is not solved just
   now.  What was expected of a child before its first visit counts
   as a visit; those that are awaited count as lost, so that threads
   spread. */
static uint32_t
select_child(const tree *t, uint32_t i) {
  const tree_node *const node = &t->nodes[i];
  const tree_node *const children = tree_children(t, node);
  const tree_bounds sure = tree_bounds_of(node);
  const double explore = EXPLORE * sqrt((double)visits_of(node) + 1);
  double most = -1;
  int best = 0;

  for (int c = 0; c < node->n; c++) {
    const tree_node *const child = &children[c];
    const tree_bounds known = tree_bounds_of(child);

    if (!may_gain(node, sure, known))
      continue;

    const double visits = (double)visits_of(child) + 1;
    const double urgency =
        (worth_of(child, known, node->to_move) * visits +
         explore * (double)child->prior) /
        (visits + atomic_load_explicit(&child->awaited, memory_order_relaxed));

    if (urgency > most) {
      most = urgency;
      best = c;
    }
  }
  return (uint32_t)(children - t->nodes) + (uint32_t)best;
}

/* Whether P, at PLY of the line, was on it before. */
static bool
comes_again(worker *w, const position *p, int ply) {
  w->line[ply] = w->game->hash(p);
  for (int before = ply - 1; before >= 0; before--)
    if (w->line[before] == w->line[ply])
      return true;
  return false;
}

/* Sets the minimax of NODE from its children; false if that does not change
   it. */
static bool
set_minimax(const tree *t, tree_node *node) {
  const tree_node *const children = tree_children(t, node);
  float best = minimax_of(&children[0]);

  for (int c = 1; c < node->n; c++) {
    const float one = minimax_of(&children[c]);

    if (node->to_move == PLAYER_1 ? one > best : one < best)
      best = one;
  }
  best = (float)tree_within_bounds(tree_bounds_of(node), (double)best);
  if (best == minimax_of(node))
    return false;
  atomic_store_explicit(&node->minimax, best, memory_order_relaxed);
  return true;
}

/* What a visit of NODE, a leaf, which is P, comes to. */
static double
judge_leaf(worker *w, const tree_node *node, const position *p) {
  if (!w->playouts)
    return (double)minimax_of(node);

  position end = *p;

  count_nodes(w, playout(w->game, &end, PLAYOUT_PLIES, &w->random, w->moves));

  const enum outcome outcome = w->game->outcome(&end);

  return outcome == OUTCOME_NONE ? judge(w->game, &end)
                                 : tree_worth_of(result_of(outcome));
}

/* Counts a visit that came to WORTH for node I and its ancestors, each within
   its bounds. */
static void
back_up(const tree *t, uint32_t i, double worth) {
  bool changes = true;

  for (;;) {
    tree_node *const node = &t->nodes[i];
    const uint32_t visits = visits_of(node) + 1;
    const double mean = mean_of(node);

    worth = tree_within_bounds(tree_bounds_of(node), worth);
    atomic_store_explicit(&node->visits, visits, memory_order_relaxed);
    atomic_store_explicit(&node->mean, mean + (worth - mean) / visits,
                          memory_order_relaxed);
    if (i == 0)
      return;
    atomic_fetch_sub_explicit(&node->awaited, 1, memory_order_relaxed);
    i = node->parent;
    changes = changes && set_minimax(t, &t->nodes[i]);
  }
}

/* One visit: down to a leaf, which may get children, and up again. */
static void
visit(worker *w) {
  const game *const g = w->game;
  const int longest = w->think->options.depth;
  position p = w->tree->root;
  uint32_t i = 0;
  double worth;

  count_nodes(w, 1);
  for (int ply = 0;; ply++) {
    const tree_node *const node = &w->tree->nodes[i];

    if (ply > depth_of(w))
      atomic_store_explicit(&w->depth, ply, memory_order_relaxed);

    /* 1. A result is sure. */
    const tree_bounds known = tree_bounds_of(node);

    if (tree_is_solved(known)) {
      worth = tree_worth_of(known.low);
      break;
    }

    /* 2. A position that comes again is as good as a draw: who wants more
       plays something else, here or the first time. */
    if (w->repetition && comes_again(w, &p, ply)) {
      worth = 0.5;
      break;
    }

    /* 3. A leaf: where nobody has been, the line is long or memory is full. */
    if (tree_is_leaf(node) &&
        (visits_of(node) == 0 || ply >= longest || !expand(w, i, &p))) {
      worth = judge_leaf(w, node, &p);
      break;
    }

    /* 4. Down. */
    i = select_child(w->tree, i);
    atomic_fetch_add_explicit(&w->tree->nodes[i].awaited, 1,
                              memory_order_relaxed);
    g->play(&p, w->tree->nodes[i].move, &p);
  }
  back_up(w->tree, i, worth);
}

/* ------------------------------------------------------------------------
   Reports
   ------------------------------------------------------------------------ */

/* A child of the root in the order of a report. */
typedef struct ranked {
  double rank;
  move move;
  const tree_node *child;
} ranked;

/* The threads of a search; the first tells what all find. */
typedef struct team {
  worker *workers[THINK_MAX_THREADS];
  int n;
  ranked *ranking; /* room for the children of the root */
  think_line *lines;
} team;

/* For who moves at NODE, a child with bounds B is won, or lost. */
static bool
is_decided(const tree_node *node, tree_bounds b, bool won) {
  return tree_is_solved(b) &&
         b.low ==
             ((node->to_move == PLAYER_1) == won ? RESULT_WIN : RESULT_LOSS);
}

/* How good CHILD is as a move from NODE, to be compared only: short wins, then
   what is open by visits, as a mean of few is not to be trusted, then long
   losses.  A sure draw is before what is open if the most visited of these,
   which is worth OPEN to who moves, is worth less than that. */
static double
rank(const tree_node *node, const tree_node *child, double open) {
  const tree_bounds b = tree_bounds_of(child);

  if (is_decided(node, b, true))
    return 3 - b.plies / 65536.0;
  if (is_decided(node, b, false))
    return -2 + b.plies / 65536.0;
  if (tree_is_solved(b))
    return open <= 0.5 ? 2 : -0.5;
  return (visits_of(child) + 0.5 * worth_of(child, b, node->to_move)) /
         (visits_of(node) + 1.0);
}

/* What the most visited child of NODE whose result is open is worth to who
   moves; 0 if there is none. */
static double
worth_of_open(const tree *t, const tree_node *node) {
  const tree_node *const children = tree_children(t, node);
  const tree_node *best = NULL;

  for (int c = 0; c < node->n; c++)
    if (!tree_is_solved(tree_bounds_of(&children[c])) &&
        (!best || visits_of(&children[c]) > visits_of(best)))
      best = &children[c];
  return best ? worth_of(best, tree_bounds_of(best), node->to_move) : 0;
}

/* The first best child of NODE, which has children. */
static const tree_node *
best_child(const tree *t, const tree_node *node) {
  const tree_node *const children = tree_children(t, node);
  const double open = worth_of_open(t, node);
  double most = -INFINITY;
  int best = 0;

  for (int c = 0; c < node->n; c++) {
    const double r = rank(node, &children[c], open);

    if (r > most) {
      most = r;
      best = c;
    }
  }
  return &children[best];
}

/* What CHILD, with bounds B, scores as a move from NODE. */
static int
score(const tree_node *node, const tree_node *child, tree_bounds b) {
  return is_decided(node, b, true)    ? THINK_WIN - b.plies - 1
         : is_decided(node, b, false) ? b.plies + 1 - THINK_WIN
         : tree_is_solved(b)
             ? THINK_DRAW
             : evaluation_score(worth_of(child, b, node->to_move));
}

/* The line of the root's CHILD, DEPTH being how deep the search has been: on by
   the best moves, as far as there are any. */
static think_line
line_of(const tree *t, const tree_node *child, int depth) {
  const tree_bounds b = tree_bounds_of(child);
  think_line line = {.score = score(&t->nodes[0], child, b),
                     .depth = depth,
                     .exact = tree_is_solved(b)};

  for (;;) {
    line.moves[line.length++] = child->move;
    if (tree_is_leaf(child) || line.length == THINK_MAX_LINE)
      return line;
    child = best_child(t, child);
  }
}

static int
by_rank(const void *a, const void *b) {
  const ranked *const x = a, *const y = b;

  return x->rank > y->rank   ? -1
         : x->rank < y->rank ? 1
         : x->move < y->move ? -1
                             : x->move > y->move;
}

static void
tell(const team *us) {
  think *const job = us->workers[0]->think;
  const tree *const t = us->workers[0]->tree;
  const tree_node *const root = &t->nodes[0];
  const tree_node *const children = tree_children(t, root);
  const double open = worth_of_open(t, root);
  uint64_t nodes = 0;
  int depth = 0;

  for (int i = 0; i < us->n; i++) {
    const int one = depth_of(us->workers[i]);

    nodes += nodes_of(us->workers[i]);
    depth = one > depth ? one : depth;
  }
  for (int c = 0; c < root->n; c++)
    us->ranking[c] = (ranked){.rank = rank(root, &children[c], open),
                              .move = children[c].move,
                              .child = &children[c]};
  qsort(us->ranking, root->n, sizeof *us->ranking, by_rank);
  for (int i = 0; i < job->options.lines; i++)
    us->lines[i] = line_of(t, us->ranking[i].child, depth);
  think_publish(job, us->lines, depth, nodes);
}

/* ------------------------------------------------------------------------
   Threads
   ------------------------------------------------------------------------ */

static bool
is_over(worker *w) {
  const tree_node *const root = &w->tree->nodes[0];

  if (tree_is_solved(tree_bounds_of(root)) || visits_of(root) >= MOST_VISITS ||
      nodes_of(w) >= w->most_nodes || think_stopped(w->think))
    return true;
  if (nodes_of(w) < w->asked + ASK_NODES)
    return false;
  w->asked = nodes_of(w);
  return think_out_of_time(w->think);
}

static bool
is_full(const worker *w) {
  return atomic_load_explicit(&w->tree->full, memory_order_relaxed);
}

static void *
help(void *context) {
  worker *const w = context;

  while (!is_full(w) && !is_over(w))
    visit(w);
  return NULL;
}

/* The same for the first of the team US, which tells the reports. */
static void
lead(const team *us) {
  worker *const w = us->workers[0];
  const tree_node *const root = &w->tree->nodes[0];
  uint64_t next = FIRST_TELL;

  while (next <= visits_of(root))
    next *= 2;
  while (!is_full(w) && !is_over(w)) {
    visit(w);
    if (visits_of(root) >= next) {
      tell(us);
      next *= 2;
    }
  }
}

static void
worker_free(worker *w) {
  free(w->moves);
  free(w);
}

/* Worker number ID of T; NULL if there is no memory. */
static worker *
worker_new(memory *m, think *t, int id) {
  const think_options *const o = &t->options;
  const bool unlimited = o->nodes == UINT64_MAX && isinf(o->seconds);
  const uint64_t nodes = unlimited ? m->tree.room : o->nodes;
  worker *const w = malloc(sizeof *w);

  if (!w)
    return NULL;
  *w = (worker){.think = t,
                .game = m->game,
                .tree = &m->tree,
                .playouts = m->playouts,
                .repetition =
                    o->repetition && m->game->max_plies == GAME_UNBOUNDED,
                .most_nodes = nodes / (unsigned)o->threads +
                              ((unsigned)id < nodes % (unsigned)o->threads),
                .moves = malloc((size_t)m->game->max_moves * sizeof *w->moves)};
  rng_seed(&w->random, o->seed + (uint64_t)id);
  if (w->moves)
    return w;
  worker_free(w);
  return NULL;
}

/* Starts at the root of the think, with what is known of it. */
static void
prepare_tree(worker *w) {
  const position *const root = &w->think->root;

  if (!tree_move_root(w->tree, w->game, root, w->moves))
    tree_clear(w->tree, w->game, root);
  if (tree_is_leaf(&w->tree->nodes[0]) && !expand(w, 0, root)) {
    tree_clear(w->tree, w->game, root);
    expand(w, 0, root);
  }
}

/* ------------------------------------------------------------------------
   The algorithms
   ------------------------------------------------------------------------ */

/* Searches until it is over or the tree is full. */
static void
search_round(const team *us) {
  pthread_t threads[THINK_MAX_THREADS];
  int helpers = 0;

  while (helpers < us->n - 1 && pthread_create(&threads[helpers], NULL, help,
                                               us->workers[helpers + 1]) == 0)
    helpers++;
  lead(us);
  for (int i = 0; i < helpers; i++)
    pthread_join(threads[i], NULL);
}

static void
search(const team *us) {
  worker *const w = us->workers[0];

  prepare_tree(w);
  tell(us);
  for (search_round(us); is_full(w) && !is_over(w); search_round(us))
    tree_prune(w->tree);
  tell(us);
}

static bool
run(void *mem, think *t) {
  memory *const m = mem;
  const size_t n = (size_t)m->game->count_moves(&t->root);
  team us = {.n = 0};

  if (n == 0)
    return true;
  us.ranking = malloc(n * sizeof *us.ranking);
  us.lines = malloc(((size_t)t->options.lines + 1) * sizeof *us.lines);
  while (us.n < t->options.threads &&
         (us.workers[us.n] = worker_new(m, t, us.n)))
    us.n++;

  const bool enough = us.ranking && us.lines && us.n > 0;

  if (enough)
    search(&us);
  for (int i = 0; i < us.n; i++)
    worker_free(us.workers[i]);
  free(us.lines);
  free(us.ranking);
  return enough;
}

const algorithm mcts = {.name = "mcts",
                        .open = open_for_evaluation,
                        .run = run,
                        .close = close_memory};

const algorithm mcts_playouts = {.name = "mcts_playouts",
                                 .open = open_for_playouts,
                                 .run = run,
                                 .close = close_memory};
