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

/* The kind of the tree on BIT, which has one. */
static inline int
NAME(kind_on)(const waldmeister_board *b, int bit) {
  const SET *const height = b->trees.FIELD[WALDMEISTER_HEIGHT];
  const SET *const color = b->trees.FIELD[WALDMEISTER_COLOR];

  assert(NAME(has)(NAME(occupied)(b), bit));
  return 3 * (NAME(has)(height[1], bit) + 2 * NAME(has)(height[2], bit)) +
         NAME(has)(color[1], bit) + 2 * NAME(has)(color[2], bit);
}

#undef SET
#undef NAME
#undef FIELD
