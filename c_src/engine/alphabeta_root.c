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
    candidates[i] =
        (alphabeta_candidate){.move = w->moves[i],
                              .score = alphabeta_leaf(g, &next, player, 1),
                              .rank = rng_next(&r)};
  }
  qsort(candidates, (size_t)w->n_roots, sizeof *candidates, by_score);
  for (int i = 0; i < w->n_roots; i++) {
    w->roots[i] = (think_line){
        .score = candidates[i].score, .depth = 1, .exact = true, .length = 1};
    w->roots[i].moves[0] = candidates[i].move;
  }
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

/* Searches the moves of the root to DEPTH.  Moves the lines that score more
   than ALPHA to the front, the best first, as many as are wanted, and returns
   their number.  Ends at a move that scores BETA or more. */
static int
search_window(alphabeta_worker *w, int depth, int alpha, int beta) {
  const think *const t = w->member.think;
  const game *const g = w->game;
  const enum player player = g->to_move(&t->root);
  int found = 0;

  for (int i = 0; i < w->n_roots && !w->stopped; i++) {
    const int floor = floor_of(w, found, alpha);
    position next;

    game_play(g, &t->root, w->roots[i].moves[0], &next);
    if (i > 0 && floor > -THINK_INFINITY &&
        alphabeta_scout(w, player, &next, depth, i, depth - 1, 1, floor,
                        w->moves) <= floor)
      continue;

    const int v = alphabeta_value_for(w, player, &next, depth - 1, 1, floor,
                                      beta, w->moves);

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

/* A narrow window makes most of the tree cheaper to refute.  If the score is
   not in it, the window grows on that side. */
void
alphabeta_search_root(alphabeta_worker *w, int depth, int last, int width) {
  const bool narrow = w->member.think->options.lines == 1 &&
                      depth >= ASPIRATION_DEPTH && !think_is_decided(last);
  int64_t below = narrow ? width : THINK_INFINITY * 2, above = below;

  while (!w->stopped) {
    const int alpha =
        (int)(last - below > -THINK_INFINITY ? last - below : -THINK_INFINITY);
    const int beta =
        (int)(last + above < THINK_INFINITY ? last + above : THINK_INFINITY);
    const int found = search_window(w, depth, alpha, beta);

    if (found == 0 && alpha > -THINK_INFINITY)
      below *= ASPIRATION_GROWTH;
    else if (!w->roots[0].exact)
      above *= ASPIRATION_GROWTH;
    else
      break;
  }
}
