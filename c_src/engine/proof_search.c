#include "proof_search.h"

#include <stdlib.h>

enum {
  INFINITE = 1 << 30,
  MOST_SUM = INFINITE - 1, /* of numbers none of which is infinite */
  CLOCK_NODES = 1024       /* between two readings of the clock */
};

bool
proof_search_init(proof_search *s, const game *g, size_t mib) {
  *s = (proof_search){.game = g};
  s->children = platform_map((size_t)PROOF_MOST_PLIES * (size_t)g->max_moves *
                             sizeof *s->children);
  s->moves = calloc((size_t)g->max_moves, sizeof *s->moves);
  if (s->children && s->moves && proof_table_init(&s->table, mib))
    return true;
  proof_search_free(s);
  return false;
}

void
proof_search_free(proof_search *s) {
  if (s->table.entries)
    proof_table_free(&s->table);
  platform_unmap(s->children, (size_t)PROOF_MOST_PLIES *
                                  (size_t)s->game->max_moves *
                                  sizeof *s->children);
  free(s->moves);
}

static void
count(proof_search *s) {
  if (++s->nodes % CLOCK_NODES == 0)
    think_out_of_time(s->think);
}

static proof_node
won_in(int plies) {
  return (proof_node){0, INFINITE, (uint8_t)plies, 0};
}

static proof_node
refuted_within(int plies) {
  return (proof_node){INFINITE, 0, PROOF_NEVER, (uint8_t)plies};
}

/* Returns what is known of P, with KEY, before it is searched with PLIES left.
   The numbers of a new leaf are those of its moves. */
static proof_node
look_at(const proof_search *s, const position *p, uint64_t key,
        enum player attacker, int plies) {
  const game *const g = s->game;
  const enum outcome outcome = g->outcome(p);

  if (outcome != OUTCOME_NONE)
    return outcome == outcome_won_by(attacker) ? won_in(0)
                                               : refuted_within(PROOF_EVER);
  if (plies == 0)
    return refuted_within(0);

  const proof_entry *const e = proof_table_probe(&s->table, key);

  if (e) {
    if (e->proved <= plies)
      return won_in(e->proved);
    if (e->refuted >= plies)
      return refuted_within(e->refuted);
    if (e->plies == plies)
      return (proof_node){e->pn, e->dn, PROOF_NEVER, 0};
  }

  const uint32_t n = (uint32_t)g->count_moves(p);

  return g->to_move(p) == attacker ? (proof_node){1, n, PROOF_NEVER, 0}
                                   : (proof_node){n, 1, PROOF_NEVER, 0};
}

static uint32_t
sum(uint32_t a, uint32_t b) {
  return a + b < MOST_SUM ? a + b : MOST_SUM;
}

static int
one_more(int plies) {
  return plies == PROOF_EVER ? PROOF_EVER : plies + 1;
}

/* A node as its children make it, and which of them to search next.  The player
   to move chooses the child with the least number of its own kind, the attacker
   by pn and the defender by dn; the numbers of the other kind are added up. */
typedef struct view {
  proof_node node;
  int best;        /* index of the child with the least own number; of a decided
                      node, of the one that wins soonest or resists longest */
  uint32_t second; /* the least own number of the others */
} view;

static view
view_of(const proof_child *c, int n, bool attacks) {
  uint32_t least = INFINITE, second = INFINITE, others = 0;
  int best = 0, soonest = PROOF_NEVER, latest = 0;
  int shortest = PROOF_EVER, longest = 0;
  int at_soonest = 0, at_latest = 0, at_longest = 0;

  for (int i = 0; i < n; i++) {
    const proof_node *const child = &c[i].node;
    const uint32_t own = attacks ? child->pn : child->dn;

    if (own < least) {
      second = least;
      least = own;
      best = i;
    } else if (own < second) {
      second = own;
    }
    others = sum(others, attacks ? child->dn : child->pn);
    if (child->pn == 0) {
      if (child->proved < soonest) {
        soonest = child->proved;
        at_soonest = i;
      }
      if (child->proved >= latest) {
        latest = child->proved;
        at_latest = i;
      }
    }
    if (child->dn == 0) {
      if (child->refuted < shortest)
        shortest = child->refuted;
      if (child->refuted >= longest) {
        longest = child->refuted;
        at_longest = i;
      }
    }
  }
  if (least == 0 && attacks)
    return (view){won_in(soonest + 1), at_soonest, second};
  if (least == 0)
    return (view){refuted_within(one_more(longest)), at_longest, second};
  if (others == 0 && attacks)
    return (view){refuted_within(one_more(shortest)), best, second};
  if (others == 0)
    return (view){won_in(latest + 1), at_latest, second};
  return (view){attacks ? (proof_node){least, others, PROOF_NEVER, 0}
                        : (proof_node){others, least, PROOF_NEVER, 0},
                best, second};
}

/* Lists the children of P, and returns their number. */
static int
expand(proof_search *s, const position *p, enum player attacker, int plies,
       proof_child *out) {
  const game *const g = s->game;
  const int n = game_moves(g, p, s->moves);

  for (int i = 0; i < n; i++) {
    position next;

    game_play(g, p, s->moves[i], &next);
    out[i].move = s->moves[i];
    out[i].key = proof_key(g, &next, attacker);
    out[i].node = look_at(s, &next, out[i].key, attacker, plies - 1);
    count(s);
  }
  return n;
}

static void
store(proof_search *s, uint64_t key, int plies, const proof_node *node,
      uint64_t work) {
  const proof_entry e = {.key = key,
                         .pn = node->pn,
                         .dn = node->dn,
                         .work =
                             work < UINT32_MAX ? (uint32_t)work : UINT32_MAX,
                         .proved = node->pn == 0 ? node->proved : PROOF_NEVER,
                         .refuted = node->dn == 0 ? node->refuted : 0,
                         .plies = (uint8_t)plies};

  proof_table_store(&s->table, &e);
}

/* A threshold for the best child: a little above the second best number, so
   that the search does not change between two children all the time (Pawlewicz
   and Lew 2007, "Improving Depth-First PN-Search: 1 + epsilon Trick"). */
static uint32_t
threshold(uint32_t limit, uint32_t second) {
  const uint32_t t = second == INFINITE ? INFINITE : second + second / 4 + 1;

  return t < limit ? t : limit;
}

/* Searches P, with KEY, until its numbers reach the thresholds.  CHILDREN has
   room for PLIES lists. */
static proof_node
search(proof_search *s, const position *p, uint64_t key, enum player attacker,
       int plies, uint32_t most_pn, uint32_t most_dn, proof_child *children) {
  const game *const g = s->game;
  const bool attacks = g->to_move(p) == attacker;
  const uint64_t before = s->nodes;
  const int n = expand(s, p, attacker, plies, children);

  for (;;) {
    const view v = view_of(children, n, attacks);

    if (v.node.pn == 0 || v.node.dn == 0 || v.node.pn >= most_pn ||
        v.node.dn >= most_dn || s->nodes >= s->until ||
        think_stopped(s->think)) {
      store(s, key, plies, &v.node, s->nodes - before);
      s->best = children[v.best].move;
      return v.node;
    }

    proof_child *const c = &children[v.best];
    uint32_t pn, dn;
    position next;

    if (attacks) {
      pn = threshold(most_pn, v.second);
      dn = most_dn - v.node.dn + c->node.dn;
    } else {
      pn = most_pn - v.node.pn + c->node.pn;
      dn = threshold(most_dn, v.second);
    }
    game_play(g, p, c->move, &next);
    c->node = search(s, &next, c->key, attacker, plies - 1, pn, dn,
                     children + g->max_moves);
  }
}

proof_node
proof_search_run(proof_search *s, const position *p, enum player attacker,
                 int plies) {
  assert(plies >= 1 && plies <= PROOF_MOST_PLIES);
  return search(s, p, proof_key(s->game, p, attacker), attacker, plies,
                INFINITE, INFINITE, s->children);
}
