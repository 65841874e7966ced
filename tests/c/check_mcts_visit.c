/* Visits of trees that the test has made up. */

#include "planted.h"
#include "suites.h"

enum { ROOT_VISITS = 100 };

/* Visits a tree with the two moves of LIST once; returns which was visited. */
static int
visited(const planted_move *list, enum player player) {
  planted_search *const f = planted_begin(20, 1);
  const uint32_t first = planted_add(f, 0, player, list, 2);
  int which = -1;

  f->tree.nodes[0].visits = ROOT_VISITS;
  tree_settle(&f->tree, 0);
  mcts_visit(&f->workers[0]);
  for (int i = 0; i < 2; i++) {
    const tree_node *const child = &f->tree.nodes[first + (uint32_t)i];

    ck_assert_uint_eq(child->awaited, list[i].awaited);
    if (child->visits == list[i].visits)
      continue;
    ck_assert_uint_eq(child->visits, list[i].visits + 1);
    ck_assert_int_eq(which, -1);
    which = i;
  }
  planted_end(f);
  return which;
}

START_TEST(a_visit_goes_where_it_promises_most) {
  const planted_move list[] = {{-1, 1, .visits = 9, .share = 0.5},
                               {-1, 1, .visits = 9, .share = 0.6}};
  const planted_move seldom[] = {{-1, 1, .visits = 90, .share = 0.5},
                                 {-1, 1, .visits = 2, .share = 0.5}};

  ck_assert_int_eq(visited(list, PLANTED_PLAYERS[_i]), 1);
  ck_assert_int_eq(visited(seldom, PLANTED_PLAYERS[_i]), 1);
}
END_TEST

START_TEST(visits_under_way_send_others_elsewhere) {
  planted_move list[] = {{-1, 1, .visits = 9, .share = 0.8},
                         {-1, 1, .visits = 9, .share = 0.5}};

  ck_assert_int_eq(visited(list, PLANTED_PLAYERS[_i]), 0);
  list[0].awaited = 9;
  ck_assert_int_eq(visited(list, PLANTED_PLAYERS[_i]), 1);
  list[1].awaited = 9;
  ck_assert_int_eq(visited(list, PLANTED_PLAYERS[_i]), 0);
}
END_TEST

/* Which move is visited does not depend on whether N visits are under way or
   were losses. */
START_TEST(a_visit_under_way_counts_as_a_loss) {
  static const planted_move OTHER = {-1, 1, .visits = 9, .share = 0.5};
  int seen[2] = {0};

  for (uint16_t n = 1; n <= 20; n++) {
    const planted_move awaited[] = {
        {-1, 1, .visits = 9, .share = 0.8, .awaited = n}, OTHER};
    const planted_move lost[] = {
        {-1, 1, .visits = 9 + n, .share = 0.8 * 10 / (10 + n)}, OTHER};
    const int which = visited(lost, PLAYER_1);

    ck_assert_int_eq(visited(awaited, PLAYER_1), which);
    seen[which]++;
  }
  ck_assert(seen[0] && seen[1]);
}
END_TEST

START_TEST(what_is_proved_no_better_is_not_visited) {
  static const planted_move LOSS[] = {{-1, -1, .share = 0.9},
                                      {-1, 1, .visits = 90, .share = 0.1}};
  static const planted_move DRAW[] = {{0, 0, .share = 0.5},
                                      {-1, 1, .visits = 90, .share = 0.1}};
  static const planted_move PERHAPS[] = {{-1, 0, .share = 0.5},
                                         {-1, 1, .visits = 90, .share = 0.1}};

  ck_assert_int_eq(visited(LOSS, PLANTED_PLAYERS[_i]), 1);
  ck_assert_int_eq(visited(DRAW, PLANTED_PLAYERS[_i]), 1);
  ck_assert_int_eq(visited(PERHAPS, PLANTED_PLAYERS[_i]), 0);
}
END_TEST

/* A visit of another move that loses is worth what the player is sure of. */
START_TEST(a_visit_is_worth_what_is_proved) {
  static const planted_move LIST[] = {{0, 0, .share = 0.2},
                                      {-1, 1, .share = 0.1}};
  planted_search *const f = planted_begin(20, 1);
  const uint32_t first = planted_add(f, 0, PLANTED_PLAYERS[_i], LIST, 2);
  const tree_node *const root = &f->tree.nodes[0];

  tree_settle(&f->tree, 0);
  mcts_visit(&f->workers[0]);
  ck_assert_uint_eq(f->tree.nodes[first + 1].visits, 1);
  ck_assert_double_eq_tol(
      mcts_share_for(_i, tree_mean(&f->tree.nodes[first + 1])), 0.1, 1e-6);
  ck_assert_double_eq(tree_mean(root), 0.5);
  ck_assert_float_eq(tree_minimax(root), 0.5F);
  planted_end(f);
}
END_TEST

START_TEST(visits_leave_a_tree_that_adds_up) {
  planted_search *const f = planted_begin(30, 1);

  f->think.options.depth = 6;
  for (uint32_t n = 1; n <= 300; n++) {
    mcts_visit(&f->workers[0]);
    ck_assert_uint_eq(f->tree.nodes[0].visits, n);
  }
  for (uint32_t i = 0; i < f->tree.size; i++) {
    const tree_node *const node = &f->tree.nodes[i];
    uint32_t visits = 0;
    double mean = 0;
    float best = 0;

    ck_assert_uint_eq(node->awaited, 0);
    if (tree_is_leaf(node))
      continue;
    for (int c = 0; c < node->n; c++) {
      const tree_node *const child = &tree_children(&f->tree, node)[c];
      const float share = (float)mcts_share_for(node->to_move, child->minimax);

      visits += child->visits;
      mean += child->visits * child->mean;
      best = share > best ? share : best;
    }

    /* Its first visit was that of a leaf. */
    ck_assert_uint_eq(visits, node->visits - 1);
    ck_assert_double_le(mean, node->visits * node->mean);
    ck_assert_double_ge(mean + 1, node->visits * node->mean);
    ck_assert_float_eq_tol((float)mcts_share_for(node->to_move, node->minimax),
                           best, 1e-6F);
  }
  ck_assert_int_eq(mcts_depth(&f->workers[0]), 6);
  planted_end(f);
}
END_TEST

static void *
visit_often(void *member) {
  for (int i = 0; i < 3000; i++)
    mcts_visit(member);
  return NULL;
}

/* Checks the bounds of node I, where LEFT are left: a proof is true, and
   follows from what is proved of the children.  Adds to *SOLVED. */
static void
proofs_are_true(const tree *t, uint32_t i, int left, int *solved) {
  const tree_node *const node = &t->nodes[i];
  const tree_bounds b = tree_bounds_of(node);
  const bool wins = left % 3 != 0;

  ck_assert_uint_eq(node->awaited, 0);
  if (tree_is_solved(b)) {
    ck_assert_int_eq(b.low, wins == (node->to_move == PLAYER_1) ? RESULT_WIN
                                                                : RESULT_LOSS);
    ++*solved;
  }
  if (tree_is_leaf(node))
    return;

  bool has_win = false, all_lost = true;

  ck_assert_int_eq(node->n, left < 2 ? left : 2);
  for (uint32_t c = 0; c < node->n; c++) {
    const tree_node *const child = &tree_children(t, node)[c];
    const tree_bounds one = tree_bounds_of(child);
    const bool is_lost = tree_is_solved(one) && (left - (int)child->move) % 3;

    ck_assert_uint_eq(child->parent, i);
    has_win |= tree_is_solved(one) && !is_lost;
    all_lost &= is_lost;
    proofs_are_true(t, node->first + c, left - (int)child->move, solved);
  }
  ck_assert_int_eq(tree_is_solved(b), has_win || all_lost);
}

START_TEST(threads_lose_no_proof) {
  for (int run = 0; run < 50; run++) {
    const int left = 9 + run % 6;
    planted_search *const f = planted_begin(left, 1);
    int solved = 0;

    team_start(&f->search.team, visit_often);
    visit_often(&f->workers[0]);
    team_join(&f->search.team);
    proofs_are_true(&f->tree, 0, left, &solved);
    ck_assert_int_gt(solved, 10);
    planted_end(f);
  }
}
END_TEST

Suite *
mcts_visit_suite(void) {
  Suite *const s = suite_create("mcts_visit");
  TCase *const visits = tcase_create("visits");

  tcase_add_loop_test(visits, a_visit_goes_where_it_promises_most, 0, 2);
  tcase_add_loop_test(visits, visits_under_way_send_others_elsewhere, 0, 2);
  tcase_add_loop_test(visits, what_is_proved_no_better_is_not_visited, 0, 2);
  tcase_add_test(visits, a_visit_under_way_counts_as_a_loss);
  tcase_add_loop_test(visits, a_visit_is_worth_what_is_proved, 0, 2);
  tcase_add_test(visits, visits_leave_a_tree_that_adds_up);
  tcase_add_test(visits, threads_lose_no_proof);
  suite_add_tcase(s, visits);
  return s;
}
