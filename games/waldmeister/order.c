#include "order.h"

#include <string.h>

#include "moves.h"

/* The greatest numbers of gains.h, and the highest costs. */
enum { COME_MOST = 3, COME_COST = 1, PLACE_MOST = 6, PLACE_COST = 2 };

#define SET uint64_t
#define NAME(f) narrow_##f
#define FIELD narrow
#define STRIDE WALDMEISTER_NARROW
#include "gains.h"

#define SET bitboard
#define NAME(f) wide_##f
#define FIELD wide
#define STRIDE WALDMEISTER_STRIDE
#include "gains.h"

void
waldmeister_order(const position *pos, const move *moves, int n, int *promise) {
  const waldmeister_position *const p = waldmeister_of(pos);

  if (waldmeister_is_opening(p))
    memset(promise, 0, (size_t)n * sizeof *promise);
  else if (waldmeister_is_narrow(p->board.size))
    narrow_order(p, moves, n, promise);
  else
    wide_order(p, moves, n, promise);
}

int
waldmeister_promising(const position *pos, int most, int least, move *out,
                      int *promise) {
  const waldmeister_position *const p = waldmeister_of(pos);

  if (waldmeister_is_opening(p)) {
    const int n = least <= 0 ? waldmeister_moves(pos, out) : 0;

    memset(promise, 0, (size_t)most * sizeof *promise);
    return n < most ? n : most;
  }
  return waldmeister_is_narrow(p->board.size)
             ? narrow_promising(p, most, least, out, promise)
             : wide_promising(p, most, least, out, promise);
}
