/* play.h - putting and replanting trees: a template over the type of a set.  It
   is included with

     SET      uint64_t or bitboard
     NAME(f)  the name of its function f, as in sets.h
     FIELD    its member of waldmeister_sets
     CELL(b)  the bit of a bitboard that stands for its bit b

   and undefines these. */

/* Moves a tree of KIND within CELLS, which holds where it stands and where it
   goes, or puts it on the one cell of CELLS, or takes it from there. */
static void
NAME(flip)(waldmeister_board *b, int kind, SET cells) {
  b->trees.FIELD[WALDMEISTER_HEIGHT][kind / 3] ^= cells;
  b->trees.FIELD[WALDMEISTER_COLOR][kind % 3] ^= cells;
}

static void
NAME(set_group)(waldmeister_position *p, int goal, int a, SET group) {
  p->group.FIELD[goal][a] = group;
  p->largest.of[goal][a] = (uint8_t)NAME(count)(group);
}

static void
NAME(settle)(waldmeister_position *p) {
  for (int goal = 0; goal < 2; goal++)
    for (int a = 0; a < 3; a++) {
      const SET trees = p->board.trees.FIELD[goal][a];

      NAME(set_group)(p, goal, a, NAME(find_largest_group)(trees, 0));
      p->board.pairs.of[goal][a] = (uint8_t)NAME(pairs)(trees);
    }
}

/* Updates what is known of the trees of an attribute A of GOAL after one came
   to CELL. */
static void
NAME(come)(waldmeister_position *p, int goal, int a, int cell) {
  const SET trees = p->board.trees.FIELD[goal][a];
  uint8_t *const pairs = &p->board.pairs.of[goal][a];

  *pairs = (uint8_t)(*pairs + NAME(n_neighbours)(trees, cell));
  NAME(set_group)
  (p, goal, a,
   NAME(joined_group)(trees, p->group.FIELD[goal][a], p->largest.of[goal][a],
                      cell));
}

/* The same after one moved from FROM to TO. */
static void
NAME(go)(waldmeister_position *p, int goal, int a, int from, int to) {
  const SET trees = p->board.trees.FIELD[goal][a];
  uint8_t *const pairs = &p->board.pairs.of[goal][a];

  *pairs = (uint8_t)(*pairs + NAME(n_neighbours)(trees, to) -
                     NAME(n_neighbours)(trees & ~NAME(only)(to), from));
  NAME(set_group)
  (p, goal, a,
   NAME(moved_group)(trees, p->group.FIELD[goal][a], p->largest.of[goal][a],
                     from, to));
}

/* Updates what is known of the trees of GOAL after one of attribute COMES came
   to PLANTED, in place of one of attribute GOES, which moved to TARGET; GOES is
   -1 if none moved. */
static void
NAME(update)(waldmeister_position *p, int goal, int comes, int goes,
             int planted, int target) {
  NAME(come)(p, goal, comes, goes == comes ? target : planted);
  if (goes >= 0 && goes != comes)
    NAME(go)(p, goal, goes, planted, target);
}

/* Plays M on the board of P. */
static void
NAME(replant)(waldmeister_position *p, const waldmeister_move *m) {
  const int size = p->board.size;
  const int target = NAME(bit_of)(size, m->to_x, m->to_y);
  const int planted =
      m->plant ? target : NAME(bit_of)(size, m->from_x, m->from_y);
  const int moved = m->plant ? -1 : NAME(kind_on)(&p->board, planted);

  if (moved >= 0) {
    NAME(flip)(&p->board, moved, NAME(only)(planted) | NAME(only)(target));
    p->hash ^= tree_key(CELL(planted), moved) ^ tree_key(CELL(target), moved);
  }
  NAME(flip)(&p->board, m->kind, NAME(only)(planted));
  p->hash ^= tree_key(CELL(planted), m->kind);
  NAME(update)
  (p, WALDMEISTER_HEIGHT, m->kind / 3, moved < 0 ? -1 : moved / 3, planted,
   target);
  NAME(update)
  (p, WALDMEISTER_COLOR, m->kind % 3, moved < 0 ? -1 : moved % 3, planted,
   target);
}

#undef SET
#undef NAME
#undef FIELD
#undef CELL
