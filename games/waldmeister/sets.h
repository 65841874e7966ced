/* sets.h - what lies round sets of cells: a template over the width of a set,
   since the instructions for 64 bits are less than half of those for
   128.  It is included once a width, with

     SET                  an unsigned type
     NAME(f)              the name of its function f
     STRIDE               the bits of a row
     NOT_FIRST, NOT_LAST  all bits but the first column, but the last column
     COUNT                the function that counts the cells of a set

   and undefines these. */

/* The cells next to any cell of S, which may be cells of S or unused bits
   beyond the edge of the board. */
static inline SET
NAME(neighbours)(SET s) {
  const SET right = s << 1 & NOT_FIRST;
  const SET left = s >> 1 & NOT_LAST;

  return left | right | (s | left) << STRIDE | (s | right) >> STRIDE;
}

/* The cells of GROUP that may link it: the neighbours of such a cell in the
   group form more than one run around it, so that the group may fall apart
   without the cell.  Sets *NEAR to the neighbours of the group's cells. */
static inline SET
NAME(links)(SET group, SET *near) {
  /* The cells that have a neighbour in GROUP, by direction, in the order around
     the cell. */
  const SET ring[6] = {group << STRIDE,
                       group << (STRIDE - 1) & NOT_LAST,
                       group >> 1 & NOT_LAST,
                       group >> STRIDE,
                       group >> (STRIDE - 1) & NOT_FIRST,
                       group << 1 & NOT_FIRST};
  SET runs = 0, more = 0;

  /* A run begins at a neighbour with none before it. */
  for (int i = 0; i < 6; i++) {
    const SET begins = ring[i] & ~ring[(i + 5) % 6];

    more |= runs & begins;
    runs |= begins;
  }
  *near = ring[0] | ring[1] | ring[2] | ring[3] | ring[4] | ring[5];
  return group & more;
}

/* The number of pairs of neighbours in S. */
static inline int
NAME(pairs)(SET s) {
  return COUNT(s & s << 1 & NOT_FIRST) + COUNT(s & s << STRIDE) +
         COUNT(s & (s >> 1 & NOT_LAST) << STRIDE);
}

/* Sets SURVEY to what is seen, on a board of CELLS, of the TREES of each
   attribute of a goal and the largest GROUP of each; EMPTY are the cells
   without a tree. */
static inline void
NAME(look)(const SET *trees, const SET *group, SET cells, SET empty,
           waldmeister_survey *survey) {
  const SET free_trees = NAME(neighbours)(empty) & cells & ~empty;
  const SET open = empty | free_trees;
  SET all_close = 0, all_links = 0;

  for (int a = 0; a < 3; a++) {
    const SET rest = trees[a] & ~group[a];
    SET near;

    all_links |= NAME(links)(group[a], &near);

    const SET close = NAME(neighbours)(near & open & ~group[a]) & rest;

    all_close |= close;
    survey->of[a].close = (uint8_t)COUNT(close);
    survey->of[a].room = (uint8_t)COUNT(near & empty);
    survey->of[a].pairs = (uint8_t)NAME(pairs)(trees[a]);
  }
  survey->close = (uint8_t)COUNT(all_close);
  survey->links = (uint8_t)COUNT(all_links & free_trees);
}

#undef SET
#undef NAME
#undef STRIDE
#undef NOT_FIRST
#undef NOT_LAST
#undef COUNT
