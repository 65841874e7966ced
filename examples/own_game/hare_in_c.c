#include "hare_in_c.h"

#include "../../c_src/engine/hash.h"

enum { A2, A3, A4, B1, B2, B3, B4, B5, C2, C3, C4 };

#define BIT(cell) (1u << (cell))

/* The cells that a line joins to each cell (H1). */
static const uint16_t NEAR[HARE_CELLS] = {
    [A2] = BIT(B2) | BIT(B1) | BIT(A3) | BIT(B3),
    [A3] = BIT(B3) | BIT(A2) | BIT(A4),
    [A4] = BIT(B4) | BIT(A3) | BIT(B3) | BIT(B5),
    [B1] = BIT(A2) | BIT(B2) | BIT(C2),
    [B2] = BIT(A2) | BIT(C2) | BIT(B1) | BIT(B3),
    [B3] = BIT(A3) | BIT(C3) | BIT(B2) | BIT(A2) | BIT(C2) | BIT(B4) | BIT(A4) |
           BIT(C4),
    [B4] = BIT(A4) | BIT(C4) | BIT(B3) | BIT(B5),
    [B5] = BIT(A4) | BIT(B4) | BIT(C4),
    [C2] = BIT(B2) | BIT(B1) | BIT(C3) | BIT(B3),
    [C3] = BIT(B3) | BIT(C2) | BIT(C4),
    [C4] = BIT(B4) | BIT(C3) | BIT(B3) | BIT(B5),
};

static const uint8_t COLUMN[HARE_CELLS] = {2, 3, 4, 1, 2, 3, 4, 5, 2, 3, 4};

/* Where the hare, or the hound on FROM, may go (H3, H4). */
static unsigned
steps(const hare_position *p, enum player player, int from) {
  unsigned to = NEAR[from] & ~p->hounds & ~BIT(p->hare);

  if (player == PLAYER_1)
    for (int cell = 0; cell < HARE_CELLS; cell++)
      if (COLUMN[cell] < COLUMN[from])
        to &= ~BIT(cell);
  return to;
}

/* The moves of the player to move, whether or not the game is over. */
static int
list_steps(const hare_position *p, move *out) {
  const unsigned pieces = p->to_move == PLAYER_1 ? p->hounds : BIT(p->hare);
  int n = 0;

  for (int from = 0; from < HARE_CELLS; from++)
    if (pieces & BIT(from)) {
      const unsigned to = steps(p, p->to_move, from);

      for (int cell = 0; cell < HARE_CELLS; cell++)
        if (to & BIT(cell))
          out[n++] = (move)(from << 4 | cell);
    }
  return n;
}

/* The hounds that the hare has got past. */
static int
count_passed(const hare_position *p) {
  int n = 0;

  for (int cell = 0; cell < HARE_CELLS; cell++)
    n += p->hounds & BIT(cell) && COLUMN[cell] >= COLUMN[p->hare];
  return n;
}

static enum outcome
outcome(const position *pos) {
  const hare_position *const p = hare_of(pos);
  move list[HARE_MAX_MOVES];

  if (count_passed(p) == HARE_HOUNDS || p->idle == p->patience) /* H5, H6 */
    return OUTCOME_PLAYER_2;
  if (list_steps(p, list) > 0)
    return OUTCOME_NONE;
  return p->to_move == PLAYER_1 ? OUTCOME_PLAYER_2 : OUTCOME_PLAYER_1; /* H7 */
}

static int
moves(const position *pos, move *out) {
  return outcome(pos) == OUTCOME_NONE ? list_steps(hare_of(pos), out) : 0;
}

static int
count_moves(const position *pos) {
  move list[HARE_MAX_MOVES];

  return moves(pos, list);
}

static bool
is_legal(const position *pos, move m) {
  move list[HARE_MAX_MOVES];
  const int n = moves(pos, list);

  for (int i = 0; i < n; i++)
    if (list[i] == m)
      return true;
  return false;
}

static void
play(const position *from, move m, position *to) {
  const int origin = (int)(m >> 4), cell = (int)(m & 15);
  hare_position *const p = hare_in(to);

  *to = *from;
  if (p->to_move == PLAYER_2) {
    p->hare = (uint8_t)cell;
  } else {
    p->hounds = (uint16_t)((p->hounds & ~BIT(origin)) | BIT(cell));
    p->idle =
        COLUMN[cell] > COLUMN[origin] ? 0 : (uint8_t)(p->idle + 1); /* H6 */
  }
  p->to_move = !p->to_move;
}

static enum player
to_move(const position *pos) {
  return (enum player)hare_of(pos)->to_move;
}

static int
value(const position *pos, enum player player) {
  const hare_position *const p = hare_of(pos);
  const enum outcome o = outcome(pos);
  int hopes = 2 * count_passed(p);

  if (o != OUTCOME_NONE)
    return (int)o == (int)player ? 20 : -20;
  for (unsigned to = steps(p, PLAYER_2, p->hare); to; to &= to - 1)
    hopes++;
  return player == PLAYER_2 ? hopes : -hopes;
}

static void
start(position *pos) {
  *hare_in(pos) = (hare_position){.hounds = BIT(A2) | BIT(B1) | BIT(C2),
                                  .hare = B5,
                                  .to_move = PLAYER_1,
                                  .patience = 10}; /* H2 */
}

static uint64_t
hash(const position *pos) {
  const hare_position *const p = hare_of(pos);

  return hash_mix(p->hounds | (uint64_t)p->hare << 16 |
                  (uint64_t)p->to_move << 24 | (uint64_t)p->idle << 32 |
                  (uint64_t)p->patience << 40);
}

const game hare_in_c_game = {
    .name = "hare_in_c",
    .max_moves = HARE_MAX_MOVES,
    .max_plies = 360,
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

/* The puppy has no preference. */
static int
best_moves(const position *p, int level, watch *w, move *out) {
  (void)level;
  (void)w;
  return moves(p, out);
}

const bots hare_in_c_bots = {.levels = 1, .best_moves = best_moves};
