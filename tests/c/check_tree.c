#include "../../c_src/engine/tree.h"
#include "count_down.h"
#include "suites.h"

static const tree_bounds OPEN = {.low = RESULT_LOSS, .high = RESULT_WIN};

/* Returns an empty tree with room for ROOM nodes, whose root has VISITS and 20
   left.  The caller frees it. */
static tree
tree_of(size_t room, uint32_t visits) {
  const position p = count_down_from(20);
  tree t;

  ck_assert(tree_init(&t, 0, room));
  ck_assert_uint_eq(t.room, room);
  tree_clear(&t, &count_down_game, &p);
  t.nodes[0].visits = visits;
  return t;
}

/* Adds N children of node I, each with VISITS and the moves 1 to N; returns the
   first. */
static uint32_t
add(tree *t, uint32_t i, int n, uint32_t visits) {
  tree_node *const children = tree_add(t, i, n);

  ck_assert_ptr_nonnull(children);
  for (int c = 0; c < n; c++)
    children[c] = (tree_node){.bounds = OPEN,
                              .parent = i,
                              .visits = visits,
                              .move = (move)c + 1,
                              .to_move = !t->nodes[i].to_move};
  tree_publish(t, i, children);
  return (uint32_t)(children - t->nodes);
}

/* Checks that each node is the root or a child of its parent, once. */
static void
is_sound(const tree *t) {
  uint32_t children = 0;

  for (uint32_t i = 0; i < t->size; i++) {
    const tree_node *const node = &t->nodes[i];

    ck_assert(!node->kept);
    if (tree_is_leaf(node))
      continue;
    ck_assert_uint_gt(node->first, i);
    ck_assert_uint_le(node->first + node->n, t->size);
    for (int c = 0; c < node->n; c++)
      ck_assert_uint_eq(tree_children(t, node)[c].parent, i);
    children += node->n;
  }
  ck_assert_uint_eq(children, t->size - 1);
  ck_assert_uint_eq(t->nodes[0].parent, 0);
}

/* ------------------------------------------------------------------------
   Children
   ------------------------------------------------------------------------ */

START_TEST(children_have_room_together_or_not_at_all) {
  tree t = tree_of(4, 0);

  ck_assert_ptr_null(tree_add(&t, 0, 4));
  ck_assert(tree_is_leaf(&t.nodes[0]));
  ck_assert(t.full);
  ck_assert_uint_eq(t.size, 1);
  add(&t, 0, 3, 0);
  ck_assert_uint_eq(t.size, 4);
  is_sound(&t);
  tree_free(&t);
}
END_TEST

START_TEST(one_thread_adds_the_children_of_a_node) {
  tree t = tree_of(9, 0);
  tree_node *const children = tree_add(&t, 0, 2);

  ck_assert_ptr_null(tree_add(&t, 0, 2));
  ck_assert(tree_is_leaf(&t.nodes[0]));
  ck_assert_uint_eq(t.size, 3);
  tree_publish(&t, 0, children);
  ck_assert(!tree_is_leaf(&t.nodes[0]));
  ck_assert_ptr_null(tree_add(&t, 0, 2));
  ck_assert(!t.full);
  tree_free(&t);
}
END_TEST

START_TEST(a_cleared_tree_has_room_again) {
  tree t = tree_of(4, 9);
  const position p = count_down_from(7);

  add(&t, 0, 3, 1);
  t.full = true;
  t.may_prune = false;
  tree_clear(&t, &count_down_game, &p);
  ck_assert_uint_eq(t.size, 1);
  ck_assert_uint_eq(t.nodes[0].visits, 0);
  ck_assert_double_eq(t.nodes[0].mean, 0.5);
  ck_assert_float_eq(t.nodes[0].minimax, 0.5F);
  ck_assert_int_eq(count_down_left(&t.root), 7);
  ck_assert(!t.full && t.may_prune);
  add(&t, 0, 3, 1);
  tree_free(&t);
}
END_TEST

/* ------------------------------------------------------------------------
   Pruning
   ------------------------------------------------------------------------ */

START_TEST(the_least_visited_half_is_pruned) {
  tree t = tree_of(9, 20);
  const uint32_t first = add(&t, 0, 2, 0);
  const uint32_t often = first, seldom = first + 1;

  t.nodes[seldom].visits = 1;
  t.nodes[seldom].mean = 0.25;
  t.nodes[often].visits = 2;
  add(&t, seldom, 4, 0);
  t.nodes[add(&t, often, 2, 0)].prior = 0.75F;
  tree_prune(&t);
  ck_assert_uint_eq(t.size, 5);
  is_sound(&t);
  ck_assert(tree_is_leaf(&t.nodes[seldom]));
  ck_assert_uint_eq(t.nodes[seldom].visits, 1);
  ck_assert_double_eq(t.nodes[seldom].mean, 0.25);
  ck_assert_int_eq(t.nodes[often].n, 2);
  ck_assert_float_eq(tree_children(&t, &t.nodes[often])->prior, 0.75F);
  tree_free(&t);
}
END_TEST

/* A forced move has hardly fewer visits than the root. */
START_TEST(the_children_of_the_root_are_never_pruned) {
  tree t = tree_of(9, 3);

  add(&t, add(&t, 0, 1, 3), 4, 0);
  tree_prune(&t);
  ck_assert_uint_eq(t.size, 2);
  is_sound(&t);
  ck_assert_int_eq(t.nodes[0].n, 1);
  ck_assert(tree_is_leaf(&t.nodes[1]));
  tree_free(&t);
}
END_TEST

/* With ROOM for nodes, N of them children of the root, which stay. */
static void
prune_beside_root(tree *t, size_t room, int n) {
  *t = tree_of(room, 9);
  add(t, add(t, 0, n, 1), (int)room - 1 - n, 0);
  ck_assert_ptr_null(tree_add(t, t->size - 1, 1));
  ck_assert(t->full);
  tree_prune(t);
  ck_assert_uint_eq(t->size, 1 + (unsigned)n);
  ck_assert(!t->full);
}

START_TEST(pruning_that_frees_a_quarter_is_repeated) {
  tree t;

  prune_beside_root(&t, 8, 5);
  ck_assert_ptr_null(tree_add(&t, 1, 3));
  ck_assert(t.full);
  tree_free(&t);
}
END_TEST

START_TEST(pruning_that_frees_less_is_not_repeated) {
  tree t;

  prune_beside_root(&t, 8, 6);
  ck_assert_ptr_null(tree_add(&t, 1, 2));
  ck_assert(!t.full);
  add(&t, 1, 1, 0);
  tree_free(&t);
}
END_TEST

/* ------------------------------------------------------------------------
   A new root
   ------------------------------------------------------------------------ */

/* Returns a tree in which each of PLIES plies has both moves, each node VISITS;
   the caller frees it. */
static tree
both_moves(int plies, uint32_t visits) {
  tree t = tree_of(64, visits);

  for (uint32_t i = 0, end = 1; plies > 0; plies--, end = t.size)
    for (; i < end; i++)
      add(&t, i, 2, visits);
  return t;
}

static bool
move_root(tree *t, int left) {
  position p = count_down_from(left);
  move list[2];

  return tree_move_root(t, &count_down_game, &p, list);
}

/* From 20, 17 is two turns away with the same player to move, and 16 too; the
   node of a reply that leads to 17 has other moves before it. */
START_TEST(a_root_two_turns_ahead_keeps_its_subtree) {
  tree t = both_moves(4, 1);

  t.full = true;
  t.may_prune = false;
  ck_assert(move_root(&t, 17));
  ck_assert_uint_eq(t.size, 1 + 2 + 4);
  is_sound(&t);
  ck_assert_int_eq(count_down_left(&t.root), 17);
  ck_assert_int_eq(t.nodes[0].to_move, PLAYER_1);
  ck_assert_uint_eq(t.nodes[0].visits, 1);
  ck_assert(!t.full && t.may_prune);
  tree_free(&t);
}
END_TEST

START_TEST(the_root_may_stay) {
  tree t = both_moves(2, 5);

  ck_assert(move_root(&t, 20));
  ck_assert_uint_eq(t.size, 1 + 2 + 4);
  is_sound(&t);
  tree_free(&t);
}
END_TEST

/* Three turns lead to 15, with the other player to move. */
START_TEST(a_root_further_ahead_is_not_looked_for) {
  tree t = both_moves(4, 5);
  position p = count_down_from(16);
  move list[2];

  count_down_game.play(&p, 1, &p);
  ck_assert(!tree_move_root(&t, &count_down_game, &p, list));
  ck_assert_uint_eq(t.size, 1 + 2 + 4 + 8 + 16);
  ck_assert_int_eq(count_down_left(&t.root), 20);
  is_sound(&t);
  tree_free(&t);
}
END_TEST

START_TEST(a_root_that_was_not_visited_is_not_kept) {
  tree t = both_moves(2, 0);

  ck_assert(!move_root(&t, 17));
  tree_free(&t);
}
END_TEST

/* All positions have one hash. */
static uint64_t
no_hash(const position *p) {
  (void)p;
  return 7;
}

/* Returns whether a position with LEFT left and PLAYER to move may be the root
   of a tree whose root has its hash and N children, the first FIRST. */
static bool
fits(int left, enum player player, int n, move first) {
  game g = count_down_game;
  tree t = tree_of(9, 5);
  position p = count_down_from(player == PLAYER_1 ? left : left + 1);
  move list[2];

  if (player == PLAYER_2)
    g.play(&p, 1, &p);
  g.hash = no_hash;
  add(&t, 0, n, 5);
  for (int c = 0; c < n; c++)
    tree_children(&t, &t.nodes[0])[c].move = first + (move)c;

  const bool fitting = tree_move_root(&t, &g, &p, list);

  tree_free(&t);
  return fitting;
}

/* The player to move, and the number and the legality of the moves. */
START_TEST(a_position_with_the_hash_by_chance_is_no_root) {
  ck_assert(fits(9, PLAYER_1, 2, 1));
  ck_assert(fits(1, PLAYER_1, 1, 1));
  ck_assert(!fits(9, PLAYER_2, 2, 1));
  ck_assert(!fits(9, PLAYER_1, 1, 1));
  ck_assert(!fits(9, PLAYER_1, 2, 2));
  ck_assert(!fits(1, PLAYER_1, 1, 2));
}
END_TEST

START_TEST(a_tree_without_a_root_has_none_to_move) {
  tree t;

  ck_assert(tree_init(&t, 0, 9));
  ck_assert(!move_root(&t, 0));
  tree_free(&t);
}
END_TEST

/* ------------------------------------------------------------------------
   Bounds
   ------------------------------------------------------------------------ */

static tree_bounds
solved(int result, uint16_t plies) {
  return (tree_bounds){
      .low = (int8_t)result, .high = (int8_t)result, .plies = plies};
}

/* Checks that a node, whose children have BOUNDS and PLAYER to move, gets the
   bounds EXPECTED, and its parent, a player's only move, those and a ply. */
static void
settles(enum player player, const tree_bounds *bounds, int n,
        tree_bounds expected) {
  tree t = tree_of(9, 1);

  t.nodes[0].to_move = (uint8_t)!player;
  add(&t, 0, 1, 1);
  add(&t, 1, n, 1);
  for (int c = 0; c < n; c++)
    tree_children(&t, &t.nodes[1])[c].bounds = bounds[c];
  tree_settle(&t, 1);
  for (uint32_t i = 0; i < 2; i++) {
    const tree_bounds found = tree_bounds_of(&t.nodes[1 - i]);

    ck_assert_int_eq(found.low, expected.low);
    ck_assert_int_eq(found.high, expected.high);
    ck_assert_int_eq(found.plies,
                     tree_is_solved(expected) ? expected.plies + (int)i : 0);
  }
  tree_free(&t);
}

/* As PLAYER_1 sees it; PLAYER_2 has the results turned round. */
static void
settles_for_both(const tree_bounds *bounds, int n, tree_bounds expected) {
  tree_bounds turned[4];

  settles(PLAYER_1, bounds, n, expected);
  for (int c = 0; c < n; c++)
    turned[c] = (tree_bounds){.low = (int8_t)-bounds[c].high,
                              .high = (int8_t)-bounds[c].low,
                              .plies = bounds[c].plies};
  settles(PLAYER_2, turned, n,
          (tree_bounds){.low = (int8_t)-expected.high,
                        .high = (int8_t)-expected.low,
                        .plies = expected.plies});
}

START_TEST(the_shortest_win_counts) {
  const tree_bounds bounds[] = {solved(RESULT_WIN, 4), OPEN,
                                solved(RESULT_WIN, 2), solved(RESULT_LOSS, 0)};

  settles_for_both(bounds, 4, solved(RESULT_WIN, 3));
}
END_TEST

START_TEST(the_longest_loss_counts) {
  const tree_bounds bounds[] = {solved(RESULT_LOSS, 4), solved(RESULT_LOSS, 6),
                                solved(RESULT_LOSS, 0)};

  settles_for_both(bounds, 3, solved(RESULT_LOSS, 7));
}
END_TEST

START_TEST(a_move_that_ends_the_game_is_a_ply) {
  for (int result = RESULT_LOSS; result <= RESULT_WIN; result++) {
    const tree_bounds bounds = solved(result, 0);

    settles_for_both(&bounds, 1, solved(result, 1));
  }
}
END_TEST

START_TEST(a_draw_is_better_than_a_loss) {
  const tree_bounds bounds[] = {solved(RESULT_LOSS, 8), solved(RESULT_DRAW, 2),
                                solved(RESULT_DRAW, 4), solved(RESULT_LOSS, 0)};

  settles_for_both(bounds, 4, solved(RESULT_DRAW, 5));
}
END_TEST

START_TEST(a_draw_is_sure_while_a_move_is_open) {
  const tree_bounds bounds[] = {OPEN, solved(RESULT_DRAW, 2)};

  settles_for_both(bounds, 2,
                   (tree_bounds){.low = RESULT_DRAW, .high = RESULT_WIN});
}
END_TEST

START_TEST(one_open_move_leaves_hope) {
  const tree_bounds bounds[] = {solved(RESULT_LOSS, 2), OPEN};

  settles_for_both(bounds, 2, OPEN);
}
END_TEST

Suite *
tree_suite(void) {
  Suite *const s = suite_create("tree");
  TCase *const children = tcase_create("children");
  TCase *const prune = tcase_create("pruning");
  TCase *const root = tcase_create("a new root");
  TCase *const bounds = tcase_create("bounds");

  tcase_add_test(children, children_have_room_together_or_not_at_all);
  tcase_add_test(children, one_thread_adds_the_children_of_a_node);
  tcase_add_test(children, a_cleared_tree_has_room_again);
  suite_add_tcase(s, children);

  tcase_add_test(prune, the_least_visited_half_is_pruned);
  tcase_add_test(prune, the_children_of_the_root_are_never_pruned);
  tcase_add_test(prune, pruning_that_frees_a_quarter_is_repeated);
  tcase_add_test(prune, pruning_that_frees_less_is_not_repeated);
  suite_add_tcase(s, prune);

  tcase_add_test(root, a_root_two_turns_ahead_keeps_its_subtree);
  tcase_add_test(root, the_root_may_stay);
  tcase_add_test(root, a_root_further_ahead_is_not_looked_for);
  tcase_add_test(root, a_root_that_was_not_visited_is_not_kept);
  tcase_add_test(root, a_position_with_the_hash_by_chance_is_no_root);
  tcase_add_test(root, a_tree_without_a_root_has_none_to_move);
  suite_add_tcase(s, root);

  tcase_add_test(bounds, the_shortest_win_counts);
  tcase_add_test(bounds, the_longest_loss_counts);
  tcase_add_test(bounds, a_move_that_ends_the_game_is_a_ply);
  tcase_add_test(bounds, a_draw_is_better_than_a_loss);
  tcase_add_test(bounds, a_draw_is_sure_while_a_move_is_open);
  tcase_add_test(bounds, one_open_move_leaves_hope);
  suite_add_tcase(s, bounds);
  return s;
}
