#include "alphabeta_root.h"

#include <stdlib.h>
#include <string.h>

#include "alphabeta_tree.h"
#include "rng.h"

static int
by_score(const void *a, const void *b) {
  const alphabeta_candidate *const x = a, *const y = b;

  if (x->score != y->score)
    return x->score > y->score ? -1 : 1;
  return (x->rank > y->rank) - (x->rank < y->rank);
}

static int
by_move(const void *a, const void *b) {
  const alphabeta_candidate *const x = a, *const y = b;

  return (x->move > y->move) - (x->move < y->move);
}

void
alphabeta_set_roots(alphabeta_worker *w) {
  alphabeta_candidate *const candidates = w->candidates;
  const think *const t = w->member.think;
  const game *const g = w->game;
  const enum player player = g->to_move(&t->root);
  rng r;

  rng_seed(&r, t->options.seed + (uint64_t)w->member.id);
  game_moves(g, &t->root, w->moves);
  for (int i = 0; i < w->n_roots; i++) {
    position next;

    game_play(g, &t->root, w->moves[i], &next);
    candidates[i] = (alphabeta_candidate){
        .move = w->moves[i],
        .score = alphabeta_leaf(g, &next, player, 1),
        .rank = g->first_of_equal ? (uint64_t)i : rng_next(&r),
        .leaf = !w->endings && !w->evaluates_roots &&
                alphabeta_is_leaf(w, &next, 0, 1)};
  }
  qsort(candidates, (size_t)w->n_roots, sizeof *candidates, by_score);
  for (int i = 0; i < w->n_roots; i++) {
    w->roots[i] = (think_line){
        .score = candidates[i].score, .depth = 1, .exact = true, .length = 1};
    w->roots[i].moves[0] = candidates[i].move;
  }
  qsort(candidates, (size_t)w->n_roots, sizeof *candidates, by_move);
}

/* Whether root move I does not exceed FLOOR in the reduced search that comes
   first at DEPTH, because that search only evaluates it, as alphabeta_set_roots
   did.  Of thousands of moves in Wald Meister most are left out this way. */
static bool
is_known_to_fail(const alphabeta_worker *w, int i, int depth, int floor) {
  const alphabeta_candidate key = {.move = w->roots[i].moves[0]};

  if (depth - 1 > alphabeta_reduction(w, depth, i))
    return false;

  const alphabeta_candidate *const c =
      bsearch(&key, w->candidates, (size_t)w->n_roots, sizeof key, by_move);

  return c && c->leaf && c->score <= floor;
}

/* Returns the score that a move must exceed to be among the lines wanted, FOUND
   of which are found: that of the last line, or ALPHA while lines are
   missing. */
static int
floor_of(const alphabeta_worker *w, int found, int alpha) {
  const int lines = w->member.think->options.lines;

  return found < lines ? alpha : w->roots[lines - 1].score;
}

/* Moves the line of root move I, whose score exceeds the floor, to its place
   among the FOUND lines. */
static void
place(alphabeta_worker *w, int i, int found, int score, int depth, bool exact) {
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

/* Searches the moves of the root that are left of the iteration in the window
   ALPHA..BETA.  Moves the lines that score more than ALPHA to the front, the
   best first, as many as are wanted.  Ends at a move that scores BETA or
   more. */
static void
search_window(alphabeta_worker *w, int alpha, int beta) {
  const think *const t = w->member.think;
  const game *const g = w->game;
  const enum player player = g->to_move(&t->root);
  alphabeta_iteration *const it = &w->iteration;

  for (; it->next < w->n_roots; it->next++) {
    const int i = it->next, depth = it->depth;
    const int floor = floor_of(w, it->found, alpha);
    bool better = true;
    position next;

    if (i > 0 && floor > -THINK_INFINITY &&
        is_known_to_fail(w, i, depth, floor))
      continue;
    game_play(g, &t->root, w->roots[i].moves[0], &next);
    if (i > 0 && floor > -THINK_INFINITY)
      better = alphabeta_scout(w, player, &next, depth, i, depth - 1, 1, floor,
                               w->moves) > floor;

    const int v = better ? alphabeta_value_for(w, player, &next, depth - 1, 1,
                                               floor, beta, w->moves)
                         : floor;

    if (w->stopped)
      return;
    if (v <= floor)
      continue;
    place(w, i, it->found, v, depth, v < beta);
    if (it->found < t->options.lines)
      it->found++;
    if (v >= beta)
      return;
  }
}

void
alphabeta_begin_iteration(alphabeta_worker *w, int depth, int last, int width) {
  const bool narrow = w->member.think->options.lines == 1 &&
                      depth >= ASPIRATION_DEPTH && !think_is_decided(last);
  const int64_t reach = narrow ? width : THINK_INFINITY * 2;

  w->iteration = (alphabeta_iteration){
      .depth = depth, .last = last, .below = reach, .above = reach};
}

/* A narrow window makes most of the tree cheaper to refute.  If the score is
   not in it, the window grows on that side. */
void
alphabeta_search_root(alphabeta_worker *w) {
  alphabeta_iteration *const it = &w->iteration;

  for (;;) {
    const int64_t low = it->last - it->below, high = it->last + it->above;
    const int alpha = (int)(low > -THINK_INFINITY ? low : -THINK_INFINITY);
    const int beta = (int)(high < THINK_INFINITY ? high : THINK_INFINITY);

    search_window(w, alpha, beta);
    if (w->stopped)
      return;
    if (it->found == 0 && alpha > -THINK_INFINITY)
      it->below *= ASPIRATION_GROWTH;
    else if (!w->roots[0].exact)
      it->above *= ASPIRATION_GROWTH;
    else
      return;
    it->next = it->found = 0;
  }
}
