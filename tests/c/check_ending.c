#define _DEFAULT_SOURCE /* truncate */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "../../c_src/engine/alphabeta.h"
#include "../../c_src/engine/ending_build.h"
#include "../../c_src/engine/ending_verify.h"
#include "../../c_src/engine/proof_graph.h"
#include "../../c_src/engine/rng.h"
#include "../../games/wali/endings.h"
#include "../../games/wali/numbering.h"
#include "../../games/wali/rules.h"
#include "../../games/wali/wali.h"
#include "suites.h"

/* The rules of Wali under which the smallest board is solved. */
static const uint8_t RULES[] = {
    0,
    WALI_GO_BACK_ALLOWED,
    WALI_GO_BACK_ALLOWED | WALI_DOUBLE_TWO | WALI_TAKE_ANY,
    WALI_LONG_RUN_ILLEGAL,
};

enum { N_RULES = sizeof RULES / sizeof *RULES };

static position
start_of(int columns, int rows, uint8_t rules) {
  const uint8_t each = (uint8_t)wali_stones_each(columns, rows);
  position p = {{0}};

  *wali_in(&p) = (wali_position){
      .cells = wali_cells(columns, rows), .hand = {each, each}, .rules = rules};
  return p;
}

static char folder[200];

/* A process makes one folder at a time; the time tells it from the folder of an
   earlier process of the same number, which failed. */
static void
make_folder(void) {
  const char *const tmp = getenv("TMPDIR");
  const int n =
      snprintf(folder, sizeof folder, "%s/tabuleiro_ending_%ld_%ld",
               tmp && *tmp ? tmp : "/tmp", (long)getpid(), (long)time(NULL));

  ck_assert_int_lt(n, (int)sizeof folder);
  ck_assert_int_eq(mkdir(folder, 0700), 0);
}

/* The path of the file of LAYER, which T has written. */
static const char *
path_of(const ending_table *t, int layer) {
  static char path[sizeof folder + 80];

  snprintf(path, sizeof path, "%s/%s-%016llx-%d.table", folder, t->game->name,
           (unsigned long long)t->key, layer);
  return path;
}

static void
remove_folder(ending_table *t) {
  for (int layer = 0; layer < t->n_layers; layer++)
    remove(path_of(t, layer));
  ending_table_close(t);
  ck_assert_int_eq(rmdir(folder), 0);
}

/* Builds the table of P in a new folder. */
static void
build(ending_table *t, const position *p) {
  watch w = {.stop = NULL};

  make_folder();
  ck_assert(ending_table_open(t, &wali_game, p, folder));
  for (int layer = 0; layer < t->n_layers; layer++) {
    ck_assert_ptr_null(t->layers[layer].bytes);
    ck_assert_int_eq(ending_build(t, layer, 1, &w), ENDING_FOUND);
  }
}

/* Every position of a random line of 60 plies at a time has the value that the
   graph of all positions gives. */
START_TEST(values_are_those_of_the_graph) {
  const position start = start_of(3, 3, RULES[_i]);
  think_options o = think_unlimited();
  uint64_t nodes = 0, seen = 0, decided = 0;
  move moves[WALI_MAX_MOVES];
  position p = start;
  proof_graph graph;
  ending_table t;
  think job;
  rng r;

  rng_seed(&r, 1);
  build(&t, &start);
  ck_assert(think_init(&job, &wali_game, &start, &o));
  ck_assert_int_eq(proof_graph_init(&graph, &wali_game, &start, 200000, &job,
                                    &nodes, UINT64_MAX),
                   PROOF_GRAPH_DONE);
  for (int i = 0; i < 20000; i++) {
    const int n = wali_moves(&p, moves);
    proof_graph_value v;
    ending_value value;
    watch w = {.stop = NULL};

    ck_assert(proof_graph_find(&graph, &p, &v));
    if (wali_of(&p)->phase != WALI_DROP || i % 1000 == 0) {
      ck_assert_int_eq(ending_table_value(&t, &p, &w, &value), ENDING_FOUND);
      ck_assert_int_eq(ending_is_decided(value), v.outcome != OUTCOME_NONE);
      seen++;
      if (ending_is_decided(value)) {
        ck_assert_int_eq(ending_plies(value), v.plies);
        ck_assert_int_eq(ending_wins(value),
                         v.outcome == outcome_won_by(wali_to_move(&p)));
        decided++;
      }
    }
    if (n == 0 || i % 60 == 59)
      p = start;
    else
      wali_play(&p, moves[rng_below(&r, (uint32_t)n)], &p);
  }
  ck_assert_uint_gt(seen, 10000);
  ck_assert_uint_gt(decided, 1000);
  proof_graph_free(&graph);
  think_free(&job);
  remove_folder(&t);
}
END_TEST

/* Each index of the board with RULES is that of its position, and each position
   comes from those before it. */
START_TEST(an_index_and_its_position_are_inverse) {
  const position start = start_of(3, 4, RULES[_i]);
  void *const numbering = wali_endings.open(&start);
  position before[1 + 4 * 12], next;
  move moves[WALI_MAX_MOVES];
  uint64_t used = 0, steps = 0, back = 0;

  for (int layer = 0; layer < wali_endings.layers(numbering); layer++) {
    ck_assert(wali_endings.prepare(numbering, layer));
    for (uint64_t i = 0; i < wali_endings.size(numbering, layer); i++) {
      position p;
      int again_layer;
      uint64_t again;

      if (!wali_endings.position_of(numbering, layer, i, &p))
        continue;
      used++;
      ck_assert(wali_is_consistent(wali_of(&p)));
      ck_assert(wali_endings.index_of(numbering, &p, &again_layer, &again));
      ck_assert_int_eq(again_layer, layer);
      ck_assert_uint_eq(again, i);

      const int n = wali_moves(&p, moves);
      const int n_before = wali_endings.predecessors(numbering, &p, before);

      ck_assert_int_le(n_before, wali_endings.max_predecessors);
      for (int k = 0; k < n; k++) {
        wali_play(&p, moves[k], &next);
        steps += wali_endings.index_of(numbering, &next, &again_layer, &again);
      }
      back += (uint64_t)n_before;
    }
  }
  ck_assert_uint_gt(used, 1000);
  ck_assert_uint_gt(steps, 1000);
  ck_assert_uint_gt(back, 1000);
  wali_endings.close(numbering);
}
END_TEST

/* Boards with four and with eight symmetries. */
static const int LARGE[][2] = {{5, 6}, {5, 5}};

enum { N_LARGE = sizeof LARGE / sizeof *LARGE };

START_TEST(a_large_board_lists_the_sets_of_a_layer_when_it_is_prepared) {
  const position start =
      start_of(LARGE[_i][0], LARGE[_i][1], WALI_GO_BACK_ALLOWED);
  wali_numbering *const nb = wali_endings.open(&start);
  const int least = 3, layer = 4; /* of five stones against four */
  rng r;

  rng_seed(&r, 1);
  for (int size = 0; size <= WALI_NUMBERED_EACH; size++)
    ck_assert_ptr_null(nb->sets[size]);
  ck_assert(wali_endings.prepare(nb, layer));
  for (int size = 0; size <= WALI_NUMBERED_EACH; size++)
    ck_assert_int_eq(nb->sets[size] != NULL, size == 4 || size == 5);
  for (int i = 0; i < 1000; i++) {
    const uint64_t size = wali_endings.size(nb, layer);
    const uint64_t index = rng_next(&r) % size;
    position p;
    int number;
    uint64_t again;

    if (wali_endings.position_of(nb, layer, index, &p)) {
      ck_assert(wali_endings.index_of(nb, &p, &number, &again));
      ck_assert_int_eq(number, layer);
      ck_assert_uint_eq(again, index);
      wali_in(&p)->stones[0] = wali_unpack(nb, (1 << least) - 1);
      wali_in(&p)->stones[1] = wali_unpack(nb, 7 << least);
      ck_assert(wali_endings.index_of(nb, &p, &number, &again));
      ck_assert_int_eq(number, 0);
    }
  }
  wali_endings.close(nb);
}
END_TEST

/* Every set of four cells is in a class, with the sets that the symmetries map
   it to. */
START_TEST(symmetries_keep_the_class_of_a_set) {
  const position start = start_of(LARGE[_i][0], LARGE[_i][1], 0);
  wali_numbering *const nb = wali_endings.open(&start);
  uint8_t *const seen = calloc(nb->n_classes[4], 1);
  uint32_t n = 0;

  ck_assert(wali_endings.prepare(nb, 2)); /* four stones each */
  for (uint32_t rank = 0; rank < nb->choose[nb->n_cells][4]; rank++) {
    const wali_cell_set set = wali_set_of_rank(nb, rank, 4, 0);
    const wali_class class = wali_class_of(nb, set);

    ck_assert_uint_lt(class.number, nb->n_classes[4]);
    n += !seen[class.number];
    seen[class.number] = 1;
    for (int s = 0; s < nb->n_symmetries; s++) {
      const wali_cell_set image = wali_image(nb, s, set);

      ck_assert_uint_eq(wali_class_of(nb, image).number, class.number);
      ck_assert_int_eq(class.symmetries >> s & 1,
                       image == nb->sets[4][class.number]);
    }
  }
  ck_assert_uint_eq(n, nb->n_classes[4]);
  free(seen);
  wali_endings.close(nb);
}
END_TEST

/* Searches P to DEPTH at full width with table T, and returns the score; sets
 *DAMAGED. */
static int
score_with(const ending_table *t, const position *p, int depth, bool *damaged) {
  think_options o = think_unlimited();
  void *const memory = alphabeta.open(&wali_game, 1);
  think job;

  o.depth = depth;
  o.selective = false;
  o.endings = t;
  ck_assert_ptr_nonnull(memory);
  ck_assert(think_init(&job, &wali_game, p, &o));
  ck_assert(alphabeta.run(memory, &job));

  const int score = job.report.lines[0].score;

  *damaged = atomic_load(&job.damaged);
  think_free(&job);
  alphabeta.close(memory);
  return score;
}

/* The start is lost in 37 plies; six plies lead to the move phase. */
START_TEST(a_search_of_few_plies_takes_the_values_of_a_table) {
  const position start = start_of(3, 3, 0);
  bool damaged;
  ending_table t;

  build(&t, &start);
  ck_assert_int_eq(score_with(&t, &start, 7, &damaged), 37 - THINK_WIN);
  ck_assert(!damaged);
  ck_assert_int_gt(score_with(NULL, &start, 7, &damaged), -THINK_DECIDED);
  remove_folder(&t);
}
END_TEST

/* Two threads write the file that one thread writes. */
START_TEST(any_number_of_threads_builds_the_same_table) {
  const position start = start_of(3, 4, RULES[_i]);
  watch w = {.stop = NULL};
  ending_table t;

  build(&t, &start);

  const size_t n = t.layers[0].n_bytes;
  uint8_t *const one = malloc(n);

  ck_assert_ptr_nonnull(one);
  memcpy(one, t.layers[0].map, n);
  ck_assert_int_eq(ending_build(&t, 0, 3, &w), ENDING_FOUND);
  ck_assert_uint_eq(t.layers[0].n_bytes, n);
  ck_assert_mem_eq(t.layers[0].map, one, n);
  free(one);
  remove_folder(&t);
}
END_TEST

/* Writes layer 0 again, with VALUE at INDEX. */
static void
rewrite(ending_table *t, uint64_t index, ending_value value) {
  const uint64_t n = ending_table_size(t, 0);
  ending_value *const values = calloc((size_t)n, sizeof *values);

  ck_assert_ptr_nonnull(values);
  for (uint64_t i = 0; i < n; i++)
    ck_assert(ending_file_get(&t->layers[0], i, &values[i]));
  values[index] = value;
  ck_assert(ending_table_write(t, 0, values));
  free(values);
}

START_TEST(a_value_that_its_moves_do_not_give_is_found) {
  const position start = start_of(3, 3, 0);
  watch w = {.stop = NULL};
  ending_table t;
  ending_verdict v;
  ending_value longest;
  uint64_t index;

  build(&t, &start);
  ck_assert_int_eq(ending_verify(&t, 0, 2, &w, &v), ENDING_FOUND);
  ck_assert(v.is_right);
  ck_assert_uint_gt(v.n, 1000);
  ck_assert_int_eq(ending_table_longest(&t, 0, &w, &index, &longest),
                   ENDING_FOUND);
  rewrite(&t, index, ending_decided(true, ending_plies(longest) - 2));
  ck_assert_int_eq(ending_verify(&t, 0, 1, &w, &v), ENDING_FOUND);
  ck_assert(!v.is_right);
  ck_assert_uint_lt(v.wrong, ending_table_size(&t, 0));
  remove_folder(&t);
}
END_TEST

START_TEST(a_search_notices_a_changed_byte) {
  const position start = start_of(3, 3, 0);
  ending_table t;
  bool damaged;

  build(&t, &start);

  FILE *const f = fopen(path_of(&t, 0), "r+b");
  const long first =
      (long)(t.layers[0].bytes - (const uint8_t *)t.layers[0].map);

  ck_assert_ptr_nonnull(f);
  for (uint64_t block = 0; block < t.layers[0].n; block += ENDING_BLOCK) {
    ck_assert_int_eq(fseek(f, first + (long)block, SEEK_SET), 0);

    const int byte = fgetc(f);

    ck_assert_int_eq(fseek(f, first + (long)block, SEEK_SET), 0);
    fputc(byte ^ 4, f);
  }
  ck_assert_int_eq(fclose(f), 0);
  ck_assert(ending_table_reopen(&t, 0));
  score_with(&t, &start, 7, &damaged);
  ck_assert(damaged);
  remove_folder(&t);
}
END_TEST

START_TEST(a_changed_byte_is_noticed) {
  const position start = start_of(3, 3, WALI_GO_BACK_ALLOWED);
  ending_table t;
  ending_value value;
  watch w = {.stop = NULL};

  build(&t, &start);
  ck_assert_int_eq(ending_table_value(&t, &start, &w, &value), ENDING_FOUND);

  const long size = (long)t.layers[0].n_bytes;

  for (long at = 0; at < size; at += at < 40 ? 1 : 97) {
    FILE *const f = fopen(path_of(&t, 0), "r+b");
    int byte;

    ck_assert_ptr_nonnull(f);
    ck_assert_int_eq(fseek(f, at, SEEK_SET), 0);
    byte = fgetc(f);
    ck_assert_int_eq(fseek(f, at, SEEK_SET), 0);
    fputc(byte ^ 4, f);
    ck_assert_int_eq(fclose(f), 0);
    if (ending_table_reopen(&t, 0))
      ck_assert_int_eq(ending_table_value(&t, &start, &w, &value),
                       ENDING_DAMAGED);
    else
      ck_assert_int_eq(ending_table_value(&t, &start, &w, &value),
                       ENDING_MISSING);

    FILE *const again = fopen(path_of(&t, 0), "r+b");

    ck_assert_ptr_nonnull(again);
    ck_assert_int_eq(fseek(again, at, SEEK_SET), 0);
    fputc(byte, again);
    ck_assert_int_eq(fclose(again), 0);
  }
  ck_assert(ending_table_reopen(&t, 0));
  ck_assert_int_eq(ending_table_value(&t, &start, &w, &value), ENDING_FOUND);
  remove_folder(&t);
}
END_TEST

enum { FILE_KEY = 7, FILE_VALUES = 2 * ENDING_BLOCK + 9 };

/* Every third value exceeds a byte. */
static ending_value
written(uint64_t i) {
  return (ending_value)(i % 3 == 0 ? (ENDING_ESCAPE + i) % ENDING_OPEN
                                   : i % ENDING_ESCAPE);
}

/* Writes FILE_VALUES values to a file in a new folder, and returns its path. */
static const char *
write_values(void) {
  static char path[sizeof folder + 8];
  ending_value *const values = calloc(FILE_VALUES, sizeof *values);

  make_folder();
  snprintf(path, sizeof path, "%s/values", folder);
  for (uint64_t i = 0; i < FILE_VALUES; i++)
    values[i] = written(i);
  ck_assert(ending_file_write(path, FILE_KEY, values, FILE_VALUES));
  free(values);
  return path;
}

START_TEST(values_of_more_than_a_byte_are_kept) {
  const char *const path = write_values();
  ending_file f;

  ck_assert(!ending_file_open(&f, path, FILE_KEY + 1, FILE_VALUES));
  ck_assert(ending_file_open(&f, path, FILE_KEY, FILE_VALUES));
  ck_assert_uint_gt(f.n_escapes, FILE_VALUES / 4);
  for (uint64_t i = 0; i < FILE_VALUES; i++) {
    ending_value v;

    ck_assert(ending_file_get(&f, i, &v));
    ck_assert_int_eq(v, written(i));
  }
  ending_file_close(&f);
  remove(path);
  ck_assert_int_eq(rmdir(folder), 0);
}
END_TEST

START_TEST(a_changed_escape_is_noticed) {
  const char *const path = write_values();
  FILE *const out = fopen(path, "r+b");
  ending_file f;
  ending_value v;

  ck_assert_int_eq(fseek(out, -1, SEEK_END), 0);
  fputc(1, out); /* of the number of the last escape */
  ck_assert_int_eq(fclose(out), 0);
  ck_assert(ending_file_open(&f, path, FILE_KEY, FILE_VALUES));
  ck_assert(ending_file_get(&f, 1, &v));
  ck_assert(!ending_file_get(&f, 0, &v));
  ending_file_close(&f);
  remove(path);
  ck_assert_int_eq(rmdir(folder), 0);
}
END_TEST

START_TEST(a_short_file_is_no_table) {
  const position start = start_of(3, 3, 0);
  ending_table t;

  build(&t, &start);
  ck_assert_int_eq(truncate(path_of(&t, 0), 500), 0);
  ck_assert(!ending_table_reopen(&t, 0));
  remove_folder(&t);
}
END_TEST

static bool
stop(void *context) {
  (void)context;
  return true;
}

START_TEST(a_build_that_is_stopped_leaves_no_file) {
  const position start = start_of(3, 3, 0);
  watch w = {.stop = stop};
  ending_table t;

  make_folder();
  ck_assert(ending_table_open(&t, &wali_game, &start, folder));
  ck_assert_int_eq(ending_build(&t, 0, 2, &w), ENDING_STOPPED);
  ck_assert(!ending_table_reopen(&t, 0));
  remove_folder(&t);
}
END_TEST

START_TEST(a_board_that_is_too_large_has_no_numbers) {
  const position start = start_of(6, 6, 0);

  ck_assert_ptr_null(wali_endings.open(&start));
}
END_TEST

Suite *
ending_suite(void) {
  Suite *const s = suite_create("ending");
  TCase *const c = tcase_create("ending");
  TCase *const threads = tcase_create("threads");

  tcase_add_loop_test(c, values_are_those_of_the_graph, 0, N_RULES);
  tcase_add_loop_test(c, an_index_and_its_position_are_inverse, 0, N_RULES);
  tcase_add_loop_test(
      c, a_large_board_lists_the_sets_of_a_layer_when_it_is_prepared, 0,
      N_LARGE);
  tcase_add_loop_test(c, symmetries_keep_the_class_of_a_set, 0, N_LARGE);
  tcase_add_test(c, a_search_of_few_plies_takes_the_values_of_a_table);
  tcase_add_test(c, a_search_notices_a_changed_byte);
  tcase_add_test(c, a_changed_byte_is_noticed);
  tcase_add_test(c, values_of_more_than_a_byte_are_kept);
  tcase_add_test(c, a_changed_escape_is_noticed);
  tcase_add_test(c, a_short_file_is_no_table);
  tcase_add_test(c, a_build_that_is_stopped_leaves_no_file);
  tcase_add_test(c, a_board_that_is_too_large_has_no_numbers);
  tcase_add_loop_test(threads, any_number_of_threads_builds_the_same_table, 0,
                      N_RULES);
  tcase_add_test(threads, a_value_that_its_moves_do_not_give_is_found);
  suite_add_tcase(s, c);
  suite_add_tcase(s, threads);
  return s;
}
