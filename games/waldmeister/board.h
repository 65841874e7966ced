/* board.h - what is on a board: a template over the type of a set.  It is
   included with

     SET      uint64_t or bitboard
     NAME(f)  the name of its function f, as in sets.h
     FIELD    its member of waldmeister_sets

   and undefines these. */

/* The cells of all trees of B. */
static inline SET
NAME(occupied)(const waldmeister_board *b) {
  const SET *const height = b->trees.FIELD[WALDMEISTER_HEIGHT];

  return height[0] | height[1] | height[2];
}

/* The kind of TREE, a set of one cell, or -1 if there is none. */
static inline int
NAME(kind_on)(const waldmeister_board *b, SET tree) {
  const SET *const height = b->trees.FIELD[WALDMEISTER_HEIGHT];
  const SET *const color = b->trees.FIELD[WALDMEISTER_COLOR];

  if (!(tree & NAME(occupied)(b)))
    return -1;
  return waldmeister_kind(1 + !!(tree & height[1]) + 2 * !!(tree & height[2]),
                          1 + !!(tree & color[1]) + 2 * !!(tree & color[2]));
}

#undef SET
#undef NAME
#undef FIELD
