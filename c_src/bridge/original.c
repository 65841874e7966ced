#include "original.h"

/* The predicates of all games, which call_original finds by their handles. */
enum { MOST_ROWS = 128 };
static struct {
  predicate_t predicate;
  const codec *codec;
  const original *row;
} ROWS[MOST_ROWS];
static int N_ROWS;

const original_part ORIGINAL_INTEGER = {.shape = &integer_shape};
const original_part ORIGINAL_MOVES = {.shape = NULL};

/* Returns the index of the part P among those that O reads, -1 if O does not
   read it. */
static int
index_of(const original *o, const original_part *p) {
  for (int i = 0; i < ORIGINAL_READS; i++)
    if (o->in[i].part == p)
      return i;
  return -1;
}

const int *
part_of(const call *c, const original_part *p) {
  return c->in[index_of(c->row, p)];
}

/* ------------------------------------------------------------------------
   Reading
   ------------------------------------------------------------------------ */

static term_t
term_at(const call *c, int place) {
  return place > 0 ? c->arguments + (term_t)place - 1
                   : c->elements + (term_t)-place - 1;
}

/* Splits the first argument into its elements; those that it does not have are
   unbound. */
static bool
split(call *c) {
  const term_t list = c->arguments;
  size_t n;

  if (!PL_is_acyclic(list))
    return raised_publicly(PL_domain_error("acyclic_term", list));

  const int kind = PL_skip_list(list, 0, &n);

  if (kind == PL_PARTIAL_LIST && n <= (size_t)c->row->most)
    return raised_publicly(PL_instantiation_error(list));
  if (kind != PL_LIST || n < (size_t)c->row->least || n > (size_t)c->row->most)
    return raised_publicly(
        PL_type_error(codec_shapes(c->codec)->state->name, list));
  c->n_elements = (int)n;
  c->elements = PL_new_term_refs(ORIGINAL_ELEMENTS);

  const term_t rest = PL_copy_term_ref(list);

  for (size_t i = 0; i < n; i++)
    if (!PL_get_list(rest, c->elements + i, rest))
      return false;
  return true;
}

/* Reads the part P of the term T into V. */
static bool
read_part(const original_part *p, term_t t, int *v) {
  return p->domain ? shape_get_as(p->shape, p->type, p->domain, t, v)
                   : shape_get(p->shape, t, v);
}

static bool
load_part(call *c, const original_part *p, const int *v, term_t t) {
  return !p->load || p->load(c, v) ||
         (!PL_exception(0) &&
          raise_flaw(FLAW_DOMAIN, p->domain ? p->domain : p->shape->name, t));
}

/* Reads the I-th part of C into V. */
static bool
read_in(call *c, int i, int *v) {
  const use *const u = &c->row->in[i];
  const original_part *const p = u->part;
  const term_t t = term_at(c, u->place);

  if ((p->wanted && !p->wanted(c)) ||
      (p->absence == ABSENT_IF_UNBOUND && PL_is_variable(t)) ||
      (p->absence == ABSENT_IF_FLAWED &&
       shape_get_one(p->shape, t, v) != FLAW_NONE))
    v = NULL;
  else if (p->absence != ABSENT_IF_FLAWED && !read_part(p, t, v))
    return false;
  c->in[i] = v;
  return load_part(c, p, v, t);
}

/* ------------------------------------------------------------------------
   Answering
   ------------------------------------------------------------------------ */

static bool
unify_list(const call *c) {
  const term_t list = PL_new_term_ref();

  PL_put_nil(list);
  for (int i = c->n_elements; i-- > 0;)
    if (!PL_cons_list(list, c->elements + (term_t)i, list))
      return false;
  return PL_unify(c->arguments + (term_t)c->row->changed - 1, list);
}

/* T becomes the term of the part P with the vector V. */
static bool
put_part(const call *c, const original_part *p, const int *v, term_t t) {
  const int same = index_of(c->row, p);

  if (!p->shape)
    return c->n_moves >= 0 &&
           codec_put_moves(c->codec, c->moves, c->n_moves, t);
  return same < 0 ? shape_put(p->shape, v, t)
                  : shape_update(p->shape, term_at(c, c->row->in[same].place),
                                 c->in[same], v, t);
}

static bool
answer(const call *c, const int *v) {
  const original *const o = c->row;

  for (const use *u = o->out; u < o->out + ORIGINAL_WRITES && u->part; u++) {
    const int same = index_of(o, u->part);
    const term_t t = PL_new_term_ref();

    if (same >= 0 && !c->in[same])
      continue;
    if (!put_part(c, u->part, v, t) ||
        !(u->place > 0 ? PL_unify(term_at(c, u->place), t)
                       : PL_put_term(term_at(c, u->place), t)))
      return false;
    if (u->part->shape)
      v += u->part->shape->size(v);
  }
  return !o->changed || unify_list(c);
}

/* Runs C, whose other parts have been read, for each element of the list in its
   I-th part. */
static bool
run_each(call *c, int i, int *v, int *out) {
  const use *const in = &c->row->in[i], *const u = c->row->out;
  const term_t list = term_at(c, in->place);
  const term_t tail = PL_copy_term_ref(list), head = PL_new_term_ref();
  const term_t rest = PL_copy_term_ref(term_at(c, u->place));
  const term_t result = PL_new_term_ref(), place = PL_new_term_ref();
  bool possible = true;

  if (!check_ground(list))
    return false;
  if (PL_skip_list(list, 0, NULL) != PL_LIST)
    return raised_publicly(PL_type_error("list", list));
  c->in[i] = v;
  while (PL_get_list(tail, head, tail)) {
    if (!read_part(in->part, head, v) || !load_part(c, in->part, v, head))
      return false;
    possible = possible && c->row->run(c, out);
    if (possible &&
        (!put_part(c, u->part, out, result) ||
         !PL_unify_list(rest, place, rest) || !PL_unify(place, result)))
      return false;
  }
  return possible && PL_unify_nil(rest);
}

static foreign_t
call_original(term_t arguments, int arity, control_t context) {
  const predicate_t predicate = PL_foreign_context_predicate(context);
  int k = 0, v[ORIGINAL_READS][SHAPE_MOST], out[SHAPE_MOST];

  (void)arity;
  while (ROWS[k].predicate != predicate)
    k++;

  const original *const o = ROWS[k].row;
  move moves[GAME_MAX_MOVES];
  call c = {
      .row = o, .codec = ROWS[k].codec, .arguments = arguments, .moves = moves};

  if (o->most && !split(&c))
    return FALSE;
  for (int i = 0; i < ORIGINAL_READS && o->in[i].part; i++) {
    if (o->each && (i + 1 == ORIGINAL_READS || !o->in[i + 1].part))
      return run_each(&c, i, v[i], out);
    if (!read_in(&c, i, v[i]))
      return FALSE;
  }
  return o->run(&c, out) && answer(&c, out);
}

/* Registers the rows of the game of C, from O on. */
static void
install_rows(const codec *c, const original *o) {
  for (; o->name; o++) {
    assert(N_ROWS < MOST_ROWS);
    PL_register_foreign_in_module(c->game->name, o->name, o->arity,
                                  (pl_function_t)call_original, PL_FA_VARARGS);
    ROWS[N_ROWS].predicate = PL_predicate(o->name, o->arity, c->game->name);
    ROWS[N_ROWS].codec = c;
    ROWS[N_ROWS++].row = o;
    if (o->install)
      o->install();
  }
}

void
originals_install(void) {
#define INSTALL(name) install_rows(&name##_codec, name##_originals);
  FOR_EACH_ORIGINAL(INSTALL)
#undef INSTALL
}
