#include <stdlib.h>

#include "../../c_src/engine/playout.h"
#include "../../c_src/engine/registry.h"
#include "suites.h"

START_TEST(every_game_is_found_by_its_name) {
  for (int i = 0; registry_games[i]; i++)
    ck_assert_ptr_eq(registry_find(registry_games[i]->name), registry_games[i]);
}
END_TEST

START_TEST(other_names_are_not) {
  ck_assert_ptr_null(registry_find("chess"));
  ck_assert_ptr_null(registry_find(""));
}
END_TEST

START_TEST(games_keep_their_bounds) {
  for (int i = 0; registry_games[i]; i++) {
    const game *const g = registry_games[i];

    ck_assert_int_gt(g->max_moves, 0);
    ck_assert_int_le(g->max_moves, GAME_MAX_MOVES);
    ck_assert_int_gt(g->max_plies, 0);
    ck_assert_int_gt(registry_bots(g)->levels, 0);
  }
}
END_TEST

/* ------------------------------------------------------------------------
   The order of moves, in a random game of each game that has one
   ------------------------------------------------------------------------ */

typedef void order_check(const game *g, const position *p, const move *list,
                         int n);

static void
for_each_position(order_check *check) {
  static move list[GAME_MAX_MOVES];
  int checked = 0;

  for (int i = 0; registry_games[i]; i++) {
    const game *const g = registry_games[i];
    position p;
    rng r;
    int n;

    if (!g->order)
      continue;
    rng_seed(&r, 6);
    for (g->start(&p); (n = g->moves(&p, list)) > 0; checked++) {
      check(g, &p, list, n);
      g->play(&p, list[rng_below(&r, (uint32_t)n)], &p);
    }
  }
  ck_assert_int_gt(checked, 0);
}

/* Checks that order writes N promises within bounds, and no more. */
static void
is_written_within_bounds(const game *g, const position *p, const move *list,
                         int n) {
  static int promise[GAME_MAX_MOVES + 1];

  for (int i = 0; i <= n; i++)
    promise[i] = INT_MAX;
  g->order(p, list, n, promise);
  for (int i = 0; i < n; i++) {
    ck_assert_int_le(promise[i], GAME_MOST_PROMISE);
    ck_assert_int_ge(promise[i], -GAME_MOST_PROMISE);
  }
  ck_assert_int_eq(promise[n], INT_MAX);
}

START_TEST(every_promise_is_written_within_bounds) {
  for_each_position(is_written_within_bounds);
}
END_TEST

static int
higher_first(const void *a, const void *b) {
  const int x = *(const int *)a, y = *(const int *)b;

  return (x < y) - (x > y);
}

static int
by_code(const void *a, const void *b) {
  const move x = *(const move *)a, y = *(const move *)b;

  return (x > y) - (x < y);
}

/* Checks that promising lists distinct legal moves, with their promises, which
   are those of the front of all moves, sorted, and leaves out those below a
   least promise. */
static void
promising_is_the_front(const game *g, const position *p, const move *list,
                       int n) {
  static const int MOST[] = {1, 16, 48, GAME_MAX_MOVES};
  static int all[GAME_MAX_MOVES], promise[GAME_MAX_MOVES];
  static int guess[GAME_MAX_MOVES];
  static move best[GAME_MAX_MOVES];

  if (!g->promising)
    return;
  g->order(p, list, n, all);
  qsort(all, (size_t)n, sizeof *all, higher_first);
  for (size_t i = 0; i < sizeof MOST / sizeof *MOST; i++) {
    const int k = g->promising(p, MOST[i], -GAME_MOST_PROMISE, best, guess);

    ck_assert_int_eq(k, n < MOST[i] ? n : MOST[i]);
    for (int j = 0; j < k; j++)
      g->order(p, &best[j], 1, &promise[j]);
    ck_assert_mem_eq(promise, all, (size_t)k * sizeof *all);
    ck_assert_mem_eq(guess, all, (size_t)k * sizeof *all);
    qsort(best, (size_t)k, sizeof *best, by_code);
    for (int j = 0; j < k; j++) {
      ck_assert(g->is_legal(p, best[j]));
      ck_assert(j == 0 || best[j - 1] < best[j]);
    }
    for (int j = 1; j < k; j++)
      if (all[j] < all[j - 1])
        ck_assert_int_eq(g->promising(p, MOST[i], all[j - 1], best, guess), j);
  }
}

START_TEST(promising_moves_are_the_front_of_all) {
  for_each_position(promising_is_the_front);
}
END_TEST

Suite *
registry_suite(void) {
  Suite *const s = suite_create("registry");
  TCase *const t = tcase_create("games");

  tcase_add_test(t, every_game_is_found_by_its_name);
  tcase_add_test(t, other_names_are_not);
  tcase_add_test(t, games_keep_their_bounds);
  tcase_add_test(t, every_promise_is_written_within_bounds);
  tcase_add_test(t, promising_moves_are_the_front_of_all);
  suite_add_tcase(s, t);
  return s;
}
