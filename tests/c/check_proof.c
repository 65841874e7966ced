#include <stdlib.h>

#include "../../c_src/engine/proof.h"
#include "../../c_src/engine/proof_graph.h"
#include "../../c_src/engine/proof_search.h"
#include "../../games/wali/rules.h"
#include "../../games/wali/wali.h"
#include "count_down.h"
#include "oracle.h"
#include "suites.h"

/* Returns the verdict of P; the limits are 100 plies and NODES. */
static proof_verdict
prove(const game *g, const position *p, uint64_t nodes, bool repetition) {
  think_options o = think_unlimited();
  void *const memory = proof.open(g, 64);
  think t;

  o.nodes = nodes;
  o.repetition = repetition;
  ck_assert_ptr_nonnull(memory);
  ck_assert(think_init(&t, g, p, &o));
  ck_assert(proof.run(memory, &t));

  const proof_verdict v = proof_verdict_of(memory);

  think_free(&t);
  proof.close(memory);
  return v;
}

static int
undecided(const game *g, const position *p, enum player player) {
  (void)g;
  (void)p;
  (void)player;
  return 0;
}

START_TEST(count_down_is_lost_at_multiples_of_three) {
  const position p = count_down_from(_i);
  const proof_verdict v = prove(&count_down_game, &p, UINT64_MAX, true);
  const int score = oracle(&count_down_game, &p, PLAYER_1, _i, 0, undecided);

  ck_assert_int_eq(v.kind, _i % 3 ? PROOF_WIN : PROOF_LOSS);
  ck_assert_int_eq(v.low, v.high);
  ck_assert_int_eq(v.high, THINK_WIN - abs(score));
}
END_TEST

/* The start of Wali on COLUMNS x ROWS. */
static position
wali_start_of(int columns, int rows, uint8_t rules) {
  const uint8_t each = (uint8_t)wali_stones_each(columns, rows);
  position p = {{0}};

  *wali_in(&p) = (wali_position){
      .cells = wali_cells(columns, rows), .hand = {each, each}, .rules = rules};
  return p;
}

START_TEST(white_loses_the_smallest_wali_in_37_plies) {
  const position p = wali_start_of(3, 3, 0);
  const proof_verdict v = prove(&wali_game, &p, UINT64_MAX, true);

  ck_assert_int_eq(v.kind, PROOF_LOSS);
  ck_assert_int_eq(v.low, 37);
  ck_assert_int_eq(v.high, 37);
}
END_TEST

START_TEST(the_smallest_wali_with_going_back_is_drawn) {
  const position p = wali_start_of(3, 3, WALI_GO_BACK_ALLOWED);

  ck_assert_int_eq(prove(&wali_game, &p, UINT64_MAX, true).kind, PROOF_DRAW);
}
END_TEST

START_TEST(endless_play_has_no_result_if_it_goes_on) {
  const position p = wali_start_of(3, 3, WALI_GO_BACK_ALLOWED);
  const proof_verdict v = prove(&wali_game, &p, UINT64_MAX, false);

  ck_assert_int_eq(v.kind, PROOF_UNKNOWN);
  ck_assert_int_eq(v.no_win, PROOF_EVER);
  ck_assert_int_eq(v.no_loss, PROOF_EVER);
}
END_TEST

START_TEST(few_nodes_prove_nothing) {
  const position p = wali_start_of(5, 6, 0);
  const proof_verdict v = prove(&wali_game, &p, 3000, true);

  ck_assert_int_eq(v.kind, PROOF_UNKNOWN);
  ck_assert_int_gt(v.no_win, 0);
  ck_assert_int_lt(v.no_win, 20);
}
END_TEST

/* The value of every position of the smallest Wali within plies, by the search,
   is that of the graph. */
START_TEST(the_search_agrees_with_the_graph) {
  const position start = wali_start_of(3, 3, 0);
  think_options o = think_unlimited();
  proof_graph graph;
  proof_search s;
  uint64_t nodes = 0;
  think t;
  position p = start;
  move moves[WALI_MAX_MOVES];
  int decided = 0;

  ck_assert(think_init(&t, &wali_game, &start, &o));
  ck_assert(proof_search_init(&s, &wali_game, 1));
  ck_assert_int_eq(proof_graph_init(&graph, &wali_game, &start, 100000, &t,
                                    &nodes, UINT64_MAX),
                   PROOF_GRAPH_DONE);
  s.think = &t;
  s.until = UINT64_MAX;
  for (int i = 0; i < 3000; i++) {
    const int n = wali_moves(&p, moves);
    proof_graph_value v;

    if (n == 0) {
      p = start;
      continue;
    }
    ck_assert(proof_graph_find(&graph, &p, &v));
    for (int within = 1; within <= 5; within += 2) {
      const proof_node node =
          proof_search_run(&s, &p, wali_to_move(&p), within);

      ck_assert_int_eq(node.pn == 0,
                       v.outcome == outcome_won_by(wali_to_move(&p)) &&
                           v.plies <= within);
      ck_assert(node.pn == 0 || node.dn == 0);
      decided += node.pn == 0;
    }
    wali_play(&p, moves[(unsigned)i * 7919u % (unsigned)n], &p);
  }
  ck_assert_int_gt(decided, 100);
  proof_graph_free(&graph);
  proof_search_free(&s);
  think_free(&t);
}
END_TEST

START_TEST(a_graph_that_is_too_large_is_refused) {
  const position start = wali_start_of(3, 3, 0);
  think_options o = think_unlimited();
  proof_graph graph;
  uint64_t nodes = 0;
  think t;

  ck_assert(think_init(&t, &wali_game, &start, &o));
  ck_assert_int_eq(
      proof_graph_init(&graph, &wali_game, &start, 100, &t, &nodes, UINT64_MAX),
      PROOF_GRAPH_TOO_LARGE);
  ck_assert_int_eq(proof_graph_init(&graph, &wali_game, &start, 100000, &t,
                                    &nodes, nodes + 10),
                   PROOF_GRAPH_STOPPED);
  think_free(&t);
}
END_TEST

START_TEST(a_table_keeps_what_holds_for_ever) {
  proof_table t;
  const proof_entry won = {.key = 7, .proved = 5, .refuted = 2, .plies = 5};
  const proof_entry open = {
      .key = 7, .pn = 3, .dn = 4, .proved = PROOF_NEVER, .plies = 3};

  ck_assert(proof_table_init(&t, 0));
  ck_assert_ptr_null(proof_table_probe(&t, 7));
  proof_table_store(&t, &won);
  proof_table_store(&t, &open);

  const proof_entry *const e = proof_table_probe(&t, 7);

  ck_assert_ptr_nonnull(e);
  ck_assert_int_eq(e->proved, 5);
  ck_assert_int_eq(e->refuted, 2);
  ck_assert_int_eq(e->pn, 3);
  ck_assert_int_eq(e->plies, 3);
  proof_table_free(&t);
}
END_TEST

Suite *
proof_suite(void) {
  Suite *const s = suite_create("proof");
  TCase *const c = tcase_create("proof");

  tcase_add_loop_test(c, count_down_is_lost_at_multiples_of_three, 1, 20);
  tcase_add_test(c, white_loses_the_smallest_wali_in_37_plies);
  tcase_add_test(c, the_smallest_wali_with_going_back_is_drawn);
  tcase_add_test(c, endless_play_has_no_result_if_it_goes_on);
  tcase_add_test(c, few_nodes_prove_nothing);
  tcase_add_test(c, the_search_agrees_with_the_graph);
  tcase_add_test(c, a_graph_that_is_too_large_is_refused);
  tcase_add_test(c, a_table_keeps_what_holds_for_ever);
  suite_add_tcase(s, c);
  return s;
}
