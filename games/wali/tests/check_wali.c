#include "../../../c_src/engine/perft.h"
#include "../../../c_src/engine/playout.h"
#include "../../../tests/c/suites.h"
#include "../wali.h"

static const game *const g = &wali_game;

static position
start(int columns, int rows, uint8_t rules) {
  position pos = {{0}};
  const uint8_t each = (uint8_t)wali_stones_each(columns, rows);

  *wali_in(&pos) = (wali_position){
      .cells = wali_cells(columns, rows), .hand = {each, each}, .rules = rules};
  return pos;
}

/* Returns the cells with CONTENT in a drawing of ROWS strings. */
static uint64_t
cells_of(const char *const *drawing, int rows, char content) {
  uint64_t cells = 0;

  for (int r = 0; r < rows; r++)
    for (int c = 0; drawing[r][c]; c++)
      if (drawing[r][c] == content)
        cells |= (uint64_t)1 << wali_bit(c, r);
  return cells;
}

/* Returns a position of the move phase on five columns and four rows. */
static position
moving(const char *const drawing[4], enum player player) {
  position pos = {{0}};

  *wali_in(&pos) = (wali_position){
      .cells = wali_cells(5, 4),
      .stones = {cells_of(drawing, 4, 'W'), cells_of(drawing, 4, 'B')},
      .to_move = (uint8_t)player,
      .phase = WALI_CAPTURE};
  return pos;
}

/* The counts of the reference, from perft.txt. */
START_TEST(perft_from_the_start) {
  static const struct {
    int columns, rows, depth;
    uint64_t leaves;
  } table[] = {
      {5, 6, 1, 30},       {5, 6, 2, 870},  {5, 6, 3, 21616}, {5, 6, 4, 518008},
      {5, 6, 5, 10495488}, {3, 3, 6, 5472}, {8, 3, 3, 10516}, {8, 8, 2, 4032},
  };
  const position p = start(table[_i].columns, table[_i].rows, 0);
  watch never = {0};
  uint64_t n = 0;

  ck_assert_int_eq(perft(g, &p, table[_i].depth, &never, &n), PERFT_DONE);
  ck_assert_uint_eq(n, table[_i].leaves);
}
END_TEST

START_TEST(perft_refuses_what_no_stack_holds) {
  const position p = start(5, 6, 0);
  watch never = {0};
  uint64_t n = 12345;

  ck_assert_int_eq(perft(g, &p, PERFT_MAX_DEPTH + 1, &never, &n),
                   PERFT_NO_MEMORY);
  ck_assert_int_eq(perft(g, &p, INT_MAX, &never, &n), PERFT_NO_MEMORY);
  ck_assert_uint_eq(n, 12345);
}
END_TEST

/* Checks every position of a random game. */
static void
check_game(int columns, int rows, uint8_t rules) {
  position p = start(columns, rows, rules);
  watch never = {0};
  rng r;

  rng_seed(&r, rules);
  for (int ply = 0; ply < 150; ply++) {
    move list[WALI_MAX_MOVES];
    const int n = g->moves(&p, list);

    ck_assert(wali_is_consistent(wali_of(&p)));
    ck_assert_int_lt(n, g->max_moves);
    ck_assert_int_eq(n, g->count_moves(&p));
    ck_assert_int_eq(n == 0, g->outcome(&p) != OUTCOME_NONE);
    for (int i = 1; i < n; i++)
      ck_assert(list[i - 1] < list[i]);
    for (int i = 0; i < n; i++)
      ck_assert(g->is_legal(&p, list[i]));
    if (ply % 10 == 0) {
      int legal = 0;

      for (move code = 0; code < 1 << 13; code++)
        legal += g->is_legal(&p, code);
      ck_assert_int_eq(legal, n);
      ck_assert(!g->is_legal(&p, UINT32_MAX));
    }
    if (n == 0)
      break;
    if (columns * rows < 20) {
      move best[WALI_MAX_MOVES];
      const int n_best = wali_bots.best_moves(&p, 2, &never, best);

      ck_assert_int_gt(n_best, 0);
      for (int i = 0; i < n_best; i++)
        ck_assert(g->is_legal(&p, best[i]));
    }
    g->play(&p, list[rng_below(&r, (uint32_t)n)], &p);
  }
}

START_TEST(every_position_is_consistent) {
  for (uint8_t rules = 0; rules < 16; rules++)
    check_game(3 + _i % 6, 3 + _i / 6, rules);
}
END_TEST

START_TEST(runs_do_not_wrap_round_the_edge) {
  /* The bottom of one column of the widest board and the top of the next are
     bits 7 and 8. */
  const uint64_t column = (uint64_t)7 << 6, row = (uint64_t)0x010101 << 40;

  ck_assert_uint_eq(wali_threes_in_columns(column), 0);
  ck_assert_uint_eq(wali_threes_in_columns((uint64_t)7 << 5), (uint64_t)7 << 5);
  ck_assert_uint_eq(wali_threes_in_columns((uint64_t)15 << 5),
                    (uint64_t)7 << 5);
  ck_assert_uint_eq(wali_threes_in_rows(row), row);
  ck_assert_uint_eq(wali_threes_in_rows(row >> 8 | row), 0);
  ck_assert_uint_eq(wali_neighbours((uint64_t)1 << 7),
                    (uint64_t)1 << 6 | (uint64_t)1 << 15);
}
END_TEST

START_TEST(all_threes_of_a_board) {
  static const char *const drawing[] = {"WWW.W", "....W", "WWWWW", "W...."};
  const uint64_t stones = cells_of(drawing, 4, 'W');

  ck_assert_uint_eq(wali_threes_in_rows(stones),
                    (uint64_t)1 << wali_bit(0, 0) |
                        (uint64_t)1 << wali_bit(1, 0) |
                        (uint64_t)1 << wali_bit(2, 0));
  ck_assert_uint_eq(wali_threes_in_columns(stones),
                    (uint64_t)7 << wali_bit(4, 0));
}
END_TEST

/* No game gets there, but boards of the original predicates may. */
START_TEST(a_full_half_of_the_board_keeps_within_the_buffer) {
  position pos = {{0}};
  move list[WALI_MAX_MOVES];

  *wali_in(&pos) = (wali_position){.cells = wali_cells(8, 8),
                                   .stones = {0xaa55aa55aa55aa55u, 0},
                                   .phase = WALI_CAPTURE};
  ck_assert_int_eq(wali_plies(wali_of(&pos), list), 112);
}
END_TEST

START_TEST(level_2_takes_what_it_can) {
  static const char *const drawing[] = {"WW..B", "..W..", "B...B", ".W..."};
  const position p = moving(drawing, PLAYER_1);
  watch never = {0};
  move best[WALI_MAX_MOVES];
  const int n = wali_bots.best_moves(&p, 2, &never, best);
  bool found = false;

  for (int i = 0; i < n; i++)
    found |= best[i] == wali_move(wali_bit(2, 1), wali_bit(2, 0));
  ck_assert(found);
}
END_TEST

static bool
stop(void *context) {
  (void)context;
  return true;
}

START_TEST(level_2_can_be_stopped) {
  static const char *const drawing[] = {"W.W.B", "..W..", "B...B", ".W.B."};
  const position p = moving(drawing, PLAYER_1);
  watch w = {.stop = stop, .nodes = WATCH_NODES - 1};
  move best[WALI_MAX_MOVES];

  ck_assert_int_eq(wali_bots.best_moves(&p, 2, &w, best), -1);
}
END_TEST

START_TEST(a_seed_fixes_the_game) {
  move list[WALI_MAX_MOVES];
  position p = start(5, 6, 0), q = p;
  rng r, s;

  rng_seed(&r, 9);
  rng_seed(&s, 9);
  ck_assert_int_eq(playout(g, &p, 500, &r, list),
                   playout(g, &q, 500, &s, list));
  ck_assert_uint_eq(g->hash(&p), g->hash(&q));
}
END_TEST

START_TEST(the_hash_tells_all_parts_apart) {
  static const char *const drawing[] = {"WW..B", "..W..", "B...B", ".W..."};
  const position p = moving(drawing, PLAYER_1);
  position q[7];

  for (int i = 0; i < 7; i++)
    q[i] = p;
  wali_in(&q[0])->to_move = PLAYER_2;
  wali_in(&q[1])->phase = WALI_PEEK;
  wali_in(&q[2])->last[0] = 8;
  wali_in(&q[3])->last[1] = 8;
  wali_in(&q[4])->hand[0] = 1;
  wali_in(&q[5])->stones[0] ^= 1;
  wali_in(&q[6])->stones[1] ^= 1;
  for (int i = 0; i < 7; i++) {
    ck_assert_uint_ne(g->hash(&p), g->hash(&q[i]));
    for (int j = 0; j < i; j++)
      ck_assert_uint_ne(g->hash(&q[i]), g->hash(&q[j]));
  }
}
END_TEST

Suite *
wali_suite(void) {
  Suite *const s = suite_create("wali");
  TCase *const rules = tcase_create("rules");
  TCase *const positions = tcase_create("positions");
  TCase *const bot_case = tcase_create("bots");

  tcase_add_test(rules, runs_do_not_wrap_round_the_edge);
  tcase_add_test(rules, all_threes_of_a_board);
  tcase_add_test(rules, a_full_half_of_the_board_keeps_within_the_buffer);
  tcase_add_loop_test(rules, perft_from_the_start, 0, 8);
  tcase_add_test(rules, perft_refuses_what_no_stack_holds);
  suite_add_tcase(s, rules);

  tcase_add_loop_test(positions, every_position_is_consistent, 0, 6 * 6);
  tcase_add_test(positions, a_seed_fixes_the_game);
  tcase_add_test(positions, the_hash_tells_all_parts_apart);
  suite_add_tcase(s, positions);

  tcase_add_test(bot_case, level_2_takes_what_it_can);
  tcase_add_test(bot_case, level_2_can_be_stopped);
  suite_add_tcase(s, bot_case);
  return s;
}
