#include <stdlib.h>
#include <string.h>

#include "../../../c_src/engine/alphabeta.h"
#include "../../../c_src/engine/perft.h"
#include "../../../c_src/engine/playout.h"
#include "../../../tests/c/oracle.h"
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
  } rows[] = {
      {8, 1, 576},    {8, 2, 95256},  {2, 3, 23328},
      {2, 4, 472392}, {3, 3, 262440}, {11, 2, 258390},
  };

  ck_assert_uint_eq(leaves(rows[_i].size, rows[_i].depth), rows[_i].leaves);
}
END_TEST

/* Checks that each group stored in P is connected and of one attribute. */
static void
groups_are_groups(const waldmeister_position *p) {
  for (int goal = 0; goal < 2; goal++)
    for (int a = 0; a < 3; a++) {
      const bitboard group =
          waldmeister_group(p, (enum waldmeister_goal)goal, a);

      ck_assert((group & ~waldmeister_trees(
                             &p->board, (enum waldmeister_goal)goal, a)) == 0);
      ck_assert_int_eq(bitboard_count(group), p->largest.of[goal][a]);
      ck_assert_int_eq(waldmeister_largest_group(group, 0),
                       p->largest.of[goal][a]);
    }
}

/* Checks that sets of 64 bits show the same as bitboards. */
static void
survey_is_that_of_bitboards(const waldmeister_position *p) {
  const waldmeister_survey survey = waldmeister_survey_of(p);
  const waldmeister_survey any = waldmeister_survey_any(p);

  ck_assert_mem_eq(&survey, &any, sizeof any);
}

/* Checks that the members of P that moves update are those derived anew. */
static void
is_settled(const waldmeister_position *p) {
  waldmeister_position copy = *p;

  waldmeister_settle(&copy);
  ck_assert_uint_eq(copy.hash, p->hash);
  ck_assert_mem_eq(&copy.largest, &p->largest, sizeof copy.largest);
  ck_assert_mem_eq(&copy.in_hands, &p->in_hands, sizeof copy.in_hands);
  ck_assert_mem_eq(&copy.board.pairs, &p->board.pairs, sizeof p->board.pairs);
}

/* Checks every position of random games on boards of every size. */
START_TEST(every_position_is_consistent) {
  static move list[WALDMEISTER_MAX_MOVES], best[WALDMEISTER_MAX_MOVES];
  position p = start_of_waldmeister(_i);
  rng r;

  rng_seed(&r, (uint64_t)_i);
  for (int left = g->plies_left(&p);; left--) {
    const int n = g->moves(&p, list);

    ck_assert_int_eq(left, g->plies_left(&p));
    ck_assert_int_le(n, g->max_moves);
    ck_assert_int_eq(n, g->count_moves(&p));
    ck_assert_int_eq(n == 0, g->outcome(&p) != OUTCOME_NONE);

    is_settled(waldmeister_of(&p));
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
  ck_assert_uint_ne(g->class_hash(&p), g->class_hash(&q));
  q = p;
  waldmeister_in(&q)->hand[0][4]--;
  waldmeister_settle(waldmeister_in(&q));
  ck_assert_uint_ne(g->hash(&p), g->hash(&q));
}
END_TEST

enum { PERMUTATIONS = 6, IMAGES = 4 * PERMUTATIONS * PERMUTATIONS };

/* Returns the I-th image of P: another symmetry of the board, other heights and
   other colours. */
static position
image_of(const position *p, int i) {
  static const int permutations[PERMUTATIONS][3] = {
      {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
  const int *const heights = permutations[i / 4 % PERMUTATIONS];
  const int *const colors = permutations[i / 4 / PERMUTATIONS];
  const waldmeister_position *const from = waldmeister_of(p);
  const int size = from->board.size;
  position image = *p;
  waldmeister_position *const to = waldmeister_in(&image);

  to->board = (waldmeister_board){.size = from->board.size};
  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
    for (int player = 0; player < 2; player++)
      to->hand[player][3 * heights[kind / 3] + colors[kind % 3]] =
          from->hand[player][kind];
  for (int r = 0; r < size; r++)
    for (int c = 0; c < size; c++) {
      const int kind = waldmeister_at(&from->board, WALDMEISTER_STRIDE * r + c);
      const int r1 = i & 1 ? c : r, c1 = i & 1 ? r : c;
      const int cell =
          i & 2 ? WALDMEISTER_STRIDE * (size - 1 - r1) + size - 1 - c1
                : WALDMEISTER_STRIDE * r1 + c1;

      if (kind >= 0)
        waldmeister_put(&to->board, 3 * heights[kind / 3] + colors[kind % 3],
                        cell);
    }
  waldmeister_settle(to);
  return image;
}

START_TEST(symmetric_positions_are_of_one_class) {
  static move list[WALDMEISTER_MAX_MOVES];
  position p = start_of_waldmeister(_i);
  rng r;

  rng_seed(&r, 6);
  for (int n; (n = g->moves(&p, list)) > 0;) {
    g->play(&p, list[rng_below(&r, (uint32_t)n)], &p);
    for (int i = 0; i < IMAGES; i++) {
      const position image = image_of(&p, i);

      ck_assert_uint_eq(g->class_hash(&image), g->class_hash(&p));
      ck_assert_int_eq(g->outcome(&image), g->outcome(&p));
      ck_assert_int_eq(g->count_moves(&image), g->count_moves(&p));
    }
  }
}
END_TEST

static int
by_value(const void *a, const void *b) {
  const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

  return (x > y) - (x < y);
}

/* Returns how many of the N values in LIST, which it sorts, differ. */
static int
n_different(uint64_t *list, int n) {
  int different = 0;

  qsort(list, (size_t)n, sizeof *list, by_value);
  for (int i = 0; i < n; i++)
    different += i == 0 || list[i] != list[i - 1];
  return different;
}

/* A class has the least hash of its images, of all positions after two plies,
   whose hands the players can still plant. */
START_TEST(positions_that_are_not_symmetric_are_of_two_classes) {
  enum { MOST = 4000 };
  static move first[WALDMEISTER_MAX_MOVES], second[WALDMEISTER_MAX_MOVES];
  static uint64_t least[MOST], classes[MOST];
  const position start = start_of_waldmeister(3);
  int n = 0;

  for (int i = g->moves(&start, first); i-- > 0;) {
    position p;

    g->play(&start, first[i], &p);
    for (int k = g->moves(&p, second); k-- > 0; n++) {
      position q;

      g->play(&p, second[k], &q);
      ck_assert_int_lt(n, MOST);
      classes[n] = g->class_hash(&q);
      least[n] = UINT64_MAX;
      for (int s = 0; s < IMAGES; s++) {
        const position image = image_of(&q, s);
        const uint64_t hash = g->hash(&image);

        least[n] = hash < least[n] ? hash : least[n];
      }
    }
  }
  ck_assert_int_gt(n, 1000);
  ck_assert_int_eq(n_different(classes, n), n_different(least, n));
}
END_TEST

/* Two plies before the end, with one table for all positions. */
START_TEST(positions_of_a_class_have_the_same_result) {
  static move list[WALDMEISTER_MAX_MOVES];
  void *const memory = alphabeta_classes.open(g, 1);
  think_options o = think_unlimited();
  int decided = 0;
  rng r;

  ck_assert_ptr_nonnull(memory);
  rng_seed(&r, 8);
  o.depth = 2;
  o.selective = o.repetition = false;
  for (int i = 0; i < 500; i++) {
    position p = start_of_waldmeister(3);
    think t;

    ck_assert_int_eq(playout(g, &p, 7, &r, list), 7);
    ck_assert(think_init(&t, g, &p, &o));
    ck_assert(alphabeta_classes.run(memory, &t));
    ck_assert_int_eq(t.report.lines[0].score,
                     oracle(g, &p, g->to_move(&p), 2, 0, NULL));
    decided += think_is_decided(t.report.lines[0].score);
    think_free(&t);
  }
  ck_assert_int_gt(decided, 100);
  alphabeta_classes.close(memory);
}
END_TEST

/* After three plies of four only player 2 plants another tree, and one. */
START_TEST(a_tree_that_cannot_be_planted_makes_no_class) {
  static move list[WALDMEISTER_MAX_MOVES];
  position p = start_of_waldmeister(2);
  rng r;

  rng_seed(&r, 7);
  ck_assert_int_eq(playout(g, &p, 3, &r, list), 3);

  position few = p, none = p;
  int kind = 0;

  while (waldmeister_of(&p)->hand[0][kind] + waldmeister_of(&p)->hand[1][kind] <
         6)
    kind++;
  waldmeister_in(&few)->hand[0][kind] += 2;
  waldmeister_in(&few)->hand[1][kind] -= 2;
  waldmeister_settle(waldmeister_in(&few));
  ck_assert_uint_ne(g->hash(&few), g->hash(&p));
  ck_assert_uint_eq(g->class_hash(&few), g->class_hash(&p));
  waldmeister_in(&none)->hand[0][kind] += 3;
  waldmeister_in(&none)->hand[1][kind] -= 3;
  waldmeister_settle(waldmeister_in(&none));
  ck_assert_uint_ne(g->class_hash(&none), g->class_hash(&p));
}
END_TEST

START_TEST(groups_do_not_wrap_round_the_edge) {
  /* The right end of one line of the widest board and the left end of the
     next are bits 10 and 11. */
  const bitboard ends = bitboard_of(10) | bitboard_of(11);

  ck_assert_int_eq(waldmeister_largest_group(ends, 0), 1);
  ck_assert_int_eq(waldmeister_largest_group(ends | bitboard_of(21), 0), 2);
  ck_assert_int_eq(waldmeister_largest_group(wide_cells(11), 0), 121);
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
    ck_assert((wide_neighbours(bitboard_of(bit)) & wide_cells(size)) == wanted);
  }
}
END_TEST

/* Of boards with some cells, on each of which a tree slides. */
START_TEST(narrow_sets_show_what_wide_ones_do) {
  const int size = _i;
  rng r;

  rng_seed(&r, (uint64_t)size);
  ck_assert(waldmeister_widened(narrow_cells(size)) == wide_cells(size));
  for (int x = 0; x <= 2 * size - 2; x++)
    for (int y = 0; y < waldmeister_row_length(size, x); y++) {
      const int cell = wide_bit_of(size, x, y);
      const int bit = narrow_bit_of(size, x, y);
      const uint64_t set = rng_next(&r) & narrow_cells(size);
      const bitboard wide = waldmeister_widened(set);

      ck_assert_int_eq(narrow_cell(bit), cell);
      ck_assert_int_eq(narrow_bit(cell), bit);
      ck_assert(waldmeister_widened(narrow_only(bit)) == wide_only(cell));
      ck_assert(
          waldmeister_widened(narrow_neighbours(set) & narrow_cells(size)) ==
          (wide_neighbours(wide) & wide_cells(size)));
      ck_assert(waldmeister_widened(narrow_slides(set, bit)) ==
                wide_slides(wide, cell));
    }
}
END_TEST

START_TEST(slides_stop_at_the_edge_and_before_trees) {
  const bitboard cells = wide_cells(11);

  /* From the corner (0, 0) there are slides along row and column only. */
  ck_assert_int_eq(bitboard_count(wide_slides(cells & ~bitboard_of(0), 0)), 20);
  ck_assert_int_eq(
      bitboard_count(wide_slides(cells & ~bitboard_of(0) & ~bitboard_of(3), 0)),
      12);
}
END_TEST

/* The promise of a move does not depend on the moves listed with it, and a list
   of promising moves has it too. */
START_TEST(a_move_promises_the_same_alone) {
  static move list[WALDMEISTER_MAX_MOVES], best[WALDMEISTER_MAX_MOVES];
  static int promise[WALDMEISTER_MAX_MOVES];
  position p = start_of_waldmeister(_i);
  int promising = 0;
  rng r;

  rng_seed(&r, 4);
  for (int ply = 0; ply < 30; ply++) {
    const int n = g->moves(&p, list);
    int alone;

    g->order(&p, list, n, promise);
    for (int i = 0; i < n; i++) {
      g->order(&p, &list[i], 1, &alone);
      ck_assert_int_eq(promise[i], alone);
      ck_assert_int_le(abs(alone), GAME_MOST_PROMISE);
      promising += alone > 0;
    }
    ck_assert_int_eq(g->promising(&p, n + 1, -GAME_MOST_PROMISE, best, promise),
                     n);
    for (int i = 0; i < n && ply > 0; i++) {
      g->order(&p, &best[i], 1, &alone);
      ck_assert_int_eq(promise[i], alone);
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
  tcase_add_loop_test(rules, narrow_sets_show_what_wide_ones_do,
                      WALDMEISTER_MIN_SIZE, WALDMEISTER_NARROW + 1);
  tcase_add_test(rules, slides_stop_at_the_edge_and_before_trees);
  tcase_add_loop_test(rules, perft_from_the_start, 0, 6);
  suite_add_tcase(s, rules);

  tcase_add_loop_test(positions, every_position_is_consistent,
                      WALDMEISTER_MIN_SIZE, WALDMEISTER_MAX_SIZE + 1);
  tcase_add_test(positions, codes_that_are_no_moves_are_refused);
  tcase_add_loop_test(positions, a_move_promises_the_same_alone, 6,
                      WALDMEISTER_MAX_SIZE + 1);
  tcase_add_test(positions, a_seed_fixes_the_game);
  tcase_add_test(positions, the_hash_tells_players_and_hands_apart);
  tcase_add_loop_test(positions, symmetric_positions_are_of_one_class,
                      WALDMEISTER_MIN_SIZE, 5);
  tcase_add_test(positions,
                 positions_that_are_not_symmetric_are_of_two_classes);
  tcase_add_test(positions, positions_of_a_class_have_the_same_result);
  tcase_add_test(positions, a_tree_that_cannot_be_planted_makes_no_class);
  suite_add_tcase(s, positions);
  return s;
}
