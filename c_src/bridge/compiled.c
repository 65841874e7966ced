#include "compiled.h"

#include "compiled_terms.h"
#include "shared_library.h"
#include "terms.h"

#include "../compiled/heap.h"

#include <stdlib.h>

enum {
  HEAP_WORDS = 8 << 20,
  TRAIL_WORDS = 1 << 20,
  SOLUTION_WORDS = 4 << 20,
  STACK_BYTES = 2 << 20, /* of 8 MiB that a thread has */
  FUEL = 1 << 16         /* calls between two polls */
};

/* A library, and the machines that no call uses. */
typedef struct compiled {
  void *library;
  const struct compiled_program *program;
  atom_names *names;
  pthread_mutex_t lock;
  struct idle *idle;
} compiled;

typedef struct idle {
  struct machine machine;
  struct idle *next;
} idle;

static atom_t ATOM_no, ATOM_left;
static functor_t FUNCTOR_yes1;

/* Signals are handled between two calls; an exception of a handler stays. */
static int
poll_signals(struct machine *m) {
  m->fuel = FUEL;
  return PL_handle_signals() >= 0;
}

static int
order_of_atoms(struct machine *m, uint64_t a, uint64_t b) {
  const compiled *const c = m->owner;

  return atom_names_order(c->names, a, b);
}

static void
free_machine(idle *i) {
  free(i->machine.heap_base);
  free(i->machine.trail_base);
  free(i->machine.solutions_base);
  free(i);
}

static idle *
new_machine(void) {
  idle *const i = calloc(1, sizeof *i);

  if (!i)
    return NULL;
  i->machine.heap_base = malloc(HEAP_WORDS * sizeof(word));
  i->machine.trail_base = malloc(TRAIL_WORDS * sizeof(word *));
  i->machine.solutions_base = malloc(SOLUTION_WORDS * sizeof(word));
  if (!i->machine.heap_base || !i->machine.trail_base ||
      !i->machine.solutions_base) {
    free_machine(i);
    return NULL;
  }
  return i;
}

/* A machine for one call in this thread; give it back with put_machine. */
static idle *
get_machine(compiled *c) {
  idle *i;
  struct machine *m;

  pthread_mutex_lock(&c->lock);
  i = c->idle;
  if (i)
    c->idle = i->next;
  pthread_mutex_unlock(&c->lock);
  if (!i && !(i = new_machine()))
    return NULL;
  m = &i->machine;
  m->heap = m->heap_base;
  m->heap_end = m->heap_base + HEAP_WORDS;
  m->trail = m->trail_base;
  m->trail_end = m->trail_base + TRAIL_WORDS;
  m->solutions = m->solutions_base;
  m->solutions_end = m->solutions_base + SOLUTION_WORDS;
  m->stack_end = (char *)__builtin_frame_address(0) - STACK_BYTES;
  m->fuel = FUEL;
  m->poll = poll_signals;
  m->atom_order = order_of_atoms;
  m->atom_count = c->program->atom_count;
  m->owner = c;
  return i;
}

static void
put_machine(compiled *c, idle *i) {
  pthread_mutex_lock(&c->lock);
  i->next = c->idle;
  c->idle = i;
  pthread_mutex_unlock(&c->lock);
}

static void
free_compiled(compiled *c) {
  while (c->idle) {
    idle *const i = c->idle;

    c->idle = i->next;
    free_machine(i);
  }
  atom_names_free(c->names);
  if (c->library)
    shared_library_close(c->library);
  pthread_mutex_destroy(&c->lock);
  free(c);
}

static int
release_compiled(atom_t a) {
  free_compiled(PL_blob_data(a, NULL, NULL));
  return TRUE;
}

static int
write_compiled(IOSTREAM *out, atom_t a, int flags) {
  (void)flags;
  return Sfprintf(out, "<compiled game>(%p)", PL_blob_data(a, NULL, NULL)) >= 0;
}

static PL_blob_t compiled_type = {.magic = PL_BLOB_MAGIC,
                                  .flags = PL_BLOB_UNIQUE | PL_BLOB_NOCOPY,
                                  .name = "compiled_game",
                                  .release = release_compiled,
                                  .write = write_compiled};

static bool
get_compiled(term_t t, compiled **c) {
  void *data;
  PL_blob_t *type;

  if (!PL_get_blob(t, &data, NULL, &type) || type != &compiled_type)
    return PL_type_error("compiled_game", t);
  *c = data;
  return true;
}

/* '$open_compiled'(+File, +Atoms, -Compiled): opens the library File, whose
   atoms are Atoms in the order of their numbers.  Fails if it is none, or one
   of another version. */
static foreign_t
pl_open_compiled(term_t file, term_t atoms, term_t handle) {
  char *path;
  compiled *c;

  if (!PL_get_file_name(file, &path, PL_FILE_OSPATH | PL_FILE_ABSOLUTE))
    return FALSE;
  if (!(c = calloc(1, sizeof *c)))
    return PL_resource_error("memory");
  pthread_mutex_init(&c->lock, NULL);
  c->library = shared_library_open(path);
  if (c->library)
    c->program = shared_library_symbol(c->library, "compiled_program");
  if (!c->program || c->program->version != COMPILED_VERSION ||
      c->program->machine_size != sizeof(struct machine) ||
      !(c->names = atom_names_new(atoms, c->program->atom_count))) {
    free_compiled(c);
    return FALSE;
  }
  return PL_unify_blob(handle, c, sizeof *c, &compiled_type);
}

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

  return get_compiled(handle, &c) && PL_get_integer_ex(entry, &e) &&
         has_entry(c->program, e);
}

/* A question to an entry. */
typedef struct question {
  int entry;
  term_t a, b, out;
  bool answered, found,
      put; /* found: the entry did not fail; put: OUT is set */
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
    q->put = !q->found || put_word(c->names, out, q->out);
    q->answered = true;
  }
  return 0;
}

/* '$compiled_answer'(+Compiled, +Entry, +A, +B, -Answer): Answer is yes(Term)
   or `no`, or `left` if the answer is left to Prolog. */
static foreign_t
pl_compiled_answer(term_t handle, term_t entry, term_t a, term_t b,
                   term_t answer) {
  compiled *c = NULL;
  idle *i;
  int why;
  question q = {.a = a, .b = b, .out = PL_new_term_ref()};

  if (!get_compiled(handle, &c) || !PL_get_integer_ex(entry, &q.entry))
    return FALSE;
  if (!has_entry(c->program, q.entry))
    return PL_unify_atom(answer, ATOM_left);
  if (!(i = get_machine(c)))
    return PL_resource_error("memory");
  why = ask(c, &i->machine, &q);
  put_machine(c, i);
  if (why == LEAVE_SIGNAL)
    return FALSE;
  if (why || !q.answered)
    return PL_unify_atom(answer, ATOM_left);
  if (!q.found)
    return PL_unify_atom(answer, ATOM_no);
  return q.put && PL_cons_functor(q.out, FUNCTOR_yes1, q.out) &&
         PL_unify(answer, q.out);
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
    leave(m, LEAVE_UNKNOWN);
  for (moves = deref(moves); tag_of(moves) == TAG_LIST;
       moves = deref(cells(moves)[1])) {
    if (depth == 1) {
      n++;
    } else {
      const struct mark at = mark(m);
      word next;

      if (!p->move(m, state, deref(cells(moves)[0]), &next))
        leave(m, LEAVE_UNKNOWN);
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
    return LEAVE_UNKNOWN;
  *count = leaves(c->program, m, s, depth);
  return 0;
}

/* '$compiled_perft'(+Compiled, +State, +Depth, -Leaves): fails if a part of the
   tree is left to Prolog. */
static foreign_t
pl_compiled_perft(term_t handle, term_t state, term_t depth, term_t count) {
  compiled *c = NULL;
  idle *i;
  int d, why;
  uint64_t n = 0;

  if (!get_compiled(handle, &c) || !PL_get_integer_ex(depth, &d) ||
      !c->program->valid_moves || !c->program->move)
    return FALSE;
  if (!(i = get_machine(c)))
    return PL_resource_error("memory");
  why = count_leaves(c, &i->machine, state, d, &n);
  put_machine(c, i);
  return !why && PL_unify_uint64(count, n);
}

void
compiled_install(void) {
  static const PL_extension predicates[] = {
      {"$open_compiled", 3, (pl_function_t)pl_open_compiled, 0},
      {"$compiled_entry", 2, (pl_function_t)pl_compiled_entry, 0},
      {"$compiled_answer", 5, (pl_function_t)pl_compiled_answer, 0},
      {"$compiled_perft", 4, (pl_function_t)pl_compiled_perft, 0},
      {NULL, 0, NULL, 0}};

  ATOM_no = PL_new_atom("no");
  ATOM_left = PL_new_atom("left");
  FUNCTOR_yes1 = PL_new_functor(PL_new_atom("yes"), 1);
  PL_register_extensions(predicates);
}
