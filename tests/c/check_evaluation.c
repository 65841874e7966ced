#include <string.h>

#include "../../c_src/engine/evaluation.h"
#include "../../c_src/engine/playout.h"
#include "../../c_src/engine/registry.h"
#include "../../games/wali/wali.h"
#include "count_down.h"
#include "starts.h"
#include "suites.h"

static int
count_terms(const game *g) {
  int n = 0;

  while (evaluation_terms(g)[n].name)
    n++;
  return n;
}

/* Returns the count of the term called NAME. */
static int
count_of(const game *g, const position *p, const char *name) {
  const evaluation_term *const terms = evaluation_terms(g);
  int counts[EVALUATION_MAX_TERMS];

  evaluation_counts(g, p, counts);
  for (int i = 0; terms[i].name; i++)
    if (strcmp(terms[i].name, name) == 0)
      return counts[i];
  ck_abort_msg("no term of this name");
}

START_TEST(terms_have_names_of_their_own_and_meanings) {
  for (const game *const *g = registry_games; *g; g++) {
    const evaluation_term *const terms = evaluation_terms(*g);
    const int n = count_terms(*g);

    ck_assert_int_ge(n, 1);
    ck_assert_int_le(n, EVALUATION_MAX_TERMS);
    for (int i = 0; i < n; i++) {
      ck_assert_uint_gt(strlen(terms[i].meaning), 0);
      for (int j = 0; j < i; j++)
        ck_assert_str_ne(terms[i].name, terms[j].name);
    }
  }
}
END_TEST

/* In random games the evaluation is the limited sum of the terms and the net,
   and its negative for the other player. */
START_TEST(what_is_good_for_one_is_bad_for_the_other) {
  static move list[GAME_MAX_MOVES];

  for (const game *const *g = registry_games; *g; g++) {
    const evaluation_term *const terms = evaluation_terms(*g);
    position p;
    rng r;

    rng_seed(&r, 1);
    (*g)->start(&p);
    while (playout(*g, &p, 1, &r, list) && (*g)->outcome(&p) == OUTCOME_NONE) {
      const int score = evaluation_of(*g, &p, PLAYER_1);
      int counts[EVALUATION_MAX_TERMS], sum = 0;

      evaluation_counts(*g, &p, counts);
      for (int i = 0; terms[i].name; i++)
        sum += terms[i].weight * counts[i];
      ck_assert_int_eq(evaluation_of_terms(*g, &p), sum);
      sum += evaluation_of_net(*g, &p);
      sum = sum < -EVALUATION_LIMIT ? -EVALUATION_LIMIT : sum;
      ck_assert_int_eq(score, sum > EVALUATION_LIMIT ? EVALUATION_LIMIT : sum);
      ck_assert_int_eq(evaluation_of(*g, &p, PLAYER_2), -score);
    }
  }
}
END_TEST

/* In the games that have terms: one of them, called tempo or after a phase. */
START_TEST(at_the_start_only_tempo_counts) {
  for (const game *const *g = registry_games; *g; g++) {
    const evaluation_term *const terms = (*g)->terms;
    int counts[EVALUATION_MAX_TERMS], tempi = 0;
    position p;

    if (!terms)
      continue;

    (*g)->start(&p);
    evaluation_counts(*g, &p, counts);
    for (int i = 0; terms[i].name; i++) {
      ck_assert_int_ge(counts[i], 0);
      if (counts[i] > 0) {
        ck_assert_ptr_nonnull(strstr(terms[i].name, "tempo"));
        tempi++;
      }
    }
    ck_assert_int_eq(tempi, 1);
  }
}
END_TEST

START_TEST(a_game_without_terms_has_its_value) {
  const position p = count_down_from(4);

  ck_assert_str_eq(evaluation_terms(&count_down_game)[0].name, "value");
  ck_assert_int_eq(evaluation_of(&count_down_game, &p, PLAYER_1), 2);
  ck_assert_int_eq(evaluation_of(&count_down_game, &p, PLAYER_2), -2);
}
END_TEST

START_TEST(scores_are_thousandths_of_logits) {
  ck_assert_double_eq(evaluation_expectation(0), 0.5);
  ck_assert_double_eq_tol(evaluation_expectation(1000), 0.731, 0.001);
  for (int score = -8000; score <= 8000; score += 100)
    ck_assert_int_eq(evaluation_score(evaluation_expectation(score)), score);
  ck_assert_int_eq(evaluation_score(0), -EVALUATION_LIMIT);
  ck_assert_int_eq(evaluation_score(1), EVALUATION_LIMIT);
}
END_TEST

/* Returns a position of the move phase with white stones on STONES, column and
   row of each as two digits, and black stones in three corners. */
static position
wali_with(const char *stones) {
  position p = start_of_wali(8, 8, 0);
  wali_position *const w = wali_in(&p);

  w->hand[0] = w->hand[1] = 0;
  w->phase = WALI_CAPTURE;
  for (; *stones; stones += 2)
    w->stones[0] |= (uint64_t)1 << wali_bit(stones[0] - '0', stones[1] - '0');
  w->stones[1] = (uint64_t)1 << wali_bit(0, 7) | (uint64_t)1 << wali_bit(7, 0) |
                 (uint64_t)1 << wali_bit(7, 7);
  return p;
}

/* A third stone completes two in a row from the side, from the front over a
   gap, or in a gap between them.  There is no threat where the row would have
   four stones, or without a third stone near. */
START_TEST(a_threat_is_a_step_from_a_three) {
  static const struct {
    const char *stones;
    int threats;
  } table[] = {{"112132", 1},   {"112141", 1}, {"113122", 1}, {"11214151", 1},
               {"01112132", 0}, {"112151", 0}, {"112167", 0}};
  const position p = wali_with(table[_i].stones);

  ck_assert_int_eq(count_of(&wali_game, &p, "threats"), table[_i].threats);
}
END_TEST

Suite *
evaluation_suite(void) {
  Suite *const s = suite_create("evaluation");
  TCase *const t = tcase_create("terms");

  tcase_add_test(t, terms_have_names_of_their_own_and_meanings);
  tcase_add_test(t, what_is_good_for_one_is_bad_for_the_other);
  tcase_add_test(t, at_the_start_only_tempo_counts);
  tcase_add_test(t, a_game_without_terms_has_its_value);
  tcase_add_test(t, scores_are_thousandths_of_logits);
  tcase_add_loop_test(t, a_threat_is_a_step_from_a_three, 0, 7);
  suite_add_tcase(s, t);
  return s;
}
