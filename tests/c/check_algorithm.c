#include "../../c_src/engine/algorithm.h"
#include "../../games/waldmeister/waldmeister.h"
#include "count_down.h"
#include "search.h"
#include "starts.h"
#include "suites.h"

START_TEST(each_is_found_by_its_name) {
  ck_assert_ptr_eq(algorithm_find(algorithms[_i]->name), algorithms[_i]);
}
END_TEST

START_TEST(another_name_is_none) {
  ck_assert_ptr_null(algorithm_find("minimax"));
  ck_assert_ptr_null(algorithm_find(""));
}
END_TEST

/* Counts in *CONTEXT the reports of T, each of which has its best move. */
static void
hear(void *context, think *t) {
  unsigned *const heard = context;

  ++*heard;
  ck_assert_uint_eq(t->news, *heard);
  ck_assert_int_ge(t->report.lines[0].length, 1);
}

START_TEST(each_report_is_heard) {
  const algorithm *const a = algorithms[_i];
  void *const memory = a->open(&count_down_game, 1);
  const position p = count_down_from(20);
  const think_options o = {.seconds = 3600,
                           .nodes = 1000,
                           .depth = THINK_MAX_DEPTH,
                           .threads = 1,
                           .lines = 1};
  unsigned heard = 0;
  think t;

  ck_assert_ptr_nonnull(memory);
  ck_assert(think_init(&t, &count_down_game, &p, &o));
  t.listen = hear;
  t.context = &heard;
  ck_assert(a->run(memory, &t));
  ck_assert_uint_ge(heard, 2);
  ck_assert_uint_eq(t.news, heard);
  ck_assert_int_ge(a->fullness(memory), 0);
  ck_assert_int_le(a->fullness(memory), 1000);
  think_free(&t);
  a->close(memory);
}
END_TEST

/* The nodes expected of a search with the limits O. */
static uint64_t
expected(think_options o) {
  const position p = count_down_from(20);
  think t;

  ck_assert(think_init(&t, &count_down_game, &p, &o));

  const uint64_t n = think_expected_nodes(&t);

  think_free(&t);
  return n;
}

START_TEST(each_limit_bounds_the_nodes_expected) {
  think_options o = think_unlimited();

  ck_assert_uint_eq(expected(o), UINT64_MAX);
  o.nodes = 1000000;
  ck_assert_uint_eq(expected(o), 1000000);
  o.depth = 3;
  ck_assert_uint_lt(expected(o), 1000);
  o.depth = THINK_MAX_DEPTH;
  o.seconds = 0.01;
  ck_assert_uint_gt(expected(o), 1000);
  ck_assert_uint_lt(expected(o), 1000000);
  o.seconds = 0;
  ck_assert_uint_eq(expected(o), 0);
}
END_TEST

START_TEST(time_ends_a_search) {
  const position p = start_of_waldmeister(8);
  think_options o = think_unlimited();
  think t;

  o.seconds = 0.05;
  o.threads = 2;
  search_new(1, algorithms[_i], &t, &waldmeister_game, &p, &o);
  ck_assert_double_ge(t.report.seconds, 0.05);
  ck_assert_double_lt(think_seconds(&t), 600);
  think_free(&t);
}
END_TEST

START_TEST(a_search_stopped_at_once_knows_a_move) {
  const algorithm *const a = algorithms[_i];
  const position p = start_of_waldmeister(8);
  const think_options o = think_unlimited();
  void *const memory = a->open(&waldmeister_game, 1);
  think t;

  ck_assert_ptr_nonnull(memory);
  ck_assert(think_init(&t, &waldmeister_game, &p, &o));
  think_stop(&t);
  ck_assert(a->run(memory, &t));
  ck_assert(waldmeister_game.is_legal(&p, t.report.lines[0].moves[0]));
  think_free(&t);
  a->close(memory);
}
END_TEST

START_TEST(a_finished_game_has_no_lines) {
  const position p = count_down_from(0);
  const think_options o = options_to(3);
  think t;

  search_new(1, algorithms[_i], &t, &count_down_game, &p, &o);
  ck_assert_int_eq(t.options.lines, 0);
  think_free(&t);
}
END_TEST

Suite *
algorithm_suite(void) {
  Suite *const s = suite_create("algorithm");
  TCase *const c = tcase_create("find");
  TCase *const limits = tcase_create("limits");

  tcase_add_loop_test(c, each_is_found_by_its_name, 0, ALGORITHMS);
  tcase_add_test(c, another_name_is_none);
  tcase_add_loop_test(c, each_report_is_heard, 0, ALGORITHMS);
  tcase_add_test(c, each_limit_bounds_the_nodes_expected);
  suite_add_tcase(s, c);

  tcase_add_loop_test(limits, time_ends_a_search, 0, ALGORITHMS);
  tcase_add_loop_test(limits, a_search_stopped_at_once_knows_a_move, 0,
                      ALGORITHMS);
  tcase_add_loop_test(limits, a_finished_game_has_no_lines, 0, ALGORITHMS);
  suite_add_tcase(s, limits);
  return s;
}
