#include "survey.h"

enum { NARROW = 8 };

/* Sets of 64 bits, with rows of NARROW bits: those of all attributes of a goal
   in a vector, where the processor has vectors of this length, otherwise one.
 */
#ifdef __AVX2__
enum { LANES = 3 };
typedef uint64_t lanes __attribute__((vector_size(32)));
#define LANE(s, i) (s)[i]
#else
enum { LANES = 1 };
typedef uint64_t lanes;
#define LANE(s, i) (s)
#endif

#define SET lanes
#define NAME(f) lanes_##f
#define STRIDE NARROW
#define NOT_FIRST 0xfefefefefefefefeu
#define NOT_LAST 0x7f7f7f7f7f7f7f7fu
#include "sets.h"

/* Returns the cells of LANES sets of a board of NARROW rows or fewer: first
   rows two by two, then these pairs. */
static lanes
narrow(const bitboard *sets) {
  lanes low = {0}, high = {0};

  for (int i = 0; i < LANES; i++) {
    LANE(low, i) = (uint64_t)sets[i];
    LANE(high, i) = (uint64_t)(sets[i] >> 64);
  }

  const lanes pairs = (low & 0xff0003fc000ff) | (low & 0x7f8001fe0007f800) >> 3;

  return (pairs & 0xffff) | (pairs & 0x3fffc00000) >> 6 |
         (pairs & 0xffff00000000000) >> 12 | (high & 0x3fc) << 46 |
         (high & 0x1fe000) << 43;
}

static void
look_narrow(const waldmeister_position *p, waldmeister_survey survey[2]) {
  const bitboard cells = waldmeister_cells(p->board.size);
  const bitboard empty = waldmeister_empty(&p->board);
  const lanes all = narrow((bitboard[]){cells, cells, cells});
  const lanes none = narrow((bitboard[]){empty, empty, empty});
  const lanes free_trees = lanes_neighbours(none) & all & ~none;

  for (int goal = 0; goal < 2; goal++) {
    waldmeister_survey *const s = &survey[goal];
    uint64_t close = 0, links = 0;

    for (int a = 0; a < 3; a += LANES) {
      const lanes_view v =
          lanes_look(narrow(&p->board.trees[goal][a]),
                     narrow(&p->group[goal][a]), none, none | free_trees);
      const lanes free_links = v.links & free_trees;

      for (int i = 0; i < LANES; i++) {
        close |= LANE(v.close, i);
        links |= LANE(free_links, i);
        s->of[a + i].close = (uint8_t)bitboard_count64(LANE(v.close, i));
        s->of[a + i].room = (uint8_t)bitboard_count64(LANE(v.room, i));
        s->of[a + i].pairs = (uint8_t)(bitboard_count64(LANE(v.pairs[0], i)) +
                                       bitboard_count64(LANE(v.pairs[1], i)) +
                                       bitboard_count64(LANE(v.pairs[2], i)));
      }
    }
    s->close = (uint8_t)bitboard_count64(close);
    s->links = (uint8_t)bitboard_count64(links);
  }
}

void
waldmeister_survey_any(const waldmeister_position *p,
                       waldmeister_survey survey[2]) {
  const bitboard cells = waldmeister_cells(p->board.size);
  const bitboard empty = waldmeister_empty(&p->board);
  const bitboard free_trees = waldmeister_neighbours(empty) & cells & ~empty;

  for (int goal = 0; goal < 2; goal++) {
    waldmeister_survey *const s = &survey[goal];
    bitboard close = 0, links = 0;

    for (int a = 0; a < 3; a++) {
      const waldmeister_view v =
          waldmeister_look(p->board.trees[goal][a], p->group[goal][a], empty,
                           empty | free_trees);

      close |= v.close;
      links |= v.links & free_trees;
      s->of[a].close = (uint8_t)bitboard_count(v.close);
      s->of[a].room = (uint8_t)bitboard_count(v.room);
      s->of[a].pairs =
          (uint8_t)(bitboard_count(v.pairs[0]) + bitboard_count(v.pairs[1]) +
                    bitboard_count(v.pairs[2]));
    }
    s->close = (uint8_t)bitboard_count(close);
    s->links = (uint8_t)bitboard_count(links);
  }
}

void
waldmeister_survey_of(const waldmeister_position *p,
                      waldmeister_survey survey[2]) {
  if (p->board.size > NARROW)
    waldmeister_survey_any(p, survey);
  else
    look_narrow(p, survey);
}
