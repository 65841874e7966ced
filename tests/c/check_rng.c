#include "../../c_src/engine/rng.h"
#include "suites.h"

START_TEST(a_seed_fixes_the_sequence) {
  rng a, b;

  rng_seed(&a, 42);
  rng_seed(&b, 42);
  for (int i = 0; i < 1000; i++)
    ck_assert_uint_eq(rng_next(&a), rng_next(&b));
}
END_TEST

/* The step function, checked by hand from the state {1, 2, 3, 4}: the first
   output is rotl(2 * 5, 7) * 9; then state[1] becomes 2 ^ 3 ^ 1 = 0. */
START_TEST(steps_are_those_of_xoshiro256starstar) {
  rng r = {{1, 2, 3, 4}};

  ck_assert_uint_eq(rng_next(&r), 11520);
  ck_assert_uint_eq(rng_next(&r), 0);
  ck_assert_uint_eq(rng_next(&r), 1509978240);
}
END_TEST

START_TEST(seeds_differ) {
  rng a, b;

  rng_seed(&a, 0);
  rng_seed(&b, 1);
  ck_assert_uint_ne(rng_next(&a), rng_next(&b));
}
END_TEST

START_TEST(below_one_is_zero) {
  rng r;

  rng_seed(&r, 7);
  for (int i = 0; i < 100; i++)
    ck_assert_uint_eq(rng_below(&r, 1), 0);
}
END_TEST

/* Six faces, 60000 throws: 10000 each, standard deviation 91. */
START_TEST(below_is_uniform) {
  rng r;
  int seen[6] = {0};

  rng_seed(&r, 1);
  for (int i = 0; i < 60000; i++) {
    const uint32_t face = rng_below(&r, 6);

    ck_assert_uint_lt(face, 6);
    seen[face]++;
  }
  for (int i = 0; i < 6; i++) {
    ck_assert_int_gt(seen[i], 9500);
    ck_assert_int_lt(seen[i], 10500);
  }
}
END_TEST

/* An N just above 2^31 rejects most often. */
START_TEST(below_stays_below_large_bounds) {
  rng r;

  rng_seed(&r, 1);
  for (int i = 0; i < 1000; i++)
    ck_assert_uint_lt(rng_below(&r, 0x80000001u), 0x80000001u);
}
END_TEST

START_TEST(shuffle_keeps_the_items) {
  uint32_t items[10], seen = 0;
  rng r;

  for (uint32_t i = 0; i < 10; i++)
    items[i] = i;
  rng_seed(&r, 1);
  rng_shuffle(&r, items, 10);
  for (int i = 0; i < 10; i++)
    seen |= 1u << items[i];
  ck_assert_uint_eq(seen, 0x3ff);
}
END_TEST

START_TEST(shuffle_gives_every_order_alike) {
  int seen[64] = {0};
  rng r;

  rng_seed(&r, 1);
  for (int i = 0; i < 60000; i++) {
    uint32_t items[3] = {0, 1, 2};

    rng_shuffle(&r, items, 3);
    seen[items[0] | items[1] << 2 | items[2] << 4]++;
  }
  for (int i = 0; i < 64; i++)
    ck_assert(seen[i] == 0 || (seen[i] > 9500 && seen[i] < 10500));
}
END_TEST

Suite *
rng_suite(void) {
  Suite *const s = suite_create("rng");
  TCase *const t = tcase_create("numbers");

  tcase_add_test(t, a_seed_fixes_the_sequence);
  tcase_add_test(t, steps_are_those_of_xoshiro256starstar);
  tcase_add_test(t, seeds_differ);
  tcase_add_test(t, below_one_is_zero);
  tcase_add_test(t, below_is_uniform);
  tcase_add_test(t, below_stays_below_large_bounds);
  tcase_add_test(t, shuffle_keeps_the_items);
  tcase_add_test(t, shuffle_gives_every_order_alike);
  suite_add_tcase(s, t);
  return s;
}
