#include "minimax.h"

/* A search and the player for whom it scores. */
typedef struct view {
  const minimax *search;
  enum player player;
} view;

/* Returns the turns left at NEXT, one ply after a position with TURNS left.
   A turn that has begun is one of those left. */
static int
turns_left(const game *g, const position *next, int turns) {
  return !g->turn_begins || g->turn_begins(next) ? turns - 1 : turns;
}

/* Sets *VALUE to the score of P with TURNS turns left: exact within
   ALPHA..BETA, otherwise a bound on that side (fail-soft).  LIST has room for
   the moves of P and of the plies below.  Returns false when stopped. */
static bool
value_of(const view *t, const position *p, int turns, int alpha, int beta,
         move *list, int *value) {
  const minimax *const s = t->search;
  const game *const g = s->game;

  if (watch_stop(s->watch))
    return false;

  const int n = turns > 0 ? game_moves(g, p, list) : 0;

  if (n == 0) {
    *value = s->evaluate(p, t->player, s->context);
    return true;
  }

  const bool ours = g->to_move(p) == t->player;
  int best = ours ? INT_MIN : INT_MAX;

  for (int i = 0; i < n && alpha < beta; i++) {
    position next;
    int v;

    game_play(g, p, list[i], &next);
    if (!value_of(t, &next, turns_left(g, &next, turns), alpha, beta, list + n,
                  &v))
      return false;
    if (ours) {
      best = v > best ? v : best;
      alpha = v > alpha ? v : alpha;
    } else {
      best = v < best ? v : best;
      beta = v < beta ? v : beta;
    }
  }
  *value = best;
  return true;
}

bool
minimax_scores(const minimax *s, const position *p, int turns,
               const move *moves, int n, int *scores) {
  const game *const g = s->game;
  const view t = {.search = s, .player = g->to_move(p)};

  assert(turns >= 1);
  for (int i = 0; i < n; i++) {
    position next;

    game_play(g, p, moves[i], &next);
    if (!value_of(&t, &next, turns_left(g, &next, turns), INT_MIN, INT_MAX,
                  s->lists, &scores[i]))
      return false;
  }
  return true;
}

int
minimax_first_best(const minimax *s, const position *p, int turns,
                   const move *moves, int n) {
  const game *const g = s->game;
  const view t = {.search = s, .player = g->to_move(p)};
  int first = 0, best = INT_MIN;

  assert(turns >= 1 && n >= 1);
  for (int i = 0; i < n; i++) {
    position next;
    int score;

    game_play(g, p, moves[i], &next);
    if (!value_of(&t, &next, turns_left(g, &next, turns), best, INT_MAX,
                  s->lists, &score))
      return -1;
    if (score > best) {
      best = score;
      first = i;
    }
  }
  return first;
}

int
minimax_best_score(const int *scores, int n) {
  assert(n >= 1);

  int best = scores[0];

  for (int i = 1; i < n; i++)
    if (scores[i] > best)
      best = scores[i];
  return best;
}

int
minimax_keep(move *moves, const int *scores, int n, int score) {
  int kept = 0;

  for (int i = 0; i < n; i++)
    if (scores[i] == score)
      moves[kept++] = moves[i];
  return kept;
}
