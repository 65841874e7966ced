/* sets.h - what lies round sets of cells: a template over the type of a set,
   wide or narrow, or a vector of narrow ones.  It is included once a type, with

     SET                  an unsigned type, or a vector of one
     NAME(f)              the name of its function f
     STRIDE               the bits of a row
     NOT_FIRST, NOT_LAST  all bits but the first column, but the last column

   which groups.h, or the file that includes it, undefines. */

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

  /* A run begins at a neighbour with none before it. */
  SET runs = ring[0] & ~ring[5], more = runs & ~runs;

  for (int i = 1; i < 6; i++) {
    const SET begins = ring[i] & ~ring[i - 1];

    more |= runs & begins;
    runs |= begins;
  }
  *near = ring[0] | ring[1] | ring[2] | ring[3] | ring[4] | ring[5];
  return group & more;
}

/* What lies round the trees of an attribute. */
typedef struct NAME(view) {
  SET close; /* trees a cell away from the largest group */
  SET room;  /* empty cells next to the group */
  SET links; /* cells that may link the group */
} NAME(view);

/* Returns what lies round TREES, of which GROUP is the largest group, where
   cells are EMPTY and OPEN, empty or with a free tree. */
static inline NAME(view) NAME(look)(SET trees, SET group, SET empty, SET open) {
  SET near;
  NAME(view) v = {.links = NAME(links)(group, &near)};

  v.close = NAME(neighbours)(near & open & ~group) & trees & ~group;
  v.room = near & empty;
  return v;
}
