#include <stdlib.h>
#include <string.h>

#include "../../../c_src/engine/perft.h"
#include "../../../c_src/engine/playout.h"
#include "../../../tests/c/suites.h"
#include "../mitsudomoe.h"

static const game *const g = &mitsudomoe_game;

static void
clear(position *pos) {
  mitsudomoe_position *const p = mitsudomoe_in(pos);

  memset(pos, 0, sizeof *pos);
  for (int cell = 0; cell < MITSUDOMOE_BITS; cell++)
    p->stack[cell] = 1;
}

/* Puts a ring of PLAYER on cell COL-ROW and, if BALL, a ball on the ring. */
static void
put(position *pos, enum player player, bool ball, int col, int row) {
  mitsudomoe_position *const p = mitsudomoe_in(pos);
  const int cell = mitsudomoe_bit(col, row);
  const mitsudomoe_set bit = (mitsudomoe_set)1 << cell;

  p->stack[cell] = (uint16_t)(p->stack[cell] << 1 | (int)player);
  p->rings[player] |= bit;
  p->rings[!player] &= ~bit;
  if (ball)
    p->balls[player] |= bit;
}

static position
start(bool official) {
  position pos;
  mitsudomoe_position *const p = mitsudomoe_in(&pos);

  g->start(&pos);
  p->official = official;
  mitsudomoe_settle(p);
  return pos;
}

static move
piece_move(enum mitsudomoe_piece piece, int col0, int row0, int col1,
           int row1) {
  return mitsudomoe_encode(col0 < 0 ? MITSUDOMOE_SUPPLY
                                    : mitsudomoe_bit(col0, row0),
                           mitsudomoe_bit(col1, row1), piece);
}

/* The counts of the reference, from perft.txt. */
START_TEST(perft_from_the_start) {
  static const uint64_t leaves[] = {1, 19, 9, 171, 81, 2997, 6287};
  const position p = start(false);
  watch never = {0};
  uint64_t n = 0;

  ck_assert_int_eq(perft(g, &p, _i, &never, &n), PERFT_DONE);
  ck_assert_uint_eq(n, leaves[_i]);
}
END_TEST

/* Checks that the derived parts of P follow from its stacks and balls. */
static void
check_position(const position *pos) {
  const mitsudomoe_position *p = mitsudomoe_of(pos);
  int rings[2] = {p->hand[0], p->hand[1]};

  for (int cell = 0; cell < MITSUDOMOE_BITS; cell++) {
    const unsigned stack = p->stack[cell];
    const bool any = stack > 1;

    ck_assert_uint_lt(stack, 1u << 12);
    for (unsigned s = stack; s > 1; s >>= 1)
      rings[s & 1]++;
    for (unsigned player = 0; player < 2; player++) {
      ck_assert_int_eq(mitsudomoe_has(p->rings[player], cell),
                       any && (stack & 1) == player);
      if (mitsudomoe_has(p->balls[player], cell))
        ck_assert(mitsudomoe_has(p->rings[player], cell));
    }
  }
  for (int player = 0; player < 2; player++) {
    ck_assert_int_eq(rings[player], MITSUDOMOE_RINGS);
    ck_assert_int_eq(bitboard_count64(p->balls[player]), MITSUDOMOE_BALLS);
  }
  ck_assert_int_eq(p->vaulted != 0, p->step == MITSUDOMOE_RELOCATE);
  ck_assert_uint_eq(p->vaulted & ~p->balls[!p->to_move], 0);

  mitsudomoe_position copy = *p;

  mitsudomoe_settle(&copy);
  ck_assert_uint_eq(copy.stacks_hash, p->stacks_hash);
  ck_assert_mem_eq(copy.below, p->below, sizeof copy.below);
  if (p->step != MITSUDOMOE_RELOCATE)
    ck_assert_mem_eq(copy.landing, p->landing, sizeof copy.landing);
}

/* Checks every position of random games, every other one by the official
   rules. */
START_TEST(every_position_is_consistent) {
  move list[MITSUDOMOE_MAX_MOVES], best[MITSUDOMOE_MAX_MOVES];
  watch never = {0};
  position p = start(_i % 2 == 1);
  rng r;

  rng_seed(&r, (uint64_t)_i);
  for (int ply = 0; ply < 300; ply++) {
    const int n = g->moves(&p, list);

    check_position(&p);
    ck_assert_int_le(n, g->max_moves);
    ck_assert_int_eq(n, g->count_moves(&p));
    ck_assert_int_eq(n == 0, g->outcome(&p) != OUTCOME_NONE);
    if (n == 0)
      break;
    for (int i = 0; i < n; i++) {
      ck_assert(i == 0 || list[i - 1] < list[i]);
      ck_assert(g->is_legal(&p, list[i]));
      ck_assert(mitsudomoe_can_shift(mitsudomoe_of(&p), list[i]));
    }
    for (int level = 1; level <= mitsudomoe_bots.levels; level++) {
      ck_assert_int_eq(mitsudomoe_bots.best_moves(&p, level, &never, best), 1);
      ck_assert(g->is_legal(&p, best[0]));
    }

    playout_careful_ply(g, &p, &r, list);
  }
}
END_TEST

/* In random games both players run out of free rings often. */
START_TEST(two_plies_are_counted_as_they_are_played) {
  const bool official = _i;
  move list[MITSUDOMOE_MAX_MOVES];
  int without_ring = 0, one_ring = 0;
  rng r;

  rng_seed(&r, 5);
  for (int games = 0; games < 300; games++) {
    position p = start(official);

    for (int n; (n = g->moves(&p, list)) > 0;) {
      const mitsudomoe_position *const m = mitsudomoe_of(&p);
      const mitsudomoe_set others = mitsudomoe_free_rings(m, !m->to_move);
      const int64_t two = g->count_two(&p);
      int64_t sum = 0;

      for (int i = 0; i < n; i++) {
        position next;

        g->play(&p, list[i], &next);
        sum += g->count_moves(&next);
      }
      ck_assert_int_eq(two, m->step == MITSUDOMOE_RING ? sum : -1);
      without_ring += two > 0 && others == 0;
      one_ring += two > 0 && mitsudomoe_count(others) == 1;
      playout_careful_ply(g, &p, &r, list);
    }
    ck_assert_int_eq(g->count_two(&p),
                     mitsudomoe_of(&p)->step == MITSUDOMOE_RING ? 0 : -1);
  }
  ck_assert_int_gt(without_ring, 20);
  ck_assert_int_gt(one_ring, 20);
}
END_TEST

START_TEST(codes_that_are_no_moves_are_refused) {
  move list[MITSUDOMOE_MAX_MOVES];
  position p = start(false);
  rng r;

  rng_seed(&r, 3);
  for (int ply = 0; ply < 60; ply++) {
    const int n = g->moves(&p, list);
    int legal = 0;

    for (move code = 0; code < 1u << 12; code++)
      legal += g->is_legal(&p, code);
    for (int i = 0; i < 1000; i++)
      legal += g->is_legal(&p, (move)rng_next(&r) | 1u << 12);
    ck_assert(!g->is_legal(&p, UINT32_MAX));
    ck_assert_int_eq(legal, n);
    if (n == 0)
      break;
    g->play(&p, list[rng_below(&r, (uint32_t)n)], &p);
  }
}
END_TEST

static bool
on_board(int col, int row) {
  return col >= 0 && col < MITSUDOMOE_COLUMNS && row >= 0 &&
         row < MITSUDOMOE_ROWS;
}

/* A ball on each cell, an enemy ball beside it in each direction, and rings of
   its colour everywhere else but on one cell: its targets follow from geometry
   alone. */
START_TEST(balls_do_not_wrap_round_the_edge) {
  const int col = _i / 5, row = _i % 5;

  for (int d = 0; d < 9; d++) {
    const int dc = d / 3 - 1, dr = d % 3 - 1;

    if (d == 4 || !on_board(col + dc, row + dr))
      continue;

    position pos;
    mitsudomoe_position *const p = mitsudomoe_in(&pos);
    bool enemy_ring = false;

    clear(&pos);
    for (int c = 0; c < 5; c++)
      for (int r = 0; r < 5; r++) {
        const bool ours = c == col && r == row;
        const bool over = c == col + dc && r == row + dr;
        const bool near = abs(c - col) <= 1 && abs(r - row) <= 1;
        const bool landing = c == col + 2 * dc && r == row + 2 * dr;
        const bool theirs = !enemy_ring && !near && !landing;

        put(&pos, over || theirs ? PLAYER_2 : PLAYER_1, ours || over, c, r);
        enemy_ring = enemy_ring || theirs;
      }
    p->step = MITSUDOMOE_BALL;
    mitsudomoe_settle(p);

    int targets = 0;

    for (int c = 0; c < 5; c++)
      for (int r = 0; r < 5; r++) {
        const bool ball =
            (c == col && r == row) || (c == col + dc && r == row + dr);
        const bool near = abs(c - col) <= 1 && abs(r - row) <= 1;
        const bool landing = c == col + 2 * dc && r == row + 2 * dr;
        const bool goal =
            mitsudomoe_has(mitsudomoe_home(PLAYER_2), mitsudomoe_bit(col, row));
        const bool can = !goal && !ball && (near || landing);

        ck_assert_int_eq(g->is_legal(&pos, piece_move(MITSUDOMOE_WHITE_BALL,
                                                      col, row, c, r)),
                         can);
        targets += can;
      }
    ck_assert_int_eq(g->count_moves(&pos), targets);
  }
}
END_TEST

START_TEST(a_vault_leaves_the_vaulted_balls_to_be_relocated) {
  position pos;
  mitsudomoe_position *const p = mitsudomoe_in(&pos);
  const move vault = piece_move(MITSUDOMOE_WHITE_BALL, 0, 2, 4, 2);

  clear(&pos);
  put(&pos, PLAYER_1, true, 0, 2);
  put(&pos, PLAYER_2, true, 1, 2);
  put(&pos, PLAYER_1, true, 2, 2);
  put(&pos, PLAYER_2, true, 3, 2);
  put(&pos, PLAYER_1, false, 4, 2);
  put(&pos, PLAYER_1, true, 0, 4);
  put(&pos, PLAYER_2, true, 4, 0);
  p->step = MITSUDOMOE_BALL;
  mitsudomoe_settle(p);
  ck_assert(!g->is_legal(&pos, vault));
  put(&pos, PLAYER_2, false, 2, 0);
  ck_assert(g->is_legal(&pos, vault));
  g->play(&pos, vault, &pos);
  ck_assert_int_eq(p->step, MITSUDOMOE_RELOCATE);
  ck_assert_uint_eq(p->vaulted,
                    1u << mitsudomoe_bit(1, 2) | 1u << mitsudomoe_bit(3, 2));
  ck_assert_int_eq(g->to_move(&pos), PLAYER_1);
  ck_assert_int_eq(g->count_moves(&pos), 2);
  g->play(&pos, piece_move(MITSUDOMOE_BLACK_BALL, 3, 2, 2, 0), &pos);
  g->play(&pos, piece_move(MITSUDOMOE_BLACK_BALL, 1, 2, 3, 2), &pos);
  ck_assert_int_eq(p->step, MITSUDOMOE_RING);
  ck_assert_int_eq(g->to_move(&pos), PLAYER_2);
}
END_TEST

START_TEST(rings_come_off_a_stack_in_order) {
  position pos = start(false);
  mitsudomoe_position *const p = mitsudomoe_in(&pos);
  const int cell = mitsudomoe_bit(2, 2);

  put(&pos, PLAYER_2, false, 2, 2);
  put(&pos, PLAYER_1, false, 2, 2);
  ck_assert_uint_eq(p->stack[cell], 6);
  mitsudomoe_shift(p, piece_move(MITSUDOMOE_WHITE_RING, 2, 2, 3, 3));
  ck_assert_uint_eq(p->stack[cell], 3);
  ck_assert(mitsudomoe_has(p->rings[PLAYER_2], cell));
  mitsudomoe_shift(p, piece_move(MITSUDOMOE_BLACK_RING, 2, 2, 3, 3));
  ck_assert_uint_eq(p->stack[cell], 1);
  ck_assert(!mitsudomoe_has(p->rings[0] | p->rings[1], cell));
  ck_assert_uint_eq(p->stack[mitsudomoe_bit(3, 3)], 5);
}
END_TEST

START_TEST(the_hash_tells_positions_apart) {
  const position p = start(false);
  position q;

  for (int i = 0; i < 6; i++) {
    q = p;

    mitsudomoe_position *const m = mitsudomoe_in(&q);

    switch (i) {
    case 0:
      m->to_move = PLAYER_2;
      break;
    case 1:
      m->step = MITSUDOMOE_BALL;
      break;
    case 2:
      m->official = true;
      break;
    case 3:
      m->hand[1]--;
      break;
    case 4:
      put(&q, PLAYER_1, false, 2, 2);
      mitsudomoe_settle(m);
      break;
    default:
      m->vaulted = 1u << mitsudomoe_bit(3, 0);
    }
    ck_assert_uint_ne(g->hash(&p), g->hash(&q));
  }
  q = p;
  mitsudomoe_in(&q)->landing[0] = 0; /* follows from the rest */
  ck_assert_uint_eq(g->hash(&p), g->hash(&q));
}
END_TEST

START_TEST(a_seed_fixes_the_game) {
  move list[MITSUDOMOE_MAX_MOVES];
  position p = start(false), q = start(false);
  rng r, s;

  rng_seed(&r, 9);
  rng_seed(&s, 9);
  ck_assert_int_eq(playout(g, &p, 100, &r, list),
                   playout(g, &q, 100, &s, list));
  ck_assert_uint_eq(g->hash(&p), g->hash(&q));
}
END_TEST

static bool
stop(void *context) {
  (void)context;
  return true;
}

START_TEST(level_4_stops_when_told) {
  position p = start(false);
  watch w = {.stop = stop};
  move list[MITSUDOMOE_MAX_MOVES];
  rng r;
  int n = 1;

  /* A watch is not asked in a search of fewer nodes than it counts. */
  rng_seed(&r, 4);
  for (int ply = 0; ply < 200 && n > 0; ply++) {
    playout_careful_ply(g, &p, &r, list);
    n = mitsudomoe_bots.best_moves(&p, 4, &w, list);
  }
  ck_assert_int_eq(n, -1);
}
END_TEST

Suite *
mitsudomoe_suite(void) {
  Suite *const s = suite_create("mitsudomoe");
  TCase *const rules = tcase_create("rules");
  TCase *const positions = tcase_create("positions");

  tcase_add_loop_test(rules, perft_from_the_start, 0, 7);
  tcase_add_loop_test(rules, balls_do_not_wrap_round_the_edge, 0, 25);
  tcase_add_test(rules, a_vault_leaves_the_vaulted_balls_to_be_relocated);
  tcase_add_test(rules, rings_come_off_a_stack_in_order);
  suite_add_tcase(s, rules);

  tcase_add_loop_test(positions, every_position_is_consistent, 0, 8);
  tcase_add_loop_test(positions, two_plies_are_counted_as_they_are_played, 0,
                      2);
  tcase_add_test(positions, codes_that_are_no_moves_are_refused);
  tcase_add_test(positions, the_hash_tells_positions_apart);
  tcase_add_test(positions, a_seed_fixes_the_game);
  tcase_add_test(positions, level_4_stops_when_told);
  suite_add_tcase(s, positions);
  return s;
}
