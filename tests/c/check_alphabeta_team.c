/* What the workers of alpha-beta share: a table, with entries that the test has
   made up, and what comes of their results. */

#include "../../c_src/engine/alphabeta.h"
#include "../../c_src/engine/alphabeta_root.h"
#include "../../c_src/engine/alphabeta_tree.h"
#include "branches.h"
#include "oracle.h"
#include "suites.h"

/* ------------------------------------------------------------------------
   A worker
   ------------------------------------------------------------------------ */

/* A search and one of its workers. */
typedef struct fixture {
  alphabeta_memory *memory;
  think think;
  alphabeta_worker *worker;
} fixture;

/* Makes *F a search to DEPTH with worker ID; the caller ends it. */
static void
begin(fixture *f, int depth, int id, bool selective) {
  const position p = branches_root();
  think_options o = think_unlimited();

  o.depth = depth;
  o.selective = selective;
  f->memory = alphabeta.open(&branches_game, 1);
  ck_assert_ptr_nonnull(f->memory);
  ck_assert(think_init(&f->think, &branches_game, &p, &o));
  f->worker =
      (alphabeta_worker *)alphabeta_worker_new(f->memory, &f->think, id);
  ck_assert_ptr_nonnull(f->worker);
}

static void
end(fixture *f) {
  alphabeta_worker_free(&f->worker->member);
  alphabeta.close(f->memory);
  think_free(&f->think);
}

/* ------------------------------------------------------------------------
   Iterations
   ------------------------------------------------------------------------ */

/* The depths that were reported, one a digit. */
static int depths;

static void
listen(void *context, think *t) {
  (void)context;
  if (t->report.nodes > 0)
    depths = depths * 10 + t->report.depth;
}

/* Returns the depths that worker ID searches, to DEPTH. */
static int
depths_of(int depth, int id) {
  fixture f;

  begin(&f, depth, id, true);

  const team us = {.members = {&f.worker->member}, .n = 1};

  depths = 0;
  f.think.listen = listen;
  alphabeta_deepen(f.worker, &us);
  ck_assert(f.worker->finished);
  ck_assert(think_stopped(&f.think));
  end(&f);
  return depths;
}

START_TEST(every_other_worker_is_a_ply_ahead) {
  for (int id = 0; id < 4; id++) {
    ck_assert_int_eq(depths_of(5, id), id % 2 ? 2345 : 12345);
    ck_assert_int_eq(depths_of(2, id), id % 2 ? 2 : 12);
    ck_assert_int_eq(depths_of(1, id), 1);
  }
}
END_TEST

/* ------------------------------------------------------------------------
   Whose result counts
   ------------------------------------------------------------------------ */

enum { MEMBERS = 3 };

/* Results of three workers, and whose is taken. */
static const struct results {
  int depth[MEMBERS];
  bool finished[MEMBERS], stopped[MEMBERS];
  int lines, best;
} RESULTS[] = {
    /* The deepest, and of equals the first. */
    {.depth = {5, 5, 5}, .lines = 1, .best = 0},
    {.depth = {5, 6, 6}, .lines = 1, .best = 1},
    {.depth = {5, 6, 7}, .lines = 1, .best = 2},
    {.depth = {5, 4, 6}, .lines = 2, .best = 2},

    /* One that has finished, however deep, and the first of these. */
    {.depth = {5, 4, 7}, .finished = {true}, .lines = 1, .best = 0},
    {.depth = {5, 4, 7}, .finished = {false, true}, .lines = 1, .best = 1},
    {.depth = {5, 7, 4}, .finished = {false, false, true}, .best = 2},
    {.depth = {5, 4, 7}, .finished = {false, true, true}, .best = 1},

    /* A search that was stopped knows its first line alone. */
    {.depth = {5, 7, 6}, .stopped = {true, true, true}, .lines = 1, .best = 1},
    {.depth = {5, 7, 6}, .stopped = {false, true}, .lines = 2, .best = 2},
    {.depth = {5, 7, 6}, .stopped = {true, true, true}, .lines = 2, .best = 0},
};

START_TEST(the_result_is_that_of_the_worker_who_knows_most) {
  static alphabeta_worker workers[MEMBERS];
  const struct results *const r = &RESULTS[_i];
  think_line lines[MEMBERS];
  think t = {.options = think_unlimited()};
  team us = {.n = MEMBERS};

  t.options.lines = r->lines;
  for (int i = 0; i < MEMBERS; i++) {
    lines[i].depth = r->depth[i];
    workers[i] = (alphabeta_worker){.member = {.think = &t, .id = i},
                                    .finished = r->finished[i],
                                    .stopped = r->stopped[i],
                                    .roots = &lines[i]};
    us.members[i] = &workers[i].member;
  }
  ck_assert_ptr_eq(alphabeta_deepest(&us), &workers[r->best]);
}
END_TEST

/* ------------------------------------------------------------------------
   Planted entries
   ------------------------------------------------------------------------ */

enum { DEPTH = 4, PLY = 5 };

/* Returns what a search of the root to DEPTH, PLY plies on the way, in the
   window ALPHA..BETA makes of it when the table has E; sets *NODES. */
static int
value_with(const table_entry *e, bool selective, int alpha, int beta,
           uint64_t *nodes) {
  const position p = branches_root();
  fixture f;

  begin(&f, DEPTH, 0, selective);
  table_store(f.worker->table, branches_game.hash(&p), e);

  const int v =
      alphabeta_value(f.worker, &p, DEPTH, PLY, alpha, beta, f.worker->moves);

  *nodes = team_member_nodes(&f.worker->member);
  end(&f);
  return v;
}

/* An entry, the first of a window of one, and what the search makes of it:
   TAKEN if it is not searched again. */
static const struct planting {
  table_entry entry;
  int alpha;
  bool selective, taken;
} PLANTINGS[] = {
    /* Scores that no position has. */
    {{0, 5000, DEPTH, TABLE_EXACT}, 0, false, true},
    {{0, -5000, DEPTH, TABLE_EXACT}, 0, false, true},
    {{0, 5000, DEPTH, TABLE_LOWER}, 0, false, true},
    {{0, -5000, DEPTH, TABLE_UPPER}, 0, false, true},

    /* A bound at the edge of the window, and one within. */
    {{0, 101, DEPTH, TABLE_LOWER}, 100, false, true},
    {{0, 100, DEPTH, TABLE_LOWER}, 100, false, false},
    {{0, 100, DEPTH, TABLE_UPPER}, 100, false, true},
    {{0, 101, DEPTH, TABLE_UPPER}, 100, false, false},
    {{0, -5000, DEPTH, TABLE_LOWER}, 0, false, false},
    {{0, 5000, DEPTH, TABLE_UPPER}, 0, false, false},

    /* At full width another depth is another score. */
    {{0, 5000, DEPTH - 1, TABLE_EXACT}, 0, false, false},
    {{0, 5000, DEPTH + 1, TABLE_EXACT}, 0, false, false},
    {{0, 5000, DEPTH - 1, TABLE_EXACT}, 0, true, false},
    {{0, 5000, DEPTH, TABLE_EXACT}, 0, true, true},
    {{0, 5000, DEPTH + 1, TABLE_EXACT}, 0, true, true},
};

START_TEST(an_entry_is_taken_for_what_it_is) {
  const struct planting *const row = &PLANTINGS[_i];
  const position p = branches_root();
  const int truth =
      oracle(&branches_game, &p, PLAYER_1, DEPTH, 0, evaluation_of);
  uint64_t nodes;
  const int v = value_with(&row->entry, row->selective, row->alpha,
                           row->alpha + 1, &nodes);

  ck_assert_int_eq(nodes == 1, row->taken);
  if (row->taken)
    ck_assert_int_eq(v, row->entry.score);
  else if (!row->selective)
    ck_assert_int_eq(v > row->alpha, truth > row->alpha);
}
END_TEST

/* Lines would end where the table cuts them. */
START_TEST(no_entry_cuts_the_principal_variation) {
  const table_entry e = {0, 5000, DEPTH, TABLE_EXACT};
  const position p = branches_root();
  uint64_t nodes;

  ck_assert_int_eq(
      value_with(&e, false, -THINK_INFINITY, THINK_INFINITY, &nodes),
      oracle(&branches_game, &p, PLAYER_1, DEPTH, 0, evaluation_of));
}
END_TEST

/* The table counts plies from the position, a search from its root. */
START_TEST(a_decided_entry_is_as_far_as_it_was) {
  for (int sign = -1; sign <= 1; sign += 2) {
    const table_entry e = {0, sign * (THINK_WIN - 3), DEPTH, TABLE_EXACT};
    uint64_t nodes;

    ck_assert_int_eq(value_with(&e, false, 0, 1, &nodes),
                     sign * (THINK_WIN - 3 - PLY));
  }
}
END_TEST

/* A cut by the first move costs less than one by the last. */
START_TEST(the_move_of_an_entry_is_searched_first) {
  const position p = branches_root();
  const int truth =
      oracle(&branches_game, &p, PLAYER_1, DEPTH, 0, evaluation_of);
  uint64_t nodes[BRANCHES], least = UINT64_MAX;
  move best = 0;

  for (move m = 0; m < BRANCHES; m++) {
    const table_entry e = {m, 0, 1, TABLE_LOWER};
    position next;

    branches_game.play(&p, m, &next);
    if (oracle(&branches_game, &next, PLAYER_1, DEPTH - 1, 0, evaluation_of) ==
        truth)
      best = m;
    ck_assert_int_eq(value_with(&e, false, truth - 1, truth, &nodes[m]), truth);
    least = nodes[m] < least ? nodes[m] : least;
  }
  ck_assert_uint_eq(nodes[best], least);
  for (move m = 0; m < BRANCHES; m++)
    if (m != best)
      ck_assert_uint_gt(nodes[m], least);
}
END_TEST

/* Whether a move is singular is asked at the node itself, which so gets a line
   and a move to leave out. */
START_TEST(the_question_for_a_singular_move_leaves_nothing_behind) {
  const table_entry e = {0, -5000, DEPTH, TABLE_LOWER};
  const position p = branches_root();
  game singular = branches_game;
  fixture f;

  singular.singular_depth = 1;
  begin(&f, DEPTH, 0, true);
  f.worker->game = &singular;
  table_store(f.worker->table, branches_game.hash(&p), &e);
  ck_assert_int_lt(
      alphabeta_value(f.worker, &p, DEPTH, PLY, 4999, 5000, f.worker->moves),
      5000);
  ck_assert_int_eq(f.worker->pv_length[PLY], 0);
  for (int ply = 0; ply <= THINK_MAX_DEPTH; ply++)
    ck_assert_uint_eq(f.worker->excluded[ply], MOVE_NONE);
  end(&f);
}
END_TEST

static int
no_value(const position *p, enum player player) {
  (void)p;
  (void)player;
  return 0;
}

/* The random rank of the seed decides between them, at every depth. */
START_TEST(equal_moves_keep_their_order) {
  game equal = branches_game;
  fixture f;
  move first[BRANCHES];

  equal.value = no_value;
  begin(&f, DEPTH, 0, false);
  f.think.options.lines = BRANCHES;
  f.worker->game = &equal;
  alphabeta_set_roots(f.worker);
  for (int i = 0; i < BRANCHES; i++)
    first[i] = f.worker->roots[i].moves[0];
  for (int depth = 1; depth <= DEPTH; depth++) {
    alphabeta_begin_iteration(f.worker, depth, 0, 0);
    alphabeta_search_root(f.worker);
    for (int i = 0; i < BRANCHES; i++) {
      ck_assert_uint_eq(f.worker->roots[i].moves[0], first[i]);
      ck_assert_int_eq(f.worker->roots[i].depth, depth);
    }
  }
  end(&f);
}
END_TEST

/* ------------------------------------------------------------------------
   What threads find
   ------------------------------------------------------------------------ */

/* Checks the entries of P and of all positions up to PLIES after it against the
   oracle; returns how many there are. */
static int
entries_are_true(const table *t, const position *p, int plies) {
  const enum player player = branches_game.to_move(p);
  table_entry e;
  int found = 0;

  if (table_probe(t, branches_game.hash(p), &e)) {
    const int truth =
        oracle(&branches_game, p, player, e.depth, 0, evaluation_of);

    found++;
    if (e.bound != TABLE_UPPER)
      ck_assert_int_le(e.score, truth);
    if (e.bound != TABLE_LOWER)
      ck_assert_int_ge(e.score, truth);
  }
  for (move m = 0; m < BRANCHES && plies > 0; m++) {
    position next;

    branches_game.play(p, m, &next);
    found += entries_are_true(t, &next, plies - 1);
  }
  return found;
}

/* Searches the position after a few moves of the root, which N selects. */
static void
search(alphabeta_memory *memory, think *t, unsigned n, int threads,
       bool selective) {
  think_options o = think_unlimited();
  position p = branches_root();

  for (unsigned ply = 0; ply < 3; ply++, n /= BRANCHES)
    branches_game.play(&p, n % BRANCHES, &p);
  o.depth = 6;
  o.threads = threads;
  o.selective = selective;
  ck_assert(think_init(t, &branches_game, &p, &o));
  ck_assert(alphabeta.run(memory, t));
}

START_TEST(threads_leave_entries_that_are_true) {
  for (unsigned n = 0; n < 12; n++) {
    alphabeta_memory *const memory = alphabeta.open(&branches_game, 1);
    think t;

    search(memory, &t, n, _i, false);
    ck_assert_int_eq(t.report.lines[0].score,
                     oracle(&branches_game, &t.root,
                            branches_game.to_move(&t.root), 6, 0,
                            evaluation_of));
    ck_assert_int_gt(entries_are_true(&memory->table, &t.root, 6), 50);
    think_free(&t);
    alphabeta.close(memory);
  }
}
END_TEST

/* The line that is reported leads to the position whose evaluation is its
   score. */
START_TEST(the_line_of_threads_leads_to_its_score) {
  alphabeta_memory *const memory = alphabeta.open(&branches_game, 1);

  for (unsigned n = 0; n < 27; n++) {
    think t;

    search(memory, &t, n, _i, n % 2);

    const think_line *const line = &t.report.lines[0];
    position p = t.root;

    ck_assert_int_eq(line->length, 6);
    for (int i = 0; i < line->length; i++)
      branches_game.play(&p, line->moves[i], &p);
    ck_assert_int_eq(
        line->score,
        evaluation_of(&branches_game, &p, branches_game.to_move(&t.root)));
    think_free(&t);
  }
  alphabeta.close(memory);
}
END_TEST

Suite *
alphabeta_team_suite(void) {
  Suite *const s = suite_create("alphabeta_team");
  TCase *const workers = tcase_create("workers");
  TCase *const entries = tcase_create("planted entries");
  TCase *const threads = tcase_create("threads");

  tcase_add_test(workers, every_other_worker_is_a_ply_ahead);
  tcase_add_loop_test(workers, the_result_is_that_of_the_worker_who_knows_most,
                      0, sizeof RESULTS / sizeof *RESULTS);
  suite_add_tcase(s, workers);

  tcase_add_loop_test(entries, an_entry_is_taken_for_what_it_is, 0,
                      sizeof PLANTINGS / sizeof *PLANTINGS);
  tcase_add_test(entries, no_entry_cuts_the_principal_variation);
  tcase_add_test(entries, a_decided_entry_is_as_far_as_it_was);
  tcase_add_test(entries, the_move_of_an_entry_is_searched_first);
  tcase_add_test(entries,
                 the_question_for_a_singular_move_leaves_nothing_behind);
  tcase_add_test(entries, equal_moves_keep_their_order);
  suite_add_tcase(s, entries);

  tcase_add_loop_test(threads, threads_leave_entries_that_are_true, 1, 5);
  tcase_add_loop_test(threads, the_line_of_threads_leads_to_its_score, 1, 5);
  suite_add_tcase(s, threads);
  return s;
}
