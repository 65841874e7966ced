#include "handle.h"

#include <stdlib.h>

static atom_t ATOM_algorithm[ALGORITHMS];

/* Frees the memory of the algorithm, unless a think still uses it.  The caller
   holds the lock. */
static void
free_memory(handle *h) {
  if (h->memory && !h->thinking) {
    h->algorithm->close(h->memory);
    h->memory = NULL;
  }
}

static void
free_handle(handle *h) {
  h->searched->free(h->searched);
  pthread_mutex_destroy(&h->lock);
  free(h);
}

/* Called when no term refers to the handle any more.  When Prolog halts, a
   think may still be running: it frees the handle as it ends. */
static int
release_handle(atom_t a) {
  handle *const h = PL_blob_data(a, NULL, NULL);

  pthread_mutex_lock(&h->lock);
  h->closed = h->released = true;
  free_memory(h);

  const bool idle = !h->thinking;

  if (!idle)
    think_stop(h->thinking);
  pthread_mutex_unlock(&h->lock);
  if (idle)
    free_handle(h);
  return TRUE;
}

static int
compare_handles(atom_t a, atom_t b) {
  const void *const x = PL_blob_data(a, NULL, NULL);
  const void *const y = PL_blob_data(b, NULL, NULL);

  return (x > y) - (x < y);
}

static int
write_handle(IOSTREAM *out, atom_t a, int flags) {
  const handle *const h = PL_blob_data(a, NULL, NULL);

  (void)flags;
  return Sfprintf(out, "<%s engine>(%p)", h->searched->game->name, (void *)h) >=
         0;
}

static PL_blob_t handle_type = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_NOCOPY,
    .name = "tabuleiro_engine",
    .release = release_handle,
    .compare = compare_handles,
    .write = write_handle,
};

bool
handle_get(term_t t, handle **h) {
  PL_blob_t *type;
  void *data;

  if (PL_is_variable(t))
    return PL_instantiation_error(t);
  if (!PL_get_blob(t, &data, NULL, &type) || type != &handle_type)
    return PL_type_error("engine", t);
  *h = data;
  return true;
}

/* The algorithm called T; NULL with an exception if there is none. */
static const algorithm *
get_algorithm(term_t t) {
  int i = 0;
  atom_t a;

  if (!PL_get_atom_ex(t, &a))
    return NULL;
  while (i < ALGORITHMS && ATOM_algorithm[i] != a)
    i++;
  if (i < ALGORITHMS)
    return algorithms[i];
  PL_existence_error("algorithm", t);
  return NULL;
}

static handle *
new_handle(searched *s, const algorithm *a, int mib) {
  handle *const h = malloc(sizeof *h);
  void *const memory = h && s ? a->open(s->game, (size_t)mib) : NULL;

  if (!memory) {
    free(h);
    PL_resource_error("memory");
    return NULL;
  }
  *h = (handle){.searched = s, .algorithm = a, .memory = memory};
  pthread_mutex_init(&h->lock, NULL);
  return h;
}

bool
handle_open(searched *s, term_t algorithm_term, term_t mib_term, term_t term) {
  const algorithm *const a = get_algorithm(algorithm_term);
  handle *h = NULL;
  int mib;

  if (a && PL_get_integer_ex(mib_term, &mib) &&
      (mib >= 0 || PL_domain_error("hash", mib_term)))
    h = new_handle(s, a, mib);
  if (!h && s)
    s->free(s);
  return h && PL_unify_blob(term, h, sizeof *h, &handle_type);
}

/* '$open_engine'(+Game, +Algorithm, +MiB, -Engine) */
static foreign_t
pl_open_engine(term_t name, term_t algorithm_term, term_t mib_term,
               term_t term) {
  const codec *const c = codec_get(name);

  return c &&
         handle_open(searched_with_codec(c), algorithm_term, mib_term, term);
}

static bool
raise_closed(term_t term) {
  return PL_permission_error("access", "closed_engine", term);
}

/* '$close_engine'(+Engine): a think of Engine in another thread stops. */
static foreign_t
pl_close_engine(term_t term) {
  handle *h = NULL;

  if (!handle_get(term, &h))
    return FALSE;
  pthread_mutex_lock(&h->lock);

  const bool closed = h->closed;

  h->closed = true;
  free_memory(h);
  if (h->thinking)
    think_stop(h->thinking);
  pthread_mutex_unlock(&h->lock);
  return closed ? raise_closed(term) : TRUE;
}

/* '$is_paused'(+Engine): the last think of Engine that could be resumed was
   stopped.  A busy engine has none. */
static foreign_t
pl_is_paused(term_t term) {
  handle *h = NULL;

  if (!handle_get(term, &h))
    return FALSE;
  pthread_mutex_lock(&h->lock);

  const bool closed = h->closed;
  const bool paused = !closed && !h->thinking && h->algorithm->is_paused &&
                      h->algorithm->is_paused(h->memory);

  pthread_mutex_unlock(&h->lock);
  return closed ? raise_closed(term) : paused;
}

bool
handle_begin(handle *h, term_t term, think *t) {
  pthread_mutex_lock(&h->lock);

  const bool closed = h->closed;
  const bool busy = h->thinking != NULL;

  if (!closed && !busy)
    h->thinking = t;
  pthread_mutex_unlock(&h->lock);
  if (closed)
    return raise_closed(term);
  return !busy || PL_permission_error("access", "busy_engine", term);
}

void
handle_end(handle *h) {
  pthread_mutex_lock(&h->lock);
  h->thinking = NULL;
  if (h->closed)
    free_memory(h);

  const bool released = h->released;

  pthread_mutex_unlock(&h->lock);
  if (released)
    free_handle(h);
}

void
handles_install(void) {
  static const PL_extension predicates[] = {
      {"$open_engine", 4, (pl_function_t)pl_open_engine, 0},
      {"$close_engine", 1, (pl_function_t)pl_close_engine, 0},
      {"$is_paused", 1, (pl_function_t)pl_is_paused, 0},
      {NULL, 0, NULL, 0}};

  for (int i = 0; i < ALGORITHMS; i++)
    ATOM_algorithm[i] = PL_new_atom(algorithms[i]->name);
  PL_register_extensions(predicates);
}
