#include "../../../c_src/engine/perft.h"
#include "../../../tests/c/suites.h"
#include "../hare_in_c.h"

Suite *hare_in_c_suite(void);

START_TEST(perft_from_the_start) {
  static const uint64_t LEAVES[] = {1, 7, 21, 133, 443, 2879};
  position p;
  uint64_t leaves = 0;
  watch w = {0};

  hare_in_c_game.start(&p);
  ck_assert_int_eq(perft(&hare_in_c_game, &p, _i, &w, &leaves), PERFT_DONE);
  ck_assert_uint_eq(leaves, LEAVES[_i]);
}
END_TEST

Suite *
hare_in_c_suite(void) {
  Suite *const s = suite_create("hare_in_c");
  TCase *const rules = tcase_create("rules");

  tcase_add_loop_test(rules, perft_from_the_start, 0, 6);
  suite_add_tcase(s, rules);
  return s;
}
