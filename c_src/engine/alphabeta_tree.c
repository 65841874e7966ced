#include "alphabeta_tree.h"

#include <string.h>

enum {
  CLOCK_NODES = 512, /* between two readings of the clock */
  NOT_EVALUATED = INT_MAX
};

/* Counts a node.  Returns true, and sets w->stopped, when the search must
   unwind instead. */
static bool
count_node(alphabeta_worker *w) {
  think *const t = w->member.think;
  const uint64_t n = team_member_nodes(&w->member) + 1;

  if (n > w->member.most_nodes || think_stopped(t) ||
      (n % CLOCK_NODES == 0 && think_out_of_time(t))) {
    w->stopped = true;
    return true;
  }
  team_member_add_nodes(&w->member, 1);
  return false;
}

/* In the table, wins and losses are counted from the node, in the search from
   the root. */
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

/* Sets *SCORE to that of the value of P, PLY plies from the root, if the tables
   of W have it. */
static bool
has_value(alphabeta_worker *w, const position *p, int ply, int *score) {
  ending_value v;
  const enum ending_status status = ending_table_probe(w->endings, p, &v);

  if (status == ENDING_DAMAGED)
    think_damaged(w->member.think);
  if (status != ENDING_FOUND)
    return false;
  *score = alphabeta_tabled(v, ply);
  return true;
}

/* Sets *SCORE and the principal variation to those that W has found for Q. */
static bool
has_line(alphabeta_worker *w, const line_question *q, int *score) {
  const line_answer *const a = lines_find(w->lines, q);

  if (!a)
    return false;
  memcpy(w->pv[q->ply], a->moves, sizeof a->moves);
  w->pv_length[q->ply] = a->length;
  *score = a->score;
  return true;
}

/* Whether reverse futility pruning may leave out a node P with the upper bound
   BETA, outside the principal variation.  The evaluation does not know what the
   second half of a turn brings, and nothing of proofs. */
static bool
may_be_left_out(const alphabeta_worker *w, const position *p, int depth,
                int beta) {
  const game *const g = w->game;

  return w->selective && g->margin > 0 && depth > 0 && depth <= MARGIN_DEPTH &&
         !think_is_decided(beta) && !(g->turn_begins && !g->turn_begins(p));
}

/* Whether futility pruning may leave out moves of P.  The evaluation knows
   nothing of moves that end the game. */
static bool
evaluates_moves(const alphabeta_worker *w, const position *p, int depth,
                int alpha) {
  const game *const g = w->game;

  return w->selective && g->futility.unit > 0 && depth > 0 &&
         !think_is_decided(alpha) && !(g->turn_begins && !g->turn_begins(p)) &&
         !(g->plies_left && g->plies_left(p) == 1);
}

/* Returns the least promise of a move that may raise the evaluation by more
   than GAIN. */
static int
promise_for(const game *g, int gain) {
  const int over = gain - g->futility.base, unit = g->futility.unit;
  const int promise = over >= 0 ? over / unit + 1 : -(-over - 1) / unit;

  return promise > GAME_MOST_PROMISE ? GAME_MOST_PROMISE + 1 : promise;
}

/* Whether the table move may be singular: the table has a lower bound, from a
   search that was hardly less deep. */
static bool
may_be_singular(const alphabeta_worker *w, int depth, int ply,
                const table_entry *known) {
  const int least = w->game->singular_depth;

  return w->selective && least > 0 && depth >= least && ply < SINGULAR_PLY &&
         known->move != MOVE_NONE && known->bound != TABLE_UPPER &&
         known->depth >= depth - SINGULAR_LESS &&
         !think_is_decided(known->score);
}

/* Whether all moves of P but the table move are worse than its score in KNOWN,
   by a margin and in a search of half the depth. */
static bool
is_singular(alphabeta_worker *w, const position *p, int depth, int ply,
            const table_entry *known, move *list) {
  const int beta = known->score - SINGULAR_MARGIN * depth;

  w->excluded[ply] = known->move;

  const int score =
      alphabeta_value(w, p, (depth - 1) / 2, ply, beta - 1, beta, list);

  w->excluded[ply] = MOVE_NONE;
  w->pv_length[ply] = 0;
  return score < beta;
}

/* Sets the principal variation from PLY on to M and that of the next ply. */
static void
set_pv(alphabeta_worker *w, int ply, move m) {
  const int rest = w->pv_length[ply + 1];
  const int n = rest < THINK_MAX_LINE - 1 ? rest : THINK_MAX_LINE - 1;

  w->pv[ply][0] = m;
  memcpy(w->pv[ply] + 1, w->pv[ply + 1], (size_t)n * sizeof(move));
  w->pv_length[ply] = n + 1;
}

int
alphabeta_value(alphabeta_worker *w, const position *p, int depth, int ply,
                int alpha, int beta, move *list) {
  const game *const g = w->game;
  const enum player player = g->to_move(p);
  const move excluded = w->excluded[ply];
  const bool whole = excluded == MOVE_NONE; /* otherwise for is_singular */
  const bool pv = beta - alpha > 1;

  assert(depth >= 0 && alpha < beta);
  w->pv_length[ply] = 0;
  if (count_node(w))
    return 0;

  /* 1. Tables.  The value is exact, and no line to it matters. */
  int value;

  if (w->endings && has_value(w, p, ply, &value))
    return value;

  /* 2. Leaf. */
  if (alphabeta_is_leaf(w, p, depth, ply))
    return alphabeta_leaf(g, p, player, ply);

  const uint64_t hash = g->hash(p);

  table_prefetch(w->table, hash);

  /* 3. Repetition.  A position that is on the line already gains nothing. */
  if (w->repetition && think_is_repeated(w->path, ply, hash))
    return THINK_DRAW;
  w->path[ply] = hash;

  /* 4. Mate distance pruning.  A win takes one more ply at least, and a loss
     cannot come before this one. */
  if (alpha < ply - THINK_WIN)
    alpha = ply - THINK_WIN;
  if (beta > THINK_WIN - ply - 1)
    beta = THINK_WIN - ply - 1;
  if (alpha >= beta)
    return alpha;

  /* 5. The evaluation, if step 7 needs it.  It comes before the table is read
     where memory is fetched meanwhile: memory takes as long to answer. */
  const bool may_leave = !pv && whole && may_be_left_out(w, p, depth, beta);
  int standing = NOT_EVALUATED;

  if (may_leave && TABLE_PREFETCHES)
    standing = alphabeta_leaf(g, p, player, ply);

  /* 6. Transposition table.  It never cuts the principal variation, so that
     lines are whole.  At full width only equal depth counts: a deeper score is
     not the minimax score of this depth.  A search that is resumed has its
     principal variations in its lines. */
  table_entry known = {.move = MOVE_NONE};

  if (whole && table_probe(w->table, hash, &known)) {
    const int score = score_from_table(known.score, ply);

    if (!pv && (w->selective ? known.depth >= depth : known.depth == depth) &&
        (known.bound == TABLE_EXACT ||
         (known.bound == TABLE_LOWER ? score >= beta : score <= alpha)))
      return score;
  }

  const line_question question = {hash, depth, ply, alpha, beta};

  if (pv && has_line(w, &question, &value))
    return value;

  /* 7. Reverse futility pruning (Heinz 1998, "Extended Futility Pruning", from
     the other side): a lead that is large for the depth is not lost. */
  if (may_leave && standing == NOT_EVALUATED)
    standing = alphabeta_leaf(g, p, player, ply);
  if (may_leave &&
      (standing >= beta + depth * g->margin || think_is_decided(standing)))
    return standing;

  /* 8. Singular extension (Anantharaman, Campbell and Hsu 1990, "Singular
     Extensions: Adding Selectivity to Brute-Force Searching"): a move without
     an alternative is searched deeper. */
  const bool singular = may_be_singular(w, depth, ply, &known) &&
                        is_singular(w, p, depth, ply, &known, list);

  if (w->stopped)
    return 0;

  const bool may_be_futile = evaluates_moves(w, p, depth, alpha);

  /* 9. Late move pruning.  A position is not taken for lost while moves are
     left out. */
  const int alpha0 = alpha;
  const bool late = w->selective && !pv && depth <= LATE_DEPTH;
  const int most = late ? LATE_MOVES * depth : 0;
  int best = -THINK_INFINITY;
  move best_move = known.move;
  picker moves = picker_new(g, &w->history, p, ply, player, known.move, most,
                            list, w->rank + (list - w->moves));

  while (!(late && moves.n_tried >= most && best > -THINK_DECIDED)) {
    const int searched = moves.n_tried;

    /* 10. Futility pruning (Schaeffer 1986, "Experiments in Search and
       Knowledge").  Late moves that would be evaluated first, and hardly raise
       the evaluation to alpha, are left out. */
    if (may_be_futile && best > -THINK_DECIDED &&
        depth - 1 <= alphabeta_reduction(w, depth, searched)) {
      if (standing == NOT_EVALUATED)
        standing = alphabeta_leaf(g, p, player, ply);

      const int least = promise_for(g, alpha - standing);

      if (least > moves.least) {
        const int bound =
            standing + g->futility.base + (least - 1) * g->futility.unit;

        best = best > bound ? best : bound;
        picker_require(&moves, least);
      }
    }

    const move m = picker_next(&moves);

    if (m == MOVE_NONE)
      break;
    if (m == excluded)
      continue;

    position next;

    game_play(g, p, m, &next);

    /* 11. Principal variation search.  The moves after the first only have to
       show, in a null window, that they are no better; late ones at reduced
       depth first. */
    move *const rest = picker_rest(&moves);
    const int d = (depth > 1 ? depth : 1) - 1 + (singular && m == known.move);
    int v = 0;

    if (searched > 0)
      v = alphabeta_scout(w, player, &next, depth, searched, d, ply + 1, alpha,
                          rest);
    if (searched == 0 || (v > alpha && v < beta && !w->stopped))
      v = alphabeta_value_for(w, player, &next, d, ply + 1, alpha, beta, rest);
    if (w->stopped)
      return 0;

    if (v > best)
      best = v;
    if (v > alpha) {
      alpha = v;
      best_move = m;
      set_pv(w, ply, m);
      if (v >= beta) {
        if (whole)
          history_add_cut(&w->history, ply, depth, player, m, moves.tried,
                          searched);
        break;
      }
    }
  }

  /* 12. No legal move: the game is over. */
  if (moves.n_tried == 0)
    return think_outcome(g->outcome(p), player, ply);
  if (!whole)
    return best > -THINK_INFINITY ? best : alpha;

  table_store(w->table, hash,
              &(table_entry){.move = best_move,
                             .score = score_to_table(best, ply),
                             .depth = depth,
                             .bound = best >= beta    ? TABLE_LOWER
                                      : best > alpha0 ? TABLE_EXACT
                                                      : TABLE_UPPER});
  if (pv)
    lines_add(w->lines, &question, best, w->pv[ply], w->pv_length[ply]);
  return best;
}
