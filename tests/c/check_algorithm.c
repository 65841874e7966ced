#include "../../c_src/engine/algorithm.h"
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

Suite *
algorithm_suite(void) {
  Suite *const s = suite_create("algorithm");
  TCase *const c = tcase_create("find");

  tcase_add_loop_test(c, each_is_found_by_its_name, 0, ALGORITHMS);
  tcase_add_test(c, another_name_is_none);
  suite_add_tcase(s, c);
  return s;
}
