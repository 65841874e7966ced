#include "rules.h"

#include <string.h>

#include "../../c_src/engine/hash.h"

/* ------------------------------------------------------------------------
   Keys.  Features of the hash: a kind on a cell; the first, second
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

/* ------------------------------------------------------------------------
   Narrow and wide sets
   ------------------------------------------------------------------------ */

#define SET uint64_t
#define NAME(f) narrow_##f
#define FIELD narrow
#define CELL(b) narrow_cell(b)
#include "play.h"

#define SET bitboard
#define NAME(f) wide_##f
#define FIELD wide
#define CELL(b) (b)
#include "play.h"

/* ------------------------------------------------------------------------
   Board
   ------------------------------------------------------------------------ */

bool
waldmeister_is_cell(int size, int64_t x, int64_t y) {
  return x >= 0 && x <= 2 * size - 2 && y >= 0 &&
         y < waldmeister_row_length(size, (int)x);
}

bitboard
waldmeister_trees(const waldmeister_board *b, enum waldmeister_goal goal,
                  int a) {
  return waldmeister_is_narrow(b->size)
             ? waldmeister_widened(b->trees.narrow[goal][a])
             : b->trees.wide[goal][a];
}

bitboard
waldmeister_group(const waldmeister_position *p, enum waldmeister_goal goal,
                  int a) {
  return waldmeister_is_narrow(p->board.size)
             ? waldmeister_widened(p->group.narrow[goal][a])
             : p->group.wide[goal][a];
}

bitboard
waldmeister_occupied(const waldmeister_board *b) {
  return waldmeister_is_narrow(b->size)
             ? waldmeister_widened(narrow_occupied(b))
             : wide_occupied(b);
}

bitboard
waldmeister_empty(const waldmeister_board *b) {
  return wide_cells(b->size) & ~waldmeister_occupied(b);
}

void
waldmeister_put(waldmeister_board *b, int kind, int cell) {
  assert(kind >= 0 && kind < WALDMEISTER_KINDS);
  assert(!bitboard_has(waldmeister_occupied(b), cell));
  if (waldmeister_is_narrow(b->size))
    narrow_flip(b, kind, narrow_only(narrow_bit(cell)));
  else
    wide_flip(b, kind, wide_only(cell));
}

int
waldmeister_at(const waldmeister_board *b, int cell) {
  if (!bitboard_has(waldmeister_occupied(b), cell))
    return -1;
  return waldmeister_is_narrow(b->size) ? narrow_kind_on(b, narrow_bit(cell))
                                        : wide_kind_on(b, cell);
}

/* ------------------------------------------------------------------------
   Points
   ------------------------------------------------------------------------ */

int
waldmeister_largest_group(bitboard set, int at_least) {
  const bitboard group = wide_find_largest_group(set, at_least);

  return group ? bitboard_count(group) : at_least;
}

int
waldmeister_points(const waldmeister_board *b, enum waldmeister_goal goal) {
  int points = 0;

  for (int a = 0; a < 3; a++)
    points += waldmeister_largest_group(waldmeister_trees(b, goal, a), 0);
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
   Derived members
   ------------------------------------------------------------------------ */

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

bool
waldmeister_adds_up(const waldmeister_position *p) {
  const waldmeister_board *const b = &p->board;
  int in_hands = 0;

  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
    const int in_hand = p->hand[0][kind] + p->hand[1][kind];
    const int on_board =
        bitboard_count(waldmeister_trees(b, WALDMEISTER_HEIGHT, kind / 3) &
                       waldmeister_trees(b, WALDMEISTER_COLOR, kind % 3));

    if (in_hand + on_board != 2 * WALDMEISTER_EACH)
      return false;
    in_hands += in_hand;
  }
  return in_hands == p->amount;
}

static void
count_hands(waldmeister_position *p) {
  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
    const int n = p->hand[0][kind] + 16 * p->hand[1][kind];
    uint8_t *const height = &p->in_hands.of[WALDMEISTER_HEIGHT][kind / 3];
    uint8_t *const color = &p->in_hands.of[WALDMEISTER_COLOR][kind % 3];

    *height = (uint8_t)(*height + n);
    *color = (uint8_t)(*color + n);
  }
}

void
waldmeister_settle(waldmeister_position *p) {
  p->board.pairs = p->in_hands = p->largest = (waldmeister_numbers){0};
  count_hands(p);
  if (waldmeister_is_narrow(p->board.size))
    narrow_settle(p);
  else
    wide_settle(p);
  rehash(p);
}

uint64_t
waldmeister_hash(const position *pos) {
  return waldmeister_of(pos)->hash;
}

/* ------------------------------------------------------------------------
   Play
   ------------------------------------------------------------------------ */

/* Takes a tree of KIND from the hand of the player to move. */
static void
take_from_hand(waldmeister_position *p, int kind) {
  uint8_t *const height = &p->in_hands.of[WALDMEISTER_HEIGHT][kind / 3];
  uint8_t *const color = &p->in_hands.of[WALDMEISTER_COLOR][kind % 3];
  const int tree = 1 << 4 * p->to_move;

  p->hand[p->to_move][kind]--;
  *height = (uint8_t)(*height - tree);
  *color = (uint8_t)(*color - tree);
  p->amount--;
}

void
waldmeister_play(const position *from, move code, position *to) {
  const waldmeister_move m = waldmeister_decode(code);
  waldmeister_position *const p = waldmeister_in(to);

  *p = *waldmeister_of(from);

  const int player = p->to_move;

  if (waldmeister_is_narrow(p->board.size))
    narrow_replant(p, &m);
  else
    wide_replant(p, &m);
  p->hash ^= hand_key(player, m.kind, p->hand[player][m.kind]) ^ turn_key(0) ^
             turn_key(1);
  take_from_hand(p, m.kind);
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

/* The number of cells without a tree: the trees are in the hands or on cells.
 */
static int
n_empty(const waldmeister_position *p) {
  return p->board.size * p->board.size - (WALDMEISTER_TREES - p->amount);
}

/* The number of trees in the hand of PLAYER. */
static int
n_in_hand(const waldmeister_position *p, int player) {
  int n = 0;

  for (int a = 0; a < 3; a++)
    n += waldmeister_in_hand(p, player, WALDMEISTER_HEIGHT, a);
  return n;
}

/* R8: the game ends when the player to move has planted all trees of the hand,
   or on a full board. */
int
waldmeister_plies_left(const position *pos) {
  const waldmeister_position *const p = waldmeister_of(pos);
  const int empty = n_empty(p);
  const int own = n_in_hand(p, p->to_move);
  const int enemy = n_in_hand(p, !p->to_move);
  const int least = own <= enemy ? 2 * own : 2 * enemy + 1;

  return least < empty ? least : empty;
}

/* R8: the game is over when no tree is left to plant or none can be replanted.
   The board is connected, so some tree is free unless every cell has a tree. */
enum outcome
waldmeister_outcome(const position *pos) {
  const waldmeister_position *p = waldmeister_of(pos);

  if (n_in_hand(p, p->to_move) > 0 && n_empty(p) > 0)
    return OUTCOME_NONE;

  const int lead =
      waldmeister_value(pos, PLAYER_1) - waldmeister_value(pos, PLAYER_2);

  return lead > 0   ? OUTCOME_PLAYER_1
         : lead < 0 ? OUTCOME_PLAYER_2
                    : OUTCOME_DRAW;
}
