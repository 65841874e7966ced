#include "../../c_src/games/registry.h"
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
    ck_assert_int_gt(g->levels, 0);
  }
}
END_TEST

Suite *
registry_suite(void) {
  Suite *const s = suite_create("registry");
  TCase *const t = tcase_create("games");

  tcase_add_test(t, every_game_is_found_by_its_name);
  tcase_add_test(t, other_names_are_not);
  tcase_add_test(t, games_keep_their_bounds);
  suite_add_tcase(s, t);
  return s;
}
