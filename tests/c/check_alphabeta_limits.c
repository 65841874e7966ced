#include "../../c_src/engine/alphabeta.h"
#include "../../c_src/engine/playout.h"
#include "../../games/wali/wali.h"
#include "count_down.h"
#include "search.h"
#include "starts.h"
#include "suites.h"

static position
wali_middle_game(void) {
  position p = start_of_wali(5, 6, 0);
  move list[WALI_MAX_MOVES];
  rng r;

  rng_seed(&r, 3);
  playout(&wali_game, &p, 30, &r, list);
  return p;
}

START_TEST(one_thread_is_reproducible_to_the_node) {
  const position p = wali_middle_game();
  think_options o = options_to(THINK_MAX_DEPTH);
  think a, b;

  o.nodes = 20000;
  o.seed = 7;
  search_new(1, &alphabeta, &a, &wali_game, &p, &o);
  search_new(1, &alphabeta, &b, &wali_game, &p, &o);
  ck_assert_uint_eq(a.report.nodes, 20000);
  ck_assert_uint_eq(b.report.nodes, 20000);
  ck_assert_int_eq(a.report.depth, b.report.depth);
  ck_assert_mem_eq(a.report.lines, b.report.lines, sizeof *a.report.lines);
  think_free(&a);
  think_free(&b);
}
END_TEST

START_TEST(each_iteration_is_reported_once) {
  const position p = wali_middle_game();
  const think_options o = options_to(4);
  think t;

  search_new(1, &alphabeta, &t, &wali_game, &p, &o);
  ck_assert_uint_eq(t.news, 1 + 4); /* the moves alone, then four depths */
  think_free(&t);
}
END_TEST

/* Depths 1, 3 and 5 follow the moves alone. */
START_TEST(full_width_to_a_depth_leaves_out_every_other_iteration) {
  const position p = wali_middle_game();
  think_options o = full_width_to(5);
  think t;

  search_new(1, &alphabeta, &t, &wali_game, &p, &o);
  ck_assert_uint_eq(t.news, 1 + 3);
  ck_assert_int_eq(t.report.depth, 5);
  think_free(&t);
}
END_TEST

START_TEST(threads_share_the_nodes) {
  const position p = wali_middle_game();
  think_options o = options_to(THINK_MAX_DEPTH);
  think t;

  o.nodes = 20001;
  o.threads = 3;
  search_new(1, &alphabeta, &t, &wali_game, &p, &o);
  ck_assert_uint_le(t.report.nodes, 20001);
  ck_assert_uint_ge(t.report.nodes, 20001 / 3);
  think_free(&t);
}
END_TEST

START_TEST(threads_end_together_at_the_depth_asked_for) {
  const position p = wali_middle_game();
  think_options o = options_to(4);

  o.threads = 3;
  for (int run = 0; run < 100; run++) {
    think t;

    o.lines = run % 2 ? 1 : wali_game.max_moves;
    o.seed = (uint64_t)run;
    search_new(1, &alphabeta, &t, &wali_game, &p, &o);
    ck_assert_int_eq(t.report.depth, 4);
    for (int i = 0; i < t.options.lines; i++)
      ck_assert(t.report.lines[i].exact && t.report.lines[i].depth == 4);
    think_free(&t);
  }
}
END_TEST

/* Every line is a repetition.  After 20 plies from 3, one is left: a value of 1
   for one player, -1 for the other. */
START_TEST(repetition_is_a_draw_where_it_counts) {
  const position p = count_down_from(3);
  think_options o = options_to(20);
  think t;

  o.repetition = _i;
  search_new(1, &alphabeta, &t, &count_down_ring, &p, &o);
  ck_assert_int_eq(t.report.lines[0].score, _i ? THINK_DRAW : 2);
  think_free(&t);
}
END_TEST

Suite *
alphabeta_limits_suite(void) {
  Suite *const s = suite_create("alphabeta_limits");
  TCase *const limits = tcase_create("limits");

  tcase_add_test(limits, one_thread_is_reproducible_to_the_node);
  tcase_add_test(limits, each_iteration_is_reported_once);
  tcase_add_test(limits,
                 full_width_to_a_depth_leaves_out_every_other_iteration);
  tcase_add_test(limits, threads_share_the_nodes);
  tcase_add_test(limits, threads_end_together_at_the_depth_asked_for);
  tcase_add_loop_test(limits, repetition_is_a_draw_where_it_counts, 0, 2);
  suite_add_tcase(s, limits);
  return s;
}
