/* Reports on trees that the test has made up, and visits of them. */

#include "../../c_src/engine/evaluation.h"
#include "../../c_src/engine/mcts_report.h"
#include "count_down.h"
#include "suites.h"

enum { MOST = 16, ROOM = 4096, ROOT_VISITS = 100 };

static const enum player BOTH[] = {PLAYER_1, PLAYER_2};

/* A move as the player to move sees it. */
typedef struct planted {
  int low, high; /* bounds */
  uint16_t plies;
  uint32_t visits;
  double share;     /* of a win: mean and minimax */
  uint16_t awaited; /* visits of other threads under way */
} planted;

/* A search of two members by one thread. */
typedef struct fixture {
  game game;
  tree tree;
  think think;
  mcts_worker workers[2];
  mcts_search search;
  mcts_ranked ranking[MOST];
  think_line lines[MOST];
  move moves[2][2]; /* by member */
} fixture;

static fixture the_fixture;

static int
most_moves(const position *p) {
  (void)p;
  return MOST;
}

/* Begins a search of the position with LEFT left, for N lines; the tree has the
   root alone.  The caller ends it. */
static fixture *
begin(int left, int n) {
  fixture *const f = &the_fixture;
  const position p = count_down_from(left);
  think_options o = think_unlimited();

  *f = (fixture){.game = count_down_game};
  f->game.count_moves = most_moves;
  o.lines = n;
  ck_assert(think_init(&f->think, &f->game, &p, &o));
  ck_assert(tree_init(&f->tree, 0, ROOM));
  tree_clear(&f->tree, &count_down_game, &p);
  for (int id = 0; id < 2; id++) {
    f->workers[id] =
        (mcts_worker){.member = team_member_new(&f->think, id, UINT64_MAX),
                      .game = &count_down_game,
                      .tree = &f->tree,
                      .moves = f->moves[id]};
    rng_seed(&f->workers[id].random, (uint64_t)id);
    f->search.team.members[id] = &f->workers[id].member;
  }
  f->search.team.n = 2;
  f->search.ranking = f->ranking;
  f->search.lines = f->lines;
  return f;
}

static void
end(fixture *f) {
  tree_free(&f->tree);
  think_free(&f->think);
}

/* Adds the N moves of PLANTED to node I, where PLAYER is to move, with the
   moves N to 1: order by move is not their order.  Returns the first. */
static uint32_t
add(fixture *f, uint32_t i, enum player player, const planted *list, int n) {
  tree_node *const children = tree_add(&f->tree, i, n);
  const bool first = player == PLAYER_1;

  ck_assert_ptr_nonnull(children);
  f->tree.nodes[i].to_move = (uint8_t)player;
  for (int c = 0; c < n; c++) {
    const planted *const one = &list[c];
    const double share = first ? one->share : 1 - one->share;

    children[c] = (tree_node){
        .mean = share,
        .minimax = (float)share,
        .prior = 1 / (float)n,
        .visits = one->visits,
        .bounds = (tree_bounds){.low = (int8_t)(first ? one->low : -one->high),
                                .high = (int8_t)(first ? one->high : -one->low),
                                .plies = one->plies},
        .parent = i,
        .move = (move)(n - c),
        .awaited = one->awaited,
        .to_move = !player};
  }
  tree_publish(&f->tree, i, children);
  return (uint32_t)(children - f->tree.nodes);
}

/* ------------------------------------------------------------------------
   Reports
   ------------------------------------------------------------------------ */

/* Checks that the N moves of LIST are reported in its order, whichever order
   they have in the tree, for both players. */
static void
is_their_order(const planted *list, int n) {
  for (int i = 0; i < 4; i++) {
    const enum player player = BOTH[i % 2];
    const bool turned = i / 2;
    fixture *const f = begin(20, n);
    planted order[MOST];

    for (int c = 0; c < n; c++)
      order[c] = list[turned ? n - 1 - c : c];
    f->tree.nodes[0].visits = ROOT_VISITS;
    add(f, 0, player, order, n);
    mcts_publish(&f->search);
    for (int c = 0; c < n; c++)
      ck_assert_uint_eq(f->think.report.lines[c].moves[0],
                        (move)(turned ? c + 1 : n - c));
    end(f);
  }
}

#define IS_ORDER(list) is_their_order(list, sizeof(list) / sizeof *(list))

START_TEST(short_wins_come_first_and_short_losses_last) {
  const planted list[] = {
      {1, 1, .plies = 1, .visits = 1},     {1, 1, .plies = 9, .visits = 9},
      {-1, 1, .visits = 60, .share = 0.2}, {-1, 1, .visits = 20, .share = 0.9},
      {-1, -1, .plies = 9, .visits = 1},   {-1, -1, .plies = 1, .visits = 9}};

  IS_ORDER(list);
}
END_TEST

START_TEST(a_better_move_comes_before_a_proved_draw) {
  const planted list[] = {{1, 1, .plies = 1},
                          {-1, 1, .visits = 50, .share = 0.51},
                          {-1, 1, .visits = 1, .share = 0.1},
                          {0, 0, .plies = 3, .visits = 90},
                          {-1, -1, .plies = 9}};

  IS_ORDER(list);
}
END_TEST

/* What counts is the value of the most visited of them. */
START_TEST(a_proved_draw_comes_before_moves_that_are_no_better) {
  const planted list[] = {{1, 1, .plies = 1},
                          {0, 0, .plies = 3},
                          {-1, 1, .visits = 50, .share = 0.5},
                          {-1, 1, .visits = 20, .share = 0.9},
                          {-1, -1, .plies = 9}};

  IS_ORDER(list);
}
END_TEST

START_TEST(a_proved_draw_comes_before_losses) {
  const planted list[] = {{0, 0, .plies = 1}, {-1, -1, .plies = 9}};

  IS_ORDER(list);
}
END_TEST

START_TEST(of_equal_visits_the_better_value_comes_first) {
  const planted list[] = {{-1, 1, .visits = 50, .share = 0.6},
                          {-1, 1, .visits = 50, .share = 0.5},
                          {-1, 1, .visits = 49, .share = 0.9}};

  IS_ORDER(list);
}
END_TEST

/* Their order in the tree is random; that of the report is not. */
START_TEST(of_equals_the_first_by_code_comes_first) {
  static const planted LIST[] = {{-1, 1, .visits = 50, .share = 0.5},
                                 {-1, 1, .visits = 50, .share = 0.5},
                                 {-1, 1, .visits = 50, .share = 0.5}};
  fixture *const f = begin(20, 3);

  add(f, 0, PLAYER_1, LIST, 3);
  mcts_publish(&f->search);
  for (int i = 0; i < 3; i++)
    ck_assert_uint_eq(f->think.report.lines[i].moves[0], (move)i + 1);
  end(f);
}
END_TEST

START_TEST(a_score_is_that_of_the_player_to_move) {
  const planted list[] = {{1, 1, .plies = 1},
                          {-1, 1, .visits = 50, .share = 0.75},
                          {0, 0, .plies = 4},
                          {-1, -1, .plies = 2}};
  const int scores[] = {THINK_WIN - 2, evaluation_score(0.75), THINK_DRAW,
                        3 - THINK_WIN};

  for (int player = 0; player < 2; player++) {
    fixture *const f = begin(20, 4);

    f->tree.nodes[0].visits = ROOT_VISITS;
    add(f, 0, BOTH[player], list, 4);
    mcts_publish(&f->search);
    for (int i = 0; i < 4; i++) {
      ck_assert_int_eq(f->think.report.lines[i].score, scores[i]);
      ck_assert_int_eq(f->think.report.lines[i].exact, i != 1);
      ck_assert_int_eq(f->think.report.lines[i].length, 1);
    }
    end(f);
  }
}
END_TEST

/* The reply is the opponent's best move, here a win with few visits. */
START_TEST(a_line_goes_on_with_the_best_reply) {
  const planted first[] = {{-1, 1, .visits = 60, .share = 0.5},
                           {-1, 1, .visits = 20, .share = 0.5}};
  const planted replies[] = {{-1, 1, .visits = 50, .share = 0.9},
                             {1, 1, .visits = 2},
                             {-1, -1, .visits = 9}};
  const planted last[] = {{-1, 1, .visits = 1, .share = 0.9},
                          {-1, 1, .visits = 2, .share = 0.1}};
  fixture *const f = begin(20, 1);

  f->tree.nodes[0].visits = ROOT_VISITS;
  add(f, add(f, add(f, 0, PLAYER_1, first, 2), PLAYER_2, replies, 3) + 1,
      PLAYER_1, last, 2);
  mcts_publish(&f->search);

  const think_line *const line = &f->think.report.lines[0];

  ck_assert_int_eq(line->length, 3);
  ck_assert_uint_eq(line->moves[0], 2);
  ck_assert_uint_eq(line->moves[1], 2);
  ck_assert_uint_eq(line->moves[2], 1);
  end(f);
}
END_TEST

START_TEST(a_line_is_no_longer_than_there_is_room) {
  const planted forced = {-1, 1, .visits = 1, .share = 0.5};
  fixture *const f = begin(20, 1);
  uint32_t last = 0;

  for (int ply = 0; ply < THINK_MAX_LINE + 9; ply++)
    last = add(f, last, BOTH[ply % 2], &forced, 1);
  mcts_publish(&f->search);
  ck_assert_int_eq(f->think.report.lines[0].length, THINK_MAX_LINE);
  end(f);
}
END_TEST

START_TEST(the_nodes_and_the_depth_are_those_of_all_threads) {
  const planted list[] = {{-1, 1, .visits = 60, .share = 0.5}};

  for (int deep = 0; deep < 2; deep++) {
    fixture *const f = begin(20, 1);

    add(f, 0, PLAYER_1, list, 1);
    f->workers[0].member.nodes = 30;
    f->workers[1].member.nodes = 4;
    f->workers[deep].depth = 9;
    f->workers[!deep].depth = 5;
    mcts_publish(&f->search);
    ck_assert_uint_eq(f->think.report.nodes, 34);
    ck_assert_int_eq(f->think.report.depth, 9);
    ck_assert_int_eq(f->think.report.lines[0].depth, 9);
    end(f);
  }
}
END_TEST

/* ------------------------------------------------------------------------
   Visits
   ------------------------------------------------------------------------ */

/* Visits a tree with the two moves of LIST once; returns which was visited. */
static int
visited(const planted *list, enum player player) {
  fixture *const f = begin(20, 1);
  const uint32_t first = add(f, 0, player, list, 2);
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
  end(f);
  return which;
}

START_TEST(a_visit_goes_where_it_promises_most) {
  const planted list[] = {{-1, 1, .visits = 9, .share = 0.5},
                          {-1, 1, .visits = 9, .share = 0.6}};
  const planted seldom[] = {{-1, 1, .visits = 90, .share = 0.5},
                            {-1, 1, .visits = 2, .share = 0.5}};

  ck_assert_int_eq(visited(list, BOTH[_i]), 1);
  ck_assert_int_eq(visited(seldom, BOTH[_i]), 1);
}
END_TEST

START_TEST(visits_under_way_send_others_elsewhere) {
  planted list[] = {{-1, 1, .visits = 9, .share = 0.8},
                    {-1, 1, .visits = 9, .share = 0.5}};

  ck_assert_int_eq(visited(list, BOTH[_i]), 0);
  list[0].awaited = 9;
  ck_assert_int_eq(visited(list, BOTH[_i]), 1);
  list[1].awaited = 9;
  ck_assert_int_eq(visited(list, BOTH[_i]), 0);
}
END_TEST

/* Which move is visited does not depend on whether N visits are under way or
   were losses. */
START_TEST(a_visit_under_way_counts_as_a_loss) {
  static const planted OTHER = {-1, 1, .visits = 9, .share = 0.5};
  int seen[2] = {0};

  for (uint16_t n = 1; n <= 20; n++) {
    const planted awaited[] = {{-1, 1, .visits = 9, .share = 0.8, .awaited = n},
                               OTHER};
    const planted lost[] = {
        {-1, 1, .visits = 9 + n, .share = 0.8 * 10 / (10 + n)}, OTHER};
    const int which = visited(lost, PLAYER_1);

    ck_assert_int_eq(visited(awaited, PLAYER_1), which);
    seen[which]++;
  }
  ck_assert(seen[0] && seen[1]);
}
END_TEST

START_TEST(what_is_proved_no_better_is_not_visited) {
  static const planted LOSS[] = {{-1, -1, .share = 0.9},
                                 {-1, 1, .visits = 90, .share = 0.1}};
  static const planted DRAW[] = {{0, 0, .share = 0.5},
                                 {-1, 1, .visits = 90, .share = 0.1}};
  static const planted PERHAPS[] = {{-1, 0, .share = 0.5},
                                    {-1, 1, .visits = 90, .share = 0.1}};

  ck_assert_int_eq(visited(LOSS, BOTH[_i]), 1);
  ck_assert_int_eq(visited(DRAW, BOTH[_i]), 1);
  ck_assert_int_eq(visited(PERHAPS, BOTH[_i]), 0);
}
END_TEST

/* A visit of another move that loses is worth what the player is sure of. */
START_TEST(a_visit_is_worth_what_is_proved) {
  static const planted LIST[] = {{0, 0, .share = 0.2}, {-1, 1, .share = 0.1}};
  fixture *const f = begin(20, 1);
  const uint32_t first = add(f, 0, BOTH[_i], LIST, 2);
  const tree_node *const root = &f->tree.nodes[0];

  tree_settle(&f->tree, 0);
  mcts_visit(&f->workers[0]);
  ck_assert_uint_eq(f->tree.nodes[first + 1].visits, 1);
  ck_assert_double_eq_tol(
      mcts_share_for(_i, tree_mean(&f->tree.nodes[first + 1])), 0.1, 1e-6);
  ck_assert_double_eq(tree_mean(root), 0.5);
  ck_assert_float_eq(tree_minimax(root), 0.5F);
  end(f);
}
END_TEST

START_TEST(visits_leave_a_tree_that_adds_up) {
  fixture *const f = begin(30, 1);

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
  end(f);
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
    fixture *const f = begin(left, 1);
    int solved = 0;

    team_start(&f->search.team, visit_often);
    visit_often(&f->workers[0]);
    team_join(&f->search.team);
    proofs_are_true(&f->tree, 0, left, &solved);
    ck_assert_int_gt(solved, 10);
    end(f);
  }
}
END_TEST

Suite *
mcts_tree_suite(void) {
  Suite *const s = suite_create("mcts_tree");
  TCase *const reports = tcase_create("reports");
  TCase *const visits = tcase_create("visits");

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
