#include "compiled_library.h"

#include "shared_library.h"

#include <stdlib.h>

enum {
  HEAP_WORDS = 8 << 20,
  TRAIL_WORDS = 1 << 20,
  SOLUTION_WORDS = 4 << 20,
  STACK_BYTES = 2 << 20, /* of 8 MiB that a thread has */
  FUEL = 1 << 16         /* calls between two polls */
};

/* A machine, in the list of those that no call uses. */
struct compiled_idle {
  struct machine machine;
  struct compiled_idle *next;
};

typedef struct compiled_idle idle;

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

struct machine *
compiled_get_machine(compiled *c) {
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
  m->epoch++;
  m->memo_top = m->heap_base;
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
  m->at = -1;
  m->owner = c;
  return m;
}

void
compiled_note(compiled *c, int at, int why) {
  if (why) {
    atomic_store_explicit(&c->left_at, at, memory_order_relaxed);
    atomic_store_explicit(&c->left_why, why, memory_order_relaxed);
  }
}

void
compiled_put_machine(compiled *c, struct machine *m) {
  idle *const i = (idle *)m; /* its first member */

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

bool
compiled_get(term_t t, compiled **c) {
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

void
compiled_library_install(void) {
  PL_register_foreign("$open_compiled", 3, (pl_function_t)pl_open_compiled, 0);
}
