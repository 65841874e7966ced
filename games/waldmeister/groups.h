/* groups.h - connected groups of cells: a template over the type of a set that
   is no vector.  It is included instead of sets.h, with the same macros, and
   undefines these. */

#include "sets.h"

/* The number of neighbours of cell BIT in SET. */
static inline int
NAME(n_neighbours)(SET set, int bit) {
  return NAME(count)(NAME(neighbours)(NAME(only)(bit)) & set);
}

/* The number of pairs of neighbours in SET. */
static inline int
NAME(pairs)(SET set) {
  int n = 0;

  for (SET left = set; left; left &= left - 1)
    n += NAME(n_neighbours)(left, NAME(first)(left));
  return n;
}

/* The cells of SET connected to GROUP, a subset. */
static inline SET
NAME(grow)(SET group, SET set) {
  for (;;) {
    SET grown = group;

    /* Two steps between tests, since most groups take more than one. */
    grown |= NAME(neighbours)(grown) & set;
    grown |= NAME(neighbours)(grown) & set;
    if (grown == group)
      return group;
    group = grown;
  }
}

/* Returns one of the largest groups of SET, or the empty set if none has more
   than AT_LEAST cells. */
static inline SET
NAME(find_largest_group)(SET set, int at_least) {
  SET largest = 0;
  int most = at_least;

  if (set && most == 0) {
    largest = set & -set;
    most = 1;
  }
  set &= NAME(neighbours)(set); /* without isolated cells */

  /* A rest of MOST cells or fewer has no larger group. */
  while (NAME(count)(set) > most) {
    const SET group = NAME(grow)(set & -set, set);
    const int n = NAME(count)(group);

    set &= ~group;
    if (n > most) {
      largest = group;
      most = n;
    }
  }
  return largest;
}

/* Returns one of the largest groups of TREES after a tree came to CELL, where
   GROUP, of LARGEST cells, was one before. */
static inline SET
NAME(joined_group)(SET trees, SET group, int largest, int cell) {
  const SET tree = NAME(only)(cell);
  const SET next = NAME(neighbours)(tree) & trees;

  if (next & group)
    return (next & ~group) ? NAME(grow)(group | tree, trees) : group | tree;
  if (largest == 0)
    return tree;
  if (next && NAME(count)(trees) > 2 * largest) {
    const SET other = NAME(grow)(tree, trees);

    if (NAME(count)(other) > largest)
      return other;
  }
  return group;
}

/* Returns the group of TREES that has the first of the cells that are left of
   GROUP, from which the tree on FROM was taken.  Where that does not link the
   group, the whole rest is in it. */
static inline SET
NAME(rest_of_group)(SET group, SET trees, int from) {
  const SET left = group & trees;
  SET near;

  if (NAME(links)(group, &near) & NAME(only)(from))
    return NAME(grow)(left & -left, trees);
  return (near & trees & ~group) ? NAME(grow)(left, trees) : left;
}

/* Returns one of the largest groups of TREES after a tree moved from FROM to
   TO, where GROUP, of LARGEST cells, was one before.  Its rest is most likely
   still one. */
static inline SET
NAME(moved_group)(SET trees, SET group, int largest, int from, int to) {
  if (!(group & NAME(only)(from)))
    return NAME(joined_group)(trees, group, largest, to);

  const SET rest = NAME(rest_of_group)(group, trees, from);
  const SET larger = NAME(find_largest_group)(trees & ~rest, NAME(count)(rest));

  return larger ? larger : rest;
}

#undef SET
#undef NAME
#undef STRIDE
#undef NOT_FIRST
#undef NOT_LAST
