#include "compiled.h"

#include "compiled_library.h"
#include "compiled_search.h"

#include "../compiled/heap.h"

static atom_t ATOM_no, ATOM_left;
static functor_t FUNCTOR_yes1;

/* The entries of a library, by number. */
enum entry { ENTRY_MOVES, ENTRY_MOVE, ENTRY_OVER, ENTRY_VALUE, ENTRY_PLAYER };

static bool
has_entry(const struct compiled_program *p, int entry) {
  switch (entry) {
  case ENTRY_MOVES:
    return p->valid_moves;
  case ENTRY_MOVE:
    return p->move;
  case ENTRY_OVER:
    return p->game_over;
  case ENTRY_VALUE:
    return p->value;
  case ENTRY_PLAYER:
    return p->player;
  }
  return false;
}

static int
call_entry(const struct compiled_program *p, int entry, struct machine *m,
           word a, word b, word *out) {
  switch (entry) {
  case ENTRY_MOVES:
    return p->valid_moves(m, a, out);
  case ENTRY_MOVE:
    return p->move(m, a, b, out);
  case ENTRY_OVER:
    return p->game_over(m, a, out);
  case ENTRY_VALUE:
    return p->value(m, a, b, out);
  default:
    return p->player(m, a, out);
  }
}

/* '$compiled_entry'(+Compiled, +Entry): the library has Entry, a number. */
static foreign_t
pl_compiled_entry(term_t handle, term_t entry) {
  compiled *c = NULL;
  int e;

  return compiled_get(handle, &c) && PL_get_integer_ex(entry, &e) &&
         has_entry(c->program, e);
}

/* A question to an entry. */
typedef struct question {
  int entry;
  term_t a, b, out;
  bool found, put; /* the entry did not fail; OUT is set */
} question;

/* Returns 0, or why the machine was left. */
static int
ask(const compiled *c, struct machine *m, question *q) {
  const int why = setjmp(m->out);
  word a = 0, b = 0, out = 0;

  if (why)
    return why;
  if (get_word(m, c->names, q->a, &a) && get_word(m, c->names, q->b, &b)) {
    q->found = call_entry(c->program, q->entry, m, a, b, &out);
    q->put = !q->found || put_word(m, c->names, out, q->out);
    return 0;
  }
  return LEAVE_TERM;
}

/* '$compiled_answer'(+Compiled, +Entry, +A, +B, -Answer): Answer is yes(Term)
   or `no`, or `left` if the answer is left to Prolog. */
static foreign_t
pl_compiled_answer(term_t handle, term_t entry, term_t a, term_t b,
                   term_t answer) {
  compiled *c = NULL;
  struct machine *m;
  int why;
  question q = {.a = a, .b = b, .out = PL_new_term_ref()};

  if (!compiled_get(handle, &c) || !PL_get_integer_ex(entry, &q.entry))
    return FALSE;
  if (!has_entry(c->program, q.entry)) {
    compiled_note(c, -1, LEAVE_GOAL);
    return PL_unify_atom(answer, ATOM_left);
  }
  if (!(m = compiled_get_machine(c)))
    return PL_resource_error("memory");
  why = ask(c, m, &q);
  compiled_note(c, m->at, why);
  compiled_put_machine(c, m);
  if (why == LEAVE_SIGNAL)
    return FALSE;
  if (why)
    return PL_unify_atom(answer, ATOM_left);
  if (!q.found)
    return PL_unify_atom(answer, ATOM_no);
  return q.put && PL_cons_functor(q.out, FUNCTOR_yes1, q.out) &&
         PL_unify(answer, q.out);
}

/* '$compiled_left'(+Compiled, -Version, -Why): the last call that was left to
   Prolog ended in Version of the program, or -1, because of Why, an atom.
   Fails if there was none. */
static foreign_t
pl_compiled_left(term_t handle, term_t version, term_t why_term) {
  static const char *const names[] = {
      [LEAVE_GOAL] = "goal",       [LEAVE_ERROR] = "error",
      [LEAVE_UNBOUND] = "unbound", [LEAVE_ARGUMENT] = "argument",
      [LEAVE_NUMBER] = "number",   [LEAVE_TERM] = "term",
      [LEAVE_SPACE] = "space",     [LEAVE_STACK] = "stack",
      [LEAVE_LOOP] = "loop",       [LEAVE_PLAY] = "play",
      [LEAVE_ROOM] = "room",       [LEAVE_SIGNAL] = "signal",
      [LEAVE_THROWN] = "loop"};
  compiled *c = NULL;

  if (!compiled_get(handle, &c))
    return FALSE;

  const int why = atomic_load_explicit(&c->left_why, memory_order_relaxed);

  return why &&
         PL_unify_integer(version, atomic_load_explicit(
                                       &c->left_at, memory_order_relaxed)) &&
         PL_unify_atom_chars(why_term, names[why]);
}

/* The leaves of the tree of State, as tabuleiro/search/perft counts them. */
static uint64_t
leaves(const struct compiled_program *p, struct machine *m, word state,
       int depth) {
  uint64_t n = 0;
  word moves;

  if (depth == 0)
    return 1;
  if (!p->valid_moves(m, state, &moves))
    leave(m, LEAVE_PLAY);
  for (moves = deref(moves); tag_of(moves) == TAG_LIST;
       moves = deref(cells(moves)[1])) {
    if (depth == 1) {
      n++;
    } else {
      const struct mark at = mark(m);
      word next;

      if (!p->move(m, state, deref(cells(moves)[0]), &next))
        leave(m, LEAVE_PLAY);
      n += leaves(p, m, deref(next), depth - 1);
      undo(m, at);
    }
  }
  return n;
}

/* Sets *COUNT; returns 0, or why the machine was left. */
static int
count_leaves(const compiled *c, struct machine *m, term_t state, int depth,
             uint64_t *count) {
  const int why = setjmp(m->out);
  word s;

  if (why)
    return why;
  if (!get_word(m, c->names, state, &s))
    return LEAVE_TERM;
  *count = leaves(c->program, m, s, depth);
  return 0;
}

/* '$compiled_perft'(+Compiled, +State, +Depth, -Leaves): fails if a part of the
   tree is left to Prolog. */
static foreign_t
pl_compiled_perft(term_t handle, term_t state, term_t depth, term_t count) {
  compiled *c = NULL;
  struct machine *m;
  int d, why;
  uint64_t n = 0;

  if (!compiled_get(handle, &c) || !PL_get_integer_ex(depth, &d) ||
      !c->program->valid_moves || !c->program->move)
    return FALSE;
  if (!(m = compiled_get_machine(c)))
    return PL_resource_error("memory");
  why = count_leaves(c, m, state, d, &n);
  compiled_note(c, m->at, why);
  compiled_put_machine(c, m);
  return !why && PL_unify_uint64(count, n);
}

void
compiled_install(void) {
  static const PL_extension predicates[] = {
      {"$compiled_entry", 2, (pl_function_t)pl_compiled_entry, 0},
      {"$compiled_answer", 5, (pl_function_t)pl_compiled_answer, 0},
      {"$compiled_left", 3, (pl_function_t)pl_compiled_left, 0},
      {"$compiled_perft", 4, (pl_function_t)pl_compiled_perft, 0},
      {NULL, 0, NULL, 0}};

  ATOM_no = PL_new_atom("no");
  ATOM_left = PL_new_atom("left");
  FUNCTOR_yes1 = PL_new_functor(PL_new_atom("yes"), 1);
  PL_register_extensions(predicates);
  compiled_library_install();
  compiled_search_install();
}
