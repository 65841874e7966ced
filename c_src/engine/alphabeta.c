/* alphabeta.c - alpha-beta search (Knuth and Moore 1975, "An Analysis of
   Alpha-Beta Pruning").

   Principal variation search (Marsland and Campbell 1982) with iterative
   deepening, aspiration windows and a transposition table; moves in the order
   of table move, killers, what the game says, history.  Several threads search
   the same tree, some of them a ply deeper, and help one another through the
   table alone ("lazy SMP", see
   https://www.chessprogramming.org/Lazy_SMP).

   Scores are from the view of the player to move.  Sides need not alternate:
   a value changes its sign where the player to move does. */

#include <stdlib.h>
#include <string.h>

#include "algorithm.h"
#include "evaluation.h"
#include "rng.h"
#include "table.h"

/* ------------------------------------------------------------------------
   Tunables
   ------------------------------------------------------------------------ */

enum {
  /* So many moves of a node, the most promising, are played best first, the
     others as they come: of hundreds of moves few deserve to be sorted. */
  FRONT = 32,

  /* Of one entry at most; what a step of the game's promise weighs against
     it, and what a killer does. */
  HISTORY_BITS = 13,
  HISTORY_MOST = 1 << 14,
  PROMISE = 2000,
  KILLER = 40000,

  /* Late moves are searched less deep: from so many plies left on, and so
     many moves on.  Against the search without it this wins 61 % of games at
     equal time in Wali and Mitsudomoe, 66 % in Tactigon, 72 % in Wald
     Meister. */
  REDUCE_DEPTH = 2,
  REDUCE_MOVES = 3,

  /* With so many plies left at most, only so many moves a ply are searched:
     wins 60 % in Wald Meister and makes no difference to the others, which
     have few moves. */
  LATE_DEPTH = 3,
  LATE_MOVES = 16,

  /* From this depth on the first window of an iteration is no wider than the
     score changed last time, and grows by this factor. */
  ASPIRATION_DEPTH = 4,
  ASPIRATION_GROWTH = 8,

  CLOCK_NODES = 512 /* between two looks at the clock */
};

/* ------------------------------------------------------------------------
   Workers
   ------------------------------------------------------------------------ */

/* A move of the root before the search: a random rank decides between equals,
   so that games differ. */
typedef struct candidate {
  move move;
  int score;
  uint64_t rank;
} candidate;

/* All that a thread has of its own. */
typedef struct worker {
  think *think;
  const game *game;
  table *table;
  int id; /* 0 tells the reports */
  bool selective, repetition;
  uint64_t most_nodes; /* the share of this thread */
  _Atomic uint64_t nodes;
  bool stopped;
  bool finished; /* there is nothing left to search */

  /* A line for each move of the root, the best first; all zeros before the
     thread starts. */
  think_line *roots;
  candidate *candidates;
  int n_roots;

  /* For the nodes of a line one after the other: their moves, and what these
     promise. */
  move *moves;
  int *promise;

  uint64_t path[THINK_MAX_DEPTH + 1]; /* hashes of the line */
  move killers[THINK_MAX_DEPTH + 1][2];
  int16_t history[2][1 << HISTORY_BITS]; /* by player and move_index */

  /* The best line from each ply on. */
  int pv_length[THINK_MAX_DEPTH + 2];
  move pv[THINK_MAX_DEPTH + 2][THINK_MAX_LINE];
} worker;

/* What alpha-beta remembers. */
typedef struct memory {
  const game *game;
  table table;
} memory;

static uint64_t
nodes_of(const worker *w) {
  return atomic_load_explicit(&w->nodes, memory_order_relaxed);
}

/* Counts a node; true when the search must unwind. */
static bool
count_node(worker *w) {
  const uint64_t n = nodes_of(w) + 1;

  if (n > w->most_nodes || think_stopped(w->think) ||
      (n % CLOCK_NODES == 0 && think_out_of_time(w->think))) {
    w->stopped = true;
    return true;
  }
  atomic_store_explicit(&w->nodes, n, memory_order_relaxed);
  return false;
}

/* ------------------------------------------------------------------------
   Order of moves
   ------------------------------------------------------------------------ */

static unsigned
move_index(move m) {
  return (m * 0x9e3779b1u) >> (32 - HISTORY_BITS);
}

static bool
is_killer(const worker *w, int ply, move m) {
  return m == w->killers[ply][0] || m == w->killers[ply][1];
}

static void
promise_moves(worker *w, const position *p, int ply, enum player player,
              const move *list, int n, int *promise) {
  const game *const g = w->game;

  if (g->order)
    g->order(p, list, n, promise);
  else
    memset(promise, 0, (size_t)n * sizeof *promise);
  for (int i = 0; i < n; i++) {
    promise[i] = promise[i] * PROMISE + w->history[player][move_index(list[i])];
    if (is_killer(w, ply, list[i]))
      promise[i] += KILLER;
  }
}

/* Sorts the FRONT most promising of N moves to the front: an insertion sort of
   so many, which most moves do not get into. */
static void
sort_front(move *list, int *promise, int n) {
  for (int i = 1; i < n; i++) {
    const move m = list[i];
    const int p = promise[i];
    int to = i;

    if (i >= FRONT) {
      if (p <= promise[FRONT - 1])
        continue;
      list[i] = list[FRONT - 1];
      promise[i] = promise[FRONT - 1];
      to = FRONT - 1;
    }
    for (; to > 0 && promise[to - 1] < p; to--) {
      list[to] = list[to - 1];
      promise[to] = promise[to - 1];
    }
    list[to] = m;
    promise[to] = p;
  }
}

/* Moves H towards BONUS's side; what is already far there moves less, so that
   it stays within HISTORY_MOST. */
static void
add_history(int16_t *h, int bonus) {
  *h = (int16_t)(*h + bonus - *h * abs(bonus) / HISTORY_MOST);
}

/* M refuted the line; the N moves TRIED before it did not. */
static void
remember_cut(worker *w, int ply, int depth, enum player player, move m,
             const move *tried, int n) {
  const int bonus = depth * depth < 400 ? depth * depth : 400;

  if (m != w->killers[ply][0]) {
    w->killers[ply][1] = w->killers[ply][0];
    w->killers[ply][0] = m;
  }
  add_history(&w->history[player][move_index(m)], 4 * bonus);
  for (int i = 0; i < n; i++)
    add_history(&w->history[player][move_index(tried[i])], -bonus);
}

/* ------------------------------------------------------------------------
   The moves of a node, made as they are asked for: most nodes are refuted by
   one of the first (as in Stockfish's movepick.cpp).
   ------------------------------------------------------------------------ */

enum { EARLY_MOVES = 3 };

typedef struct picker {
  enum { EARLY, PROMISING, ALL } stage;
  int ply, most; /* so many promising moves may do; 0 if all are wanted */
  enum player player;
  move early[EARLY_MOVES]; /* guesses, which may be illegal */
  move *tried;             /* those handed out, in their order */
  int n_tried, n_before;   /* the latter before this stage */
  move *list;              /* of this stage, behind those tried before it */
  int n, next;             /* their number, and that of the next */
} picker;

/* Where the moves of deeper nodes have room. */
static move *
behind(const picker *k) {
  return k->stage == EARLY ? k->tried + EARLY_MOVES : k->list + k->n;
}

/* The killers of a game that lists promising moves are tried before these,
   those of another are ordered with the rest. */
static picker
pick(const worker *w, int ply, enum player player, move known, int most,
     move *list) {
  picker k = {.stage = EARLY,
              .ply = ply,
              .player = player,
              .early = {known},
              .tried = list,
              .n = 1};

  if (w->game->promising) {
    k.most = most;
    memcpy(&k.early[1], w->killers[ply], sizeof w->killers[ply]);
    k.n = EARLY_MOVES;
  }
  return k;
}

/* Makes the moves of the next stage; false if there is none. */
static bool
next_stage(worker *w, const position *p, picker *k) {
  const game *const g = w->game;

  if (k->stage == ALL || (k->stage == PROMISING && k->n < k->most))
    return false;
  k->n_before = k->n_tried;
  k->list = k->tried + k->n_tried;
  k->next = 0;
  if (k->stage == EARLY && k->most > 0) {
    k->stage = PROMISING;
    k->n = g->promising(p, k->most, k->list);
  } else {
    int *const promise = w->promise + (k->list - w->moves);

    k->stage = ALL;
    k->n = g->moves(p, k->list);
    promise_moves(w, p, k->ply, k->player, k->list, k->n, promise);
    sort_front(k->list, promise, k->n);
  }
  return true;
}

static bool
is_among(const move *list, int n, move m) {
  for (int i = 0; i < n; i++)
    if (list[i] == m)
      return true;
  return false;
}

/* The next move of P, or MOVE_NONE. */
static move
next_move(worker *w, const position *p, picker *k) {
  while (k->stage == EARLY && k->next < k->n) {
    const move m = k->early[k->next++];

    if (m != MOVE_NONE && !is_among(k->tried, k->n_tried, m) &&
        w->game->is_legal(p, m))
      return k->tried[k->n_tried++] = m;
  }
  for (;;) {
    while (k->next == k->n)
      if (!next_stage(w, p, k))
        return MOVE_NONE;

    const move m = k->list[k->next++];

    if (!is_among(k->tried, k->n_before, m))
      return k->tried[k->n_tried++] = m;
  }
}

/* ------------------------------------------------------------------------
   The tree
   ------------------------------------------------------------------------ */

/* A score of the table is relative to its node, one of the search to the
   root: won games are nearer. */
static int
score_to_table(int score, int ply) {
  return score > THINK_DECIDED    ? score + ply
         : score < -THINK_DECIDED ? score - ply
                                  : score;
}

static int
score_from_table(int score, int ply) {
  return score > THINK_DECIDED    ? score - ply
         : score < -THINK_DECIDED ? score + ply
                                  : score;
}

static int
leaf(const game *g, const position *p, enum player player, int ply) {
  const enum outcome outcome = g->outcome(p);

  return outcome == OUTCOME_NONE ? evaluation_of(g, p, player)
                                 : think_outcome(outcome, player, ply);
}

/* Whether the line comes back to the position of HASH at PLY. */
static bool
is_repeated(const worker *w, uint64_t hash, int ply) {
  for (int i = ply - 1; i >= 0; i--)
    if (w->path[i] == hash)
      return true;
  return false;
}

/* The best line from PLY on is M and the best from the next ply on. */
static void
set_pv(worker *w, int ply, move m) {
  const int rest = w->pv_length[ply + 1];
  const int n = rest < THINK_MAX_LINE - 1 ? rest : THINK_MAX_LINE - 1;

  w->pv[ply][0] = m;
  memcpy(w->pv[ply] + 1, w->pv[ply + 1], (size_t)n * sizeof(move));
  w->pv_length[ply] = n + 1;
}

/* By how many plies the I-th move (from 0) of a node with DEPTH plies left is
   searched less deep. */
static int
reduction(const worker *w, int depth, int i) {
  if (!w->selective || depth < REDUCE_DEPTH || i < REDUCE_MOVES)
    return 0;

  /* Half the product of the binary logarithms, without their fractions. */
  const int r = (31 - __builtin_clz((unsigned)depth)) *
                (31 - __builtin_clz((unsigned)i)) / 2;

  return r < depth - 1 ? r : depth - 1;
}

static int value_of(worker *w, const position *p, int depth, int ply, int alpha,
                    int beta, move *list);

/* The same for P, one ply on, to PLAYER, whose view ALPHA and BETA are. */
static int
value_for(worker *w, enum player player, const position *p, int depth, int ply,
          int alpha, int beta, move *list) {
  return w->game->to_move(p) == player
             ? value_of(w, p, depth, ply, alpha, beta, list)
             : -value_of(w, p, depth, ply, -beta, -alpha, list);
}

/* What P at PLY is worth to the player to move, DEPTH plies on.  Exact within
   ALPHA..BETA, else a bound on that side (fail-soft).  LIST has room for the
   moves of P and of the plies below.  Means nothing once w->stopped. */
static int
value_of(worker *w, const position *p, int depth, int ply, int alpha, int beta,
         move *list) {
  const game *const g = w->game;
  const enum player player = g->to_move(p);
  const bool pv = beta - alpha > 1;

  w->pv_length[ply] = 0;
  if (count_node(w))
    return 0;

  /* 1. A leaf.  A turn that began is played to its end: its first half is no
     more than a promise. */
  if ((depth <= 0 && !(w->selective && g->turn_begins && !g->turn_begins(p))) ||
      ply >= THINK_MAX_DEPTH)
    return leaf(g, p, player, ply);

  const uint64_t hash = g->hash(p);

  table_prefetch(w->table, hash);

  /* 2. A position that the line has been through gains nothing. */
  if (w->repetition && is_repeated(w, hash, ply))
    return THINK_DRAW;
  w->path[ply] = hash;

  /* 3. No win is shorter than the next ply, no loss than this. */
  if (alpha < ply - THINK_WIN)
    alpha = ply - THINK_WIN;
  if (beta > THINK_WIN - ply - 1)
    beta = THINK_WIN - ply - 1;
  if (alpha >= beta)
    return alpha;

  /* 4. What the table knows.  On the principal variation it only orders, so
     that lines are whole; where minimax is wanted, deeper is not better. */
  table_entry known = {.move = MOVE_NONE};

  if (table_probe(w->table, hash, &known)) {
    const int score = score_from_table(known.score, ply);

    if (!pv && (w->selective ? known.depth >= depth : known.depth == depth) &&
        (known.bound == TABLE_EXACT ||
         (known.bound == TABLE_LOWER ? score >= beta : score <= alpha)))
      return score;
  }

  /* 5. The moves, until the rest comes too late. */
  const int alpha0 = alpha;
  const bool late = w->selective && !pv && depth <= LATE_DEPTH;
  const int most = late ? LATE_MOVES * depth : 0;
  int best = -THINK_INFINITY;
  move best_move = known.move, m;
  picker moves = pick(w, ply, player, known.move, most, list);

  while (!(late && moves.n_tried >= most && best > -THINK_DECIDED) &&
         (m = next_move(w, p, &moves)) != MOVE_NONE) {
    position next;

    g->play(p, m, &next);

    /* 6. After the first move the others are expected to be worse: a window
       without width shows it, late ones at less depth. */
    const int searched = moves.n_tried - 1;
    move *const rest = behind(&moves);
    const int d = (depth > 1 ? depth : 1) - 1;
    int v;

    if (searched == 0) {
      v = value_for(w, player, &next, d, ply + 1, alpha, beta, rest);
    } else {
      const int r = reduction(w, depth, searched);

      v = value_for(w, player, &next, d - r, ply + 1, alpha, alpha + 1, rest);
      if (r > 0 && v > alpha && !w->stopped)
        v = value_for(w, player, &next, d, ply + 1, alpha, alpha + 1, rest);
      if (v > alpha && v < beta && !w->stopped)
        v = value_for(w, player, &next, d, ply + 1, alpha, beta, rest);
    }
    if (w->stopped)
      return 0;

    if (v > best)
      best = v;
    if (v > alpha) {
      alpha = v;
      best_move = m;
      set_pv(w, ply, m);
      if (v >= beta) {
        remember_cut(w, ply, depth, player, m, moves.tried, searched);
        break;
      }
    }
  }

  if (moves.n_tried == 0)
    return think_outcome(g->outcome(p), player, ply);

  /* 7. What was learned. */
  table_store(w->table, hash,
              &(table_entry){.move = best_move,
                             .score = score_to_table(best, ply),
                             .depth = depth > 0 ? depth : 0,
                             .bound = best >= beta    ? TABLE_LOWER
                                      : best > alpha0 ? TABLE_EXACT
                                                      : TABLE_UPPER});
  return best;
}

/* ------------------------------------------------------------------------
   The root
   ------------------------------------------------------------------------ */

/* A score that is not above this is of no interest, after FOUND of the lines
   wanted: the last of them, or ALPHA while some are still to be found. */
static int
floor_of(const worker *w, int found, int alpha) {
  const int lines = w->think->options.lines;

  return found < lines ? alpha : w->roots[lines - 1].score;
}

/* Root move I begins a line that is better than the last wanted: puts it in
   its place among the FOUND before it. */
static void
place(worker *w, int i, int found, int score, int depth, bool exact) {
  const int rest = w->pv_length[1];
  think_line line = w->roots[i];
  int to = found;

  line.score = score;
  line.depth = depth;
  line.exact = exact;
  line.length = rest < THINK_MAX_LINE ? rest + 1 : THINK_MAX_LINE;
  memcpy(line.moves + 1, w->pv[1], (size_t)(line.length - 1) * sizeof(move));
  while (to > 0 && w->roots[to - 1].score < score)
    to--;
  memmove(w->roots + to + 1, w->roots + to, (size_t)(i - to) * sizeof line);
  w->roots[to] = line;
}

/* Whether P, after root move I, is worth more than FLOOR to PLAYER; a late
   move has to show it at less depth first. */
static bool
beats(worker *w, enum player player, const position *p, int i, int depth,
      int floor) {
  for (int r = reduction(w, depth, i); r >= 0; r = r > 0 ? 0 : -1)
    if (value_for(w, player, p, depth - 1 - r, 1, floor, floor + 1, w->moves) <=
            floor ||
        w->stopped)
      return false;
  return true;
}

/* Searches the moves of the root to DEPTH.  Of those that score more than
   ALPHA the best come first then, as many as lines are wanted; returns their
   number.  Ends at one that scores BETA or more. */
static int
search_root(worker *w, int depth, int alpha, int beta) {
  const think *const t = w->think;
  const game *const g = w->game;
  const enum player player = g->to_move(&t->root);
  int found = 0;

  for (int i = 0; i < w->n_roots && !w->stopped; i++) {
    const int floor = floor_of(w, found, alpha);
    position next;

    g->play(&t->root, w->roots[i].moves[0], &next);
    if (i > 0 && floor > -THINK_INFINITY &&
        !beats(w, player, &next, i, depth, floor))
      continue;

    const int v =
        value_for(w, player, &next, depth - 1, 1, floor, beta, w->moves);

    if (v <= floor || w->stopped)
      continue;
    place(w, i, found, v, depth, v < beta);
    if (found < t->options.lines)
      found++;
    if (v >= beta)
      break;
  }
  return found;
}

/* Searches to DEPTH, unless stopped.  One line is looked for within WIDTH of
   its LAST score first: most of the tree is cheaper to refute within a narrow
   window, which is opened on the side where the score was not in it. */
static void
search_depth(worker *w, int depth, int last, int width) {
  const bool narrow = w->think->options.lines == 1 &&
                      depth >= ASPIRATION_DEPTH && !think_is_decided(last);
  int64_t below = narrow ? width : THINK_INFINITY * 2, above = below;

  while (!w->stopped) {
    const int alpha =
        (int)(last - below > -THINK_INFINITY ? last - below : -THINK_INFINITY);
    const int beta =
        (int)(last + above < THINK_INFINITY ? last + above : THINK_INFINITY);
    const int found = search_root(w, depth, alpha, beta);

    if (found == 0 && alpha > -THINK_INFINITY)
      below *= ASPIRATION_GROWTH;
    else if (!w->roots[0].exact)
      above *= ASPIRATION_GROWTH;
    else
      break;
  }
}

/* Whether more depth cannot tell more: every line wanted is decided. */
static bool
all_decided(const worker *w) {
  for (int i = 0; i < w->think->options.lines; i++)
    if (!think_is_decided(w->roots[i].score))
      return false;
  return true;
}

static int
by_score(const void *a, const void *b) {
  const candidate *const x = a, *const y = b;

  if (x->score != y->score)
    return x->score > y->score ? -1 : 1;
  return (x->rank > y->rank) - (x->rank < y->rank);
}

/* Makes the lines of the root, one ply deep. */
static void
set_roots(worker *w) {
  candidate *const candidates = w->candidates;
  const think *const t = w->think;
  const game *const g = w->game;
  const enum player player = g->to_move(&t->root);
  rng r;

  rng_seed(&r, t->options.seed + (uint64_t)w->id);
  g->moves(&t->root, w->moves);
  for (int i = 0; i < w->n_roots; i++) {
    position next;

    g->play(&t->root, w->moves[i], &next);
    candidates[i] = (candidate){.move = w->moves[i],
                                .score = leaf(g, &next, player, 1),
                                .rank = rng_next(&r)};
  }
  qsort(candidates, (size_t)w->n_roots, sizeof *candidates, by_score);
  for (int i = 0; i < w->n_roots; i++) {
    w->roots[i] = (think_line){
        .score = candidates[i].score, .depth = 1, .exact = true, .length = 1};
    w->roots[i].moves[0] = candidates[i].move;
  }
}

/* ------------------------------------------------------------------------
   Threads
   ------------------------------------------------------------------------ */

/* The threads of a search.  The first tells what it finds while it thinks, in
   the end the one that saw deepest does. */
typedef struct team {
  worker *workers[THINK_MAX_THREADS];
  int n;
} team;

/* Whether the lines of W hold: of an iteration that was stopped only the first
   does. */
static bool
has_lines(const worker *w) {
  return !w->stopped || w->think->options.lines == 1;
}

/* Tells the lines of W, if they hold and W is not NULL, and the nodes of the
   team. */
static void
tell(const team *us, const worker *w) {
  uint64_t nodes = 0;

  for (int i = 0; i < us->n; i++)
    nodes += nodes_of(us->workers[i]);
  think_tell(us->workers[0]->think, w && has_lines(w) ? w->roots : NULL,
             w ? w->roots[0].depth : 0, nodes);
}

/* The worker who knows best: has finished, or came deepest. */
static const worker *
deepest(const team *us) {
  const worker *best = us->workers[0];

  for (int i = 1; i < us->n && !best->finished; i++) {
    const worker *const w = us->workers[i];

    if (w->finished ||
        (has_lines(w) && w->roots[0].depth > best->roots[0].depth))
      best = w;
  }
  return best;
}

/* Iterative deepening.  Every other thread is a ply ahead; who finishes stops
   the others.  Tells the reports of the team US, or nothing if that is NULL. */
static void
deepen(worker *w, const team *us) {
  const think_options *const o = &w->think->options;
  const int longest = w->game->max_plies;
  const int most = o->depth < longest ? o->depth : longest;
  int width = 0;

  set_roots(w);
  if (us)
    tell(us, w);

  int last = w->roots[0].score;

  for (int depth = 1; depth <= most; depth++) {
    const int ahead = w->id % 2 && depth < most;

    search_depth(w, depth + ahead, last, width);
    if (us)
      tell(us, w);
    if (w->stopped || think_out_of_time(w->think))
      return;
    if (all_decided(w) || depth + ahead == most)
      break;
    width = 1 + abs(w->roots[0].score - last);
    last = w->roots[0].score;
  }
  w->finished = true;
  think_stop(w->think);
}

static void *
help(void *context) {
  deepen(context, NULL);
  return NULL;
}

static void
worker_free(worker *w) {
  free(w->roots);
  free(w->candidates);
  free(w->moves);
  free(w->promise);
  free(w);
}

/* Worker number ID of T; NULL if there is no memory. */
static worker *
worker_new(memory *m, think *t, int id) {
  const think_options *const o = &t->options;
  const game *const g = m->game;
  const size_t n_roots = (size_t)g->count_moves(&t->root);
  const size_t room =
      (THINK_MAX_DEPTH + 1) *
      (size_t)(EARLY_MOVES + LATE_DEPTH * LATE_MOVES + g->max_moves);
  worker *const w = malloc(sizeof *w);

  if (!w)
    return NULL;
  *w = (worker){.think = t,
                .game = g,
                .table = &m->table,
                .id = id,
                .selective = o->selective,
                .repetition = o->repetition && g->max_plies == GAME_UNBOUNDED,
                .most_nodes = o->nodes / (unsigned)o->threads +
                              ((unsigned)id < o->nodes % (unsigned)o->threads),
                .n_roots = (int)n_roots,
                .roots = calloc(n_roots, sizeof *w->roots),
                .candidates = malloc(n_roots * sizeof *w->candidates),
                .moves = malloc(room * sizeof *w->moves),
                .promise = malloc(room * sizeof *w->promise)};
  memset(w->killers, 0xff, sizeof w->killers); /* MOVE_NONE */
  w->path[0] = g->hash(&t->root);
  if (w->roots && w->candidates && w->moves && w->promise)
    return w;
  worker_free(w);
  return NULL;
}

/* ------------------------------------------------------------------------
   The algorithm
   ------------------------------------------------------------------------ */

static void *
open(const game *g, size_t mib) {
  memory *const m = malloc(sizeof *m);

  if (!m)
    return NULL;
  m->game = g;
  if (table_init(&m->table, mib))
    return m;
  free(m);
  return NULL;
}

static void
close(void *m) {
  table_free(&((memory *)m)->table);
  free(m);
}

static bool
run(void *context, think *t) {
  memory *const m = context;
  pthread_t threads[THINK_MAX_THREADS];
  team us = {.n = 0};
  int helpers = 0;

  if (t->options.lines == 0)
    return true;
  while (us.n < t->options.threads &&
         (us.workers[us.n] = worker_new(m, t, us.n)))
    us.n++;
  if (us.n == 0)
    return false;
  table_next_search(&m->table);
  while (helpers < us.n - 1 && pthread_create(&threads[helpers], NULL, help,
                                              us.workers[helpers + 1]) == 0)
    helpers++;
  deepen(us.workers[0], &us);
  for (int i = 0; i < helpers; i++)
    pthread_join(threads[i], NULL);

  const worker *const best = deepest(&us);

  tell(&us, best == us.workers[0] ? NULL : best); /* the first has told */
  for (int i = 0; i < us.n; i++)
    worker_free(us.workers[i]);
  return true;
}

const algorithm alphabeta = {
    .name = "alpha_beta", .open = open, .run = run, .close = close};
