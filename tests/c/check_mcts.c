#include <math.h>
#include <stdlib.h>

#include "../../c_src/engine/mcts.h"
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

static const algorithm *const BOTH[] = {&mcts, &mcts_playouts};

/* The rows of the solver's tests.  The last tree is so small that it is pruned
   often. */
static const struct solver {
  const algorithm *algorithm;
  int threads;
  size_t mib;
} SOLVERS[] = {{&mcts, 1, 16},
               {&mcts_playouts, 1, 16},
               {&mcts, 2, 16},
               {&mcts, 4, 16},
               {&mcts, 2, 1}};

enum { N_SOLVERS = sizeof SOLVERS / sizeof *SOLVERS };

static think_options
with_threads(uint64_t nodes, int threads) {
  think_options o = think_unlimited();

  o.nodes = nodes;
  o.threads = threads;
  o.seed = 1;
  o.repetition = false;
  return o;
}

static think_options
with_nodes(uint64_t nodes) {
  return with_threads(nodes, 1);
}

/* ------------------------------------------------------------------------
   Solver
   ------------------------------------------------------------------------ */

/* Scores a position where the depth ends as a draw. */
static int
undecided(const game *g, const position *p, enum player player) {
  (void)g;
  (void)p;
  (void)player;
  return THINK_DRAW;
}

static int
sign(int score) {
  return think_is_decided(score) ? (score > 0 ? 1 : -1) : 0;
}

START_TEST(proves_who_wins_count_down) {
  for (int n = 1; n <= 20; n++) {
    const position p = count_down_from(n);
    const think_options o = with_threads(1000000, SOLVERS[_i].threads);
    think t;

    search_new(SOLVERS[_i].mib, SOLVERS[_i].algorithm, &t, &count_down_game, &p,
               &o);
    ck_assert(t.report.lines[0].exact);
    ck_assert_int_eq(sign(t.report.lines[0].score), n % 3 ? 1 : -1);
    if (n % 3)
      ck_assert_uint_eq(t.report.lines[0].moves[0], (move)n % 3);
    think_free(&t);
  }
}
END_TEST

/* The last plies on small boards.  Draws are proved too, and every exact line
   has the result of the oracle. */
START_TEST(agrees_with_minimax_when_the_tree_is_exhausted) {
  static move list[WALDMEISTER_MAX_MOVES];
  int seen[3] = {0};

  for (int run = 0; run < 60; run++) {
    const int size = 3 + run % 2, last = 1 + run % (size == 3 ? 3 : 2);
    position p = start_of_waldmeister(size);
    think_options o = with_threads(4000000, SOLVERS[_i].threads);
    think t;
    rng r;

    rng_seed(&r, (uint64_t)run);
    playout(&waldmeister_game, &p, size * size - last, &r, list);
    o.lines = WALDMEISTER_MAX_MOVES;
    search_new(SOLVERS[_i].mib, SOLVERS[_i].algorithm, &t, &waldmeister_game,
               &p, &o);

    const enum player player = waldmeister_game.to_move(&p);
    const int v = oracle(&waldmeister_game, &p, player, last, 0, undecided);

    ck_assert(t.report.lines[0].exact);
    ck_assert_int_eq(t.report.lines[0].score, v);
    seen[sign(v) + 1]++;
    for (int i = 0; i < t.options.lines; i++) {
      const think_line *const line = &t.report.lines[i];
      position next;

      waldmeister_game.play(&p, line->moves[0], &next);
      if (line->exact)
        ck_assert_int_eq(sign(line->score),
                         sign(oracle(&waldmeister_game, &next, player, last - 1,
                                     1, undecided)));
    }
    think_free(&t);
  }
  for (int i = 0; i < 3; i++)
    ck_assert_int_gt(seen[i], 0);
}
END_TEST

/* Whether the oracle proves at P that the game is won or lost within DEPTH
   plies. If so, checks that the solver proves it. */
static bool
agrees_if_decided(const struct solver *s, const game *g, const position *p,
                  int depth) {
  const int v = oracle(g, p, g->to_move(p), depth, 0, undecided);

  if (!think_is_decided(v) || g->count_moves(p) == 0)
    return false;

  const think_options o = with_threads(2000000, s->threads);
  think t;

  search_new(s->mib, s->algorithm, &t, g, p, &o);
  ck_assert(t.report.lines[0].exact);
  ck_assert_int_eq(sign(t.report.lines[0].score), sign(v));

  /* The distance is that of the win found, which need not be the shortest. */
  ck_assert_int_le(abs(t.report.lines[0].score), abs(v));
  think_free(&t);
  return true;
}

/* Checks agrees_if_decided at positions of random games of up to PLIES plies.
 */
static void
finds_decisions(const struct solver *s, const game *g, int plies, int depth) {
  move *const list = malloc((size_t)g->max_moves * sizeof *list);
  int decided = 0;

  for (int run = 0; run < 200; run++) {
    position p;
    rng r;

    rng_seed(&r, (uint64_t)run);
    g->start(&p);
    playout(g, &p, (int)rng_below(&r, (uint32_t)plies), &r, list);
    decided += agrees_if_decided(s, g, &p, depth);
  }
  ck_assert_int_gt(decided, 3);
  free(list);
}

START_TEST(finds_decisions_in_tactigon) {
  finds_decisions(&SOLVERS[_i], &tactigon_game, 60, 2);
}
END_TEST

/* Turns of several plies. */
START_TEST(finds_decisions_in_wali) {
  finds_decisions(&SOLVERS[_i], &wali_game, 200, 3);
}
END_TEST

/* Random games of Mitsudomoe end too early to be won, so both sides search;
   with the net they play well enough to go on and on. */
START_TEST(finds_decisions_in_mitsudomoe) {
  enum { PLIES = 100, DEPTH = 3 };
  const game *const g = &mitsudomoe_game;
  game without_net = *g;
  position line[PLIES + 1];
  int decided = 0;

  without_net.net = NULL;
  for (int run = 0; run < 5; run++) {
    int n = 0;

    g->start(&line[0]);
    for (; n < PLIES && g->count_moves(&line[n]) > 0; n++) {
      think_options o = with_nodes(2000);
      think t;

      o.seed = (uint64_t)run;
      search_new(4, &mcts, &t, &without_net, &line[n], &o);
      g->play(&line[n], t.report.lines[0].moves[0], &line[n + 1]);
      think_free(&t);
    }
    for (int back = 1; back <= DEPTH && back <= n; back++)
      decided += agrees_if_decided(&SOLVERS[_i], g, &line[n - back], DEPTH);
  }
  ck_assert_int_gt(decided, 3);
}
END_TEST

/* ------------------------------------------------------------------------
   Tree
   ------------------------------------------------------------------------ */

START_TEST(a_seed_fixes_the_tree) {
  const position p = start_of_wali(5, 6, 0);
  const think_options o = with_nodes(30000);
  think t[2];
  size_t size[2];

  for (int i = 0; i < 2; i++) {
    void *const memory = BOTH[_i]->open(&wali_game, 16);

    search_with(memory, BOTH[_i], &t[i], &wali_game, &p, &o);
    size[i] = mcts_size(memory);
    BOTH[_i]->close(memory);
  }
  ck_assert_uint_eq(size[0], size[1]);
  ck_assert_uint_eq(t[0].report.nodes, t[1].report.nodes);
  ck_assert_mem_eq(t[0].report.lines[0].moves, t[1].report.lines[0].moves,
                   (size_t)t[0].report.lines[0].length * sizeof(move));
  ck_assert_int_eq(t[0].report.lines[0].score, t[1].report.lines[0].score);
  think_free(&t[0]);
  think_free(&t[1]);
}
END_TEST

/* The search fills its memory and goes on within it. */
START_TEST(memory_is_bounded) {
  static const size_t mib[] = {0, 1};
  const position p = start_of_waldmeister(8);
  const think_options o = with_nodes(200000);
  void *const memory = mcts.open(&waldmeister_game, mib[_i]);
  const size_t room = mcts_room(memory);
  think t;

  ck_assert_uint_ge(room, (size_t)waldmeister_game.max_moves + 1);
  search_with(memory, &mcts, &t, &waldmeister_game, &p, &o);
  ck_assert_uint_le(mcts_size(memory), room);
  ck_assert_uint_gt(mcts_size(memory), room / 4);
  ck_assert_uint_ge(t.report.nodes, 200000);
  ck_assert(waldmeister_game.is_legal(&p, t.report.lines[0].moves[0]));
  think_free(&t);
  mcts.close(memory);
}
END_TEST

/* The next think starts with the subtree of the moves played, even if it is
   stopped at once; a think about another position starts with nothing. */
START_TEST(the_tree_is_kept_along_the_game) {
  const game *const g = &tactigon_game;
  const position start = start_of_tactigon(0);
  const think_options o = with_nodes(300000);
  void *const memory = BOTH[_i]->open(g, 64);
  position p = start;
  think t;

  search_with(memory, BOTH[_i], &t, g, &p, &o);
  ck_assert_int_ge(t.report.lines[0].length, 2);
  for (int ply = 0; ply < 2; ply++)
    g->play(&p, t.report.lines[0].moves[ply], &p);
  think_free(&t);

  const size_t before = mcts_size(memory);

  ck_assert(think_init(&t, g, &p, &o));
  think_stop(&t);
  ck_assert(BOTH[_i]->run(memory, &t));
  ck_assert_uint_gt(mcts_size(memory), 1 + (size_t)g->count_moves(&p));
  ck_assert_uint_lt(mcts_size(memory), before);
  ck_assert(g->is_legal(&p, t.report.lines[0].moves[0]));
  think_free(&t);

  ck_assert(think_init(&t, g, &start, &o));
  think_stop(&t);
  ck_assert(BOTH[_i]->run(memory, &t));
  ck_assert_uint_eq(mcts_size(memory), 1 + (size_t)g->count_moves(&start));
  think_free(&t);
  BOTH[_i]->close(memory);
}
END_TEST

/* A whole game with one memory: the subtrees kept are sound. */
START_TEST(a_game_is_played_with_one_memory) {
  const game *const g = &wali_game;
  void *const memory = mcts.open(g, 1);
  const think_options o = with_nodes(3000);
  position p = start_of_wali(4, 4, 0);

  for (int ply = 0; ply < 200 && g->count_moves(&p) > 0; ply++) {
    think t;

    search_with(memory, &mcts, &t, g, &p, &o);

    const move m = t.report.lines[0].moves[0];

    think_free(&t);
    ck_assert(g->is_legal(&p, m));
    g->play(&p, m, &p);
  }
  mcts.close(memory);
}
END_TEST

/* ------------------------------------------------------------------------
   Limits
   ------------------------------------------------------------------------ */

START_TEST(without_limits_it_ends) {
  const position p = start_of_tactigon(0);
  think_options o = with_nodes(UINT64_MAX);
  think t;

  o.depth = 2;
  search_new(16, BOTH[_i], &t, &tactigon_game, &p, &o);
  ck_assert_int_eq(t.report.depth, 2);
  think_free(&t);
}
END_TEST

START_TEST(a_line_ends_where_it_repeats_itself) {
  const position p = count_down_from(3);
  think_options o = with_nodes(10000);
  think t;

  o.depth = 10;
  o.repetition = _i;
  search_new(16, &mcts, &t, &count_down_ring, &p, &o);
  ck_assert_int_eq(t.report.depth, _i ? 3 : 10);
  think_free(&t);
}
END_TEST

START_TEST(lines_are_sorted_and_different) {
  const position p = start_of_wali(5, 6, 0);
  think_options o = with_nodes(20000);
  think t;

  o.lines = 5;
  search_new(16, BOTH[_i], &t, &wali_game, &p, &o);
  ck_assert_int_eq(t.options.lines, 5);
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < i; j++)
      ck_assert_uint_ne(t.report.lines[i].moves[0], t.report.lines[j].moves[0]);
  think_free(&t);
}
END_TEST

Suite *
mcts_suite(void) {
  Suite *const s = suite_create("mcts");
  TCase *const solver = tcase_create("solver");
  TCase *const tree_case = tcase_create("tree");
  TCase *const limits = tcase_create("limits");

  tcase_add_loop_test(solver, proves_who_wins_count_down, 0, N_SOLVERS);
  tcase_add_loop_test(solver, agrees_with_minimax_when_the_tree_is_exhausted, 0,
                      N_SOLVERS);
  tcase_add_loop_test(solver, finds_decisions_in_tactigon, 0, N_SOLVERS);
  tcase_add_loop_test(solver, finds_decisions_in_wali, 0, N_SOLVERS);
  tcase_add_loop_test(solver, finds_decisions_in_mitsudomoe, 0, N_SOLVERS);
  suite_add_tcase(s, solver);

  tcase_add_loop_test(tree_case, a_seed_fixes_the_tree, 0, 2);
  tcase_add_loop_test(tree_case, memory_is_bounded, 0, 2);
  tcase_add_loop_test(tree_case, the_tree_is_kept_along_the_game, 0, 2);
  tcase_add_test(tree_case, a_game_is_played_with_one_memory);
  suite_add_tcase(s, tree_case);

  tcase_add_loop_test(limits, without_limits_it_ends, 0, 2);
  tcase_add_loop_test(limits, a_line_ends_where_it_repeats_itself, 0, 2);
  tcase_add_loop_test(limits, lines_are_sorted_and_different, 0, 2);
  suite_add_tcase(s, limits);
  return s;
}
