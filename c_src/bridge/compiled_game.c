#include "compiled_game.h"

#include "compiled_call.h"

#include <math.h>

/* A game with a position that has more is not searched. */
enum { MOST_MOVES = 1024 };

static enum player
to_move(const position *p) {
  return (enum player)packed_state_at(p)->player;
}

static enum outcome
outcome(const position *p) {
  return (enum outcome)packed_state_at(p)->outcome;
}

static uint64_t
hash(const position *p) {
  return packed_state_at(p)->hash;
}

static void
list_moves(call *c) {
  const struct compiled_program *const p = c->search->library->program;
  word list;

  if (!p->offered(c->machine, compiled_state(c), &list))
    leave(c->machine, LEAVE_PLAY);
  for (list = deref(list); tag_of(list) == TAG_LIST;
       list = deref(cells(list)[1])) {
    packed_move m;

    m.length =
        (uint16_t)compiled_packed(c, cells(list)[0], m.bytes, sizeof m.bytes);
    if (c->count == MOST_MOVES ||
        !move_table_number(c->search->moves, &m, &c->list[c->count]))
      leave(c->machine, LEAVE_ROOM);
    c->count++;
  }
  if (c->count == 0) /* the game is stuck, which only Prolog values */
    leave(c->machine, LEAVE_PLAY);
}

/* Move 0 stands for any where the search has been spoiled.  The moves are in
   the order of the program, not of their numbers, on which no search relies. */
static int
moves(const position *p, move *out) {
  call c = {.search = packed_state_at(p)->search, .from = p, .list = out};

  if (outcome(p) != OUTCOME_NONE)
    return 0;
  if (!compiled_call(&c, list_moves))
    return c.count;
  out[0] = 0;
  return 1;
}

static int
count_moves(const position *p) {
  move list[MOST_MOVES];

  return moves(p, list);
}

static bool
is_legal(const position *p, move m) {
  move list[MOST_MOVES];
  int n = moves(p, list);

  while (n > 0 && list[n - 1] != m)
    n--;
  return n > 0;
}

static void
make_move(call *c) {
  const struct compiled_program *const p = c->search->library->program;
  const word state = compiled_state(c);
  const word m =
      compiled_unpack(c, move_table_at(c->search->moves, c->move)->bytes);
  word next;

  if (!p->move(c->machine, state, m, &next))
    leave(c->machine, LEAVE_PLAY);
  compiled_put_position(c, deref(next), c->to);
}

static void
play(const position *from, move m, position *to) {
  const position before = *from;
  call c = {.search = packed_state_at(from)->search,
            .from = &before,
            .move = m,
            .to = to};

  if (compiled_call(&c, make_move))
    *to = before;
}

static double
number(const call *c, word w) {
  w = deref(w);
  if (tag_of(w) == TAG_INT)
    return (double)int_of(w);
  if (tag_of(w) != TAG_FLOAT)
    leave(c->machine, LEAVE_PLAY);
  return float_of(w);
}

static double
value_for(const call *c, word state, int player) {
  const struct compiled_program *const p = c->search->library->program;
  word v;

  if (!p->value(c->machine, state,
                compiled_unpack(c, c->search->players[player].bytes), &v))
    leave(c->machine, LEAVE_PLAY);
  return number(c, v);
}

static void
value_of_both(call *c) {
  const word state = compiled_state(c);

  c->value = value_for(c, state, PLAYER_1) - value_for(c, state, PLAYER_2);
}

static void
value_of_one(call *c) {
  c->value = value_for(c, compiled_state(c), (int)c->player);
}

/* V in the units of S, as an int. */
static int
score_of(const compiled_search *s, double v) {
  const double most = 1e8;

  return (int)lround(fmax(-most, fmin(most, v * s->searched.unit)));
}

static int
value(const position *p, enum player player) {
  call c = {.search = packed_state_at(p)->search, .from = p, .player = player};

  return compiled_call(&c, value_of_one) ? 0 : score_of(c.search, c.value);
}

static const evaluation_term TERMS[] = {
    {"value", 1, "the value of the position, less the other player's", NULL},
    {NULL, 0, NULL, NULL}};

/* One term, of which the engine would otherwise ask for each player alone. */
static void
count_terms(const position *p, int *counts) {
  call c = {.search = packed_state_at(p)->search, .from = p};

  counts[0] =
      compiled_call(&c, value_of_both) ? 0 : score_of(c.search, c.value);
}

const game compiled_game = {.name = "compiled",
                            .max_moves = MOST_MOVES,
                            .max_plies = GAME_UNBOUNDED,
                            .to_move = to_move,
                            .moves = moves,
                            .count_moves = count_moves,
                            .is_legal = is_legal,
                            .play = play,
                            .outcome = outcome,
                            .value = value,
                            .terms = TERMS,
                            .count_terms = count_terms,
                            .first_of_equal = true,
                            .hash = hash};
