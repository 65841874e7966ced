#include <stdlib.h>
#include <string.h>

#include "../../../c_src/engine/perft.h"
#include "../../../c_src/engine/playout.h"
#include "../../../tests/c/starts.h"
#include "../../../tests/c/suites.h"
#include "../survey.h"
#include "../waldmeister.h"

static const game *const g = &waldmeister_game;

static uint64_t
leaves(int size, int depth) {
  const position p = start_of_waldmeister(size);
  watch never = {0};
  uint64_t n = 0;

  ck_assert_int_eq(perft(g, &p, depth, &never, &n), PERFT_DONE);
  return n;
}

/* The counts of the reference, from perft.txt. */
START_TEST(perft_from_the_start) {
  static const struct {
    int size, depth;
    uint64_t leaves;
  } table[] = {
      {8, 1, 576},    {8, 2, 95256},  {2, 3, 23328},
      {2, 4, 472392}, {3, 3, 262440}, {11, 2, 258390},
  };

  ck_assert_uint_eq(leaves(table[_i].size, table[_i].depth), table[_i].leaves);
}
END_TEST

/* Checks that each group stored in P is connected and of one attribute. */
static void
groups_are_groups(const waldmeister_position *p) {
  for (int goal = 0; goal < 2; goal++)
    for (int a = 0; a < 3; a++) {
      const bitboard group = p->group[goal][a];

      ck_assert((group & ~p->board.trees[goal][a]) == 0);
      ck_assert_int_eq(bitboard_count(group), p->largest[goal][a]);
      ck_assert_int_eq(waldmeister_largest_group(group, 0),
                       p->largest[goal][a]);
    }
}

/* Checks that sets of 64 bits show the same as bitboards. */
static void
survey_is_that_of_bitboards(const waldmeister_position *p) {
  waldmeister_survey survey[2], any[2];

  waldmeister_survey_of(p, survey);
  waldmeister_survey_any(p, any);
  ck_assert_mem_eq(survey, any, sizeof any);
}

/* Checks every position of random games on boards of every size. */
START_TEST(every_position_is_consistent) {
  static move list[WALDMEISTER_MAX_MOVES], best[WALDMEISTER_MAX_MOVES];
  position p = start_of_waldmeister(_i);
  rng r;

  rng_seed(&r, (uint64_t)_i);
  for (;;) {
    const int n = g->moves(&p, list);

    ck_assert_int_le(n, g->max_moves);
    ck_assert_int_eq(n, g->count_moves(&p));
    ck_assert_int_eq(n == 0, g->outcome(&p) != OUTCOME_NONE);

    waldmeister_position copy = *waldmeister_of(&p);

    waldmeister_settle(&copy);
    ck_assert_uint_eq(copy.hash, g->hash(&p));
    ck_assert_mem_eq(copy.largest, waldmeister_of(&p)->largest,
                     sizeof copy.largest);
    groups_are_groups(waldmeister_of(&p));
    survey_is_that_of_bitboards(waldmeister_of(&p));
    if (n == 0)
      break;
    for (int i = 0; i < n; i++) {
      const waldmeister_move m = waldmeister_decode(list[i]);

      ck_assert(i == 0 || list[i - 1] < list[i]);
      ck_assert(g->is_legal(&p, list[i]));
      ck_assert_uint_eq(waldmeister_encode(&m), list[i]);
    }

    watch never = {0};
    const int n_best = waldmeister_bots.best_moves(&p, 2, &never, best);

    ck_assert_int_gt(n_best, 0);
    for (int i = 0; i < n_best; i++)
      ck_assert(g->is_legal(&p, best[i]));
    g->play(&p, list[rng_below(&r, (uint32_t)n)], &p);
  }
}
END_TEST

START_TEST(codes_that_are_no_moves_are_refused) {
  static move list[WALDMEISTER_MAX_MOVES];
  position p = start_of_waldmeister(5);
  rng r;
  int legal = 0;

  rng_seed(&r, 5);
  ck_assert_int_eq(playout(g, &p, 12, &r, list), 12);

  const int n = g->moves(&p, list);

  for (move code = 0; code < 1u << 22; code++)
    legal += g->is_legal(&p, code);
  ck_assert_int_eq(legal, n);
  for (int i = 0; i < 1000000; i++) {
    const move code = (move)rng_next(&r) | WALDMEISTER_PLANT;

    ck_assert(!g->is_legal(&p, code));
  }
}
END_TEST

START_TEST(a_seed_fixes_the_game) {
  static move list[WALDMEISTER_MAX_MOVES];
  position p = start_of_waldmeister(8), q = start_of_waldmeister(8);
  rng r, s;

  rng_seed(&r, 9);
  rng_seed(&s, 9);
  ck_assert_int_eq(playout(g, &p, 100, &r, list), 54);
  ck_assert_int_eq(playout(g, &q, 100, &s, list), 54);
  ck_assert_uint_eq(g->hash(&p), g->hash(&q));
}
END_TEST

/* Transposition: two plants and their slides in either order. */
START_TEST(the_hash_tells_players_and_hands_apart) {
  const position p = start_of_waldmeister(8);
  position q = p;

  waldmeister_in(&q)->to_move = PLAYER_2;
  waldmeister_settle(waldmeister_in(&q));
  ck_assert_uint_ne(g->hash(&p), g->hash(&q));
  q = p;
  waldmeister_in(&q)->hand[0][4]--;
  waldmeister_settle(waldmeister_in(&q));
  ck_assert_uint_ne(g->hash(&p), g->hash(&q));
}
END_TEST

START_TEST(groups_do_not_wrap_round_the_edge) {
  /* The right end of one line of the widest board and the left end of the
     next are bits 10 and 11. */
  const bitboard ends = bitboard_of(10) | bitboard_of(11);

  ck_assert_int_eq(waldmeister_largest_group(ends, 0), 1);
  ck_assert_int_eq(waldmeister_largest_group(ends | bitboard_of(21), 0), 2);
  ck_assert_int_eq(waldmeister_largest_group(waldmeister_cells(11), 0), 121);
}
END_TEST

START_TEST(neighbours_are_those_of_the_hex_grid) {
  const int size = _i;

  for (int bit = 0; bit < WALDMEISTER_STRIDE * size; bit++) {
    const int r = bit / WALDMEISTER_STRIDE, c = bit % WALDMEISTER_STRIDE;
    bitboard wanted = 0;

    if (c >= size)
      continue;
    for (int dr = -1; dr <= 1; dr++)
      for (int dc = -1; dc <= 1; dc++)
        if (dr != dc && r + dr >= 0 && r + dr < size && c + dc >= 0 &&
            c + dc < size)
          wanted |= bitboard_of(bit + WALDMEISTER_STRIDE * dr + dc);
    ck_assert((waldmeister_neighbours(bitboard_of(bit)) &
               waldmeister_cells(size)) == wanted);
  }
}
END_TEST

START_TEST(slides_stop_at_the_edge_and_before_trees) {
  const bitboard cells = waldmeister_cells(11);

  /* From the corner (0, 0) there are slides along row and column only. */
  ck_assert_int_eq(
      bitboard_count(waldmeister_slides(cells & ~bitboard_of(0), 0)), 20);
  ck_assert_int_eq(bitboard_count(waldmeister_slides(
                       cells & ~bitboard_of(0) & ~bitboard_of(3), 0)),
                   12);
}
END_TEST

/* The promise of a move does not depend on the moves listed with it. */
START_TEST(a_move_promises_the_same_alone) {
  static move list[WALDMEISTER_MAX_MOVES];
  static int promise[WALDMEISTER_MAX_MOVES];
  position p = start_of_waldmeister(6);
  int promising = 0;
  rng r;

  rng_seed(&r, 4);
  for (int ply = 0; ply < 30; ply++) {
    const int n = g->moves(&p, list);

    g->order(&p, list, n, promise);
    for (int i = 0; i < n; i++) {
      int alone;

      g->order(&p, &list[i], 1, &alone);
      ck_assert_int_eq(promise[i], alone);
      ck_assert_int_le(abs(alone), GAME_MOST_PROMISE);
      promising += alone > 0;
    }
    g->play(&p, list[rng_below(&r, (uint32_t)n)], &p);
  }
  ck_assert_int_gt(promising, 100);
}
END_TEST

Suite *
waldmeister_suite(void) {
  Suite *const s = suite_create("waldmeister");
  TCase *const rules = tcase_create("rules");
  TCase *const positions = tcase_create("positions");

  tcase_add_test(rules, groups_do_not_wrap_round_the_edge);
  tcase_add_loop_test(rules, neighbours_are_those_of_the_hex_grid,
                      WALDMEISTER_MIN_SIZE, WALDMEISTER_MAX_SIZE + 1);
  tcase_add_test(rules, slides_stop_at_the_edge_and_before_trees);
  tcase_add_loop_test(rules, perft_from_the_start, 0, 6);
  suite_add_tcase(s, rules);

  tcase_add_loop_test(positions, every_position_is_consistent,
                      WALDMEISTER_MIN_SIZE, WALDMEISTER_MAX_SIZE + 1);
  tcase_add_test(positions, codes_that_are_no_moves_are_refused);
  tcase_add_test(positions, a_move_promises_the_same_alone);
  tcase_add_test(positions, a_seed_fixes_the_game);
  tcase_add_test(positions, the_hash_tells_players_and_hands_apart);
  suite_add_tcase(s, positions);
  return s;
}
