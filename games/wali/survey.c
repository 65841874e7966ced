#include "survey.h"

/* The EMPTY cells where a step completes a run of exactly three in a line.
   BEFORE and AFTER shift along the line; ASIDE has the cells next to an own
   stone across it.  The third stone comes from aside, or from the line over a
   gap of one. */
#define COMPLETIONS(own, empty, aside, before, after)                          \
  ((empty) & ((before(own) & before(before(own)) &                             \
               ~before(before(before(own))) & (after(own) | (aside))) |        \
              (after(own) & after(after(own)) & ~after(after(after(own))) &    \
               (before(own) | (aside))) |                                      \
              (before(own) & after(own) & ~before(before(own)) &               \
               ~after(after(own)) & (aside))))

uint64_t
wali_threats(uint64_t own, uint64_t empty) {
  const uint64_t across = wali_left(own) | wali_right(own);
  const uint64_t along = wali_above(own) | wali_below(own);

  return COMPLETIONS(own, empty, along, wali_left, wali_right) |
         COMPLETIONS(own, empty, across, wali_above, wali_below);
}

void
wali_survey_of(const wali_position *p, wali_survey *s) {
  const uint64_t empty = wali_empty(p);

  *s = (wali_survey){0};
  for (int player = 0; player < 2 && p->phase != WALI_DROP; player++) {
    const uint64_t own = p->stones[player];

    s->threats[player] = bitboard_count64(wali_threats(own, empty));
    s->safe[player] = bitboard_count64(wali_threes_in_rows(own) |
                                       wali_threes_in_columns(own));
  }
}
