#include "../../c_src/engine/team.h"
#include "count_down.h"
#include "suites.h"

enum { MEMBERS = 5 };

static think
job(int threads) {
  think t = {.game = &count_down_game, .options = think_unlimited()};

  t.options.threads = threads;
  return t;
}

START_TEST(members_share_the_nodes) {
  for (int threads = 1; threads <= 7; threads++)
    for (uint64_t nodes = 0; nodes <= 30; nodes++) {
      think t = job(threads);
      uint64_t sum = 0;

      for (int id = 0; id < threads; id++) {
        const uint64_t share = team_member_new(&t, id, nodes).most_nodes;

        ck_assert_uint_ge(share, nodes / (unsigned)threads);
        ck_assert_uint_le(share, nodes / (unsigned)threads + 1);
        sum += share;
      }
      ck_assert_uint_eq(sum, nodes);
    }
}
END_TEST

typedef struct pool {
  team_member members[MEMBERS];
  int room, freed;
} pool;

static pool the_pool;

static team_member *
create(void *context, think *t, int id) {
  pool *const p = context;

  if (id >= p->room)
    return NULL;
  p->members[id] = team_member_new(t, id, 100);
  return &p->members[id];
}

static void
count_freed(team_member *m) {
  (void)m;
  the_pool.freed++;
}

/* Adds as many nodes as the member's number. */
static void *
help(void *member) {
  team_member *const m = member;

  team_member_add_nodes(m, m->id);
  return NULL;
}

START_TEST(every_member_but_the_leader_has_a_thread) {
  think t = job(MEMBERS);
  team us;

  the_pool = (pool){.room = MEMBERS};
  ck_assert(team_init(&us, &t, &the_pool, create));
  ck_assert_int_eq(us.n, MEMBERS);
  for (uint64_t round = 1; round <= 2; round++) {
    team_start(&us, help);
    team_join(&us);
    ck_assert_uint_eq(team_nodes(&us), round * (1 + 2 + 3 + 4));
  }
  ck_assert_uint_eq(team_member_nodes(us.members[0]), 0);
  team_free(&us, count_freed);
  ck_assert_int_eq(the_pool.freed, MEMBERS);
}
END_TEST

START_TEST(a_team_is_as_large_as_asked_for_and_memory_allows) {
  think t = job(MEMBERS);
  think less = job(MEMBERS - 1);
  team us;

  the_pool = (pool){.room = MEMBERS};
  ck_assert(team_init(&us, &less, &the_pool, create));
  ck_assert_int_eq(us.n, MEMBERS - 1);
  the_pool = (pool){.room = 2};
  ck_assert(team_init(&us, &t, &the_pool, create));
  ck_assert_int_eq(us.n, 2);
  the_pool = (pool){.room = 0};
  ck_assert(!team_init(&us, &t, &the_pool, create));
  team_free(&us, count_freed);
  ck_assert_int_eq(the_pool.freed, 0);
}
END_TEST

Suite *
team_suite(void) {
  Suite *const s = suite_create("team");
  TCase *const t = tcase_create("members");

  tcase_add_test(t, members_share_the_nodes);
  tcase_add_test(t, every_member_but_the_leader_has_a_thread);
  tcase_add_test(t, a_team_is_as_large_as_asked_for_and_memory_allows);
  suite_add_tcase(s, t);
  return s;
}
