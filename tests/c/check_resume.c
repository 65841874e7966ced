/* A search in parts: each part goes on where the one before it was stopped. */

#include "../../c_src/engine/alphabeta.h"
#include "../../c_src/engine/registry.h"
#include "suites.h"

enum { PART = 400, ENOUGH = 20000 /* nodes */, PARTS = 6, LINES = 2 };

/* Returns the options of a part of a search of full width. */
static think_options
part(int depth, int lines) {
  think_options o = think_unlimited();

  o.depth = depth;
  o.lines = lines;
  o.nodes = PART;
  o.selective = o.repetition = false;
  o.resume = true;
  return o;
}

/* Returns a position of G six plies from the start, each the middle one of the
   moves, or the first one after it that does not end the game. */
static position
midgame(const game *g) {
  static move list[GAME_MAX_MOVES];
  position p;

  g->start(&p);
  for (int ply = 0; ply < 6; ply++) {
    const int n = game_moves(g, &p, list);
    position next;

    for (int i = 0;; i++) {
      ck_assert_int_lt(i, n);
      game_play(g, &p, list[(n / 2 + i) % n], &next);
      if (g->outcome(&next) == OUTCOME_NONE)
        break;
    }
    p = next;
  }
  return p;
}

static alphabeta_memory *
open_memory(const game *g) {
  alphabeta_memory *const memory = alphabeta.open(g, 4);

  ck_assert_ptr_nonnull(memory);
  return memory;
}

static void
search(alphabeta_memory *memory, think *t, const game *g, const position *p,
       const think_options *o) {
  ck_assert(think_init(t, g, p, o));
  ck_assert(alphabeta.run(memory, t));
}

/* Searches P once with O and returns the nodes of all parts so far. */
static uint64_t
nodes_after(alphabeta_memory *memory, const position *p,
            const think_options *o) {
  think t;

  search(memory, &t, &memory->game, p, o);

  const uint64_t nodes = t.report.nodes;

  think_free(&t);
  return nodes;
}

static bool
is_finished(const alphabeta_memory *memory) {
  return memory->paused && memory->paused->finished;
}

/* Makes *T the search for N lines of midgame(G), to the least depth that takes
   enough nodes. */
static void
search_whole(think *t, const game *g, int n) {
  const position p = midgame(g);

  for (int depth = 1;; depth++) {
    alphabeta_memory *const memory = open_memory(g);
    think_options o = part(depth, n);

    o.nodes = UINT64_MAX;
    search(memory, t, g, &p, &o);
    alphabeta.close(memory);
    if (t->report.nodes >= ENOUGH)
      return;
    think_free(t);
  }
}

/* Searches the same as WHOLE in parts, and compares the lines. */
static void
parts_equal(const think *whole) {
  const uint64_t all = whole->report.nodes;
  alphabeta_memory *const memory = open_memory(whole->game);
  think_options o = whole->options;
  uint64_t nodes = 0;
  int depth = 0;

  o.nodes = all / PARTS;
  while (!is_finished(memory) && nodes <= 2 * all) {
    think t;

    search(memory, &t, whole->game, &whole->root, &o);
    ck_assert_uint_le(t.report.nodes, nodes + o.nodes);
    ck_assert_int_ge(t.report.depth, depth);
    nodes = t.report.nodes;
    depth = t.report.depth;
    for (int i = 0; i < o.lines; i++) {
      ck_assert_int_ge(t.report.lines[i].length, 1);
      if (is_finished(memory))
        ck_assert_int_eq(t.report.lines[i].score, whole->report.lines[i].score);
    }
    think_free(&t);
  }
  ck_assert(is_finished(memory));
  ck_assert_int_eq(depth, o.depth);
  ck_assert_uint_gt(nodes, (PARTS - 1) * o.nodes);
  alphabeta.close(memory);
}

START_TEST(parts_find_the_lines_of_an_uncut_search) {
  for (int i = 0; registry_games[i]; i++) {
    think whole;

    search_whole(&whole, registry_games[i], _i);
    parts_equal(&whole);
    think_free(&whole);
  }
}
END_TEST

START_TEST(a_finished_search_has_no_node_left) {
  const game *const g = registry_games[0];
  const position p = midgame(g);
  alphabeta_memory *const memory = open_memory(g);
  think_options o = part(2, 1);

  o.nodes = UINT64_MAX;

  const uint64_t nodes = nodes_after(memory, &p, &o);

  ck_assert(is_finished(memory));
  ck_assert_uint_eq(nodes_after(memory, &p, &o), nodes);
  alphabeta.close(memory);
}
END_TEST

/* What differs from the search that was stopped. */
enum difference {
  NOTHING,
  ROOT,
  OTHER_DEPTH,
  OTHER_LINES,
  SELECTIVE,
  REPETITION,
  THREADS,
  NOT_RESUMED
};

static void
differ(enum difference d, position *p, think_options *o) {
  switch (d) {
  case ROOT:
    registry_games[0]->start(p);
    break;
  case OTHER_DEPTH:
    o->depth++;
    break;
  case OTHER_LINES:
    o->lines--;
    break;
  case SELECTIVE:
    o->selective = true;
    break;
  case REPETITION:
    o->repetition = true;
    break;
  case THREADS:
    o->threads = 2;
    break;
  case NOT_RESUMED:
    o->resume = false;
    break;
  case NOTHING:
    break;
  }
}

/* A search that begins anew has the nodes of its own part alone. */
START_TEST(only_the_same_search_goes_on) {
  position p = midgame(registry_games[0]);
  alphabeta_memory *const memory = open_memory(registry_games[0]);
  think_options o = part(8, LINES);

  ck_assert_uint_eq(nodes_after(memory, &p, &o), PART);
  differ((enum difference)_i, &p, &o);
  ck_assert_uint_eq(nodes_after(memory, &p, &o) > PART, _i == NOTHING);
  alphabeta.close(memory);
}
END_TEST

START_TEST(a_search_that_is_not_to_be_resumed_is_not_kept) {
  const position p = midgame(registry_games[0]);
  alphabeta_memory *const memory = open_memory(registry_games[0]);
  think_options o = part(8, 1);

  o.resume = false;
  nodes_after(memory, &p, &o);
  ck_assert_ptr_null(memory->paused);
  o.resume = true;
  ck_assert_uint_eq(nodes_after(memory, &p, &o), PART);
  alphabeta.close(memory);
}
END_TEST

START_TEST(reports_count_the_seconds_of_all_parts) {
  const position p = midgame(registry_games[0]);
  alphabeta_memory *const memory = open_memory(registry_games[0]);
  const think_options o = part(8, 1);
  think t;

  nodes_after(memory, &p, &o);
  memory->report.seconds = 1000;
  search(memory, &t, &memory->game, &p, &o);
  ck_assert_double_ge(t.report.seconds, 1000);
  ck_assert_double_lt(think_seconds(&t), 1000);
  think_free(&t);
  alphabeta.close(memory);
}
END_TEST

/* ------------------------------------------------------------------------
   The lines of nodes that the search has left
   ------------------------------------------------------------------------ */

START_TEST(an_answer_is_found_by_all_of_its_question) {
  static alphabeta_lines lines;
  const move moves[] = {5, 7};
  const line_question asked = {
      .hash = 9, .depth = 4, .ply = 3, .alpha = -10, .beta = 20};
  line_question others[] = {asked, asked, asked, asked, asked};

  others[0].hash++;
  others[1].depth++;
  others[2].ply++;
  others[3].alpha++;
  others[4].beta++;
  lines_add(&lines, &asked, 15, moves, 2);

  const line_answer *const a = lines_find(&lines, &asked);

  ck_assert_ptr_nonnull(a);
  ck_assert_int_eq(a->score, 15);
  ck_assert_int_eq(a->length, 2);
  ck_assert_uint_eq(a->moves[1], 7);
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    ck_assert_ptr_null(lines_find(&lines, &others[i]));
  ck_assert_ptr_null(lines_find(NULL, &asked));
}
END_TEST

Suite *
resume_suite(void) {
  Suite *const s = suite_create("resume");
  TCase *const parts = tcase_create("parts");
  TCase *const lines = tcase_create("lines");

  tcase_add_loop_test(parts, parts_find_the_lines_of_an_uncut_search, 1,
                      LINES + 1);
  tcase_add_test(parts, a_finished_search_has_no_node_left);
  tcase_add_loop_test(parts, only_the_same_search_goes_on, NOTHING,
                      NOT_RESUMED + 1);
  tcase_add_test(parts, a_search_that_is_not_to_be_resumed_is_not_kept);
  tcase_add_test(parts, reports_count_the_seconds_of_all_parts);
  suite_add_tcase(s, parts);
  tcase_add_test(lines, an_answer_is_found_by_all_of_its_question);
  suite_add_tcase(s, lines);
  return s;
}
