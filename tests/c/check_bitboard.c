#include "../../c_src/engine/bitboard.h"
#include "suites.h"

START_TEST(each_cell_is_one_bit) {
  for (int i = 0; i < 128; i++) {
    const bitboard b = bitboard_of(i);

    ck_assert_int_eq(bitboard_count(b), 1);
    ck_assert_int_eq(bitboard_first(b), i);
    ck_assert(bitboard_has(b, i));
    ck_assert(!bitboard_has(~b, i));
  }
}
END_TEST

START_TEST(counts_reach_128) {
  ck_assert_int_eq(bitboard_count(0), 0);
  ck_assert_int_eq(bitboard_count(~(bitboard)0), 128);
  ck_assert_int_eq(bitboard_count64(0x8000000000000001u), 2);
}
END_TEST

START_TEST(popping_visits_cells_in_order) {
  bitboard b =
      bitboard_of(0) | bitboard_of(63) | bitboard_of(64) | bitboard_of(127);

  ck_assert_int_eq(bitboard_pop(&b), 0);
  ck_assert_int_eq(bitboard_pop(&b), 63);
  ck_assert_int_eq(bitboard_pop(&b), 64);
  ck_assert_int_eq(bitboard_pop(&b), 127);
  ck_assert(b == 0);
}
END_TEST

Suite *
bitboard_suite(void) {
  Suite *const s = suite_create("bitboard");
  TCase *const t = tcase_create("sets");

  tcase_add_test(t, each_cell_is_one_bit);
  tcase_add_test(t, counts_reach_128);
  tcase_add_test(t, popping_visits_cells_in_order);
  suite_add_tcase(s, t);
  return s;
}
