#include <sys/resource.h>

#include "../../c_src/engine/hash.h"
#include "../../c_src/engine/table.h"
#include "suites.h"

static const table_entry SAMPLES[] = {
    {.move = 0, .score = 0, .depth = 0, .bound = TABLE_EXACT},
    {.move = UINT32_MAX,
     .score = TABLE_MAX_SCORE,
     .depth = TABLE_MAX_DEPTH,
     .bound = TABLE_LOWER},
    {.move = 0x12345678,
     .score = -TABLE_MAX_SCORE,
     .depth = 17,
     .bound = TABLE_UPPER},
};

START_TEST(what_is_stored_is_found) {
  table t;
  table_entry e;

  ck_assert(table_init(&t, 1));
  table_next_search(&t);
  ck_assert(!table_probe(&t, 0, &e));
  ck_assert(!table_probe(&t, 99, &e));
  table_store(&t, 99, &SAMPLES[_i]);
  ck_assert(table_probe(&t, 99, &e));
  ck_assert_uint_eq(e.move, SAMPLES[_i].move);
  ck_assert_int_eq(e.score, SAMPLES[_i].score);
  ck_assert_int_eq(e.depth, SAMPLES[_i].depth);
  ck_assert_int_eq(e.bound, SAMPLES[_i].bound);
  ck_assert(!table_probe(&t, 98, &e));
  table_free(&t);
}
END_TEST

START_TEST(a_position_has_one_entry) {
  table t;
  table_entry e;

  ck_assert(table_init(&t, 1));
  table_store(&t, 99, &SAMPLES[1]);
  table_store(&t, 99, &SAMPLES[2]);
  ck_assert(table_probe(&t, 99, &e));
  ck_assert_uint_eq(e.move, SAMPLES[2].move);
  table_free(&t);
}
END_TEST

/* Hashes with equal upper bits share a bucket. */
START_TEST(what_is_stored_stays_when_a_long_search_begins) {
  table t;
  table_entry e;

  ck_assert(table_init(&t, 4));
  for (int i = 0; i < 3; i++)
    table_store(&t, hash_mix((uint64_t)i), &SAMPLES[i]);
  table_next_search(&t);
  table_expect(&t, UINT64_MAX, UINT64_MAX);
  for (int i = 0; i < 3; i++) {
    ck_assert(table_probe(&t, hash_mix((uint64_t)i), &e));
    ck_assert_uint_eq(e.move, SAMPLES[i].move);
  }
  table_store(&t, 99, &SAMPLES[1]);
  ck_assert(table_probe(&t, 99, &e));
  table_free(&t);
}
END_TEST

START_TEST(the_shallowest_gives_way) {
  table t;
  table_entry e = {.bound = TABLE_EXACT};

  ck_assert(table_init(&t, 1));
  for (int i = 0; i <= TABLE_BUCKET; i++) {
    e.depth = 10 + (i + 2) % (TABLE_BUCKET + 1);
    table_store(&t, (uint64_t)i + 1, &e);
  }
  for (int i = 0; i <= TABLE_BUCKET; i++)
    ck_assert_int_eq(table_probe(&t, (uint64_t)i + 1, &e),
                     i != TABLE_BUCKET - 1);
  table_free(&t);
}
END_TEST

START_TEST(the_oldest_gives_way) {
  table t;
  table_entry e = {.bound = TABLE_EXACT, .depth = 12};

  ck_assert(table_init(&t, 1));
  table_next_search(&t);
  table_store(&t, 1, &e);
  table_next_search(&t);
  e.depth = 6;
  for (int i = 2; i <= TABLE_BUCKET + 1; i++)
    table_store(&t, (uint64_t)i, &e);
  ck_assert(!table_probe(&t, 1, &e));
  for (int i = 2; i <= TABLE_BUCKET + 1; i++)
    ck_assert(table_probe(&t, (uint64_t)i, &e));
  table_free(&t);
}
END_TEST

/* Each entry is of another search. */
START_TEST(of_old_entries_the_older_gives_way) {
  table t;
  table_entry e = {.bound = TABLE_EXACT, .depth = 12};

  ck_assert(table_init(&t, 1));
  for (uint64_t i = 1; i <= TABLE_BUCKET + 1; i++) {
    table_next_search(&t);
    table_store(&t, i, &e);
  }
  for (uint64_t i = 1; i <= TABLE_BUCKET + 1; i++)
    ck_assert_int_eq(table_probe(&t, i, &e), i > 1);
  table_free(&t);
}
END_TEST

/* Makes *T a table of MIB mebibytes that is used as a whole. */
static void
init_for_long_search(table *t, size_t mib) {
  ck_assert(table_init(t, mib));
  table_expect(t, UINT64_MAX, UINT64_MAX);
}

START_TEST(most_of_what_fits_stays) {
  enum { N = 1 << 14 }; /* a quarter of a mebibyte */
  table t;
  table_entry e = {.bound = TABLE_EXACT, .depth = 1};
  int found = 0;

  init_for_long_search(&t, 1);
  for (uint64_t i = 0; i < N; i++) {
    e.move = (move)i;
    table_store(&t, hash_mix(i), &e);
  }
  for (uint64_t i = 0; i < N; i++)
    if (table_probe(&t, hash_mix(i), &e)) {
      ck_assert_uint_eq(e.move, i);
      found++;
    }
  ck_assert_int_gt(found, N * 99 / 100);
  table_free(&t);
}
END_TEST

START_TEST(fullness_counts_what_this_search_stored) {
  table t;
  const table_entry e = {.bound = TABLE_EXACT, .depth = 1};

  init_for_long_search(&t, 1);
  ck_assert_int_eq(table_fullness(&t), 0);
  for (uint64_t i = 0; i < 1 << 14; i++) /* a quarter of the entries */
    table_store(&t, hash_mix(i), &e);
  ck_assert_int_gt(table_fullness(&t), 200);
  ck_assert_int_lt(table_fullness(&t), 300);
  table_next_search(&t);
  ck_assert_int_eq(table_fullness(&t), 0);
  table_free(&t);
}
END_TEST

static long
count_page_faults(void) {
  struct rusage usage;

  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_minflt;
}

START_TEST(a_table_is_not_read_where_nothing_was_stored) {
  enum { MIB = 64, PAGES = MIB * 256 };
  table t;
  table_entry e;
  int found = 0;

  init_for_long_search(&t, MIB);

  const long before = count_page_faults();

  for (uint64_t i = 0; i < 10 * PAGES; i++)
    found += table_probe(&t, hash_mix(i), &e);

  const long faults = count_page_faults() - before;

  ck_assert_int_eq(found, 0);
  ck_assert_int_lt(faults, PAGES / 10);
  table_free(&t);
}
END_TEST

START_TEST(a_short_search_uses_a_small_part) {
  enum { NODES = 20000, PAGES = NODES / TABLE_SHARED / TABLE_PAGE };
  const table_entry e = {.bound = TABLE_EXACT};
  table t;

  ck_assert(table_init(&t, 64));

  const long before = count_page_faults();

  table_expect(&t, NODES, NODES);
  for (uint64_t i = 0; i < 10 * PAGES; i++)
    table_store(&t, hash_mix(i), &e);
  ck_assert_int_lt(count_page_faults() - before, 3 * PAGES);
  ck_assert_int_lt(table_fullness(&t), 10);
  table_free(&t);
}
END_TEST

/* The searches are longer and longer, so that entries move several times. */
START_TEST(what_is_stored_stays_when_more_of_the_table_is_used) {
  enum { N = 1000 };
  table t;
  table_entry e = {.bound = TABLE_EXACT};

  ck_assert(table_init(&t, 16));
  table_expect(&t, N << 2, N << 2);
  for (uint64_t i = 0; i < N; i++) {
    e.move = (move)i;
    table_store(&t, hash_mix(i), &e);
  }
  for (uint64_t nodes = N << 2; nodes < N << 10; nodes *= 4) {
    table_expect(&t, nodes, nodes);
    for (uint64_t i = 0; i < N; i++) {
      ck_assert(table_probe(&t, hash_mix(i), &e));
      ck_assert_uint_eq(e.move, i);
    }
  }
  table_free(&t);
}
END_TEST

START_TEST(without_memory_nothing_is_found) {
  table t;
  table_entry e;

  ck_assert(table_init(&t, 0));
  ck_assert_int_eq(table_fullness(&t), 0);
  table_prefetch(&t, 99);
  table_store(&t, 99, &SAMPLES[1]);
  ck_assert(!table_probe(&t, 99, &e));
  table_free(&t);
}
END_TEST

START_TEST(there_is_an_end_to_memory) {
  table t;

  ck_assert(!table_init(&t, SIZE_MAX));
  ck_assert(!table_init(&t, SIZE_MAX >> 22));
}
END_TEST

Suite *
table_suite(void) {
  Suite *const s = suite_create("table");
  TCase *const t = tcase_create("entries");

  tcase_add_loop_test(t, what_is_stored_is_found, 0,
                      sizeof SAMPLES / sizeof *SAMPLES);
  tcase_add_test(t, a_position_has_one_entry);
  tcase_add_test(t, what_is_stored_stays_when_a_long_search_begins);
  tcase_add_test(t, the_shallowest_gives_way);
  tcase_add_test(t, the_oldest_gives_way);
  tcase_add_test(t, of_old_entries_the_older_gives_way);
  tcase_add_test(t, most_of_what_fits_stays);
  tcase_add_test(t, fullness_counts_what_this_search_stored);
  tcase_add_test(t, a_table_is_not_read_where_nothing_was_stored);
  tcase_add_test(t, a_short_search_uses_a_small_part);
  tcase_add_test(t, what_is_stored_stays_when_more_of_the_table_is_used);
  tcase_add_test(t, without_memory_nothing_is_found);
  tcase_add_test(t, there_is_an_end_to_memory);
  suite_add_tcase(s, t);
  return s;
}
