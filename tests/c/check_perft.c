#include "../../c_src/engine/perft.h"
#include "count_down.h"
#include "suites.h"

static uint64_t
count(int from, int depth) {
  const position p = count_down_from(from);
  watch never = {0};
  uint64_t leaves = 12345;

  ck_assert_int_eq(perft(&count_down_game, &p, depth, &never, &leaves),
                   PERFT_DONE);
  return leaves;
}

START_TEST(depth_0_is_one_leaf) {
  ck_assert_uint_eq(count(10, 0), 1);
  ck_assert_uint_eq(count(0, 0), 1);
}
END_TEST

START_TEST(every_ply_doubles_far_from_the_end) {
  for (int depth = 0; depth <= 10; depth++)
    ck_assert_uint_eq(count(100, depth), (uint64_t)1 << depth);
}
END_TEST

/* Three plies from 4: 1+1+1, 1+1+2, 1+2+1, 2+1+1; 2+2 ends earlier. */
START_TEST(lines_that_end_earlier_count_nothing) {
  ck_assert_uint_eq(count(4, 3), 4);
  ck_assert_uint_eq(count(4, 4), 1);
  ck_assert_uint_eq(count(4, 5), 0);
}
END_TEST

START_TEST(a_finished_game_has_no_leaves) {
  ck_assert_uint_eq(count(0, 1), 0);
}
END_TEST

START_TEST(deeper_than_the_longest_game_is_zero) {
  ck_assert_uint_eq(count(100, 101), 0);
  ck_assert_uint_eq(count(100, 1000000000), 0);
}
END_TEST

static bool
stop_at_third_question(void *context) {
  return ++*(int *)context == 3;
}

START_TEST(a_watch_stops_it) {
  const position p = count_down_from(100);
  int asked = 0;
  watch w = {.stop = stop_at_third_question, .context = &asked};
  uint64_t leaves = 12345;

  ck_assert_int_eq(perft(&count_down_game, &p, 60, &w, &leaves), PERFT_STOPPED);
  ck_assert_int_eq(asked, 3);
  ck_assert_uint_eq(leaves, 12345);
}
END_TEST

Suite *
perft_suite(void) {
  Suite *const s = suite_create("perft");
  TCase *const t = tcase_create("counting");

  tcase_add_test(t, depth_0_is_one_leaf);
  tcase_add_test(t, every_ply_doubles_far_from_the_end);
  tcase_add_test(t, lines_that_end_earlier_count_nothing);
  tcase_add_test(t, a_finished_game_has_no_leaves);
  tcase_add_test(t, deeper_than_the_longest_game_is_zero);
  tcase_add_test(t, a_watch_stops_it);
  suite_add_tcase(s, t);
  return s;
}
