/* gains.h - what the trees of a replant gain: a template over the type of a
   set.  It is included with

     SET      uint64_t or bitboard
     NAME(f)  the name of its function f, as in sets.h
     FIELD    its member of waldmeister_sets
     STRIDE   the bits of a row

   and undefines these. */

/* A number 0..7 for each cell, as three bits. */
typedef struct NAME(numbers) {
  SET bits[3];
} NAME(numbers);

/* The sum of three bits for each cell. */
static inline NAME(numbers) NAME(sum)(SET x, SET y, SET z) {
  return (NAME(numbers)){{x ^ y ^ z, (x & y) | (z & (x | y)), 0}};
}

static inline SET
NAME(with)(const NAME(numbers) * n, int number) {
  const SET without = ~(SET)0;

  return (n->bits[0] ^ (number & 1 ? 0 : without)) &
         (n->bits[1] ^ (number & 2 ? 0 : without)) &
         (n->bits[2] ^ (number & 4 ? 0 : without));
}

static inline int
NAME(number_on)(const NAME(numbers) * n, int cell) {
  return NAME(has)(n->bits[0], cell) + 2 * NAME(has)(n->bits[1], cell) +
         4 * NAME(has)(n->bits[2], cell);
}

/* For each kind, what the player to move gains when a tree of the kind comes to
   each cell: to an empty one, and in place of another tree.  The numbers are
   unsigned: gains plus the highest cost. */
typedef struct NAME(gains) {
  NAME(numbers) come[WALDMEISTER_KINDS], place[WALDMEISTER_KINDS];
} NAME(gains);

/* What the groups of a goal are to trees of an attribute that come: the cells
   next to its group, those that join trees to it, and the trees whose place is
   not to be taken, of the other two groups, and those that link these. */
typedef struct NAME(round) {
  SET near[3], joins[3], others[3], links[3];
} NAME(round);

static inline void
NAME(look_round)(const waldmeister_position *p, enum waldmeister_goal goal,
                 NAME(round) * r) {
  const SET *const trees = p->board.trees.FIELD[goal];
  const SET *const group = p->group.FIELD[goal];
  SET links[3];

  for (int a = 0; a < 3; a++) {
    links[a] = NAME(links)(group[a], &r->near[a]);
    r->near[a] &= ~group[a];
    r->joins[a] = r->near[a] & NAME(neighbours)(trees[a] & ~group[a]);
  }
  for (int a = 0; a < 3; a++) {
    const int a1 = (a + 1) % 3, a2 = (a + 2) % 3;

    r->others[a] = group[a1] | group[a2];
    r->links[a] = links[a1] | links[a2];
  }
}

static void
NAME(find_gains)(const waldmeister_position *p, NAME(gains) * g) {
  const enum waldmeister_goal goal = p->goal[p->to_move];
  NAME(round) own, other;

  NAME(look_round)(p, goal, &own);
  NAME(look_round)(p, p->goal[!p->to_move], &other);

  /* Negated sets count a loss avoided. */
  for (int a = 0; a < 3; a++)
    for (int b = 0; b < 3; b++) {
      const int kind = goal == WALDMEISTER_HEIGHT ? 3 * a + b : 3 * b + a;
      const NAME(numbers) come =
          NAME(sum)(own.near[a], own.joins[a], ~other.near[b]);
      const NAME(numbers) take =
          NAME(sum)(other.others[b], other.links[b], ~own.others[a]);
      const SET carry = come.bits[0] & take.bits[0];
      const NAME(numbers) high = NAME(sum)(come.bits[1], take.bits[1], carry);

      g->come[kind] = come;
      g->place[kind] = (NAME(numbers)){
          {come.bits[0] ^ take.bits[0], high.bits[0], high.bits[1]}};
    }
}

static void
NAME(order)(const waldmeister_position *p, const move *moves, int n,
            int *promise) {
  const int to_shift = WALDMEISTER_KIND_BITS;
  const int from_shift = to_shift + WALDMEISTER_CELL_BITS;
  const int size = p->board.size;
  int moved = -1, of_target = 0, of_kind[WALDMEISTER_KINDS];
  move last = ~(move)0;
  NAME(gains) g;

  NAME(find_gains)(p, &g);

  /* Moves are sorted, so what neighbours share is computed once. */
  for (int i = 0; i < n; i++) {
    const move change = moves[i] ^ last;

    last = moves[i];
    if (change >> to_shift) {
      const waldmeister_move m = waldmeister_decode(last);

      if (change >> from_shift) {
        const int from = NAME(bit_of)(size, m.from_x, m.from_y);

        moved = NAME(kind_on)(&p->board, from);
        for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
          of_kind[kind] = NAME(number_on)(&g.place[kind], from) - PLACE_COST;
      }
      of_target =
          NAME(number_on)(&g.come[moved], NAME(bit_of)(size, m.to_x, m.to_y)) -
          COME_COST;
    }
    promise[i] = of_target + of_kind[last & 0xf];
  }
}

static inline move
NAME(code_of)(int size, int bit) {
  const int column = bit % STRIDE, x = bit / STRIDE + column;

  return waldmeister_cell_code(x, column - waldmeister_first_column(size, x));
}

/* Writes up to MOST replants of the tree on FROM to TARGETS, with a new tree of
   KIND, to OUT and returns their number. */
static inline int
NAME(replants)(int size, int from, SET targets, int kind, int most, move *out) {
  const move rest = NAME(code_of)(size, from)
                        << (WALDMEISTER_CELL_BITS + WALDMEISTER_KIND_BITS) |
                    (move)kind;
  int n = 0;

  for (; targets && n < most; targets &= targets - 1)
    out[n++] = rest | NAME(code_of)(size, NAME(first)(targets))
                          << WALDMEISTER_KIND_BITS;
  return n;
}

/* What is looked for, and where. */
typedef struct NAME(quest) {
  const waldmeister_position *position;
  NAME(gains) gains;
  unsigned kinds; /* in the hand of the player to move */
  SET empty;

  /* The free trees whose kind has a number on an empty cell, and the cells
     where a kind in the hand has a number. */
  SET movable[COME_MOST + 1], places[PLACE_MOST + 1];

  /* The cells that the trees of some cells, KNOWN ones, slide to. */
  SET known, slides[WALDMEISTER_STRIDE * WALDMEISTER_MAX_SIZE];
} NAME(quest);

static void
NAME(begin)(const waldmeister_position *p, NAME(quest) * q) {
  const SET occupied = NAME(occupied)(&p->board);
  const SET *const height = p->board.trees.FIELD[WALDMEISTER_HEIGHT];
  const SET *const color = p->board.trees.FIELD[WALDMEISTER_COLOR];

  q->position = p;
  q->kinds = waldmeister_kinds_in_hand(p);
  q->empty = NAME(cells)(p->board.size) & ~occupied;
  NAME(find_gains)(p, &q->gains);
  q->known = 0;
  memset(q->movable, 0, sizeof q->movable);
  memset(q->places, 0, sizeof q->places);

  const SET free_trees = occupied & NAME(neighbours)(q->empty);

  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
    const SET trees = height[kind / 3] & color[kind % 3] & free_trees;

    for (int come = 0; come <= COME_MOST && trees; come++)
      if (NAME(with)(&q->gains.come[kind], come) & q->empty)
        q->movable[come] |= trees;
    for (int place = 0; place <= PLACE_MOST && q->kinds >> kind & 1; place++)
      q->places[place] |= NAME(with)(&q->gains.place[kind], place);
  }
}

/* Returns the cells that the tree on CELL slides to. */
static inline SET
NAME(slides_from)(NAME(quest) * q, int cell) {
  if (!NAME(has)(q->known, cell)) {
    q->known |= NAME(only)(cell);
    q->slides[cell] = NAME(slides)(q->empty, cell);
  }
  return q->slides[cell];
}

/* Writes up to MOST replants to OUT and returns their number: those whose new
   tree comes where its kind has the number PLACE, and whose moved tree comes
   where its kind has the number COME. */
static int
NAME(promising_of)(NAME(quest) * q, int place, int come, int most, move *out) {
  const SET movable = q->movable[come] & q->places[place];
  int n = 0;

  for (unsigned kinds = movable ? q->kinds : 0; kinds; kinds &= kinds - 1) {
    const int kind = __builtin_ctz(kinds);
    SET from = NAME(with)(&q->gains.place[kind], place) & movable;

    for (; from && n < most; from &= from - 1) {
      const int cell = NAME(first)(from);
      const int moved = NAME(kind_on)(&q->position->board, cell);
      const SET targets = NAME(with)(&q->gains.come[moved], come) & q->empty;

      if (targets)
        n += NAME(replants)(q->position->board.size, cell,
                            NAME(slides_from)(q, cell) & targets, kind,
                            most - n, out + n);
    }
  }
  return n;
}

static int
NAME(promising)(const waldmeister_position *p, int most, int least, move *out,
                int *promise) {
  NAME(quest) q;
  int n = 0;

  NAME(begin)(p, &q);
  for (int sum = PLACE_MOST + COME_MOST;
       sum >= 0 && sum >= least + PLACE_COST + COME_COST && n < most; sum--)
    for (int come = 0; come <= COME_MOST && come <= sum; come++)
      if (sum - come <= PLACE_MOST)
        for (int k =
                 NAME(promising_of)(&q, sum - come, come, most - n, out + n);
             k > 0; k--)
          promise[n++] = sum - COME_COST - PLACE_COST;
  return n;
}

#undef SET
#undef NAME
#undef FIELD
#undef STRIDE
