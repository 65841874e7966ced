#include "survey.h"

enum { NARROW = 8 };

#define SET uint64_t
#define NAME(f) narrow_##f
#define STRIDE NARROW
#define NOT_FIRST 0xfefefefefefefefeu
#define NOT_LAST 0x7f7f7f7f7f7f7f7fu
#define COUNT bitboard_count64
#include "sets.h"

/* Returns the cells of B, a set on a board of NARROW rows or fewer, with rows
   of NARROW bits: first rows two by two, then these pairs. */
static uint64_t
narrow(bitboard b) {
  const uint64_t low = (uint64_t)b, high = (uint64_t)(b >> 64);
  const uint64_t pairs =
      (low & 0xff0003fc000ff) | (low & 0x7f8001fe0007f800) >> 3;

  return (pairs & 0xffff) | (pairs & 0x3fffc00000) >> 6 |
         (pairs & 0xffff00000000000) >> 12 | (high & 0x3fc) << 46 |
         (high & 0x1fe000) << 43;
}

void
waldmeister_survey_of(const waldmeister_position *p,
                      waldmeister_survey survey[2]) {
  const bitboard cells = waldmeister_cells(p->board.size);
  const bitboard empty = cells & ~waldmeister_occupied(&p->board);

  if (p->board.size > NARROW) {
    for (int goal = 0; goal < 2; goal++)
      waldmeister_look(p->board.trees[goal], p->group[goal], cells, empty,
                       &survey[goal]);
    return;
  }

  uint64_t trees[2][3], group[2][3];

  for (int goal = 0; goal < 2; goal++)
    for (int a = 0; a < 3; a++) {
      trees[goal][a] = narrow(p->board.trees[goal][a]);
      group[goal][a] = narrow(p->group[goal][a]);
    }
  for (int goal = 0; goal < 2; goal++)
    narrow_look(trees[goal], group[goal], narrow(cells), narrow(empty),
                &survey[goal]);
}
