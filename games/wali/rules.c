#include "rules.h"

#include "../../c_src/engine/hash.h"

/* ------------------------------------------------------------------------
   Board
   ------------------------------------------------------------------------ */

static bool
has(uint64_t b, int cell) {
  return b >> cell & 1;
}

int
wali_stones_each(int columns, int rows) {
  const int each = (columns * rows + 1) / 2 - 3;

  return each > 3 ? each : 3;
}

/* ------------------------------------------------------------------------
   Runs (R7)
   ------------------------------------------------------------------------ */

/* The cells of B that are in a run of four or more. */
static uint64_t
long_runs(uint64_t b) {
  const uint64_t row = b & wali_left(b) & wali_left(wali_left(b)) &
                       wali_left(wali_left(wali_left(b)));
  const uint64_t column = b & wali_above(b) & wali_above(wali_above(b)) &
                          wali_above(wali_above(wali_above(b)));

  return row | wali_right(row) | wali_right(wali_right(row)) |
         wali_right(wali_right(wali_right(row))) | column | wali_below(column) |
         wali_below(wali_below(column)) |
         wali_below(wali_below(wali_below(column)));
}

/* ------------------------------------------------------------------------
   Plies
   ------------------------------------------------------------------------ */

/* R4: the cells on which PLAYER can drop a stone. */
static uint64_t
drop_cells(const wali_position *p, enum player player) {
  return p->hand[player] ? wali_empty(p) & ~wali_neighbours(p->stones[player])
                         : 0;
}

/* R9: the stones that the player to move may take. */
static uint64_t
take_cells(const wali_position *p) {
  const uint64_t enemy = p->stones[!p->to_move];

  return p->rules & WALI_TAKE_ANY ? enemy
                                  : enemy & ~(wali_threes_in_rows(enemy) |
                                              wali_threes_in_columns(enemy));
}

/* The cells of a drop or a take. */
static uint64_t
target_cells(const wali_position *p) {
  return p->phase == WALI_DROP ? drop_cells(p, (enum player)p->to_move)
                               : take_cells(p);
}

/* The stones of the player to move that can step in each direction.  In this
   order the directions lead from a cell to ascending cells. */
typedef struct steps {
  uint64_t left, up, down, right;
} steps;

/* Removes from *STONES those whose step by DIFFERENCE makes a run of four or
   more (R12). */
static void
remove_long_runs(const wali_position *p, int difference, uint64_t *stones) {
  const uint64_t own = p->stones[p->to_move];

  for (uint64_t rest = *stones; rest;) {
    const int from = bitboard_pop64(&rest);
    const int to = from + difference;

    if (has(long_runs(own ^ wali_set(from) ^ wali_set(to)), to))
      *stones ^= wali_set(from);
  }
}

static steps
legal_steps(const wali_position *p) {
  const uint64_t own = p->stones[p->to_move];
  const uint64_t empty = wali_empty(p);
  const move last = p->last[p->to_move];
  steps s = {.left = own & wali_right(empty),
             .up = own & wali_below(empty),
             .down = own & wali_above(empty),
             .right = own & wali_left(empty)};

  if (last != WALI_NO_MOVE) { /* R8: no stone goes straight back */
    const int at = wali_to(last);

    switch (wali_from(last) - at) {
    case -8:
      s.left &= ~wali_set(at);
      break;
    case -1:
      s.up &= ~wali_set(at);
      break;
    case 1:
      s.down &= ~wali_set(at);
      break;
    case 8:
      s.right &= ~wali_set(at);
      break;
    }
  }
  if (p->rules & WALI_LONG_RUN_ILLEGAL) {
    remove_long_runs(p, -8, &s.left);
    remove_long_runs(p, -1, &s.up);
    remove_long_runs(p, 1, &s.down);
    remove_long_runs(p, 8, &s.right);
  }
  return s;
}

int
wali_plies(const wali_position *p, move *out) {
  int n = 0;

  if (p->phase != WALI_CAPTURE) {
    for (uint64_t rest = target_cells(p); rest;)
      out[n++] = wali_move(0, bitboard_pop64(&rest));
    return n;
  }

  const steps s = legal_steps(p);

  /* Without branches, which would be hard to predict: each direction is
     written, and overwritten unless it is legal. */
  for (uint64_t rest = s.left | s.up | s.down | s.right; rest;) {
    const int from = bitboard_pop64(&rest);

    out[n] = wali_move(from, from - 8);
    n += has(s.left, from);
    out[n] = wali_move(from, from - 1);
    n += has(s.up, from);
    out[n] = wali_move(from, from + 1);
    n += has(s.down, from);
    out[n] = wali_move(from, from + 8);
    n += has(s.right, from);
  }
  return n;
}

static int
count_plies(const wali_position *p) {
  if (p->phase != WALI_CAPTURE)
    return bitboard_count64(target_cells(p));

  const steps s = legal_steps(p);

  return bitboard_count64(s.left) + bitboard_count64(s.up) +
         bitboard_count64(s.down) + bitboard_count64(s.right);
}

bool
wali_is_ply(const wali_position *p, move m) {
  if (p->phase != WALI_CAPTURE)
    return m < 64 && has(target_cells(p), (int)m);
  if (m >= 64 * 64)
    return false;

  const steps s = legal_steps(p);
  const int from = wali_from(m);

  switch (wali_to(m) - from) {
  case -8:
    return has(s.left, from);
  case -1:
    return has(s.up, from);
  case 1:
    return has(s.down, from);
  case 8:
    return has(s.right, from);
  default:
    return false;
  }
}

/* ------------------------------------------------------------------------
   End
   ------------------------------------------------------------------------ */

bool
wali_has_too_few(const wali_position *p, enum player player) {
  uint64_t b = p->stones[player];

  b &= b - 1;
  return (b & (b - 1)) == 0;
}

/* R13, in the move phase. */
static bool
too_few(const wali_position *p) {
  return p->phase != WALI_DROP &&
         (wali_has_too_few(p, PLAYER_1) || wali_has_too_few(p, PLAYER_2));
}

bool
wali_can_step(const wali_position *p, enum player player) {
  return wali_neighbours(p->stones[player]) & wali_empty(p);
}

/* R13, R14. */
enum outcome
wali_outcome(const position *pos) {
  const wali_position *const p = wali_of(pos);

  if (p->phase == WALI_DROP)
    return OUTCOME_NONE;
  if (wali_has_too_few(p, PLAYER_1))
    return OUTCOME_PLAYER_2;
  if (wali_has_too_few(p, PLAYER_2))
    return OUTCOME_PLAYER_1;
  if (p->phase != WALI_CAPTURE)
    return OUTCOME_NONE;

  const steps s = legal_steps(p);

  if (s.left | s.up | s.down | s.right)
    return OUTCOME_NONE;
  return outcome_won_by(!p->to_move);
}

int
wali_moves(const position *pos, move *out) {
  const wali_position *const p = wali_of(pos);

  return too_few(p) ? 0 : wali_plies(p, out);
}

int
wali_count_moves(const position *pos) {
  const wali_position *const p = wali_of(pos);

  return too_few(p) ? 0 : count_plies(p);
}

bool
wali_is_legal(const position *pos, move m) {
  const wali_position *const p = wali_of(pos);

  return !too_few(p) && wali_is_ply(p, m);
}

void
wali_start(position *pos) {
  enum { COLUMNS = 5, ROWS = 6 };
  const uint8_t each = (uint8_t)wali_stones_each(COLUMNS, ROWS);

  *wali_in(pos) =
      (wali_position){.cells = wali_cells(COLUMNS, ROWS), .hand = {each, each}};
}

enum player
wali_to_move(const position *pos) {
  return (enum player)wali_of(pos)->to_move;
}

bool
wali_turn_begins(const position *pos) {
  const wali_position *const p = wali_of(pos);

  return p->phase == WALI_DROP || p->phase == WALI_CAPTURE;
}

/* ------------------------------------------------------------------------
   Play
   ------------------------------------------------------------------------ */

/* R5: sets the player who acts after a drop of the player to move. */
static void
end_drop(wali_position *p) {
  if (drop_cells(p, (enum player) !p->to_move)) {
    p->to_move = !p->to_move;
  } else if (!drop_cells(p, (enum player)p->to_move)) {
    p->hand[0] = p->hand[1] = 0;
    p->to_move = PLAYER_1;
    p->phase = WALI_CAPTURE;
  }
}

/* R9, R10, R13: sets the phase and the player who acts after a step or a take
   of the player to move, who may take up to TAKES more stones. */
static void
end_move(wali_position *p, int takes) {
  if (takes > 0 && !wali_has_too_few(p, (enum player) !p->to_move) &&
      take_cells(p)) {
    p->phase = takes == 1 ? WALI_PEEK : WALI_PEEK_2;
  } else {
    p->phase = WALI_CAPTURE;
    p->to_move = !p->to_move;
  }
}

static void
play_step(wali_position *p, move m) {
  uint64_t *const own = &p->stones[p->to_move];
  const int to = wali_to(m);

  *own ^= wali_set(wali_from(m)) ^ wali_set(to);
  if (!(p->rules & WALI_GO_BACK_ALLOWED))
    p->last[p->to_move] = (uint16_t)m;

  const int threes = wali_count_threes(*own, to);

  end_move(p, p->rules & WALI_DOUBLE_TWO ? threes : threes > 0);
}

static void
play_take(wali_position *p, int cell) {
  const int enemy = !p->to_move;

  p->stones[enemy] ^= wali_set(cell);
  if (p->last[enemy] != WALI_NO_MOVE && wali_to(p->last[enemy]) == cell)
    p->last[enemy] = WALI_NO_MOVE; /* R11 */
  end_move(p, p->phase == WALI_PEEK_2);
}

void
wali_play(const position *from, move m, position *to) {
  wali_position p = *wali_of(from);

  switch ((enum wali_phase)p.phase) {
  case WALI_DROP:
    p.stones[p.to_move] |= wali_set(wali_to(m));
    p.hand[p.to_move]--;
    end_drop(&p);
    break;
  case WALI_CAPTURE:
    play_step(&p, m);
    break;
  case WALI_PEEK:
  case WALI_PEEK_2:
    play_take(&p, wali_to(m));
    break;
  }
  *wali_in(to) = p;
}

/* ------------------------------------------------------------------------
   Consistency
   ------------------------------------------------------------------------ */

/* Returns the number of stones that each player has on the board of P (R2). */
static int
stones_each(const wali_position *p) {
  return wali_stones_each(bitboard_count64(p->cells & WALI_ROW(0)),
                          bitboard_count64(p->cells & 0xff));
}

static bool
drop_is_consistent(const wali_position *p) {
  const int each = stones_each(p);

  for (int player = 0; player < 2; player++) {
    const uint64_t stones = p->stones[player];

    if (wali_on_board(p, player) + p->hand[player] != each ||
        stones & wali_neighbours(stones) || p->last[player] != WALI_NO_MOVE)
      return false;
  }
  return drop_cells(p, (enum player)p->to_move) != 0;
}

/* R8: the stone that PLAYER moved last is on its target, and no stone of PLAYER
   is on its source. */
static bool
last_is_consistent(const wali_position *p, int player) {
  const move last = p->last[player];

  if (last == WALI_NO_MOVE)
    return true;

  const uint64_t from = wali_set(wali_from(last)), to = wali_set(wali_to(last));

  return !(p->rules & WALI_GO_BACK_ALLOWED) && p->cells & from &&
         wali_neighbours(from) & to && p->stones[player] & to &&
         !(p->stones[player] & from);
}

/* Whether the source of PLAYER's last move is empty. */
static bool
left_empty(const wali_position *p, int player) {
  const move last = p->last[player];

  return last == WALI_NO_MOVE || has(wali_empty(p), wali_from(last));
}

/* Whether there is a stone to take, and a run of three as the reason. */
static bool
take_is_consistent(const wali_position *p) {
  const int player = p->to_move;
  const uint64_t own = p->stones[player];
  const uint64_t rows = wali_threes_in_rows(own),
                 columns = wali_threes_in_columns(own);
  uint64_t moved = own;

  if (!(p->rules & WALI_GO_BACK_ALLOWED)) {
    if (p->last[player] == WALI_NO_MOVE || !left_empty(p, player))
      return false;
    moved = wali_set(wali_to(p->last[player]));
  }
  if (p->phase == WALI_PEEK_2)
    return p->rules & WALI_DOUBLE_TWO && moved & rows & columns &&
           take_cells(p);
  return moved & (rows | columns) && take_cells(p);
}

bool
wali_is_consistent(const wali_position *p) {
  if (p->stones[0] & p->stones[1])
    return false;
  if (p->phase == WALI_DROP)
    return drop_is_consistent(p);
  for (int player = 0; player < 2; player++)
    if (p->hand[player] > 0 || wali_on_board(p, player) > stones_each(p) ||
        !last_is_consistent(p, player))
      return false;
  if (p->phase == WALI_CAPTURE)
    return left_empty(p, !p->to_move);
  return !wali_has_too_few(p, (enum player) !p->to_move) &&
         take_is_consistent(p);
}

/* ------------------------------------------------------------------------
   Hash.  A position is two sets of stones and little else, so mixing three
   words is cheaper than updating keys.
   ------------------------------------------------------------------------ */

uint64_t
wali_hash(const position *pos) {
  const wali_position *const p = wali_of(pos);
  const uint64_t rest = (uint64_t)p->last[0] | (uint64_t)p->last[1] << 12 |
                        (uint64_t)p->hand[0] << 24 |
                        (uint64_t)p->hand[1] << 32 |
                        (uint64_t)p->to_move << 40 | (uint64_t)p->phase << 41 |
                        (uint64_t)p->rules << 48;

  return hash_mix(p->stones[0] +
                  hash_mix(p->stones[1] + hash_mix(rest + p->cells)));
}
