#include <stddef.h>
#include <string.h>

#include "../../../c_src/engine/ending.h"
#include "../../../c_src/engine/perft.h"
#include "../../../c_src/engine/playout.h"
#include "../../../tests/c/starts.h"
#include "../../../tests/c/suites.h"
#include "../survey.h"
#include "../tactigon.h"

static const game *const g = &tactigon_game;

static const int LINES[TACTIGON_BOARDS] = {11, 13, 15};

static position
empty_board(int lines, unsigned advanced) {
  position pos;
  tactigon_position *const p = tactigon_in(&pos);

  memset(&pos, 0, sizeof pos);
  p->board = (uint8_t)tactigon_board_number(lines);
  p->advanced = (uint8_t)advanced;
  return pos;
}

static void
put(position *pos, int player, int type, int x, int y) {
  tactigon_position *const p = tactigon_in(pos);
  const bitboard bit = bitboard_of(tactigon_tile(tactigon_board_of(p), x, y));

  p->of_player[player] |= bit;
  p->of_type[type] |= bit;
  tactigon_rehash(p);
}

START_TEST(boards_have_their_tiles) {
  static const int tiles[TACTIGON_BOARDS] = {53, 75, 117};
  const position p = empty_board(LINES[_i], 0);
  const tactigon_board *const b = tactigon_board_of(tactigon_of(&p));

  ck_assert_int_eq(b->lines, LINES[_i]);
  ck_assert_int_eq(b->tiles, tiles[_i]);
  ck_assert_int_eq(bitboard_count(b->gold), 2);
  for (int t = 0; t < b->tiles; t++) {
    ck_assert_int_eq(tactigon_tile(b, b->code[t] >> 4, b->code[t] & 0xf), t);
    ck_assert(t == 0 || b->code[t - 1] < b->code[t]);
  }
}
END_TEST

/* Whether the other player's ply leads from a position with INDEX of the layer
   of P to P. */
static bool
comes_from(const void *numbering, const position *p, uint64_t index) {
  position before[512];
  const int n = g->endings->predecessors(numbering, p, before);

  ck_assert_int_le(n, g->endings->max_predecessors);
  for (int i = 0; i < n; i++) {
    int layer;
    uint64_t at;

    ck_assert(g->endings->index_of(numbering, &before[i], &layer, &at));
    if (at == index)
      return true;
  }
  return false;
}

START_TEST(a_ply_of_an_ending_leads_back_to_it) {
  const position like = empty_board(11, (unsigned)_i);
  void *const numbering = g->endings->open(&like);
  move moves[TACTIGON_MAX_MOVES];
  uint64_t used = 0, plies = 0;

  for (int layer = 0; layer < g->endings->layers(numbering); layer++) {
    const uint64_t size = g->endings->size(numbering, layer);

    for (uint64_t i = 0; i < size; i += 1 + size / 13) {
      position p, next, again;
      int number;
      uint64_t index;

      if (!g->endings->position_of(numbering, layer, i, &p))
        continue;
      used++;
      ck_assert(g->endings->index_of(numbering, &p, &number, &index));
      ck_assert_int_eq(number, layer);
      ck_assert_uint_eq(index, i);

      const int n = tactigon_moves(&p, moves);

      for (int k = 0; k < n; k++) {
        tactigon_play(&p, moves[k], &next);
        if (!g->endings->index_of(numbering, &next, &number, &index) ||
            number != layer)
          continue;
        ck_assert(g->endings->position_of(numbering, layer, index, &again));
        ck_assert(comes_from(numbering, &again, i));
        plies++;
      }
    }
  }
  ck_assert_uint_gt(used, 20);
  ck_assert_uint_gt(plies, 500);
  g->endings->close(numbering);
}
END_TEST

START_TEST(larger_boards_have_no_numbers) {
  const position p = empty_board(LINES[1 + _i], 0);

  ck_assert_ptr_null(g->endings->open(&p));
}
END_TEST

START_TEST(neighbours_are_mutual) {
  const position p = empty_board(LINES[_i], 0);
  const tactigon_board *const b = tactigon_board_of(tactigon_of(&p));

  for (int t = 0; t < b->tiles; t++) {
    ck_assert_int_ge(bitboard_count(b->near[t]), 2);
    ck_assert_int_le(bitboard_count(b->near[t]), 6);
    for (bitboard near = b->near[t]; near;)
      ck_assert(bitboard_has(b->near[bitboard_pop(&near)], t));
  }
}
END_TEST

START_TEST(there_are_no_other_boards) {
  ck_assert_int_eq(tactigon_board_number(12), -1);
  ck_assert_int_eq(tactigon_board_number(0), -1);
}
END_TEST

START_TEST(tiles_off_the_board_are_none) {
  const position p = empty_board(11, 0);
  const tactigon_board *const b = tactigon_board_of(tactigon_of(&p));

  ck_assert_int_eq(tactigon_tile(b, 0, 0), TACTIGON_NO_TILE);
  ck_assert_int_eq(tactigon_tile(b, -1, 5), TACTIGON_NO_TILE);
  ck_assert_int_eq(tactigon_tile(b, 3, 11), TACTIGON_NO_TILE);
  ck_assert_int_eq(tactigon_tile(b, 3, 1 << 20), TACTIGON_NO_TILE);
  ck_assert_int_eq(tactigon_tile(b, 1 << 28, 3), TACTIGON_NO_TILE);
}
END_TEST

/* The counts of the reference, from perft.txt. */
START_TEST(perft_from_the_start) {
  static const struct {
    unsigned advanced;
    int depth;
    uint64_t leaves;
  } table[] = {
      {0, 1, 58},
      {0, 2, 3316},
      {0, 3, 235806},
      {0, 4, 16416695},
      {TACTIGON_JUMP, 3, 744678},
      {TACTIGON_GOLD_STEP, 3, 236860},
      {TACTIGON_JUMP | TACTIGON_GOLD_STEP, 2, 7505},
  };
  const position p = start_of_tactigon(table[_i].advanced);
  watch never = {0};
  uint64_t n = 0;

  ck_assert_int_eq(perft(g, &p, table[_i].depth, &never, &n), PERFT_DONE);
  ck_assert_uint_eq(n, table[_i].leaves);
}
END_TEST

/* Returns a position with random pieces of both players, pentagons included,
   all over the board of LINES: denser than in play. */
static position
scattered(int lines, rng *r) {
  position p = empty_board(lines, rng_below(r, 4));
  const tactigon_board *const b = tactigon_board_of(tactigon_of(&p));

  for (int player = 0; player < 2; player++)
    for (int type = 0; type < TACTIGON_TYPES; type++)
      for (int i = tactigon_number_of((enum tactigon_type)type); i > 0;) {
        const int t = (int)rng_below(r, (uint32_t)b->tiles);

        if (bitboard_has(tactigon_of(&p)->of_player[0] |
                             tactigon_of(&p)->of_player[1],
                         t))
          continue;
        put(&p, player, type, b->code[t] >> 4, b->code[t] & 0xf);
        i--;
      }
  return p;
}

START_TEST(every_position_is_consistent) {
  static move list[TACTIGON_MAX_MOVES], best[TACTIGON_MAX_MOVES];
  rng r;

  rng_seed(&r, (uint64_t)_i);
  for (int games = 0; games < 20; games++) {
    position p = scattered(LINES[_i], &r);

    for (int ply = 0; ply < 100; ply++) {
      const int n = g->moves(&p, list);

      ck_assert_int_le(n, g->max_moves);
      ck_assert_int_eq(n, g->count_moves(&p));
      ck_assert_int_eq(n == 0, g->outcome(&p) != OUTCOME_NONE);

      tactigon_position copy = *tactigon_of(&p);

      tactigon_rehash(&copy);
      ck_assert_uint_eq(copy.hash, g->hash(&p));
      ck_assert((copy.of_player[0] & copy.of_player[1]) == 0);
      ck_assert((copy.of_player[0] | copy.of_player[1]) ==
                (copy.of_type[0] ^ copy.of_type[1] ^ copy.of_type[2] ^
                 copy.of_type[3]));
      if (n == 0)
        break;
      for (int i = 0; i < n; i++) {
        ck_assert(i == 0 || list[i - 1] < list[i]);
        ck_assert(g->is_legal(&p, list[i]));
      }

      watch never = {0};
      const int n_best = tactigon_bots.best_moves(&p, 2, &never, best);

      ck_assert_int_gt(n_best, 0);
      for (int i = 0; i < n_best; i++)
        ck_assert(g->is_legal(&p, best[i]));
      g->play(&p, list[rng_below(&r, (uint32_t)n)], &p);
    }
  }
}
END_TEST

/* Returns the number of PLAYER's pieces of TYPE that reach TILE. */
static int
reaching(const tactigon_position *p, int player, int type, int tile) {
  const tactigon_board *const b = tactigon_board_of(p);
  int n = 0;

  for (int t = 0; t < b->tiles; t++)
    n += bitboard_has(p->of_player[player] & p->of_type[type], t) &&
         b->distance[tile][t] <= TACTIGON_STEPS[type];
  return n;
}

/* Returns the number of PLAYER's pieces that reach TILE. */
static int
all_reaching(const tactigon_position *p, int player, int tile) {
  int n = 0;

  for (int type = 0; type < TACTIGON_TYPES; type++)
    n += reaching(p, player, type, tile);
  return n;
}

/* Whether another piece of PLAYER than that on TILE, of TYPE, and the pentagon
   reaches TILE. */
static bool
is_covered(const tactigon_position *p, int player, int type, int tile) {
  int n = 0;

  for (int t = 0; t < TACTIGON_PENTAGON; t++)
    n += reaching(p, player, t, tile);
  return n > (type != TACTIGON_PENTAGON);
}

/* Returns what is seen of PLAYER, tile by tile. */
static tactigon_survey
survey_by_tile(const tactigon_position *p, int player) {
  const tactigon_board *const b = tactigon_board_of(p);
  const bitboard own = p->of_player[player];
  const bitboard pentagons = p->of_type[TACTIGON_PENTAGON];
  const int pentagon = bitboard_first(pentagons & own);
  const int target = bitboard_first(pentagons & ~own);
  bitboard gold = b->gold;
  tactigon_survey s = {.nearest = TACTIGON_MAX_LINES,
                       .aims = all_reaching(p, player, target)};

  for (int i = 0; i < 2; i++) {
    const int tile = bitboard_pop(&gold);

    s.gold += bitboard_has(own, tile);
    s.gold_aims[i] = all_reaching(p, player, tile);
  }
  for (int t = 0; t < b->tiles; t++)
    for (int type = 0; type < TACTIGON_TYPES; type++) {
      bool prey = false;

      if (!bitboard_has(own & p->of_type[type], t))
        continue;
      for (int taker = 0; taker <= type; taker++)
        prey = prey || reaching(p, !player, taker, t) > 0;
      s.number[type]++;
      s.prey[type] += prey;
      if (t < 64) {
        s.attacked |= (uint64_t)prey << t;
        s.covered |= (uint64_t)is_covered(p, player, type, t) << t;
      }
      s.guards += bitboard_has(b->near[pentagon], t);
      if (t == pentagon)
        continue;
      s.way += b->distance[target][t];
      if (b->distance[target][t] < s.nearest)
        s.nearest = b->distance[target][t];
    }
  return s;
}

/* On the board whose tiles are in half a set, and on the others. */
START_TEST(a_survey_counts_what_it_says) {
  rng r;

  rng_seed(&r, 1);
  for (int i = 0; i < 200; i++) {
    const position pos = scattered(LINES[_i], &r);
    tactigon_survey survey[2];

    tactigon_survey_of(tactigon_of(&pos), survey);
    for (int player = 0; player < 2; player++) {
      const tactigon_survey s = survey_by_tile(tactigon_of(&pos), player);

      /* Behind the last member nothing is set. */
      ck_assert_mem_eq(&survey[player], &s,
                       offsetof(tactigon_survey, nearest) + sizeof s.nearest);
    }
  }
}
END_TEST

START_TEST(codes_that_are_no_moves_are_refused) {
  static move list[TACTIGON_MAX_MOVES];
  const position p = start_of_tactigon(TACTIGON_JUMP);
  const int n = g->moves(&p, list);
  int legal = 0;
  rng r;

  for (move code = 0; code < 1u << 18; code++)
    legal += g->is_legal(&p, code);
  ck_assert_int_eq(legal, n);
  rng_seed(&r, 1);
  for (int i = 0; i < 1000000; i++)
    ck_assert(!g->is_legal(&p, (move)rng_next(&r) | 1u << 31));
}
END_TEST

START_TEST(the_hash_tells_players_types_and_rules_apart) {
  position p[6];

  for (int i = 0; i < 6; i++)
    p[i] = empty_board(11, 0);
  put(&p[0], 0, TACTIGON_CIRCLE, 3, 5);
  put(&p[1], 1, TACTIGON_CIRCLE, 3, 5);
  put(&p[2], 0, TACTIGON_SQUARE, 3, 5);
  put(&p[3], 0, TACTIGON_CIRCLE, 3, 6);
  tactigon_in(&p[4])->to_move = PLAYER_2;
  put(&p[4], 0, TACTIGON_CIRCLE, 3, 5);
  tactigon_in(&p[5])->advanced = TACTIGON_JUMP;
  put(&p[5], 0, TACTIGON_CIRCLE, 3, 5);
  for (int i = 0; i < 6; i++)
    for (int j = 0; j < i; j++)
      ck_assert_uint_ne(g->hash(&p[i]), g->hash(&p[j]));
}
END_TEST

START_TEST(a_seed_fixes_the_game) {
  static move list[TACTIGON_MAX_MOVES];
  position p = start_of_tactigon(0), q = start_of_tactigon(0);
  rng r, s;

  rng_seed(&r, 9);
  rng_seed(&s, 9);
  ck_assert_int_eq(playout(g, &p, 100, &r, list),
                   playout(g, &q, 100, &s, list));
  ck_assert_uint_eq(g->hash(&p), g->hash(&q));
}
END_TEST

Suite *
tactigon_suite(void) {
  Suite *const s = suite_create("tactigon");
  TCase *const board = tcase_create("board");
  TCase *const positions = tcase_create("positions");

  tcase_add_loop_test(board, boards_have_their_tiles, 0, TACTIGON_BOARDS);
  tcase_add_loop_test(board, neighbours_are_mutual, 0, TACTIGON_BOARDS);
  tcase_add_loop_test(board, a_ply_of_an_ending_leads_back_to_it, 0, 4);
  tcase_add_loop_test(board, larger_boards_have_no_numbers, 0, 2);
  tcase_add_test(board, there_are_no_other_boards);
  tcase_add_test(board, tiles_off_the_board_are_none);
  suite_add_tcase(s, board);

  tcase_add_loop_test(positions, perft_from_the_start, 0, 7);
  tcase_add_loop_test(positions, every_position_is_consistent, 0,
                      TACTIGON_BOARDS);
  tcase_add_loop_test(positions, a_survey_counts_what_it_says, 0,
                      TACTIGON_BOARDS);
  tcase_add_test(positions, codes_that_are_no_moves_are_refused);
  tcase_add_test(positions, the_hash_tells_players_types_and_rules_apart);
  tcase_add_test(positions, a_seed_fixes_the_game);
  suite_add_tcase(s, positions);
  return s;
}
