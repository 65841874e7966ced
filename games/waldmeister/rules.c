#include "rules.h"

#include <string.h>

#include "../../c_src/engine/hash.h"

/* ------------------------------------------------------------------------
   Board
   ------------------------------------------------------------------------ */

bool
waldmeister_is_cell(int size, int64_t x, int64_t y) {
  return x >= 0 && x <= 2 * size - 2 && y >= 0 &&
         y < waldmeister_row_length(size, (int)x);
}

void
waldmeister_put(waldmeister_board *b, int kind, int cell) {
  const bitboard bit = bitboard_of(cell);

  assert(kind >= 0 && kind < WALDMEISTER_KINDS);
  assert(!bitboard_has(waldmeister_occupied(b), cell));
  b->trees[WALDMEISTER_HEIGHT][kind / 3] |= bit;
  b->trees[WALDMEISTER_COLOR][kind % 3] |= bit;
}

int
waldmeister_at(const waldmeister_board *b, int cell) {
  const bitboard *const height = b->trees[WALDMEISTER_HEIGHT];
  const bitboard *const color = b->trees[WALDMEISTER_COLOR];

  if (!bitboard_has(waldmeister_occupied(b), cell))
    return -1;
  return 3 * (bitboard_has(height[1], cell) +
              2 * bitboard_has(height[2], cell)) +
         bitboard_has(color[1], cell) + 2 * bitboard_has(color[2], cell);
}

int
waldmeister_take(waldmeister_board *b, int cell) {
  const int kind = waldmeister_at(b, cell);

  if (kind >= 0) {
    b->trees[WALDMEISTER_HEIGHT][kind / 3] &= ~bitboard_of(cell);
    b->trees[WALDMEISTER_COLOR][kind % 3] &= ~bitboard_of(cell);
  }
  return kind;
}

/* ------------------------------------------------------------------------
   Points
   ------------------------------------------------------------------------ */

/* The cells of SET connected to GROUP, a subset. */
static bitboard
grow(bitboard group, bitboard set) {
  for (;;) {
    bitboard grown = group;

    /* Two steps between tests, since most groups take more than one. */
    grown |= waldmeister_neighbours(grown) & set;
    grown |= waldmeister_neighbours(grown) & set;
    if (grown == group)
      return group;
    group = grown;
  }
}

/* Returns one of the largest groups of SET, or the empty set if none has more
   than AT_LEAST cells. */
static bitboard
find_largest_group(bitboard set, int at_least) {
  bitboard largest = 0;
  int most = at_least;

  if (set && most == 0) {
    largest = set & -set;
    most = 1;
  }
  set &= waldmeister_neighbours(set); /* without isolated cells */

  /* A rest of MOST cells or fewer has no larger group. */
  while (bitboard_count(set) > most) {
    const bitboard group = grow(set & -set, set);
    const int n = bitboard_count(group);

    set &= ~group;
    if (n > most) {
      largest = group;
      most = n;
    }
  }
  return largest;
}

int
waldmeister_largest_group(bitboard set, int at_least) {
  const bitboard group = find_largest_group(set, at_least);

  return group ? bitboard_count(group) : at_least;
}

int
waldmeister_points(const waldmeister_board *b, enum waldmeister_goal goal) {
  int points = 0;

  for (int a = 0; a < 3; a++)
    points += waldmeister_largest_group(b->trees[goal][a], 0);
  return points;
}

/* ------------------------------------------------------------------------
   Codes of moves
   ------------------------------------------------------------------------ */

move
waldmeister_encode(const waldmeister_move *m) {
  const move to = waldmeister_cell_code(m->to_x, m->to_y);

  if (m->plant)
    return WALDMEISTER_PLANT | (move)m->kind << WALDMEISTER_CELL_BITS | to;
  return waldmeister_cell_code(m->from_x, m->from_y)
             << (WALDMEISTER_CELL_BITS + WALDMEISTER_KIND_BITS) |
         to << WALDMEISTER_KIND_BITS | (move)m->kind;
}

/* ------------------------------------------------------------------------
   Derived members.  Features of the hash: a kind on a cell; the first, second
   or third tree of a kind in a hand; the player to move; size and goals, which
   do not change in a game.
   ------------------------------------------------------------------------ */

static uint64_t
tree_key(int cell, int kind) {
  return hash_mix((uint64_t)(cell << 4 | kind));
}

static uint64_t
hand_key(int player, int kind, int i) {
  return hash_mix((uint64_t)(1 << 12 | player << 8 | kind << 4 | i));
}

static uint64_t
turn_key(int player) {
  return hash_mix((uint64_t)(1 << 13 | player));
}

static uint64_t
rules_key(const waldmeister_position *p) {
  return hash_mix(
      (uint64_t)(1 << 14 | p->board.size << 2 | p->goal[0] << 1 | p->goal[1]));
}

static void
rehash(waldmeister_position *p) {
  uint64_t hash = turn_key(p->to_move) ^ rules_key(p);

  for (bitboard trees = waldmeister_occupied(&p->board); trees;) {
    const int cell = bitboard_pop(&trees);

    hash ^= tree_key(cell, waldmeister_at(&p->board, cell));
  }
  for (int player = 0; player < 2; player++)
    for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
      for (int i = 1; i <= p->hand[player][kind]; i++)
        hash ^= hand_key(player, kind, i);
  p->hash = hash;
}

static void
set_group(waldmeister_position *p, int goal, int a, bitboard group) {
  p->group[goal][a] = group;
  p->largest[goal][a] = (uint8_t)bitboard_count(group);
}

bool
waldmeister_adds_up(const waldmeister_position *p) {
  const bitboard(*const trees)[3] = p->board.trees;
  int in_hands = 0;

  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
    const int in_hand = p->hand[0][kind] + p->hand[1][kind];
    const int on_board = bitboard_count(trees[WALDMEISTER_HEIGHT][kind / 3] &
                                        trees[WALDMEISTER_COLOR][kind % 3]);

    if (in_hand + on_board != 2 * WALDMEISTER_EACH)
      return false;
    in_hands += in_hand;
  }
  return in_hands == p->amount;
}

void
waldmeister_settle(waldmeister_position *p) {
  for (int goal = 0; goal < 2; goal++)
    for (int a = 0; a < 3; a++)
      set_group(p, goal, a, find_largest_group(p->board.trees[goal][a], 0));
  rehash(p);
}

uint64_t
waldmeister_hash(const position *pos) {
  return waldmeister_of(pos)->hash;
}

/* ------------------------------------------------------------------------
   Play
   ------------------------------------------------------------------------ */

/* Updates the largest group after a tree of attribute A came to CELL. */
static void
join_group(waldmeister_position *p, int goal, int a, int cell) {
  const bitboard trees = p->board.trees[goal][a], group = p->group[goal][a];
  const int largest = p->largest[goal][a];
  const bitboard tree = bitboard_of(cell);
  const bitboard next = waldmeister_neighbours(tree) & trees;

  if (next & group)
    set_group(p, goal, a,
              (next & ~group) ? grow(group | tree, trees) : group | tree);
  else if (largest == 0)
    set_group(p, goal, a, tree);
  else if (next && bitboard_count(trees) > 2 * largest) {
    const bitboard other = grow(tree, trees);

    if (bitboard_count(other) > largest)
      set_group(p, goal, a, other);
  }
}

/* Returns the group of TREES that has the first of the cells that are left of
   GROUP, from which the tree on FROM was taken.  Where that does not link the
   group, the whole rest is in it. */
static bitboard
rest_of_group(bitboard group, bitboard trees, int from) {
  const bitboard left = group & trees;
  bitboard near;

  return bitboard_has(waldmeister_links(group, &near), from)
             ? grow(left & -left, trees)
         : (near & trees & ~group) ? grow(left, trees)
                                   : left;
}

/* Updates the largest group after a tree of attribute A moved from FROM to TO.
   The rest of its old group is most likely still the largest. */
static void
move_in_group(waldmeister_position *p, int goal, int a, int from, int to) {
  const bitboard trees = p->board.trees[goal][a];

  if (bitboard_has(p->group[goal][a], from)) {
    const bitboard group = rest_of_group(p->group[goal][a], trees, from);
    const bitboard larger =
        find_largest_group(trees & ~group, bitboard_count(group));

    set_group(p, goal, a, larger ? larger : group);
  } else {
    join_group(p, goal, a, to);
  }
}

void
waldmeister_play(const position *from, move code, position *to) {
  const waldmeister_move m = waldmeister_decode(code);
  waldmeister_position *const p = waldmeister_in(to);

  *p = *waldmeister_of(from);

  const int size = p->board.size;
  const int player = p->to_move;
  const int target = waldmeister_bit(size, m.to_x, m.to_y);
  const int planted =
      m.plant ? target : waldmeister_bit(size, m.from_x, m.from_y);
  const int moved = m.plant ? -1 : waldmeister_take(&p->board, planted);

  if (moved >= 0) {
    waldmeister_put(&p->board, moved, target);
    p->hash ^= tree_key(planted, moved) ^ tree_key(target, moved);
  }
  waldmeister_put(&p->board, m.kind, planted);
  for (int goal = 0; goal < 2; goal++) {
    const int comes =
        waldmeister_attribute(m.kind, (enum waldmeister_goal)goal);
    const int goes =
        moved < 0 ? -1
                  : waldmeister_attribute(moved, (enum waldmeister_goal)goal);

    join_group(p, goal, comes, goes == comes ? target : planted);
    if (goes >= 0 && goes != comes)
      move_in_group(p, goal, goes, planted, target);
  }
  p->hash ^= tree_key(planted, m.kind) ^
             hand_key(player, m.kind, p->hand[player][m.kind]) ^ turn_key(0) ^
             turn_key(1);
  p->hand[player][m.kind]--;
  p->amount--;
  p->to_move = (uint8_t)!player;
}

void
waldmeister_start(position *pos) {
  waldmeister_position *const p = waldmeister_in(pos);

  *p = (waldmeister_position){.board.size = 8,
                              .amount = WALDMEISTER_TREES,
                              .goal = {WALDMEISTER_HEIGHT, WALDMEISTER_COLOR}};
  memset(p->hand, WALDMEISTER_EACH, sizeof p->hand);
  waldmeister_settle(p);
}

enum player
waldmeister_to_move(const position *pos) {
  return waldmeister_of(pos)->to_move;
}

int
waldmeister_value(const position *pos, enum player player) {
  const waldmeister_position *p = waldmeister_of(pos);

  return waldmeister_points_of(p, p->goal[player]);
}

/* R8: the game ends when the player to move has planted all trees of the hand,
   or on a full board. */
int
waldmeister_plies_left(const position *pos) {
  const waldmeister_position *const p = waldmeister_of(pos);
  const int empty = bitboard_count(waldmeister_empty(&p->board));
  int trees[2] = {0}, least;

  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
    trees[0] += p->hand[p->to_move][kind];
    trees[1] += p->hand[!p->to_move][kind];
  }
  least = trees[0] <= trees[1] ? 2 * trees[0] : 2 * trees[1] + 1;
  return least < empty ? least : empty;
}

/* R8: the game is over when no tree is left to plant or none can be replanted.
   The board is connected, so some tree is free unless every cell has a tree. */
enum outcome
waldmeister_outcome(const position *pos) {
  const waldmeister_position *p = waldmeister_of(pos);

  if (waldmeister_kinds_in_hand(p) && waldmeister_empty(&p->board))
    return OUTCOME_NONE;

  const int lead =
      waldmeister_value(pos, PLAYER_1) - waldmeister_value(pos, PLAYER_2);

  return lead > 0   ? OUTCOME_PLAYER_1
         : lead < 0 ? OUTCOME_PLAYER_2
                    : OUTCOME_DRAW;
}
