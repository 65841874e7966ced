#include <stdlib.h>

#include "../../c_src/engine/picker.h"
#include "../../c_src/engine/playout.h"
#include "../../c_src/engine/registry.h"
#include "suites.h"

enum {
  MOST = 16,
  ROOM = PICKER_EARLY + PICKER_SOUGHT + MOST + GAME_MAX_MOVES,
  PLY = 3
};

static history the_history;

static int
by_code(const void *a, const void *b) {
  const move x = *(const move *)a, y = *(const move *)b;

  return (x > y) - (x < y);
}

/* Checks that a picker of P, whose N moves are LIST, picks KNOWN first if it is
   legal, and every move once. */
static void
picks_every_move_once(const game *g, const position *p, const move *list, int n,
                      move known, int most) {
  static move room[ROOM], picked[GAME_MAX_MOVES + 1];
  static int promise[ROOM];
  picker k = picker_new(g, &the_history, p, PLY, g->to_move(p), known, most,
                        room, promise);
  int n_picked = 0;
  move m;

  while ((m = picker_next(&k)) != MOVE_NONE) {
    ck_assert_int_lt(n_picked, n);
    ck_assert(picker_rest(&k) >= k.tried + k.n_tried);
    ck_assert(picker_rest(&k) <= room + ROOM);
    picked[n_picked++] = m;
  }
  ck_assert_int_eq(n_picked, n);
  if (n > 0 && g->is_legal(p, known))
    ck_assert_uint_eq(picked[0], known);
  qsort(picked, (size_t)n, sizeof *picked, by_code);
  ck_assert_mem_eq(picked, list, (size_t)n * sizeof *list);
}

/* In a random game of each game; the killers are random moves of one position
   before. */
START_TEST(every_move_is_picked_once) {
  static move list[GAME_MAX_MOVES];
  const game *const g = registry_games[_i];
  position p;
  rng r;
  int n;

  rng_seed(&r, 1);
  history_clear(&the_history);
  for (g->start(&p); (n = g->moves(&p, list)) > 0;) {
    const move random = list[rng_below(&r, (uint32_t)n)];

    for (int most = 0; most <= MOST; most += MOST) {
      picks_every_move_once(g, &p, list, n, MOVE_NONE, most);
      picks_every_move_once(g, &p, list, n, random, most);
      picks_every_move_once(g, &p, list, n, (move)rng_next(&r), most);
    }
    history_add_cut(&the_history, PLY, 5, g->to_move(&p), random, list, 1);
    playout_careful_ply(g, &p, &r, list);
  }
}
END_TEST

/* Moves are sorted by history alone where the game has no order; only the first
   32 are sorted. */
START_TEST(the_most_promising_come_first_and_equals_in_order) {
  enum { SORTED = 32 };
  game g = *registry_games[_i];
  static move list[GAME_MAX_MOVES], room[ROOM];
  static int promise[ROOM];
  position p;
  rng r;

  g.order = NULL;
  g.promising = NULL;
  g.start(&p);
  rng_seed(&r, 2);
  for (int ply = 0; ply < 12; ply++)
    playout_careful_ply(&g, &p, &r, list);
  history_clear(&the_history);

  const int n = g.moves(&p, list);

  for (int i = 0; i < n; i += 3)
    history_add_cut(&the_history, 0, 1 + i % 5, g.to_move(&p), list[i], NULL,
                    0);

  picker k = picker_new(&g, &the_history, &p, PLY, g.to_move(&p), MOVE_NONE, 0,
                        room, promise);
  move before = picker_next(&k);

  for (int i = 1; i < n && i < SORTED; i++) {
    const move m = picker_next(&k);
    const int score = history_score(&the_history, g.to_move(&p), m);
    const int last = history_score(&the_history, g.to_move(&p), before);

    ck_assert_int_le(score, last);
    ck_assert(score < last || m > before);
    before = m;
  }
}
END_TEST

START_TEST(killers_are_the_last_two_refutations) {
  history_clear(&the_history);
  ck_assert(!history_is_killer(&the_history, PLY, 1));
  for (move m = 1; m <= 3; m++)
    for (int times = 0; times < 2; times++)
      history_add_cut(&the_history, PLY, 1, PLAYER_1, m, NULL, 0);
  ck_assert(!history_is_killer(&the_history, PLY, 1));
  ck_assert(history_is_killer(&the_history, PLY, 2));
  ck_assert(history_is_killer(&the_history, PLY, 3));
  ck_assert(!history_is_killer(&the_history, PLY + 1, 3));
}
END_TEST

START_TEST(scores_stay_within_bounds) {
  const move good = 1, bad = 2;

  history_clear(&the_history);
  for (int i = 0; i < 1000; i++) {
    history_add_cut(&the_history, PLY, 50, PLAYER_2, good, &bad, 1);
    ck_assert_int_gt(history_score(&the_history, PLAYER_2, good), 0);
    ck_assert_int_le(history_score(&the_history, PLAYER_2, good), HISTORY_MOST);
    ck_assert_int_lt(history_score(&the_history, PLAYER_2, bad), 0);
    ck_assert_int_ge(history_score(&the_history, PLAYER_2, bad), -HISTORY_MOST);
  }
  ck_assert_int_eq(history_score(&the_history, PLAYER_1, good), 0);
}
END_TEST

Suite *
picker_suite(void) {
  Suite *const s = suite_create("picker");
  TCase *const moves = tcase_create("moves");
  TCase *const past = tcase_create("history");
  int n = 0;

  while (registry_games[n])
    n++;
  tcase_add_loop_test(moves, every_move_is_picked_once, 0, n);
  tcase_add_loop_test(moves, the_most_promising_come_first_and_equals_in_order,
                      0, n);
  suite_add_tcase(s, moves);
  tcase_add_test(past, killers_are_the_last_two_refutations);
  tcase_add_test(past, scores_stay_within_bounds);
  suite_add_tcase(s, past);
  return s;
}
