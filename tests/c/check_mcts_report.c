/* Reports on trees that the test has made up. */

#include "../../c_src/engine/evaluation.h"
#include "planted.h"
#include "suites.h"

enum { ROOT_VISITS = 100 };

/* Checks that the N moves of LIST are reported in its order, whichever order
   they have in the tree, for both players. */
static void
is_their_order(const planted_move *list, int n) {
  for (int i = 0; i < 4; i++) {
    const enum player player = PLANTED_PLAYERS[i % 2];
    const bool turned = i / 2;
    planted_search *const f = planted_begin(20, n);
    planted_move order[PLANTED_MOST];

    for (int c = 0; c < n; c++)
      order[c] = list[turned ? n - 1 - c : c];
    f->tree.nodes[0].visits = ROOT_VISITS;
    planted_add(f, 0, player, order, n);
    mcts_publish(&f->search);
    for (int c = 0; c < n; c++)
      ck_assert_uint_eq(f->think.report.lines[c].moves[0],
                        (move)(turned ? c + 1 : n - c));
    planted_end(f);
  }
}

#define IS_ORDER(list) is_their_order(list, sizeof(list) / sizeof *(list))

START_TEST(short_wins_come_first_and_short_losses_last) {
  const planted_move list[] = {
      {1, 1, .plies = 1, .visits = 1},     {1, 1, .plies = 9, .visits = 9},
      {-1, 1, .visits = 60, .share = 0.2}, {-1, 1, .visits = 20, .share = 0.9},
      {-1, -1, .plies = 9, .visits = 1},   {-1, -1, .plies = 1, .visits = 9}};

  IS_ORDER(list);
}
END_TEST

START_TEST(a_better_move_comes_before_a_proved_draw) {
  const planted_move list[] = {{1, 1, .plies = 1},
                               {-1, 1, .visits = 50, .share = 0.51},
                               {-1, 1, .visits = 1, .share = 0.1},
                               {0, 0, .plies = 3, .visits = 90},
                               {-1, -1, .plies = 9}};

  IS_ORDER(list);
}
END_TEST

/* What counts is the value of the most visited of them. */
START_TEST(a_proved_draw_comes_before_moves_that_are_no_better) {
  const planted_move list[] = {{1, 1, .plies = 1},
                               {0, 0, .plies = 3},
                               {-1, 1, .visits = 50, .share = 0.5},
                               {-1, 1, .visits = 20, .share = 0.9},
                               {-1, -1, .plies = 9}};

  IS_ORDER(list);
}
END_TEST

START_TEST(a_proved_draw_comes_before_losses) {
  const planted_move list[] = {{0, 0, .plies = 1}, {-1, -1, .plies = 9}};

  IS_ORDER(list);
}
END_TEST

START_TEST(of_equal_visits_the_better_value_comes_first) {
  const planted_move list[] = {{-1, 1, .visits = 50, .share = 0.6},
                               {-1, 1, .visits = 50, .share = 0.5},
                               {-1, 1, .visits = 49, .share = 0.9}};

  IS_ORDER(list);
}
END_TEST

/* Their order in the tree is random; that of the report is not. */
START_TEST(of_equals_the_first_by_code_comes_first) {
  static const planted_move LIST[] = {{-1, 1, .visits = 50, .share = 0.5},
                                      {-1, 1, .visits = 50, .share = 0.5},
                                      {-1, 1, .visits = 50, .share = 0.5}};
  planted_search *const f = planted_begin(20, 3);

  planted_add(f, 0, PLAYER_1, LIST, 3);
  mcts_publish(&f->search);
  for (int i = 0; i < 3; i++)
    ck_assert_uint_eq(f->think.report.lines[i].moves[0], (move)i + 1);
  planted_end(f);
}
END_TEST

START_TEST(a_score_is_that_of_the_player_to_move) {
  const planted_move list[] = {{1, 1, .plies = 1},
                               {-1, 1, .visits = 50, .share = 0.75},
                               {0, 0, .plies = 4},
                               {-1, -1, .plies = 2}};
  const int scores[] = {THINK_WIN - 2, evaluation_score(0.75), THINK_DRAW,
                        3 - THINK_WIN};

  for (int player = 0; player < 2; player++) {
    planted_search *const f = planted_begin(20, 4);

    f->tree.nodes[0].visits = ROOT_VISITS;
    planted_add(f, 0, PLANTED_PLAYERS[player], list, 4);
    mcts_publish(&f->search);
    for (int i = 0; i < 4; i++) {
      ck_assert_int_eq(f->think.report.lines[i].score, scores[i]);
      ck_assert_int_eq(f->think.report.lines[i].exact, i != 1);
      ck_assert_int_eq(f->think.report.lines[i].length, 1);
    }
    planted_end(f);
  }
}
END_TEST

/* The reply is the opponent's best move, here a win with few visits. */
START_TEST(a_line_goes_on_with_the_best_reply) {
  const planted_move first[] = {{-1, 1, .visits = 60, .share = 0.5},
                                {-1, 1, .visits = 20, .share = 0.5}};
  const planted_move replies[] = {{-1, 1, .visits = 50, .share = 0.9},
                                  {1, 1, .visits = 2},
                                  {-1, -1, .visits = 9}};
  const planted_move last[] = {{-1, 1, .visits = 1, .share = 0.9},
                               {-1, 1, .visits = 2, .share = 0.1}};
  planted_search *const f = planted_begin(20, 1);

  f->tree.nodes[0].visits = ROOT_VISITS;
  planted_add(f,
              planted_add(f, planted_add(f, 0, PLAYER_1, first, 2), PLAYER_2,
                          replies, 3) +
                  1,
              PLAYER_1, last, 2);
  mcts_publish(&f->search);

  const think_line *const line = &f->think.report.lines[0];

  ck_assert_int_eq(line->length, 3);
  ck_assert_uint_eq(line->moves[0], 2);
  ck_assert_uint_eq(line->moves[1], 2);
  ck_assert_uint_eq(line->moves[2], 1);
  planted_end(f);
}
END_TEST

START_TEST(a_line_is_no_longer_than_there_is_room) {
  const planted_move forced = {-1, 1, .visits = 1, .share = 0.5};
  planted_search *const f = planted_begin(20, 1);
  uint32_t last = 0;

  for (int ply = 0; ply < THINK_MAX_LINE + 9; ply++)
    last = planted_add(f, last, PLANTED_PLAYERS[ply % 2], &forced, 1);
  mcts_publish(&f->search);
  ck_assert_int_eq(f->think.report.lines[0].length, THINK_MAX_LINE);
  planted_end(f);
}
END_TEST

START_TEST(the_nodes_and_the_depth_are_those_of_all_threads) {
  const planted_move list[] = {{-1, 1, .visits = 60, .share = 0.5}};

  for (int deep = 0; deep < 2; deep++) {
    planted_search *const f = planted_begin(20, 1);

    planted_add(f, 0, PLAYER_1, list, 1);
    f->workers[0].member.nodes = 30;
    f->workers[1].member.nodes = 4;
    f->workers[deep].depth = 9;
    f->workers[!deep].depth = 5;
    mcts_publish(&f->search);
    ck_assert_uint_eq(f->think.report.nodes, 34);
    ck_assert_int_eq(f->think.report.depth, 9);
    ck_assert_int_eq(f->think.report.lines[0].depth, 9);
    planted_end(f);
  }
}
END_TEST

Suite *
mcts_report_suite(void) {
  Suite *const s = suite_create("mcts_report");
  TCase *const reports = tcase_create("reports");

  tcase_add_test(reports, short_wins_come_first_and_short_losses_last);
  tcase_add_test(reports, a_better_move_comes_before_a_proved_draw);
  tcase_add_test(reports, a_proved_draw_comes_before_moves_that_are_no_better);
  tcase_add_test(reports, a_proved_draw_comes_before_losses);
  tcase_add_test(reports, of_equal_visits_the_better_value_comes_first);
  tcase_add_test(reports, of_equals_the_first_by_code_comes_first);
  tcase_add_test(reports, a_score_is_that_of_the_player_to_move);
  tcase_add_test(reports, a_line_goes_on_with_the_best_reply);
  tcase_add_test(reports, a_line_is_no_longer_than_there_is_room);
  tcase_add_test(reports, the_nodes_and_the_depth_are_those_of_all_threads);
  suite_add_tcase(s, reports);
  return s;
}
