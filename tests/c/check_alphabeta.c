#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../../c_src/engine/alphabeta.h"
#include "../../c_src/engine/evaluation.h"
#include "../../c_src/engine/perft.h"
#include "../../c_src/engine/playout.h"
#include "../../games/mitsudomoe/mitsudomoe.h"
#include "../../games/tactigon/tactigon.h"
#include "../../games/waldmeister/waldmeister.h"
#include "../../games/wali/wali.h"
#include "count_down.h"
#include "oracle.h"
#include "search.h"
#include "starts.h"
#include "suites.h"

/* ------------------------------------------------------------------------
   Agreement with minimax
   ------------------------------------------------------------------------ */

/* Checks that all lines are exact and sorted, with the scores of the oracle. */
static void
lines_agree(const think *t) {
  const game *const g = t->game;

  for (int i = 0; i < t->options.lines; i++) {
    const think_line *const line = &t->report.lines[i];
    position next;

    g->play(&t->root, line->moves[0], &next);
    ck_assert_int_eq(line->score,
                     oracle(g, &next, g->to_move(&t->root),
                            t->options.depth - 1, 1, evaluation_of));
    ck_assert(line->exact);
    for (int j = 0; j < i; j++) {
      ck_assert_int_ge(t->report.lines[j].score, line->score);
      ck_assert_uint_ne(t->report.lines[j].moves[0], line->moves[0]);
    }
  }
}

/* Checks a search for the lines of all moves of P against the oracle, and that
   a search for one line, in aspiration windows, finds the best of these scores.
 */
static void
agrees_at(const game *g, const position *p, int depth, int threads,
          size_t mib) {
  think_options o = full_width_to(depth);
  think all, best;

  o.threads = threads;
  search_new(mib, &alphabeta, &best, g, p, &o);
  o.lines = g->max_moves;
  search_new(mib, &alphabeta, &all, g, p, &o);
  ck_assert_int_eq(all.options.lines, g->count_moves(p));
  lines_agree(&all);
  ck_assert(best.report.lines[0].exact);
  ck_assert_int_eq(best.report.lines[0].score, all.report.lines[0].score);
  think_free(&all);
  think_free(&best);
}

static bool
stop(void *context) {
  (void)context;
  return true;
}

/* Whether the oracle has little to do: perft ends before it asks its watch. */
static bool
is_small(const game *g, const position *p, int depth) {
  enum { LEAVES = 10000 };
  watch w = {.stop = stop};
  uint64_t leaves = 0;

  return perft(g, p, depth, &w, &leaves) == PERFT_DONE && leaves <= LEAVES;
}

/* Returns a number from the environment. */
static unsigned
from_environment(const char *name, unsigned otherwise) {
  const char *const text = getenv(name);

  return text ? (unsigned)strtoul(text, NULL, 10) : otherwise;
}

/* Checks a random position among the last LATE plies of each of many random
   games from START, to the greatest depth up to DEPTH at which the oracle has
   little to do.  TABULEIRO_LONG adds games, TABULEIRO_SEED selects others. */
static void
agrees_late(const game *g, const position *start, int late, int depth) {
  enum { PLIES = 400 };
  const unsigned runs = getenv("TABULEIRO_LONG") ? 3000 : 100;
  const unsigned seed = from_environment("TABULEIRO_SEED", 0);
  static position line[PLIES + 1];
  move *const list = malloc((size_t)g->max_moves * sizeof *list);

  for (unsigned run = 0; run < runs; run++) {
    rng r;
    int plies = 0;

    rng_seed(&r, seed + run);
    for (line[0] = *start; plies < PLIES; plies++) {
      line[plies + 1] = line[plies];
      if (playout(g, &line[plies + 1], 1, &r, list) == 0)
        break;
    }

    const int back = 1 + (int)rng_below(&r, (uint32_t)late);
    const position *const p = &line[back < plies ? plies - back : 0];
    int d = depth;

    while (d > 1 && !is_small(g, p, d))
      d--;
    if (is_small(g, p, d) && g->count_moves(p) > 0)
      agrees_at(g, p, d, 1 + (int)run % 2, run % 4 < 2 ? 1 : 0);
  }
  free(list);
}

START_TEST(agrees_in_count_down) {
  for (int n = 1; n <= 14; n++)
    for (int depth = 1; depth <= 14; depth += 3) {
      const position p = count_down_from(n);

      agrees_at(&count_down_game, &p, depth, 1, 1);
    }
}
END_TEST

/* A turn is a ring step, a ball step, and relocations of vaulted balls. */
START_TEST(agrees_in_mitsudomoe) {
  position p;

  mitsudomoe_game.start(&p);
  agrees_late(&mitsudomoe_game, &p, 20, 4);
}
END_TEST

START_TEST(agrees_in_tactigon) {
  const position p =
      start_of_tactigon(_i ? TACTIGON_JUMP | TACTIGON_GOLD_STEP : 0);

  agrees_late(&tactigon_game, &p, 40, 4);
}
END_TEST

START_TEST(agrees_in_waldmeister) {
  const position p = start_of_waldmeister(_i);

  agrees_late(&waldmeister_game, &p, 6, 6);
}
END_TEST

/* Turns of several plies, skips and double takes occur. */
START_TEST(agrees_in_wali) {
  static const struct {
    int columns, rows;
    unsigned rules;
  } boards[] = {{5, 6, 0},
                {4, 4, WALI_DOUBLE_TWO | WALI_TAKE_ANY},
                {3, 3, WALI_GO_BACK_ALLOWED},
                {4, 3, WALI_LONG_RUN_ILLEGAL}};
  const position p =
      start_of_wali(boards[_i].columns, boards[_i].rows, boards[_i].rules);

  agrees_late(&wali_game, &p, 60, 7);
}
END_TEST

/* Table entries of a deeper search are not scores of this depth. */
START_TEST(full_width_takes_nothing_deeper_from_the_table) {
  const position start = start_of_wali(4, 4, 0);
  move list[WALI_MAX_MOVES];

  for (int run = 0; run < 40; run++) {
    void *const memory = alphabeta.open(&wali_game, 1);
    position p = start;
    rng r;

    ck_assert_ptr_nonnull(memory);
    rng_seed(&r, (uint64_t)run);
    playout(&wali_game, &p, 10 + run, &r, list);
    for (int depth = 5; depth >= 3; depth -= 2) {
      think_options o = full_width_to(depth);
      think t;

      o.lines = wali_game.max_moves;
      search_with(memory, &alphabeta, &t, &wali_game, &p, &o);
      if (depth == 3)
        lines_agree(&t);
      think_free(&t);
    }
    alphabeta.close(memory);
  }
}
END_TEST

/* ------------------------------------------------------------------------
   Wins
   ------------------------------------------------------------------------ */

/* From 3k+r, with r > 0, the player to move takes r and wins. */
START_TEST(wins_are_found_and_scored_by_distance) {
  for (int n = 1; n <= 30; n++) {
    const position p = count_down_from(n);
    think_options o = options_to(THINK_MAX_DEPTH);
    think t;

    o.selective = _i;
    search_new(1, &alphabeta, &t, &count_down_game, &p, &o);

    const think_line *const line = &t.report.lines[0];

    ck_assert(line->exact);
    ck_assert_int_le(t.report.depth, n);
    if (n % 3 == 0)
      ck_assert_int_lt(line->score, -THINK_DECIDED);
    else {
      ck_assert_int_gt(line->score, THINK_DECIDED);
      ck_assert_uint_eq(line->moves[0], (move)n % 3);
    }
    think_free(&t);
  }
}
END_TEST

/* One of two moves wins at once, the other loses; both are reported. */
START_TEST(the_shorter_win_comes_first) {
  const position p = count_down_from(2);
  think_options o = full_width_to(10);
  think t;

  o.lines = 5;
  search_new(1, &alphabeta, &t, &count_down_game, &p, &o);
  ck_assert_int_eq(t.options.lines, 2);
  ck_assert_uint_eq(t.report.lines[0].moves[0], 2);
  ck_assert_int_eq(t.report.lines[0].score, THINK_WIN - 1);
  ck_assert_int_eq(t.report.lines[1].score, 2 - THINK_WIN);
  think_free(&t);
}
END_TEST

/* Where the oracle proves a win in N, the search with all its reductions does
   too. */
START_TEST(selective_search_finds_short_wins) {
  const position start = start_of_wali(4, 4, 0);
  move list[WALI_MAX_MOVES];
  int wins = 0;

  for (int run = 0; run < 200; run++) {
    position p = start;
    rng r;
    think_options o = options_to(12);
    think t;

    rng_seed(&r, (uint64_t)run);
    playout(&wali_game, &p, 30 + run % 40, &r, list);
    if (wali_game.count_moves(&p) == 0)
      continue;

    const int v =
        oracle(&wali_game, &p, wali_game.to_move(&p), 4, 0, evaluation_of);

    if (v < THINK_DECIDED)
      continue;
    wins++;
    search_new(1, &alphabeta, &t, &wali_game, &p, &o);
    ck_assert_int_eq(t.report.lines[0].score, v);
    think_free(&t);
  }
  ck_assert_int_gt(wins, 10);
}
END_TEST

/* Returns the score of P with OPTIONS. */
static int
score_of(const game *g, const position *p, const think_options *options) {
  think t;

  search_new(1, &alphabeta, &t, g, p, options);

  const int score = t.report.lines[0].score;

  think_free(&t);
  return score;
}

/* Reverse futility pruning and singular extensions go by evaluations, but a win
   or a loss in N plies that the search claims is one at full width and depth N.
 */
START_TEST(guesses_prove_only_what_is_true) {
  static move list[GAME_MAX_MOVES];
  const game *const g = _i ? &mitsudomoe_game : &wali_game;
  const think_options claim = options_to(7);
  int decided = 0;

  ck_assert_int_gt(g->margin, 0);
  ck_assert_int_ge(claim.depth, g->singular_depth);
  for (int run = 0; run < 200; run++) {
    position p = start_of_wali(4, 4, 0);
    rng r;

    if (_i)
      g->start(&p);
    rng_seed(&r, (uint64_t)run);
    for (int ply = 0; ply < 30 + run % 40 && g->count_moves(&p) > 0; ply++)
      playout_careful_ply(g, &p, &r, list);
    if (g->count_moves(&p) == 0)
      continue;

    const int score = score_of(g, &p, &claim);

    if (!think_is_decided(score))
      continue;
    decided++;

    const think_options proof = full_width_to(THINK_WIN - abs(score));
    const int v = score_of(g, &p, &proof);

    if (score > 0)
      ck_assert_int_gt(v, THINK_DECIDED);
    else
      ck_assert_int_lt(v, -THINK_DECIDED);
  }
  ck_assert_int_gt(decided, 10);
}
END_TEST

/* A bad guess: the first moves are the promising ones. */
static int
first_moves(const position *p, int most, int least, move *out, int *promise) {
  const int n = least <= 0 ? waldmeister_game.moves(p, out) : 0;

  memset(promise, 0, (size_t)most * sizeof *promise);

  return n < most ? n : most;
}

/* Late move pruning leaves moves out, but never from a proof: with the game's
   order of moves, without an order, and with a bad one. */
START_TEST(selective_search_proves_only_what_is_true) {
  static move list[WALDMEISTER_MAX_MOVES];
  const position start = start_of_waldmeister(4);
  game g = waldmeister_game;
  int decided = 0;

  if (_i > 0) {
    g.order = NULL;
    g.promising = _i == 1 ? NULL : first_moves;
  }

  for (int run = 0; run < 30; run++) {
    const think_options o = options_to(3);
    position p = start;
    rng r;
    think t;

    rng_seed(&r, (uint64_t)run);
    playout(&g, &p, 4 * 4 - 3, &r, list);
    search_new(1, &alphabeta, &t, &g, &p, &o);

    const int score = t.report.lines[0].score;

    if (think_is_decided(score)) {
      ck_assert_int_eq(score, oracle(&g, &p, g.to_move(&p), 3, 0, NULL));
      decided++;
    }
    think_free(&t);
  }
  ck_assert_int_gt(decided, 10);
}
END_TEST

Suite *
alphabeta_suite(void) {
  Suite *const s = suite_create("alphabeta");
  TCase *const agreement = tcase_create("agreement with minimax");
  TCase *const wins = tcase_create("wins");

  tcase_add_test(agreement, agrees_in_count_down);
  tcase_add_test(agreement, agrees_in_mitsudomoe);
  tcase_add_loop_test(agreement, agrees_in_tactigon, 0, 2);
  tcase_add_loop_test(agreement, agrees_in_waldmeister, 3, 6);
  tcase_add_loop_test(agreement, agrees_in_wali, 0, 4);
  tcase_add_test(agreement, full_width_takes_nothing_deeper_from_the_table);
  suite_add_tcase(s, agreement);

  tcase_add_loop_test(wins, wins_are_found_and_scored_by_distance, 0, 2);
  tcase_add_test(wins, the_shorter_win_comes_first);
  tcase_add_test(wins, selective_search_finds_short_wins);
  tcase_add_loop_test(wins, guesses_prove_only_what_is_true, 0, 2);
  tcase_add_loop_test(wins, selective_search_proves_only_what_is_true, 0, 3);
  suite_add_tcase(s, wins);

  return s;
}
