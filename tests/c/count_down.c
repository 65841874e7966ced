#include "count_down.h"

typedef struct count_down {
  int left;
  enum player to_move;
} count_down;

static const count_down *
count_down_of(const position *p) {
  return (const count_down *)(const void *)p->bytes;
}

position
count_down_from(int n) {
  position p = {{0}};

  *(count_down *)(void *)p.bytes = (count_down){.left = n, .to_move = PLAYER_1};
  return p;
}

int
count_down_left(const position *p) {
  return count_down_of(p)->left;
}

static void
start(position *p) {
  *p = count_down_from(10);
}

static enum player
to_move(const position *p) {
  return count_down_of(p)->to_move;
}

static int
count_moves(const position *p) {
  const int left = count_down_left(p);

  return left < 2 ? left : 2;
}

static int
moves(const position *p, move *out) {
  const int n = count_moves(p);

  for (int i = 0; i < n; i++)
    out[i] = (move)i + 1;
  return n;
}

static bool
is_legal(const position *p, move m) {
  return m >= 1 && m <= (move)count_moves(p);
}

static void
play(const position *from, move m, position *to) {
  const count_down old = *count_down_of(from);

  *(count_down *)(void *)to->bytes = (count_down){
      .left = old.left - (int)m, .to_move = old.to_move ? PLAYER_1 : PLAYER_2};
}

static enum outcome
outcome(const position *p) {
  if (count_down_left(p) > 0)
    return OUTCOME_NONE;
  return to_move(p) == PLAYER_1 ? OUTCOME_PLAYER_2 : OUTCOME_PLAYER_1;
}

static int
value(const position *p, enum player player) {
  return (count_down_left(p) % 3 != 0) == (to_move(p) == player) ? 1 : -1;
}

static uint64_t
hash(const position *p) {
  return (uint64_t)(2 * count_down_left(p)) + to_move(p);
}

/* Whatever M is, counts 3, 2, 1 and starts again. */
static void
go_round(const position *from, move m, position *to) {
  const int left = count_down_left(from);

  (void)m;
  *to = count_down_from(left > 1 ? left - 1 : 3);
}

const game count_down_game = {
    .name = "count_down",
    .max_moves = 2,
    .max_plies = 100,
    .start = start,
    .to_move = to_move,
    .moves = moves,
    .count_moves = count_moves,
    .is_legal = is_legal,
    .play = play,
    .outcome = outcome,
    .value = value,
    .hash = hash,
};

const game count_down_ring = {
    .name = "count_down_ring",
    .max_moves = 2,
    .max_plies = GAME_UNBOUNDED,
    .start = start,
    .to_move = to_move,
    .moves = moves,
    .count_moves = count_moves,
    .is_legal = is_legal,
    .play = go_round,
    .outcome = outcome,
    .value = value,
    .hash = hash,
};
