#include "../../c_src/engine/playout.h"
#include "../../games/mitsudomoe/mitsudomoe.h"
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

/* One ply from 3 leaves 2 or 1; both must occur. */
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

/* In Mitsudomoe most opening ring steps lose at once: no ball can move. */
START_TEST(careful_plies_do_not_lose_at_once) {
  const game *const g = &mitsudomoe_game;
  move list[MITSUDOMOE_MAX_MOVES];
  rng r;
  position p;

  rng_seed(&r, 1);
  g->start(&p);
  for (int i = 0; i < 40; i++) {
    ck_assert_uint_ne(playout_careful_ply(g, &p, &r, list), MOVE_NONE);
    ck_assert_int_eq(g->outcome(&p), OUTCOME_NONE);
  }
}
END_TEST

static enum outcome
lost_for_player_1(const position *p) {
  (void)p;
  return OUTCOME_PLAYER_2;
}

START_TEST(careful_plies_lose_where_all_do) {
  game g = count_down_game;
  move list[2];
  rng r;
  position p = count_down_from(2);

  g.outcome = lost_for_player_1;
  rng_seed(&r, 1);
  ck_assert_uint_ne(playout_careful_ply(&g, &p, &r, list), MOVE_NONE);
  ck_assert_int_lt(count_down_left(&p), 2);
}
END_TEST

START_TEST(there_is_no_careful_ply_when_it_is_over) {
  move list[2];
  rng r;
  position p = count_down_from(0);

  rng_seed(&r, 1);
  ck_assert_uint_eq(playout_careful_ply(&count_down_game, &p, &r, list),
                    MOVE_NONE);
}
END_TEST

Suite *
playout_suite(void) {
  Suite *const s = suite_create("playout");
  TCase *const t = tcase_create("playing");

  tcase_add_test(t, plays_to_the_end);
  tcase_add_test(t, stops_at_its_limit);
  tcase_add_test(t, all_moves_are_drawn);
  tcase_add_test(t, careful_plies_do_not_lose_at_once);
  tcase_add_test(t, careful_plies_lose_where_all_do);
  tcase_add_test(t, there_is_no_careful_ply_when_it_is_over);
  suite_add_tcase(s, t);
  return s;
}
