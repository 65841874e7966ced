/* The terms of Wald Meister, and the predicates of its document that run in
   C.  State: [Board, Hand1, Hand2, Amount, Turn], or with a sixth element 2-1
   when player 1 collects colours; see ../../games/waldmeister/README.md. */

#include "codec.h"

#include <string.h>

#include "../games/waldmeister.h"

static const char STATE_TYPE[] = "wald_meister_state";
static const char BOARD_TYPE[] = "wald_meister_board";
static const char MOVE_TYPE[] = "wald_meister_move";
static const char CELL_TYPE[] = "wald_meister_cell";
static const char TREE_TYPE[] = "wald_meister_tree";
static const char CELLS_TYPE[] = "wald_meister_cells";
static const char HAND_TYPE[] = "wald_meister_trees";

static functor_t FUNCTOR_plant2;
static functor_t FUNCTOR_replant3;

/* ------------------------------------------------------------------------
   Reading
   ------------------------------------------------------------------------ */

/* A tree Height-Color, each 1..3, as its kind. */
static flaw
get_tree(term_t t, int *kind) {
  int height = 0, color = 0;
  const flaw f = get_int_pair(t, &height, &color);

  if (f != FLAW_NONE)
    return f;
  if (height < 1 || height > 3 || color < 1 || color > 3)
    return FLAW_DOMAIN;
  *kind = waldmeister_kind(height, color);
  return FLAW_NONE;
}

/* The content of a cell: -1 if it is empty, else a kind. */
static flaw
get_content(term_t t, int *kind) {
  if (!PL_is_integer(t))
    return get_tree(t, kind);
  return PL_get_integer(t, kind) && *kind == -1 ? FLAW_NONE : FLAW_TYPE;
}

/* Reads row X, which must have LENGTH cells.  B receives the trees; NULL when
   the board is too large for one and only its shape matters. */
static flaw
get_row(term_t row, int x, size_t length, waldmeister_board *b) {
  const term_t tail = PL_copy_term_ref(row);
  const term_t head = PL_new_term_ref();
  flaw worst = FLAW_NONE;

  for (size_t y = 0; y < length; y++) {
    int kind = -1;

    if (!PL_get_list(tail, head, tail))
      return FLAW_TYPE;

    const flaw f = get_content(head, &kind);

    if (f == FLAW_TYPE)
      return f;
    worst = flaw_worst(worst, f);
    if (b && f == FLAW_NONE && kind >= 0)
      waldmeister_put(b, kind, waldmeister_bit(b->size, x, (int)y));
  }
  return PL_get_nil(tail) ? worst : FLAW_TYPE;
}

static bool
size_fits(size_t size) {
  return size >= WALDMEISTER_MIN_SIZE && size <= WALDMEISTER_MAX_SIZE;
}

/* Reads a board.  Unless it is FLAW_TYPE, *SIZE is the board's size, which
   may be what is wrong with it. */
static flaw
read_board(term_t board, waldmeister_board *b, size_t *size) {
  size_t rows;

  if (PL_skip_list(board, 0, &rows) != PL_LIST || rows % 2 == 0)
    return FLAW_TYPE;
  *size = (rows + 1) / 2;

  const bool fits = size_fits(*size);
  const term_t tail = PL_copy_term_ref(board);
  const term_t row = PL_new_term_ref();
  flaw worst = fits ? FLAW_NONE : FLAW_DOMAIN;

  memset(b, 0, sizeof *b);
  b->size = (uint8_t)(fits ? *size : 0);
  for (size_t x = 0; x < rows; x++) {
    const size_t length = x < *size ? x + 1 : rows - x;
    const fid_t frame = PL_open_foreign_frame();
    const flaw f = PL_get_list(tail, row, tail)
                       ? get_row(row, (int)x, length, fits ? b : NULL)
                       : FLAW_TYPE;

    PL_close_foreign_frame(frame);
    if (f == FLAW_TYPE)
      return f;
    worst = flaw_worst(worst, f);
  }
  return worst;
}

/* Raises the error of the flawed term T that contains a board of SIZE: the
   size is the first of the values to be looked at. */
static bool
raise_board_flaw(flaw f, size_t size, const char *expected, term_t t) {
  if (f == FLAW_TYPE || size_fits(size))
    return raise_flaw(f, expected, t);

  const term_t culprit = PL_new_term_ref();

  return check_ground(t) && PL_put_int64(culprit, (int64_t)size) &&
         PL_domain_error("board_size", culprit);
}

/* Reads a board by itself; false with an exception if it is ill-formed. */
static bool
get_board(term_t board, waldmeister_board *b) {
  size_t size = 0;
  const flaw f = read_board(board, b, &size);

  return f == FLAW_NONE || raise_board_flaw(f, size, BOARD_TYPE, board);
}

/* Reads one entry (Tree, Count) of a hand. */
static flaw
get_hand_entry(term_t t, int *kind, int *count) {
  if (!PL_is_functor(t, FUNCTOR_comma2))
    return FLAW_TYPE;

  const term_t arg = PL_new_term_ref();

  _PL_get_arg(1, t, arg);
  const flaw tree = get_tree(arg, kind);
  _PL_get_arg(2, t, arg);
  const flaw number = get_int(arg, count);
  PL_reset_term_refs(arg);
  return flaw_worst(tree, number);
}

/* Reads a hand: every kind once, in any order, 0..3 trees of each. */
static flaw
read_hand(term_t list, uint8_t hand[WALDMEISTER_KINDS]) {
  size_t length;

  if (PL_skip_list(list, 0, &length) != PL_LIST)
    return FLAW_TYPE;

  const term_t tail = PL_copy_term_ref(list);
  const term_t head = PL_new_term_ref();
  unsigned seen = 0;
  flaw worst = FLAW_NONE;

  while (PL_get_list(tail, head, tail)) {
    int kind = -1, count = 0;
    const flaw f = get_hand_entry(head, &kind, &count);

    if (f == FLAW_TYPE)
      return f;
    worst = flaw_worst(worst, f);
    if (worst != FLAW_NONE)
      continue;
    if (seen >> kind & 1 || count < 0 || count > WALDMEISTER_EACH)
      worst = FLAW_DOMAIN;
    else
      hand[kind] = (uint8_t)count;
    seen |= 1u << kind;
  }
  return seen == (1u << WALDMEISTER_KINDS) - 1 ? worst : FLAW_DOMAIN;
}

/* Whether hands, board and amount tell the same story: six trees of each
   kind, and what is not on the board is in a hand. */
static bool
adds_up(const waldmeister_position *p, int amount) {
  int in_hands = 0;

  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++) {
    const int in_hand = p->hand[0][kind] + p->hand[1][kind];
    const int on_board =
        bitboard_count(p->board.trees[WALDMEISTER_HEIGHT][kind / 3] &
                       p->board.trees[WALDMEISTER_COLOR][kind % 3]);

    if (in_hand + on_board != 2 * WALDMEISTER_EACH)
      return false;
    in_hands += in_hand;
  }
  return in_hands == amount;
}

/* The goals: the sixth element 2-1, or none. */
static flaw
get_goals(term_t tail, uint8_t goal[2]) {
  int g1 = 1, g2 = 2;

  if (!PL_get_nil(tail)) {
    const term_t head = PL_new_term_ref();

    if (!PL_get_list(tail, head, tail) || !PL_get_nil(tail))
      return FLAW_TYPE;

    const flaw f = get_int_pair(head, &g1, &g2);

    if (f != FLAW_NONE)
      return f;
    if (g1 != 2 || g2 != 1)
      return FLAW_DOMAIN;
  }
  goal[0] = (uint8_t)(g1 - 1);
  goal[1] = (uint8_t)(g2 - 1);
  return FLAW_NONE;
}

/* Reads a full state; *SIZE as read_board leaves it. */
static flaw
read_state(term_t state, waldmeister_position *p, size_t *size) {
  const term_t tail = PL_copy_term_ref(state);
  const term_t head = PL_new_term_ref();
  int amount, turn;
  flaw worst, f;

  if (!PL_get_list(tail, head, tail))
    return FLAW_TYPE;
  worst = read_board(head, &p->board, size);
  for (int player = 0; player < 2; player++) {
    if (worst == FLAW_TYPE || !PL_get_list(tail, head, tail))
      return FLAW_TYPE;
    worst = flaw_worst(worst, read_hand(head, p->hand[player]));
  }
  if (worst == FLAW_TYPE || !PL_get_list(tail, head, tail) ||
      (f = get_int(head, &amount)) == FLAW_TYPE)
    return FLAW_TYPE;
  worst = flaw_worst(worst, f);
  if (!PL_get_list(tail, head, tail) || (f = get_int(head, &turn)) == FLAW_TYPE)
    return FLAW_TYPE;
  worst = flaw_worst(worst, f);
  worst = flaw_worst(worst, get_goals(tail, p->goal));
  if (worst != FLAW_NONE)
    return worst;
  if (turn < 1 || turn > 2 || !adds_up(p, amount))
    return FLAW_DOMAIN;
  p->amount = (uint8_t)amount;
  p->to_move = (uint8_t)(turn - 1);
  return FLAW_NONE;
}

static bool
get_state(term_t state, position *pos) {
  waldmeister_position *const p = waldmeister_in(pos);
  size_t size = 0;
  const flaw f = read_state(state, p, &size);

  if (f != FLAW_NONE)
    return raise_board_flaw(f, size, STATE_TYPE, state);
  waldmeister_settle(p);
  return true;
}

/* Any X-Y; integers too large to be a cell become -1 - -1. */
static flaw
get_cell(term_t t, int *x, int *y) {
  const flaw f = get_int_pair(t, x, y);

  if (f == FLAW_TYPE)
    return f;
  if (f == FLAW_DOMAIN)
    *x = *y = -1;
  return FLAW_NONE;
}

static flaw
read_move(term_t t, waldmeister_move *m) {
  const term_t arg = PL_new_term_ref();
  flaw from = FLAW_NONE;

  memset(m, 0, sizeof *m);
  m->plant = PL_is_functor(t, FUNCTOR_plant2);
  if (!m->plant && !PL_is_functor(t, FUNCTOR_replant3))
    return FLAW_TYPE;
  if (!m->plant) {
    _PL_get_arg(1, t, arg);
    from = get_cell(arg, &m->from_x, &m->from_y);
  }
  _PL_get_arg(2, t, arg);
  const flaw to = get_cell(arg, &m->to_x, &m->to_y);
  _PL_get_arg(m->plant ? 1 : 3, t, arg);
  const flaw tree = get_tree(arg, &m->kind);
  return flaw_worst(flaw_worst(from, to), tree);
}

static bool
get_move(term_t t, move *code) {
  waldmeister_move m;
  const flaw f = read_move(t, &m);

  if (f != FLAW_NONE)
    return raise_flaw(f, MOVE_TYPE, t);
  *code = waldmeister_is_cell(WALDMEISTER_MAX_SIZE, m.from_x, m.from_y) &&
                  waldmeister_is_cell(WALDMEISTER_MAX_SIZE, m.to_x, m.to_y)
              ? waldmeister_encode(&m)
              : MOVE_NONE;
  return true;
}

/* ------------------------------------------------------------------------
   Building
   ------------------------------------------------------------------------ */

static bool
put_tree(int kind, term_t t) {
  return put_int_pair(kind / 3 + 1, kind % 3 + 1, t);
}

/* Cells and trees recur in a list of moves: each is built once, when first
   needed, and then shared. */
typedef struct pool {
  term_t cells; /* block of refs, by 16*X + Y */
  term_t trees; /* block of refs, by kind */
  bool has_cell[21 << 4];
  bool has_tree[WALDMEISTER_KINDS];
} pool;

static bool
pool_init(pool *terms) {
  memset(terms, 0, sizeof *terms);
  terms->cells = PL_new_term_refs(21 << 4);
  terms->trees = PL_new_term_refs(WALDMEISTER_KINDS);
  return terms->cells && terms->trees;
}

/* The term of cell X-Y; 0 with an exception when there is no memory. */
static term_t
pool_cell(pool *terms, int x, int y) {
  const int i = x << 4 | y;
  const term_t t = terms->cells + (term_t)i;

  if (!terms->has_cell[i])
    terms->has_cell[i] = put_int_pair(x, y, t);
  return terms->has_cell[i] ? t : 0;
}

static term_t
pool_tree(pool *terms, int kind) {
  const term_t t = terms->trees + (term_t)kind;

  if (!terms->has_tree[kind])
    terms->has_tree[kind] = put_tree(kind, t);
  return terms->has_tree[kind] ? t : 0;
}

/* Builds a move in T; ARGS is a block of three refs. */
static bool
put_move(pool *terms, move code, term_t args, term_t t) {
  const waldmeister_move m = waldmeister_decode(code);
  const term_t to = pool_cell(terms, m.to_x, m.to_y);
  const term_t tree = pool_tree(terms, m.kind);

  if (!to || !tree)
    return false;
  if (m.plant)
    return PL_put_term(args, tree) && PL_put_term(args + 1, to) &&
           PL_cons_functor_v(t, FUNCTOR_plant2, args);

  const term_t from = pool_cell(terms, m.from_x, m.from_y);

  return from && PL_put_term(args, from) && PL_put_term(args + 1, to) &&
         PL_put_term(args + 2, tree) &&
         PL_cons_functor_v(t, FUNCTOR_replant3, args);
}

static bool
put_moves(const position *pos, const move *moves, int n, term_t list) {
  const term_t args = PL_new_term_refs(3);
  const term_t t = PL_new_term_ref();
  pool terms;

  (void)pos;
  if (!pool_init(&terms))
    return false;
  PL_put_nil(list);
  while (n-- > 0)
    if (!put_move(&terms, moves[n], args, t) || !PL_cons_list(list, t, list))
      return false;
  return true;
}

/* A list of the CELLS of a board of SIZE, in standard order. */
static bool
put_cells(int size, bitboard cells, term_t list) {
  const term_t t = PL_new_term_ref();

  PL_put_nil(list);
  for (int x = 2 * size - 2; x >= 0; x--)
    for (int y = waldmeister_row_length(size, x) - 1; y >= 0; y--)
      if (bitboard_has(cells, waldmeister_bit(size, x, y)) &&
          !(put_int_pair(x, y, t) && PL_cons_list(list, t, list)))
        return false;
  return true;
}

/* Whether the kinds of a well-formed hand stand in the seed's order. */
static bool
hand_is_canonical(term_t list) {
  const term_t tail = PL_copy_term_ref(list);
  const term_t head = PL_new_term_ref();

  for (int i = 0; i < WALDMEISTER_KINDS; i++) {
    int kind = -1, count = 0;

    if (!PL_get_list(tail, head, tail) ||
        get_hand_entry(head, &kind, &count) != FLAW_NONE || kind != i)
      return false;
  }
  return true;
}

static bool
put_hand_entry(int kind, int count, term_t t) {
  const term_t args = PL_new_term_refs(2);

  return put_tree(kind, args) && PL_put_integer(args + 1, count) &&
         PL_cons_functor_v(t, FUNCTOR_comma2, args);
}

/* NEW becomes the hand of counts AFTER; OLD is a term of counts BEFORE. */
static bool
put_hand(term_t old, const uint8_t *before, const uint8_t *after, term_t new) {
  const bool canonical = hand_is_canonical(old);
  const term_t entry = PL_new_term_ref();

  if (canonical ? !PL_put_term(new, old) : !PL_put_nil(new))
    return false;
  for (int kind = WALDMEISTER_KINDS - 1; kind >= 0; kind--) {
    if (canonical && before[kind] == after[kind])
      continue;
    if (!put_hand_entry(kind, after[kind], entry) ||
        !(canonical ? list_replace(new, kind, entry, new)
                    : PL_cons_list(new, entry, new)))
      return false;
  }
  return true;
}

static bool
put_state(term_t old, const position *before, move code, const position *after,
          term_t new) {
  const waldmeister_position *const p = waldmeister_of(before);
  const waldmeister_position *const q = waldmeister_of(after);
  const waldmeister_move m = waldmeister_decode(code);
  const term_t parts = PL_new_term_refs(5); /* of the new state */
  const term_t board = parts, amount = parts + 3, turn = parts + 4;
  const term_t tail = PL_copy_term_ref(old);
  const term_t part = PL_new_term_ref();
  const term_t tree = PL_new_term_ref();

  if (!PL_get_list(tail, board, tail))
    return false;
  if (!m.plant) {
    const int from = waldmeister_bit(p->board.size, m.from_x, m.from_y);

    if (!put_tree(waldmeister_at(&p->board, from), tree) ||
        !rows_replace(board, m.to_x, m.to_y, tree))
      return false;
  }
  if (!put_tree(m.kind, tree) ||
      !rows_replace(board, m.plant ? m.to_x : m.from_x,
                    m.plant ? m.to_y : m.from_y, tree))
    return false;
  for (int player = 0; player < 2; player++)
    if (!PL_get_list(tail, part, tail) ||
        !put_hand(part, p->hand[player], q->hand[player],
                  parts + 1 + (term_t)player))
      return false;
  if (!PL_get_list(tail, part, tail) || !PL_get_list(tail, part, tail) ||
      !PL_put_integer(amount, q->amount) ||
      !codec_put_player(&waldmeister_codec, (enum player)q->to_move, turn))
    return false;

  /* What is left of the old state, nothing or the goals, ends the new one. */
  if (!PL_put_term(new, tail))
    return false;
  for (int i = 4; i >= 0; i--)
    if (!PL_cons_list(new, parts + (term_t)i, new))
      return false;
  return true;
}

/* ------------------------------------------------------------------------
   Predicates of the document
   ------------------------------------------------------------------------ */

static bool
get_goal(term_t t, enum waldmeister_goal *goal) {
  int i;

  if (!get_one_to(t, 2, "goal", &i))
    return false;
  *goal = (enum waldmeister_goal)(i - 1);
  return true;
}

/* A list of cells as a set; cells off the board of SIZE are left out. */
static bool
get_cells(term_t list, int size, bitboard *cells) {
  const term_t tail = PL_copy_term_ref(list);
  const term_t head = PL_new_term_ref();
  size_t length;

  *cells = 0;
  if (PL_skip_list(list, 0, &length) != PL_LIST)
    return raise_flaw(FLAW_TYPE, CELLS_TYPE, list);
  while (PL_get_list(tail, head, tail)) {
    int x, y;

    if (get_cell(head, &x, &y) != FLAW_NONE)
      return raise_flaw(FLAW_TYPE, CELLS_TYPE, list);
    if (waldmeister_is_cell(size, x, y))
      *cells |= bitboard_of(waldmeister_bit(size, x, y));
  }
  return true;
}

/* '$wald_meister_points'(+Board, +Goal, -Points) */
static foreign_t
pl_points(term_t board, term_t goal_term, term_t points) {
  waldmeister_board b;
  enum waldmeister_goal goal;

  return get_board(board, &b) && get_goal(goal_term, &goal) &&
         PL_unify_integer(points, waldmeister_points(&b, goal));
}

/* '$wald_meister_group'(+Board, +Size, +Visited, +Goal, +Attribute, -Max) */
static foreign_t
pl_group(term_t board, term_t size, term_t visited_term, term_t goal_term,
         term_t attribute_term, term_t max) {
  waldmeister_board b;
  enum waldmeister_goal goal;
  bitboard visited;
  int given_size, attribute;

  if (!get_board(board, &b) ||
      !get_one_to(size, WALDMEISTER_MAX_SIZE, "board_size", &given_size))
    return FALSE;
  if (given_size != b.size)
    return PL_domain_error("board_size", size);
  if (!get_cells(visited_term, b.size, &visited) ||
      !get_goal(goal_term, &goal) ||
      !get_one_to(attribute_term, 3,
                  goal == WALDMEISTER_HEIGHT ? "height" : "color", &attribute))
    return FALSE;
  return PL_unify_integer(max, waldmeister_largest_group(
                                   b.trees[goal][attribute - 1] & ~visited, 0));
}

/* Reads a cell of a board of SIZE; false with an exception if T is no cell, and
   without one if it is not on the board. */
static bool
get_board_cell(term_t t, int size, int *x, int *y) {
  const flaw f = get_cell(t, x, y);

  if (f != FLAW_NONE)
    return raise_flaw(f, CELL_TYPE, t);
  return waldmeister_is_cell(size, *x, *y);
}

/* Reads a tree by itself; false with an exception if it is none. */
static bool
get_checked_tree(term_t t, int *kind) {
  const flaw f = get_tree(t, kind);

  return f == FLAW_NONE || raise_flaw(f, TREE_TYPE, t);
}

/* '$wald_meister_slides'(+Board, +Cell, -Cells) is semidet: where the tree on
   Cell can go, [] if there is none; fails for a cell off the board. */
static foreign_t
pl_slides(term_t board, term_t cell, term_t cells) {
  waldmeister_board b;
  int x, y;
  bitboard slides = 0;
  const term_t result = PL_new_term_ref();

  if (!get_board(board, &b) || !get_board_cell(cell, b.size, &x, &y))
    return FALSE;

  const bitboard trees = waldmeister_occupied(&b);
  const int from = waldmeister_bit(b.size, x, y);

  if (bitboard_has(trees, from))
    slides = waldmeister_slides(waldmeister_cells(b.size) & ~trees, from);
  return put_cells(b.size, slides, result) && PL_unify(cells, result);
}

/* '$wald_meister_free_trees'(+Board, -Cells) */
static foreign_t
pl_free_trees(term_t board, term_t cells) {
  waldmeister_board b;
  const term_t result = PL_new_term_ref();

  if (!get_board(board, &b))
    return FALSE;

  const bitboard trees = waldmeister_occupied(&b);
  const bitboard empty = waldmeister_cells(b.size) & ~trees;

  return put_cells(b.size, trees & waldmeister_neighbours(empty), result) &&
         PL_unify(cells, result);
}

/* '$wald_meister_piece'(+Board, +Cell, -Piece) is semidet. */
static foreign_t
pl_piece(term_t board, term_t cell, term_t piece) {
  waldmeister_board b;
  int x, y;
  const term_t result = PL_new_term_ref();

  if (!get_board(board, &b) || !get_board_cell(cell, b.size, &x, &y))
    return FALSE;

  const int kind = waldmeister_at(&b, waldmeister_bit(b.size, x, y));

  return (kind < 0 ? PL_put_integer(result, -1) : put_tree(kind, result)) &&
         PL_unify(piece, result);
}

/* '$wald_meister_plant'(+Board, +Tree, +Cell, -NewBoard) is semidet: Cell is
   empty, and then has Tree. */
static foreign_t
pl_plant(term_t board, term_t tree, term_t cell, term_t new_board) {
  waldmeister_board b;
  int kind = -1, x, y;
  const term_t result = PL_copy_term_ref(board);

  return get_board(board, &b) && get_checked_tree(tree, &kind) &&
         get_board_cell(cell, b.size, &x, &y) &&
         waldmeister_at(&b, waldmeister_bit(b.size, x, y)) < 0 &&
         rows_replace(result, x, y, tree) && PL_unify(new_board, result);
}

/* '$wald_meister_slide'(+Board, +Tree, +From, +To, -NewBoard) is semidet: Tree
   is on From and can slide to To, where it then is. */
static foreign_t
pl_slide(term_t board, term_t tree, term_t from_term, term_t to_term,
         term_t new_board) {
  waldmeister_board b;
  int kind = -1, x, y, x1, y1;
  const term_t result = PL_copy_term_ref(board);
  const term_t nothing = PL_new_term_ref();

  if (!get_board(board, &b) || !get_checked_tree(tree, &kind) ||
      !get_board_cell(from_term, b.size, &x, &y) ||
      !get_board_cell(to_term, b.size, &x1, &y1))
    return FALSE;

  const int from = waldmeister_bit(b.size, x, y);
  const bitboard empty = waldmeister_cells(b.size) & ~waldmeister_occupied(&b);

  return waldmeister_at(&b, from) == kind &&
         bitboard_has(waldmeister_slides(empty, from),
                      waldmeister_bit(b.size, x1, y1)) &&
         PL_put_integer(nothing, -1) && rows_replace(result, x, y, nothing) &&
         rows_replace(result, x1, y1, tree) && PL_unify(new_board, result);
}

/* '$wald_meister_take'(+Hand, +Tree, -NewHand) is semidet: Hand has a Tree. */
static foreign_t
pl_take(term_t hand_term, term_t tree, term_t new_hand) {
  uint8_t before[WALDMEISTER_KINDS], after[WALDMEISTER_KINDS];
  int kind = -1;
  const term_t result = PL_new_term_ref();
  const flaw f = read_hand(hand_term, before);

  if (f != FLAW_NONE)
    return raise_flaw(f, HAND_TYPE, hand_term);
  if (!get_checked_tree(tree, &kind) || before[kind] == 0)
    return FALSE;
  memcpy(after, before, sizeof after);
  after[kind]--;
  return put_hand(hand_term, before, after, result) &&
         PL_unify(new_hand, result);
}

/* '$wald_meister_greedy'(+Board, +Goal, +Hand, +Cells, -Moves): the best
   replants of a tree on Cells for Goal. */
static foreign_t
pl_greedy(term_t board, term_t goal_term, term_t hand_term, term_t cells_term,
          term_t moves) {
  waldmeister_board b;
  enum waldmeister_goal goal;
  uint8_t hand[WALDMEISTER_KINDS];
  bitboard cells;
  unsigned kinds = 0;
  move list[WALDMEISTER_MAX_MOVES];
  const term_t result = PL_new_term_ref();

  if (!get_board(board, &b) || !get_goal(goal_term, &goal))
    return FALSE;

  const flaw f = read_hand(hand_term, hand);

  if (f != FLAW_NONE)
    return raise_flaw(f, HAND_TYPE, hand_term);
  if (!get_cells(cells_term, b.size, &cells))
    return FALSE;
  for (int kind = 0; kind < WALDMEISTER_KINDS; kind++)
    if (hand[kind])
      kinds |= 1u << kind;

  const int n = waldmeister_greedy(&b, goal, cells, kinds, list);

  return put_moves(NULL, list, n, result) && PL_unify(moves, result);
}

static void
install(void) {
  static const PL_extension predicates[] = {
      {"$wald_meister_points", 3, (pl_function_t)pl_points, 0},
      {"$wald_meister_group", 6, (pl_function_t)pl_group, 0},
      {"$wald_meister_slides", 3, (pl_function_t)pl_slides, 0},
      {"$wald_meister_free_trees", 2, (pl_function_t)pl_free_trees, 0},
      {"$wald_meister_piece", 3, (pl_function_t)pl_piece, 0},
      {"$wald_meister_plant", 4, (pl_function_t)pl_plant, 0},
      {"$wald_meister_slide", 5, (pl_function_t)pl_slide, 0},
      {"$wald_meister_take", 3, (pl_function_t)pl_take, 0},
      {"$wald_meister_greedy", 5, (pl_function_t)pl_greedy, 0},
      {NULL, 0, NULL, 0}};

  FUNCTOR_plant2 = PL_new_functor(PL_new_atom("plant"), 2);
  FUNCTOR_replant3 = PL_new_functor(PL_new_atom("replant"), 3);
  PL_register_extensions_in_module(waldmeister_game.name, predicates);
}

const codec waldmeister_codec = {
    .game = &waldmeister_game,
    .install = install,
    .get_state = get_state,
    .put_state = put_state,
    .get_move = get_move,
    .put_moves = put_moves,
};
