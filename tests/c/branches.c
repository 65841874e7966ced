#include "branches.h"

#include "../../c_src/engine/hash.h"
#include "../../c_src/engine/think.h"

enum { VALUES = 1000 };

typedef struct branch {
  uint64_t path; /* a digit of base 4 for each move, after a 1 */
  int plies;
} branch;

static const branch *
branch_of(const position *p) {
  return (const branch *)(const void *)p->bytes;
}

position
branches_root(void) {
  position p = {{0}};

  *(branch *)(void *)p.bytes = (branch){.path = 1};
  return p;
}

static int
moves(const position *p, move *out) {
  (void)p;
  for (move m = 0; m < BRANCHES; m++)
    out[m] = m;
  return BRANCHES;
}

static int
count_moves(const position *p) {
  (void)p;
  return BRANCHES;
}

static bool
is_legal(const position *p, move m) {
  (void)p;
  return m < BRANCHES;
}

static void
play(const position *from, move m, position *to) {
  const branch old = *branch_of(from);

  *(branch *)(void *)to->bytes =
      (branch){.path = old.path << 2 | m, .plies = old.plies + 1};
}

static enum player
to_move(const position *p) {
  return (enum player)(branch_of(p)->plies / 2 % 2);
}

static enum outcome
no_outcome(const position *p) {
  (void)p;
  return OUTCOME_NONE;
}

static uint64_t
hash(const position *p) {
  return hash_mix(branch_of(p)->path);
}

static int
value(const position *p, enum player player) {
  const int v = (int)(hash(p) % (2 * VALUES)) - VALUES;

  return player == PLAYER_1 ? v : -v;
}

const game branches_game = {.name = "branches",
                            .max_moves = BRANCHES,
                            .max_plies = THINK_MAX_DEPTH,
                            .to_move = to_move,
                            .moves = moves,
                            .count_moves = count_moves,
                            .is_legal = is_legal,
                            .play = play,
                            .outcome = no_outcome,
                            .value = value,
                            .hash = hash};
