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

static waldmeister_survey
look_narrow(const waldmeister_position *p) {
  const uint64_t trees = narrow_occupied(&p->board);
  const uint64_t empty = narrow_cells(p->board.size) & ~trees;
  const uint64_t free_trees = narrow_neighbours(empty) & trees;
  waldmeister_survey s = {0};

  for (int goal = 0; goal < 2; goal++) {
    uint64_t links = 0;

    for (int a = 0; a < 3; a += LANES) {
      const lanes_view v =
          lanes_look(load(&p->board.trees.narrow[goal][a]),
                     load(&p->group.narrow[goal][a]), spread(empty),
                     spread(empty | free_trees));

      for (int i = 0; i < LANES; i++) {
        links |= LANE(v.links, i);
        s.close.of[goal][a + i] = (uint8_t)narrow_count(LANE(v.close, i));
        s.room.of[goal][a + i] = (uint8_t)narrow_count(LANE(v.room, i));
      }
    }
    s.links[goal] = (uint8_t)narrow_count(links & free_trees);
  }
  return s;
}

waldmeister_survey
waldmeister_survey_any(const waldmeister_position *p) {
  const bitboard empty = waldmeister_empty(&p->board);
  const bitboard free_trees =
      wide_neighbours(empty) & waldmeister_occupied(&p->board);
  waldmeister_survey s = {0};

  for (int goal = 0; goal < 2; goal++) {
    bitboard links = 0;

    for (int a = 0; a < 3; a++) {
      const enum waldmeister_goal g = (enum waldmeister_goal)goal;
      const wide_view v =
          wide_look(waldmeister_trees(&p->board, g, a),
                    waldmeister_group(p, g, a), empty, empty | free_trees);

      links |= v.links;
      s.close.of[goal][a] = (uint8_t)wide_count(v.close);
      s.room.of[goal][a] = (uint8_t)wide_count(v.room);
    }
    s.links[goal] = (uint8_t)wide_count(links & free_trees);
  }
  return s;
}

waldmeister_survey
waldmeister_survey_of(const waldmeister_position *p) {
  return waldmeister_is_narrow(p->board.size) ? look_narrow(p)
                                              : waldmeister_survey_any(p);
}
