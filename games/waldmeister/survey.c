#include "survey.h"

#include <string.h>

/* Narrow sets: those of all attributes of a goal in a vector, where the
   processor has vectors of this length, otherwise one. */
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
#define STRIDE WALDMEISTER_NARROW
#define NOT_FIRST NARROW_NOT_FIRST
#define NOT_LAST NARROW_NOT_LAST
#include "sets.h"

/* Returns the first of SETS, one or four. */
static inline lanes
load(const uint64_t *sets) {
  lanes all;

  memcpy(&all, sets, sizeof all);
  return all;
}

/* Returns SET in all lanes. */
static inline lanes
spread(uint64_t set) {
  return (lanes){0} + set;
}

static void
look_narrow(const waldmeister_position *p, waldmeister_survey survey[2]) {
  const uint64_t *const height = p->board.trees.narrow[WALDMEISTER_HEIGHT];
  const uint64_t trees = height[0] | height[1] | height[2];
  const uint64_t none = narrow_cells(p->board.size) & ~trees;
  const uint64_t free_trees = narrow_neighbours(none) & trees;

  for (int goal = 0; goal < 2; goal++) {
    waldmeister_survey *const s = &survey[goal];
    uint64_t close = 0, links = 0;

    for (int a = 0; a < 3; a += LANES) {
      const lanes_view v = lanes_look(load(&p->board.trees.narrow[goal][a]),
                                      load(&p->group.narrow[goal][a]),
                                      spread(none), spread(none | free_trees));

      for (int i = 0; i < LANES; i++) {
        close |= LANE(v.close, i);
        links |= LANE(v.links, i);
        s->of[a + i].close = (uint8_t)bitboard_count64(LANE(v.close, i));
        s->of[a + i].room = (uint8_t)bitboard_count64(LANE(v.room, i));
        s->of[a + i].pairs = (uint8_t)(bitboard_count64(LANE(v.pairs[0], i)) +
                                       bitboard_count64(LANE(v.pairs[1], i)) +
                                       bitboard_count64(LANE(v.pairs[2], i)));
      }
    }
    s->close = (uint8_t)bitboard_count64(close);
    s->links = (uint8_t)bitboard_count64(links & free_trees);
  }
}

void
waldmeister_survey_any(const waldmeister_position *p,
                       waldmeister_survey survey[2]) {
  const bitboard cells = wide_cells(p->board.size);
  const bitboard empty = waldmeister_empty(&p->board);
  const bitboard free_trees = wide_neighbours(empty) & cells & ~empty;

  for (int goal = 0; goal < 2; goal++) {
    waldmeister_survey *const s = &survey[goal];
    bitboard close = 0, links = 0;

    for (int a = 0; a < 3; a++) {
      const wide_view v = wide_look(
          waldmeister_trees(&p->board, (enum waldmeister_goal)goal, a),
          waldmeister_group(p, (enum waldmeister_goal)goal, a), empty,
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
  if (waldmeister_is_narrow(p->board.size))
    look_narrow(p, survey);
  else
    waldmeister_survey_any(p, survey);
}
