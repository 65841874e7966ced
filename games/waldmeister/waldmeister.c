#include "waldmeister.h"

#include "classes.h"
#include "evaluation.h"
#include "features.h"
#include "net.h"
#include "order.h"

/* ------------------------------------------------------------------------
   Bots
   ------------------------------------------------------------------------ */

/* Returns SET without cell FROM and with cell TO; -1 for either changes
   nothing. */
static bitboard
changed(bitboard set, int from, int to) {
  if (from >= 0)
    set &= ~bitboard_of(from);
  if (to >= 0)
    set |= bitboard_of(to);
  return set;
}

/* What the greedy bot knows of a board for its goal.  The score of a turn is a
   sum over the three attributes, and a turn changes at most two of them: that
   of the new tree and that of the moved tree. */
typedef struct outlook {
  bitboard trees[3]; /* by attribute */
  bitboard near[3];  /* the neighbours of these */
  int base[3];       /* the size of the largest group of each */
} outlook;

static outlook
outlook_of(const waldmeister_board *b, enum waldmeister_goal goal) {
  outlook o;

  for (int a = 0; a < 3; a++) {
    o.trees[a] = waldmeister_trees(b, goal, a);
    o.near[a] = wide_neighbours(o.trees[a]);
    o.base[a] = waldmeister_largest_group(o.trees[a], 0);
  }
  return o;
}

/* Sets SCORES[a] to the points after a turn that moves a tree of attribute
   MOVED from FROM to TO and plants a tree of attribute a on FROM.  GAIN[a], for
   a other than MOVED, is what a tree of a on FROM adds to its largest group. */
static void
score_turns(const outlook *o, int moved, int from, int to, const int *gain,
            int *scores) {
  const bitboard trees = o->trees[moved];
  const int others = o->base[0] + o->base[1] + o->base[2] - o->base[moved];
  const int left = waldmeister_largest_group(changed(trees, from, to), 0);
  const int stayed =
      waldmeister_largest_group(changed(trees, -1, to), o->base[moved]);

  for (int a = 0; a < 3; a++)
    scores[a] = others + (a == moved ? stayed : left + gain[a]);
}

/* The replants of highest score found so far. */
typedef struct best_replants {
  int score, n;
  move *moves;
} best_replants;

static void
add_replant(best_replants *best, int score, move m) {
  if (score < best->score)
    return;
  if (score > best->score) {
    best->score = score;
    best->n = 0;
  }
  best->moves[best->n++] = m;
}

/* Adds the replants of the tree on X-Y, an occupied cell, to BEST.  Trees come
   next to others of their attribute alone. */
static void
add_replants_from(const waldmeister_board *b, enum waldmeister_goal goal,
                  const outlook *o, int x, int y, unsigned kinds,
                  best_replants *best) {
  const int size = b->size;
  const int from = waldmeister_bit(size, x, y);
  const int moved = waldmeister_attribute(waldmeister_at(b, from), goal);
  const move from_code = waldmeister_cell_code(x, y)
                         << (WALDMEISTER_CELL_BITS + WALDMEISTER_KIND_BITS);
  move to[WALDMEISTER_MAX_REACH];
  const int n_to =
      waldmeister_sorted_slides(waldmeister_empty(b), size, x, y, to);
  int gain[3] = {0};

  for (int a = 0; a < 3; a++)
    if (a != moved)
      gain[a] = waldmeister_largest_group(changed(o->trees[a], -1, from),
                                          o->base[a]) -
                o->base[a];
  for (int i = 0; i < n_to; i++) {
    const int target =
        waldmeister_bit(size, (int)(to[i] >> 4), (int)(to[i] & 0xf));
    int scores[3];

    if (!bitboard_has(o->near[moved], target))
      continue;
    score_turns(o, moved, from, target, gain, scores);
    for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
      const int a = waldmeister_attribute(kind, goal);

      if (kinds >> kind & 1 && bitboard_has(o->near[a], from))
        add_replant(best, scores[a],
                    from_code | to[i] << WALDMEISTER_KIND_BITS | (move)kind);
    }
  }
}

int
waldmeister_greedy(const waldmeister_board *b, enum waldmeister_goal goal,
                   bitboard from, unsigned kinds, move *out) {
  const outlook o = outlook_of(b, goal);
  const int size = b->size;
  best_replants best = {.score = -1, .moves = out};

  from &= waldmeister_occupied(b);
  for (int x = 0; x <= 2 * size - 2; x++)
    for (int y = 0; y < waldmeister_row_length(size, x); y++)
      if (bitboard_has(from, waldmeister_bit(size, x, y)))
        add_replants_from(b, goal, &o, x, y, kinds, &best);
  return best.n;
}

static int
waldmeister_best_moves(const position *pos, int level, watch *w, move *out) {
  const waldmeister_position *p = waldmeister_of(pos);

  (void)w; /* too fast to be stopped */
  if (level >= 2 && !waldmeister_is_opening(p)) {
    const int n =
        waldmeister_greedy(&p->board, p->goal[p->to_move], ~(bitboard)0,
                           waldmeister_kinds_in_hand(p), out);

    if (n > 0)
      return n;
  }
  return waldmeister_moves(pos, out);
}

const bots waldmeister_bots = {.levels = 2,
                               .best_moves = waldmeister_best_moves};

const game waldmeister_game = {
    .name = "waldmeister",
    .max_moves = WALDMEISTER_MAX_MOVES,
    .max_plies = WALDMEISTER_TREES,
    .start = waldmeister_start,
    .to_move = waldmeister_to_move,
    .moves = waldmeister_moves,
    .count_moves = waldmeister_count_moves,
    .is_legal = waldmeister_is_legal,
    .play = waldmeister_play,
    .outcome = waldmeister_outcome,
    .value = waldmeister_value,
    .terms = waldmeister_terms,
    .count_terms = waldmeister_count_terms,
    .net = &waldmeister_net,
    .n_features = WALDMEISTER_FEATURES,
    .views = 1,
    .features = waldmeister_features,
    .merged = &waldmeister_merged,
    .inputs = waldmeister_inputs,
    .order = waldmeister_order,
    .promising = waldmeister_promising,
    .futility = {-100, 120},
    .hash = waldmeister_hash,
    .class_hash = waldmeister_class_hash,
    .plies_left = waldmeister_plies_left,
};
