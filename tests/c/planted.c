#include "planted.h"

#include "count_down.h"
#include "suites.h"

enum { ROOM = 4096 };

static planted_search the_search;

static int
most_moves(const position *p) {
  (void)p;
  return PLANTED_MOST;
}

planted_search *
planted_begin(int left, int n) {
  planted_search *const f = &the_search;
  const position p = count_down_from(left);
  think_options o = think_unlimited();

  *f = (planted_search){.game = count_down_game};
  f->game.count_moves = most_moves;
  o.lines = n;
  ck_assert(think_init(&f->think, &f->game, &p, &o));
  ck_assert(tree_init(&f->tree, 0, ROOM));
  tree_clear(&f->tree, &count_down_game, &p);
  for (int id = 0; id < 2; id++) {
    f->workers[id] =
        (mcts_worker){.member = team_member_new(&f->think, id, UINT64_MAX),
                      .game = &count_down_game,
                      .tree = &f->tree,
                      .moves = f->moves[id]};
    rng_seed(&f->workers[id].random, (uint64_t)id);
    f->search.team.members[id] = &f->workers[id].member;
  }
  f->search.team.n = 2;
  f->search.ranking = f->ranking;
  f->search.lines = f->lines;
  return f;
}

void
planted_end(planted_search *f) {
  tree_free(&f->tree);
  think_free(&f->think);
}

uint32_t
planted_add(planted_search *f, uint32_t i, enum player player,
            const planted_move *list, int n) {
  tree_node *const children = tree_add(&f->tree, i, n);
  const bool first = player == PLAYER_1;

  ck_assert_ptr_nonnull(children);
  f->tree.nodes[i].to_move = (uint8_t)player;
  for (int c = 0; c < n; c++) {
    const planted_move *const one = &list[c];
    const double share = first ? one->share : 1 - one->share;

    children[c] = (tree_node){
        .mean = share,
        .minimax = (float)share,
        .prior = 1 / (float)n,
        .visits = one->visits,
        .bounds = (tree_bounds){.low = (int8_t)(first ? one->low : -one->high),
                                .high = (int8_t)(first ? one->high : -one->low),
                                .plies = one->plies},
        .parent = i,
        .move = (move)(n - c),
        .awaited = one->awaited,
        .to_move = !player};
  }
  tree_publish(&f->tree, i, children);
  return (uint32_t)(children - f->tree.nodes);
}
