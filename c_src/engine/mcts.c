#include "mcts.h"

#include <math.h>
#include <stdlib.h>

#include "evaluation.h"
#include "playout.h"
#include "rng.h"
#include "tree.h"

/* ------------------------------------------------------------------------
   Tunables
   ------------------------------------------------------------------------ */

/* How much a move is worth trying for having been tried little: the constant of
   UCT, for leaves of each kind.  Evaluations are less noisy than playouts; of
   0.03, 0.1, 0.25 and 0.5 the second did best against alpha-beta on the
   whole. */
static const double EXPLORE_EVALUATION = 0.1;
static const double EXPLORE_PLAYOUTS = 0.5;

/* How much less than its parent a move is expected to be worth before the first
   playout from it. */
static const double URGENCY_REDUCTION = 0.1;

enum {
  EXPAND_VISITS = 1,   /* after how many a leaf gets children */
  PLAYOUT_PLIES = 200, /* then the evaluation decides */
  ASK_NODES = 1000,    /* between looks at the clock */
  FIRST_TELL = 1024    /* visits of the root; then whenever they double */
};

/* ------------------------------------------------------------------------
   Memory
   ------------------------------------------------------------------------ */

/* A child of the root in the order of a report. */
typedef struct ranked {
  double rank;
  move move;
  const tree_node *child;
} ranked;

typedef struct memory {
  const game *game;
  tree tree;
  bool playouts;

  /* Room for game->max_moves each. */
  move *moves;
  ranked *ranking;
} memory;

static void
close_memory(void *mem) {
  memory *const m = mem;

  if (m) {
    tree_free(&m->tree);
    free(m->moves);
    free(m->ranking);
    free(m);
  }
}

static void *
open_memory(const game *g, size_t mib, bool playouts) {
  memory *const m = calloc(1, sizeof *m);

  if (!m)
    return NULL;
  m->game = g;
  m->playouts = playouts;
  m->moves = malloc((size_t)g->max_moves * sizeof *m->moves);
  m->ranking = malloc((size_t)g->max_moves * sizeof *m->ranking);

  /* The root and its children have room. */
  if (!tree_init(&m->tree, mib << 20, (size_t)g->max_moves + 1) || !m->moves ||
      !m->ranking) {
    close_memory(m);
    return NULL;
  }
  return m;
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

/* One think. */
typedef struct search {
  const game *game;
  think *think;
  tree *tree;
  move *moves;
  bool playouts;
  double explore;
  rng random;
  uint64_t nodes, most_nodes;
  uint64_t asked; /* the nodes when the clock was looked at last */
  int depth;      /* of the deepest leaf */

  /* The hashes of the line, to find repetitions. */
  uint64_t line[THINK_MAX_DEPTH + 1];
} search;

/* What WORTH, PLAYER_1's, is to PLAYER. */
static double
worth_to(int player, double worth) {
  return player == PLAYER_1 ? worth : 1 - worth;
}

static int8_t
result_of(enum outcome outcome) {
  return outcome == OUTCOME_DRAW       ? RESULT_DRAW
         : outcome == OUTCOME_PLAYER_1 ? RESULT_WIN
                                       : RESULT_LOSS;
}

/* What P, in which play goes on, is expected to be worth. */
static double
judge(const search *s, const position *p) {
  return evaluation_expectation(evaluation_of(s->game, p, PLAYER_1));
}

/* What a node is worth before the first visit, its parent being PARENT. */
static double
first_play(const search *s, const tree_node *parent, const position *p) {
  if (!s->playouts)
    return judge(s, p);
  return parent->to_move == PLAYER_1
             ? fmax(parent->worth - URGENCY_REDUCTION, 0)
             : fmin(parent->worth + URGENCY_REDUCTION, 1);
}

static void
shuffle(rng *r, move *moves, int n) {
  for (int i = n - 1; i > 0; i--) {
    const uint32_t j = rng_below(r, (uint32_t)i + 1);
    const move m = moves[i];

    moves[i] = moves[j];
    moves[j] = m;
  }
}

/* Adds the children of node I, which is P: in random order, for equal ones are
   tried in their order.  False if there is no room. */
static bool
expand(search *s, uint32_t i, const position *p) {
  const game *const g = s->game;
  const int n = g->moves(p, s->moves);
  tree_node *const children = tree_add(s->tree, i, n);

  if (!children)
    return false;
  shuffle(&s->random, s->moves, n);
  for (int c = 0; c < n; c++) {
    position next;

    g->play(p, s->moves[c], &next);

    const enum outcome outcome = g->outcome(&next);

    children[c] = (tree_node){.parent = i,
                              .move = s->moves[c],
                              .low = RESULT_LOSS,
                              .high = RESULT_WIN,
                              .to_move = (uint8_t)g->to_move(&next)};
    if (outcome == OUTCOME_NONE) {
      children[c].worth = first_play(s, &s->tree->nodes[i], &next);
    } else {
      children[c].low = children[c].high = result_of(outcome);
      children[c].worth = tree_worth_of(children[c].low);
    }
  }
  s->nodes += (uint64_t)n;
  tree_settle(s->tree, i);
  return true;
}

/* Whether CHILD can give the player to move more than is sure at NODE. */
static bool
may_gain(const tree_node *node, const tree_node *child) {
  return node->to_move == PLAYER_1 ? child->high > node->low
                                   : child->low < node->high;
}

/* The child to try at node I, which is not solved: so one may gain.  What was
   expected of a child before its first visit counts as one. */
static uint32_t
select_child(const search *s, uint32_t i) {
  const tree_node *const node = &s->tree->nodes[i];
  const double explore = s->explore * sqrt(log((double)node->visits + 1));
  double most = -1;
  uint32_t best = node->first;

  for (uint32_t c = node->first; c < node->first + node->n; c++) {
    const tree_node *const child = &s->tree->nodes[c];

    if (!may_gain(node, child))
      continue;

    const double urgency = worth_to(node->to_move, child->worth) +
                           explore / sqrt((double)child->visits + 1);

    if (urgency > most) {
      most = urgency;
      best = c;
    }
  }
  return best;
}

/* What a leaf that stays one is worth: NODE, which is P. */
static double
judge_leaf(search *s, const tree_node *node, const position *p) {
  if (!s->playouts)
    return node->worth; /* judged when it was added */

  position end = *p;

  s->nodes +=
      (uint64_t)playout(s->game, &end, PLAYOUT_PLIES, &s->random, s->moves);

  const enum outcome outcome = s->game->outcome(&end);

  return outcome == OUTCOME_NONE ? judge(s, &end)
                                 : tree_worth_of(result_of(outcome));
}

/* Whether the last position of the line, at PLY, occurred on it before. */
static bool
is_repeated(const search *s, int ply) {
  for (int before = ply - 1; before >= 0; before--)
    if (s->line[before] == s->line[ply])
      return true;
  return false;
}

/* Counts a visit that came to WORTH for node I and its ancestors, each within
   its bounds. */
static void
back_up(tree *t, uint32_t i, double worth) {
  for (;;) {
    tree_node *const node = &t->nodes[i];

    worth = tree_within_bounds(node, worth);
    node->visits++;
    node->worth += (worth - node->worth) / node->visits;
    if (i == 0)
      return;
    i = node->parent;
  }
}

/* One visit: down to a leaf, which may get children, and up again. */
static void
visit(search *s) {
  const game *const g = s->game;
  const think_options *const options = &s->think->options;
  position p = s->tree->root;
  uint32_t i = 0;
  double worth;

  s->nodes++;
  for (int ply = 0;; ply++) {
    const tree_node *const node = &s->tree->nodes[i];

    if (ply > s->depth)
      s->depth = ply;

    /* 1. A result is sure. */
    if (tree_is_solved(node)) {
      worth = node->worth;
      break;
    }

    /* 2. A position that comes again is as good as a draw: who wants more
       plays something else, here or the first time. */
    s->line[ply] = g->hash(&p);
    if (options->repetition && is_repeated(s, ply)) {
      worth = 0.5;
      break;
    }

    /* 3. A leaf: where few have been, the line is long or memory is full. */
    if (node->n == 0 && (node->visits < EXPAND_VISITS ||
                         ply >= options->depth || !expand(s, i, &p))) {
      worth = judge_leaf(s, node, &p);
      break;
    }
    if (tree_is_solved(node)) {
      worth = node->worth;
      break;
    }

    /* 4. Down. */
    i = select_child(s, i);
    g->play(&p, s->tree->nodes[i].move, &p);
  }
  back_up(s->tree, i, worth);
}

/* ------------------------------------------------------------------------
   Reports
   ------------------------------------------------------------------------ */

/* For who moves at NODE, CHILD is won, or lost. */
static bool
is_decided(const tree_node *node, const tree_node *child, bool won) {
  return tree_is_solved(child) &&
         child->low ==
             ((node->to_move == PLAYER_1) == won ? RESULT_WIN : RESULT_LOSS);
}

/* How good CHILD is as a move from NODE, to be compared only: short wins, then
   what is open by visits, as a mean of few is not to be trusted, then long
   losses.  A sure draw is before what is open if the most visited of these,
   which is worth OPEN to who moves, is worth less than that. */
static double
rank(const tree_node *node, const tree_node *child, double open) {
  if (is_decided(node, child, true))
    return 3 - child->plies / 65536.0;
  if (is_decided(node, child, false))
    return -2 + child->plies / 65536.0;
  if (tree_is_solved(child))
    return open <= 0.5 ? 2 : -0.5;

  const double worth = worth_to(node->to_move, child->worth);

  return (child->visits + 0.5 * worth) / (node->visits + 1.0);
}

/* What the most visited child of NODE whose result is open is worth to who
   moves; 0 if there is none. */
static double
worth_of_open(const tree *t, const tree_node *node) {
  const tree_node *best = NULL;

  for (uint32_t c = node->first; c < node->first + node->n; c++) {
    const tree_node *const child = &t->nodes[c];

    if (!tree_is_solved(child) && (!best || child->visits > best->visits))
      best = child;
  }
  return best ? worth_to(node->to_move, best->worth) : 0;
}

/* The first best child of NODE, which has children. */
static const tree_node *
best_child(const tree *t, const tree_node *node) {
  const double open = worth_of_open(t, node);
  const tree_node *best = &t->nodes[node->first];
  double most = rank(node, best, open);

  for (uint32_t c = node->first + 1; c < node->first + node->n; c++) {
    const double r = rank(node, &t->nodes[c], open);

    if (r > most) {
      most = r;
      best = &t->nodes[c];
    }
  }
  return best;
}

static int
score(const tree_node *node, const tree_node *child) {
  return is_decided(node, child, true)    ? THINK_WIN - child->plies - 1
         : is_decided(node, child, false) ? child->plies + 1 - THINK_WIN
         : tree_is_solved(child)
             ? THINK_DRAW
             : evaluation_score(worth_to(node->to_move, child->worth));
}

/* The line of the root's CHILD: on by the best moves, as far as the search has
   been. */
static think_line
line_of(const search *s, const tree_node *child) {
  const tree *const t = s->tree;
  think_line line = {.score = score(&t->nodes[0], child),
                     .depth = s->depth,
                     .exact = tree_is_solved(child)};

  for (;;) {
    line.moves[line.length++] = child->move;
    if (child->n == 0 || line.length == THINK_MAX_LINE)
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
tell(const search *s, ranked *ranking, think_line *lines) {
  const tree *const t = s->tree;
  const tree_node *const root = &t->nodes[0];
  const double open = worth_of_open(t, root);

  for (uint32_t c = 0; c < root->n; c++) {
    const tree_node *const child = &t->nodes[root->first + c];

    ranking[c] = (ranked){
        .rank = rank(root, child, open), .move = child->move, .child = child};
  }
  qsort(ranking, root->n, sizeof *ranking, by_rank);
  for (int i = 0; i < s->think->options.lines; i++)
    lines[i] = line_of(s, ranking[i].child);
  think_tell(s->think, lines, s->depth, s->nodes);
}

/* ------------------------------------------------------------------------
   The algorithms
   ------------------------------------------------------------------------ */

/* Starts at the root of the think, with what is known of it. */
static void
prepare_tree(search *s) {
  const position *const root = &s->think->root;

  if (!tree_move_root(s->tree, s->game, root, s->moves))
    tree_clear(s->tree, s->game, root);
  if (s->tree->nodes[0].n == 0 && !expand(s, 0, root)) {
    tree_clear(s->tree, s->game, root);
    expand(s, 0, root);
  }
}

static bool
is_over(search *s) {
  if (tree_is_solved(&s->tree->nodes[0]) || s->nodes >= s->most_nodes ||
      think_stopped(s->think))
    return true;
  if (s->nodes < s->asked + ASK_NODES)
    return false;
  s->asked = s->nodes;
  return think_out_of_time(s->think);
}

static bool
run(void *mem, think *t) {
  memory *const m = mem;
  const think_options *const options = &t->options;
  const bool unlimited =
      options->nodes == UINT64_MAX && isinf(options->seconds);
  search s = {.game = m->game,
              .think = t,
              .tree = &m->tree,
              .moves = m->moves,
              .playouts = m->playouts,
              .explore = m->playouts ? EXPLORE_PLAYOUTS : EXPLORE_EVALUATION,
              .most_nodes = unlimited ? m->tree.room : options->nodes};

  if (m->game->count_moves(&t->root) == 0)
    return true;

  think_line *const lines =
      malloc(((size_t)options->lines + 1) * sizeof *lines);

  if (!lines)
    return false;
  rng_seed(&s.random, options->seed);
  prepare_tree(&s);
  tell(&s, m->ranking, lines);

  const tree_node *const root = &m->tree.nodes[0];
  uint32_t next = root->visits > FIRST_TELL ? root->visits : FIRST_TELL;

  while (!is_over(&s)) {
    visit(&s);
    if (root->visits >= next) {
      tell(&s, m->ranking, lines);
      next = root->visits > UINT32_MAX / 2 ? UINT32_MAX : 2 * root->visits;
    }
  }
  tell(&s, m->ranking, lines);
  free(lines);
  return true;
}

const algorithm mcts = {.name = "mcts",
                        .open = open_for_evaluation,
                        .run = run,
                        .close = close_memory};

const algorithm mcts_playouts = {.name = "mcts_playouts",
                                 .open = open_for_playouts,
                                 .run = run,
                                 .close = close_memory};
