#include "../../c_src/engine/hash.h"
#include "../../c_src/engine/minimax.h"
#include "../../c_src/engine/rng.h"
#include "../../games/wali/wali.h"
#include "count_down.h"
#include "suites.h"

enum { LISTS = 32 * WALI_MAX_MOVES };

/* An evaluation with many ties that is not antisymmetric. */
static int
any_value(const position *p, enum player player, const void *context) {
  const game *const g = context;

  return (int)(hash_mix(g->hash(p) + (uint64_t)player) % 7);
}

static int
left(const position *p, enum player player, const void *context) {
  (void)player;
  (void)context;
  return count_down_left(p);
}

/* Minimax in turns without any pruning, which the search must agree with. */
static int
plain(const game *g, const position *p, enum player player, int turns) {
  move list[WALI_MAX_MOVES];
  const int n = turns > 0 ? g->moves(p, list) : 0;

  if (n == 0)
    return any_value(p, player, g);

  const bool ours = g->to_move(p) == player;
  int best = ours ? INT_MIN : INT_MAX;

  for (int i = 0; i < n; i++) {
    position next;

    g->play(p, list[i], &next);

    const bool begins = !g->turn_begins || g->turn_begins(&next);
    const int v = plain(g, &next, player, turns - begins);

    if (ours ? v > best : v < best)
      best = v;
  }
  return best;
}

static void
agrees_at(const game *g, const position *p, int turns) {
  static move lists[LISTS];
  move list[WALI_MAX_MOVES];
  int scores[WALI_MAX_MOVES];
  watch never = {0};
  const minimax s = {.game = g,
                     .evaluate = any_value,
                     .context = g,
                     .watch = &never,
                     .lists = lists};
  const int n = g->moves(p, list);

  ck_assert(minimax_scores(&s, p, turns, list, n, scores));
  if (n > 0) {
    int first = 0;

    while (scores[first] != minimax_best_score(scores, n))
      first++;
    ck_assert_int_eq(minimax_first_best(&s, p, turns, list, n), first);
  }
  for (int i = 0; i < n; i++) {
    position next;

    g->play(p, list[i], &next);

    const bool begins = !g->turn_begins || g->turn_begins(&next);

    ck_assert_int_eq(scores[i], plain(g, &next, g->to_move(p), turns - begins));
  }
}

START_TEST(agrees_with_plain_minimax) {
  for (int n = 0; n <= 12; n++)
    for (int turns = 1; turns <= 12; turns++) {
      const position p = count_down_from(n);

      agrees_at(&count_down_game, &p, turns);
    }
}
END_TEST

static bool
begins_at_even(const position *p) {
  return count_down_left(p) % 2 == 0;
}

START_TEST(agrees_where_turns_are_uneven) {
  game uneven = count_down_game;

  uneven.turn_begins = begins_at_even;
  for (int n = 0; n <= 12; n++)
    for (int turns = 1; turns <= 6; turns++) {
      const position p = count_down_from(n);

      agrees_at(&uneven, &p, turns);
    }
}
END_TEST

/* The game has skipped turns, takes and double takes. */
START_TEST(agrees_on_a_game_with_takes) {
  position p = {{0}};
  rng r;

  *wali_in(&p) = (wali_position){
      .cells = wali_cells(4, 4), .hand = {5, 5}, .rules = WALI_DOUBLE_TWO};
  rng_seed(&r, 1);
  for (int ply = 0; ply < 60; ply++) {
    move list[WALI_MAX_MOVES];
    const int n = wali_game.moves(&p, list);

    if (n == 0)
      break;
    agrees_at(&wali_game, &p, ply < 10 ? 1 : 3);
    wali_game.play(&p, list[rng_below(&r, (uint32_t)n)], &p);
  }
}
END_TEST

/* The evaluation is the number left: the first player keeps it high, the other
   lowers it. */
START_TEST(turns_count_the_root_move) {
  static const int expected[][2] = {{9, 8}, {7, 6}, {6, 5}, {4, 3}};
  move moves[] = {1, 2}, lists[64];
  const position p = count_down_from(10);
  watch never = {0};
  const minimax s = {.game = &count_down_game,
                     .evaluate = left,
                     .watch = &never,
                     .lists = lists};

  for (int turns = 1; turns <= 4; turns++) {
    int scores[2];

    ck_assert(minimax_scores(&s, &p, turns, moves, 2, scores));
    ck_assert_int_eq(scores[0], expected[turns - 1][0]);
    ck_assert_int_eq(scores[1], expected[turns - 1][1]);
  }
}
END_TEST

static bool
stop(void *context) {
  ++*(int *)context;
  return true;
}

START_TEST(a_watch_stops_it) {
  move moves[] = {1, 2}, lists[256];
  int scores[2], asked = 0;
  const position p = count_down_from(100);
  watch w = {.stop = stop, .context = &asked};
  const minimax s = {
      .game = &count_down_game, .evaluate = left, .watch = &w, .lists = lists};

  ck_assert(!minimax_scores(&s, &p, 60, moves, 2, scores));
  ck_assert_int_eq(asked, 1);
}
END_TEST

START_TEST(ties_are_kept_in_order) {
  move moves[] = {3, 5, 7, 9, 11};
  const int scores[] = {-1, 4, 2, 4, 4};

  ck_assert_int_eq(minimax_best_score(scores, 5), 4);
  ck_assert_int_eq(minimax_keep(moves, scores, 5, 4), 3);
  ck_assert_uint_eq(moves[0], 5);
  ck_assert_uint_eq(moves[1], 9);
  ck_assert_uint_eq(moves[2], 11);
}
END_TEST

Suite *
minimax_suite(void) {
  Suite *const s = suite_create("minimax");
  TCase *const t = tcase_create("agreement");

  tcase_add_test(t, agrees_with_plain_minimax);
  tcase_add_test(t, agrees_where_turns_are_uneven);
  tcase_add_test(t, agrees_on_a_game_with_takes);
  tcase_add_test(t, turns_count_the_root_move);
  tcase_add_test(t, a_watch_stops_it);
  tcase_add_test(t, ties_are_kept_in_order);
  suite_add_tcase(s, t);
  return s;
}
