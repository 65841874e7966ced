#include "../../c_src/engine/playout.h"
#include "count_down.h"
#include "suites.h"

START_TEST(plays_to_the_end) {
  rng r;
  move list[2];

  rng_seed(&r, 1);
  for (int i = 0; i < 100; i++) {
    position p = count_down_from(20);
    const int plies = playout(&count_down_game, &p, 100, &r, list);

    ck_assert_int_eq(count_down_left(&p), 0);
    ck_assert_int_ge(plies, 10);
    ck_assert_int_le(plies, 20);
  }
}
END_TEST

START_TEST(stops_at_its_limit) {
  rng r;
  move list[2];
  position p = count_down_from(20);

  rng_seed(&r, 1);
  ck_assert_int_eq(playout(&count_down_game, &p, 3, &r, list), 3);
  ck_assert_int_ge(count_down_left(&p), 14);
}
END_TEST

/* From 3 the first ply decides who can win; both must occur. */
START_TEST(all_moves_are_drawn) {
  rng r;
  move list[2];
  int seen[3] = {0};

  rng_seed(&r, 1);
  for (int i = 0; i < 100; i++) {
    position p = count_down_from(3);

    playout(&count_down_game, &p, 1, &r, list);
    seen[count_down_left(&p)]++;
  }
  ck_assert_int_gt(seen[1], 20);
  ck_assert_int_gt(seen[2], 20);
}
END_TEST

Suite *
playout_suite(void) {
  Suite *const s = suite_create("playout");
  TCase *const t = tcase_create("playing");

  tcase_add_test(t, plays_to_the_end);
  tcase_add_test(t, stops_at_its_limit);
  tcase_add_test(t, all_moves_are_drawn);
  suite_add_tcase(s, t);
  return s;
}
