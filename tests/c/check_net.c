#include <stdlib.h>
#include <string.h>

#include "../../c_src/engine/evaluation.h"
#include "../../c_src/engine/net.h"
#include "../../c_src/engine/playout.h"
#include "../../c_src/engine/registry.h"
#include "../../games/wali/wali.h"
#include "starts.h"
#include "suites.h"

/* A net of three features.  The first adds a half to the first hidden value,
   the second takes as much away; the third adds more than fits a hidden value
   to the second. */
enum { HALF = NET_ONE / 2 };

static const int16_t ROWS[3][NET_HIDDEN] = {{HALF}, {-HALF}, {0, 400}};

/* Outputs of NET_MAX_OUT are 1000 points. */
static const net THREE = {.rows = ROWS,
                          .out = {NET_MAX_OUT, -NET_MAX_OUT},
                          .scale = (1000 << 16) / NET_MAX_OUT};

static const struct {
  int count;
  uint16_t features[3];
  int output;
} outputs[] = {
    {0, {0}, 0},        {1, {0}, 248}, /* (127 / 255)^2 */
    {1, {1}, 0},                       /* a hidden value is not negative */
    {2, {0, 1}, 0},                    /* rows are added */
    {2, {0, 0}, 992}, /* so are those of a fact that holds twice */
    {1, {2}, -999},   /* a hidden value is at most 1 */
    {3, {0, 0, 2}, -7},
};

START_TEST(the_output_is_the_weighted_sum_of_limited_squares) {
  ck_assert_int_eq(net_output(&THREE, outputs[_i].features, outputs[_i].count),
                   outputs[_i].output);
}
END_TEST

/* Sums of as many rows as there may be stay within 16 bits. */
START_TEST(the_greatest_weights_do_not_overflow) {
  static int16_t rows[1][NET_HIDDEN];
  net n = {.rows = (const int16_t(*)[NET_HIDDEN])rows,
           .scale = (1000 << 16) / NET_MAX_OUT};
  uint16_t all[NET_MAX_ACTIVE] = {0};

  for (int h = 0; h < NET_HIDDEN; h++) {
    rows[0][h] = n.bias[h] = NET_MAX_WEIGHT;
    n.out[h] = NET_MAX_OUT;
  }
  ck_assert_int_eq(net_output(&n, all, NET_MAX_ACTIVE), NET_HIDDEN * 1000 - 1);
}
END_TEST

START_TEST(weights_are_within_their_bounds) {
  for (const game *const *g = registry_games; *g; g++)
    for (int i = 0; (*g)->net && i < (*g)->n_features; i++)
      for (int h = 0; h < NET_HIDDEN; h++) {
        ck_assert_int_le(abs((*g)->net->rows[i][h]), NET_MAX_WEIGHT);
        ck_assert_int_le(abs((*g)->net->bias[h]), NET_MAX_WEIGHT);
        ck_assert_int_le(abs((*g)->net->out[h]), NET_MAX_OUT);
      }
}
END_TEST

/* In random games. */
START_TEST(features_fit_and_each_view_has_as_many) {
  static move list[GAME_MAX_MOVES];

  for (const game *const *g = registry_games; *g; g++) {
    position p;
    rng r;

    if (!(*g)->features)
      continue;
    rng_seed(&r, 1);
    (*g)->start(&p);
    while (playout(*g, &p, 1, &r, list) && (*g)->outcome(&p) == OUTCOME_NONE) {
      uint16_t features[NET_MAX_ACTIVE + 1];
      const int n = (*g)->features(&p, 0, features);

      ck_assert_int_ge(n, 1);
      for (int view = 0; view < (*g)->views; view++) {
        ck_assert_int_eq((*g)->features(&p, view, features), n);
        ck_assert_int_le(n, NET_MAX_ACTIVE);
        for (int i = 0; i < n; i++)
          ck_assert_int_lt(features[i], (*g)->n_features);
      }
    }
  }
}
END_TEST

static int
compare(const void *a, const void *b) {
  return *(const uint16_t *)a - *(const uint16_t *)b;
}

/* Writes the features of P, ascending, and returns their number. */
static int
features_of(const game *g, const position *p, int view, uint16_t *out) {
  const int n = g->features(p, view, out);

  qsort(out, (size_t)n, sizeof *out, compare);
  return n;
}

/* The start looks the same to both players and from every side. */
START_TEST(a_symmetric_position_has_one_view) {
  for (const game *const *g = registry_games; *g; g++) {
    position p;
    uint16_t of_start[NET_MAX_ACTIVE], of_view[NET_MAX_ACTIVE];

    if (!(*g)->features)
      continue;
    (*g)->start(&p);

    const int n = features_of(*g, &p, 0, of_start);

    for (int view = 1; view < (*g)->views; view++) {
      ck_assert_int_eq(features_of(*g, &p, view, of_view), n);
      ck_assert_mem_eq(of_view, of_start, (size_t)n * sizeof *of_start);
    }
  }
}
END_TEST

/* What is good for White to move is as good for Black to move. */
START_TEST(the_output_is_for_the_player_to_move) {
  position white, black;

  wali_game.start(&white);
  black = white;
  wali_in(&black)->to_move = PLAYER_2;
  ck_assert_int_ne(evaluation_of_net(&wali_game, &white), 0);
  ck_assert_int_eq(evaluation_of_net(&wali_game, &white),
                   -evaluation_of_net(&wali_game, &black));
}
END_TEST

START_TEST(a_net_knows_nothing_of_other_boards) {
  const position small = start_of_wali(4, 4, 0);
  const position other_rules = start_of_wali(5, 6, WALI_TAKE_ANY);

  ck_assert_int_eq(evaluation_of_net(&wali_game, &small), 0);
  ck_assert_int_eq(evaluation_of_net(&wali_game, &other_rules), 0);
}
END_TEST

Suite *
net_suite(void) {
  Suite *const s = suite_create("net");
  TCase *const t = tcase_create("net");

  tcase_add_loop_test(t, the_output_is_the_weighted_sum_of_limited_squares, 0,
                      sizeof outputs / sizeof *outputs);
  tcase_add_test(t, the_greatest_weights_do_not_overflow);
  tcase_add_test(t, weights_are_within_their_bounds);
  tcase_add_test(t, features_fit_and_each_view_has_as_many);
  tcase_add_test(t, a_symmetric_position_has_one_view);
  tcase_add_test(t, the_output_is_for_the_player_to_move);
  tcase_add_test(t, a_net_knows_nothing_of_other_boards);
  suite_add_tcase(s, t);
  return s;
}
