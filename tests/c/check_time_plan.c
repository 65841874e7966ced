#include "../../c_src/engine/time_plan.h"
#include "suites.h"

enum { MOVES = 20 };

START_TEST(a_move_takes_a_share_of_the_clock) {
  const time_plan p = time_plan_new(60, 0, 0, MOVES);

  ck_assert_double_eq_tol(p.target, 2, 1e-9);
  ck_assert_double_eq_tol(p.limit, 6, 1e-9);
}
END_TEST

START_TEST(the_increment_adds_to_it) {
  const time_plan p = time_plan_new(60, 2, 0, MOVES);

  ck_assert_double_eq_tol(p.target, 4, 1e-9);
}
END_TEST

START_TEST(the_limit_leaves_most_of_the_clock) {
  static const double LEFT[] = {0.001, 0.02, 1, 60, 1e9};
  static const double INCREMENT[] = {0, 0.01, 10, 1e9};

  for (size_t i = 0; i < sizeof LEFT / sizeof *LEFT; i++)
    for (size_t j = 0; j < sizeof INCREMENT / sizeof *INCREMENT; j++) {
      const time_plan p = time_plan_new(LEFT[i], INCREMENT[j], 0, MOVES);

      ck_assert_double_gt(p.target, 0);
      ck_assert_double_le(p.target, p.limit);
      ck_assert_double_lt(p.limit, LEFT[i] / 2);
    }
}
END_TEST

START_TEST(the_overhead_of_all_moves_is_set_aside) {
  static const double OTHERS = TIME_PLAN_MOVES + TIME_PLAN_RESERVE;

  ck_assert_double_eq_tol(
      time_plan_new(OTHERS + TIME_PLAN_MOVES, 0, 1, MOVES).target, 1, 1e-9);
  ck_assert_double_eq(time_plan_new(OTHERS, 0, 1, MOVES).target, 0);
}
END_TEST

/* At 1 + 0.01 s a machine may stand still for a fifth of a second. */
START_TEST(the_reserve_is_not_thought_about) {
  ck_assert_double_eq(time_plan_new(0.2, 0.01, 0.01, MOVES).limit, 0);
  ck_assert_double_gt(time_plan_new(0.21, 0.01, 0.01, MOVES).limit, 0);
}
END_TEST

START_TEST(a_clock_run_down_leaves_no_time) {
  ck_assert_double_eq(time_plan_new(0.05, 0.01, 0.01, MOVES).limit, 0);
  ck_assert_double_eq(time_plan_new(-5, 0.01, 0, MOVES).limit, 0);
}
END_TEST

START_TEST(a_single_move_is_not_thought_about) {
  time_plan p = time_plan_new(60, 1, 0, 1);

  ck_assert(time_plan_is_over(&p, 7, 0));
}
END_TEST

/* Returns the first tenth of a second after which P is over, when each report
   has the best move of BEST, in turn. */
static double
over_after(time_plan p, const move *best, int n) {
  for (int i = 1;; i++)
    if (time_plan_is_over(&p, best[i % n], i * 0.1))
      return i * 0.1;
}

START_TEST(a_best_move_that_changes_gets_more_time) {
  static const move STEADY[] = {1}, RESTLESS[] = {1, 2};
  const time_plan p = time_plan_new(60, 0, 0, MOVES);
  const double steady = over_after(p, STEADY, 1);
  const double restless = over_after(p, RESTLESS, 2);

  ck_assert_double_lt(steady, p.target);
  ck_assert_double_gt(restless, p.target);
  ck_assert_double_lt(restless, p.limit);
}
END_TEST

/* The first report is over as soon as any later one with the same best move. */
START_TEST(the_first_best_move_is_no_change) {
  const double steady =
      over_after(time_plan_new(60, 0, 0, MOVES), (const move[]){0}, 1);
  time_plan p = time_plan_new(60, 0, 0, MOVES);

  ck_assert(time_plan_is_over(&p, 0, steady));
}
END_TEST

START_TEST(a_change_of_the_best_move_is_forgotten) {
  time_plan p = time_plan_new(60, 0, 0, MOVES);

  time_plan_is_over(&p, 1, 0);
  ck_assert_double_eq(p.unrest, 0);
  ck_assert(!time_plan_is_over(&p, 2, p.target));
  ck_assert_double_eq(p.unrest, 1);
  ck_assert(time_plan_is_over(&p, 2, p.target));
  ck_assert_double_eq(p.unrest, 0.5);
}
END_TEST

/* With a long increment the limit, a quarter of the clock, is the target. */
START_TEST(nothing_exceeds_the_limit) {
  const time_plan p = time_plan_new(1, 60, 0, MOVES);

  ck_assert_double_eq(p.limit, 0.25);
  ck_assert_double_eq(p.target, p.limit);
  for (move m = 0; m < 9; m++) {
    time_plan restless = p;

    for (move i = 0; i < m; i++)
      time_plan_is_over(&restless, i, 0);
    ck_assert(time_plan_is_over(&restless, m, p.limit));
  }
}
END_TEST

/* The time of a clock after PLIES moves, each as long as the limit allows. */
START_TEST(no_clock_runs_down_at_the_limit) {
  static const double INCREMENT[] = {0, 0.01, 1};

  for (size_t i = 0; i < sizeof INCREMENT / sizeof *INCREMENT; i++) {
    double left = 1;

    for (int ply = 0; ply < 1000; ply++) {
      left -= time_plan_new(left, INCREMENT[i], 0, MOVES).limit;
      ck_assert_double_gt(left, 0);
      left += INCREMENT[i];
    }
  }
}
END_TEST

/* However small the increment, if it pays for the overhead. */
START_TEST(the_clock_keeps_a_reserve) {
  static const double OVERHEAD = 10;
  double left = 1000;

  for (int ply = 0; ply < 1000; ply++)
    left -= time_plan_new(left, OVERHEAD, OVERHEAD, MOVES).limit;
  ck_assert_double_ge(left, TIME_PLAN_RESERVE * OVERHEAD);
}
END_TEST

Suite *
time_plan_suite(void) {
  Suite *const s = suite_create("time_plan");
  TCase *const t = tcase_create("clocks");

  tcase_add_test(t, a_move_takes_a_share_of_the_clock);
  tcase_add_test(t, the_increment_adds_to_it);
  tcase_add_test(t, the_limit_leaves_most_of_the_clock);
  tcase_add_test(t, the_overhead_of_all_moves_is_set_aside);
  tcase_add_test(t, the_reserve_is_not_thought_about);
  tcase_add_test(t, a_clock_run_down_leaves_no_time);
  tcase_add_test(t, a_single_move_is_not_thought_about);
  tcase_add_test(t, a_best_move_that_changes_gets_more_time);
  tcase_add_test(t, the_first_best_move_is_no_change);
  tcase_add_test(t, a_change_of_the_best_move_is_forgotten);
  tcase_add_test(t, nothing_exceeds_the_limit);
  tcase_add_test(t, no_clock_runs_down_at_the_limit);
  tcase_add_test(t, the_clock_keeps_a_reserve);
  suite_add_tcase(s, t);
  return s;
}
