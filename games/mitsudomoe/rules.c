#include "rules.h"

#include "stacks.h"

/* ------------------------------------------------------------------------
   Value (R16)
   ------------------------------------------------------------------------ */

int
mitsudomoe_points(const mitsudomoe_position *p, enum player player) {
  int points = 0;

  for (mitsudomoe_set balls = p->balls[player]; balls;)
    points += mitsudomoe_ball_worth(player, mitsudomoe_pop(&balls));
  return points;
}

int
mitsudomoe_value(const position *pos, enum player player) {
  return mitsudomoe_points(mitsudomoe_of(pos), player);
}

/* ------------------------------------------------------------------------
   Moves.  A step has a set of sources and, for each source, a set of targets.
   ------------------------------------------------------------------------ */

static mitsudomoe_set
ring_targets(const mitsudomoe_position *p, int from) {
  const mitsudomoe_set cells = MITSUDOMOE_CELLS & ~mitsudomoe_all_balls(p);

  return from == MITSUDOMOE_SUPPLY ? cells : cells & ~mitsudomoe_set_of(from);
}

/* The targets of the ball on FROM: FREE rings around it, or behind an unbroken
   line of VAULTABLE balls (R7, R8). */
static mitsudomoe_set
ball_targets(int from, mitsudomoe_set free, mitsudomoe_set vaultable) {
  mitsudomoe_set targets = mitsudomoe_around(from) & free;

  for (mitsudomoe_set next = mitsudomoe_around(from) & vaultable; next;) {
    const int step = mitsudomoe_pop(&next) - from;
    int cell = from + 2 * step;

    /* A step changes the bit by at most 7, and balls and rings are on bits
       0..29 alone: the walk ends less than one step beyond these. */
    const uint64_t line = (uint64_t)vaultable << 7;

    while (line >> (cell + 7) & 1)
      cell += step;
    targets |= (mitsudomoe_set)((uint64_t)1 << (cell + 7) >> 7) & free;
  }
  return targets;
}

/* Writes the moves of PIECE from FROM to TARGETS to OUT and returns their
   number. */
static int
list_moves(int from, mitsudomoe_set targets, enum mitsudomoe_piece piece,
           move *out) {
  int n = 0;

  while (targets)
    out[n++] = mitsudomoe_encode(from, mitsudomoe_pop(&targets), piece);
  return n;
}

int
mitsudomoe_ring_moves(const mitsudomoe_position *p, enum player player,
                      move *out) {
  const enum mitsudomoe_piece ring = mitsudomoe_piece(false, player);
  int n = 0;

  if (p->hand[player])
    n += list_moves(MITSUDOMOE_SUPPLY, ring_targets(p, MITSUDOMOE_SUPPLY), ring,
                    out);
  for (mitsudomoe_set from = mitsudomoe_free_rings(p, player); from;) {
    const int cell = mitsudomoe_pop(&from);

    n += list_moves(cell, ring_targets(p, cell), ring, out + n);
  }
  return n;
}

int
mitsudomoe_ball_moves(const mitsudomoe_position *p, enum player player,
                      move *out) {
  const mitsudomoe_set free = mitsudomoe_free_rings(p, player);
  const mitsudomoe_set vaultable = mitsudomoe_vaultable_now(p, player);
  int n = 0;

  for (mitsudomoe_set from = mitsudomoe_movable_balls(p, player); from;) {
    const int cell = mitsudomoe_pop(&from);

    n += list_moves(cell, ball_targets(cell, free, vaultable),
                    mitsudomoe_piece(true, player), out + n);
  }
  return n;
}

/* R10 */
static int
relocations(const mitsudomoe_position *p, move *out) {
  const enum player enemy = !p->to_move;
  int n = 0;

  for (mitsudomoe_set from = p->vaulted; from;)
    n += list_moves(mitsudomoe_pop(&from), mitsudomoe_free_rings(p, enemy),
                    mitsudomoe_piece(true, enemy), out + n);
  return n;
}

bool
mitsudomoe_can_relocate(const mitsudomoe_position *p) {
  const enum player enemy = !p->to_move;

  return p->vaulted && !(p->vaulted & ~p->balls[enemy]) &&
         mitsudomoe_free_rings(p, enemy);
}

void
mitsudomoe_set_landing(const mitsudomoe_position *p, mitsudomoe_set vaultable,
                       mitsudomoe_set landing[2]) {
  const mitsudomoe_set free = MITSUDOMOE_CELLS & ~mitsudomoe_all_balls(p);
  mitsudomoe_set ones = 0, twos = 0;

  for (mitsudomoe_set from = mitsudomoe_movable_balls(p, p->to_move); from;) {
    const mitsudomoe_set targets =
        ball_targets(mitsudomoe_pop(&from), free, vaultable);

    twos |= ones & targets;
    ones ^= targets;
  }
  landing[0] = ones;
  landing[1] = twos;
}

/* Sets p->landing from the balls and the player to move. */
static inline void
settle_landing(mitsudomoe_position *p) {
  mitsudomoe_set_landing(p, mitsudomoe_vaultable_balls(p, p->to_move),
                         p->landing);
}

/* Sets the player of the ring below the top ring of CELL, if there is one. */
static inline void
settle_below(mitsudomoe_position *p, int cell) {
  const unsigned below = p->stack[cell] >> 1;
  const mitsudomoe_set only = mitsudomoe_set_of(cell);

  p->below[0] &= ~only;
  p->below[1] &= ~only;
  if (below > 1)
    p->below[below & 1] |= only;
}

void
mitsudomoe_settle(mitsudomoe_position *p) {
  settle_landing(p);
  p->stacks_hash = 0;
  p->below[0] = p->below[1] = 0;
  for (mitsudomoe_set cells = p->rings[0] | p->rings[1]; cells;) {
    const int cell = mitsudomoe_pop(&cells);

    p->stacks_hash ^= mitsudomoe_stack_key(cell, p->stack[cell]);
    settle_below(p, cell);
  }
}

/* Returns the number of ball steps of the player to move. */
static int
count_ball_moves(const mitsudomoe_position *p) {
  const enum player player = p->to_move;
  const mitsudomoe_set free = mitsudomoe_free_rings(p, player);
  int n = 0;

  if (mitsudomoe_free_rings(p, !player))
    return mitsudomoe_landings(p->landing, free);
  for (mitsudomoe_set from = mitsudomoe_movable_balls(p, player); from;)
    n += mitsudomoe_count(
        ball_targets(mitsudomoe_pop(&from), free, p->balls[player]));
  return n;
}

static bool
has_ring_move(const mitsudomoe_position *p, enum player player) {
  return p->hand[player] || mitsudomoe_free_rings(p, player);
}

/* ------------------------------------------------------------------------
   End
   ------------------------------------------------------------------------ */

bool
mitsudomoe_on_goals(const mitsudomoe_position *p, enum player player) {
  return p->balls[player] == mitsudomoe_goals(player);
}

/* R15: whether balls are on all home cells of PLAYER after a turn of PLAYER.
   While both supplies are full there was no turn. */
static bool
home_blocked(const mitsudomoe_position *p, enum player player) {
  return p->official &&
         !(p->hand[0] == MITSUDOMOE_HAND && p->hand[1] == MITSUDOMOE_HAND) &&
         !(mitsudomoe_home(player) & ~mitsudomoe_all_balls(p));
}

/* The outcome by the balls at the end of a turn, before the next player's ring
   step. */
static enum outcome
turn_outcome(const mitsudomoe_position *p) {
  const enum player player = p->to_move, enemy = !player;

  if (mitsudomoe_on_goals(p, enemy))
    return outcome_won_by(enemy);
  if (mitsudomoe_on_goals(p, player) || home_blocked(p, enemy))
    return outcome_won_by(player);
  return OUTCOME_NONE;
}

enum outcome
mitsudomoe_outcome(const position *pos) {
  const mitsudomoe_position *const p = mitsudomoe_of(pos);
  const enum player player = p->to_move;
  bool can_move = true;

  if (p->step == MITSUDOMOE_RING) {
    const enum outcome outcome = turn_outcome(p);

    if (outcome != OUTCOME_NONE)
      return outcome;
    can_move = has_ring_move(p, player);
  } else if (p->step == MITSUDOMOE_BALL)
    can_move = count_ball_moves(p) > 0;
  return can_move ? OUTCOME_NONE : outcome_won_by(!player);
}

/* ------------------------------------------------------------------------
   The moves of a full state
   ------------------------------------------------------------------------ */

int
mitsudomoe_moves(const position *pos, move *out) {
  const mitsudomoe_position *const p = mitsudomoe_of(pos);

  switch ((enum mitsudomoe_step)p->step) {
  case MITSUDOMOE_RING:
    return turn_outcome(p) == OUTCOME_NONE
               ? mitsudomoe_ring_moves(p, p->to_move, out)
               : 0;
  case MITSUDOMOE_BALL:
    return mitsudomoe_ball_moves(p, p->to_move, out);
  case MITSUDOMOE_RELOCATE:
    break;
  }
  return relocations(p, out);
}

int
mitsudomoe_count_moves(const position *pos) {
  const mitsudomoe_position *p = mitsudomoe_of(pos);
  const enum player player = p->to_move;

  if (p->step == MITSUDOMOE_BALL)
    return count_ball_moves(p);
  if (p->step == MITSUDOMOE_RELOCATE)
    return mitsudomoe_count(p->vaulted) *
           mitsudomoe_count(mitsudomoe_free_rings(p, !player));
  if (turn_outcome(p) != OUTCOME_NONE)
    return 0;

  const int cells =
      mitsudomoe_count(MITSUDOMOE_CELLS & ~mitsudomoe_all_balls(p));

  return (p->hand[player] ? cells : 0) +
         mitsudomoe_count(mitsudomoe_free_rings(p, player)) * (cells - 1);
}

bool
mitsudomoe_can_shift(const mitsudomoe_position *p, move m) {
  const enum mitsudomoe_piece piece = mitsudomoe_piece_of(m);
  const bool ball = piece >= MITSUDOMOE_WHITE_BALL;
  const enum player player = piece & 1;
  const int from = mitsudomoe_from(m), to = mitsudomoe_to(m);
  const mitsudomoe_set sources =
      ball ? p->balls[player] : mitsudomoe_free_rings(p, player);
  const mitsudomoe_set targets =
      ball ? mitsudomoe_free_rings(p, player)
           : MITSUDOMOE_CELLS & ~mitsudomoe_all_balls(p);

  return (from == MITSUDOMOE_SUPPLY ? !ball && p->hand[player]
                                    : mitsudomoe_has(sources, from)) &&
         mitsudomoe_has(targets, to);
}

bool
mitsudomoe_is_legal(const position *pos, move m) {
  const mitsudomoe_position *p = mitsudomoe_of(pos);
  const enum player player = p->to_move;
  const enum player owner = p->step == MITSUDOMOE_RELOCATE ? !player : player;
  const bool ball = p->step != MITSUDOMOE_RING;
  const int from = mitsudomoe_from(m), to = mitsudomoe_to(m);

  if (from >= MITSUDOMOE_BITS ||
      mitsudomoe_piece_of(m) != mitsudomoe_piece(ball, owner) ||
      !mitsudomoe_can_shift(p, m))
    return false;
  switch ((enum mitsudomoe_step)p->step) {
  case MITSUDOMOE_RING:
    return from != to && turn_outcome(p) == OUTCOME_NONE;
  case MITSUDOMOE_BALL:
    return mitsudomoe_has(mitsudomoe_movable_balls(p, player), from) &&
           mitsudomoe_has(ball_targets(from, mitsudomoe_free_rings(p, player),
                                       mitsudomoe_vaultable_now(p, player)),
                          to);
  case MITSUDOMOE_RELOCATE:
    break;
  }
  return mitsudomoe_has(p->vaulted, from);
}

/* ------------------------------------------------------------------------
   Play
   ------------------------------------------------------------------------ */

/* Adds the top ring of CELL, if there is one, to the sets of top rings. */
static inline void
show_ring(mitsudomoe_position *p, int cell) {
  const unsigned stack = p->stack[cell];

  if (stack > 1)
    p->rings[stack & 1] |= mitsudomoe_set_of(cell);
}

static inline void
shift_ring(mitsudomoe_position *p, enum player player, int from, int to) {
  if (from == MITSUDOMOE_SUPPLY)
    p->hand[player]--;
  else {
    p->stacks_hash ^= mitsudomoe_stack_key(from, p->stack[from]);
    p->stack[from] >>= 1;
    p->stacks_hash ^= mitsudomoe_stack_key(from, p->stack[from]);
    p->rings[player] &= ~mitsudomoe_set_of(from);
    show_ring(p, from);
    settle_below(p, from);
  }
  p->stacks_hash ^= mitsudomoe_stack_key(to, p->stack[to]);
  p->stack[to] = (uint16_t)((unsigned)p->stack[to] << 1 | player);
  p->stacks_hash ^= mitsudomoe_stack_key(to, p->stack[to]);
  p->rings[player] |= mitsudomoe_set_of(to);
  p->rings[!player] &= ~mitsudomoe_set_of(to);
  settle_below(p, to);
}

static inline void
shift_ball(mitsudomoe_position *p, enum player player, int from, int to) {
  p->balls[player] ^= mitsudomoe_set_of(from) | mitsudomoe_set_of(to);
}

void
mitsudomoe_shift(mitsudomoe_position *p, move m) {
  const enum mitsudomoe_piece piece = mitsudomoe_piece_of(m);
  const enum player player = piece & 1;

  if (piece >= MITSUDOMOE_WHITE_BALL)
    shift_ball(p, player, mitsudomoe_from(m), mitsudomoe_to(m));
  else
    shift_ring(p, player, mitsudomoe_from(m), mitsudomoe_to(m));
}

/* Sets the next step: a relocation while p->vaulted has balls, otherwise the
   other player's ring step. */
static inline void
next_step(mitsudomoe_position *p) {
  if (p->vaulted)
    p->step = MITSUDOMOE_RELOCATE;
  else {
    p->step = MITSUDOMOE_RING;
    p->to_move = !p->to_move;
    settle_landing(p);
  }
}

static inline void
play_step(mitsudomoe_position *p, move m) {
  const enum player player = p->to_move;
  const int from = mitsudomoe_from(m), to = mitsudomoe_to(m);

  switch ((enum mitsudomoe_step)p->step) {
  case MITSUDOMOE_RING:
    shift_ring(p, player, from, to);
    p->step = MITSUDOMOE_BALL;
    break;
  case MITSUDOMOE_BALL:
    p->vaulted = mitsudomoe_between(from, to) & p->balls[!player];
    shift_ball(p, player, from, to);
    next_step(p);
    break;
  case MITSUDOMOE_RELOCATE:
    p->vaulted &= ~mitsudomoe_set_of(from);
    shift_ball(p, !player, from, to);
    next_step(p);
    break;
  }
}

void
mitsudomoe_play(const position *from, move m, position *to) {
  *mitsudomoe_in(to) = *mitsudomoe_of(from);
  play_step(mitsudomoe_in(to), m);
}

/* R3. */
void
mitsudomoe_start(position *pos) {
  mitsudomoe_position *const p = mitsudomoe_in(pos);

  *p = (mitsudomoe_position){.hand = {MITSUDOMOE_HAND, MITSUDOMOE_HAND}};
  for (int cell = 0; cell < MITSUDOMOE_BITS; cell++)
    p->stack[cell] = 1;
  for (enum player player = PLAYER_1; player <= PLAYER_2; player++) {
    p->balls[player] = p->rings[player] = mitsudomoe_home(player);
    for (mitsudomoe_set cells = mitsudomoe_home(player); cells;)
      p->stack[mitsudomoe_pop(&cells)] = (uint16_t)(2 | player);
  }
  mitsudomoe_settle(p);
}

bool
mitsudomoe_turn_begins(const position *pos) {
  return mitsudomoe_of(pos)->step == MITSUDOMOE_RING;
}

enum player
mitsudomoe_to_move(const position *pos) {
  return mitsudomoe_of(pos)->to_move;
}
