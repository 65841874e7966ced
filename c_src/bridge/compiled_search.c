#include "compiled_search.h"

#include "compiled_call.h"
#include "compiled_game.h"
#include "handle.h"

#include <stdlib.h>

static word
word_of(call *c, term_t t) {
  word w;

  if (!get_word(c->machine, c->search->library->names, t, &w))
    leave(c->machine, LEAVE_TERM);
  return w;
}

static void
read_state(call *c) {
  compiled_put_position(c, word_of(c, c->term), c->to);
}

/* Fails if the library cannot pack the state. */
static bool
get_state(searched *s, term_t t, position *p) {
  call c = {.search = (compiled_search *)s, .term = t, .to = p};

  return !compiled_call(&c, read_state);
}

static void
write_move(call *c) {
  const word w =
      compiled_unpack(c, move_table_at(c->search->moves, c->move)->bytes);

  c->count = put_word(c->machine, c->search->library->names, w, c->term);
}

/* Called by the thread of Prolog, also while others search. */
static bool
put_move(searched *s, move m, term_t t) {
  call c = {.search = (compiled_search *)s, .move = m, .term = t};

  return !compiled_call(&c, write_move) && c.count;
}

static void
begin(searched *base, think *t) {
  compiled_search *const s = (compiled_search *)base;

  atomic_store(&s->stopped, 0);
  s->think = t;
  if (compiled_is_spoiled(s))
    think_stop(t);
}

static bool
end(searched *base) {
  compiled_search *const s = (compiled_search *)base;

  s->think = NULL;
  return !compiled_is_spoiled(s);
}

static void
free_search(searched *base) {
  compiled_search *const s = (compiled_search *)base;

  compiled_free_seats(s);
  pthread_mutex_destroy(&s->lock);
  move_table_free(s->moves);
  PL_unregister_atom(s->blob);
  free(s);
}

static void
pack_word(call *c, term_t t, packed_word *to) {
  to->length = compiled_packed(c, word_of(c, t), to->bytes, sizeof to->bytes);
}

/* TERM is setting(Player1, Player2, Draw, Samples). */
static void
read_setting(call *c) {
  compiled_search *const s = c->search;
  const term_t arg = PL_new_term_ref();
  packed_move none;

  s->packing.nil = ATOM(s->library->program->nil);
  _PL_get_arg(4, c->term, arg);
  packing_learn(&s->packing, word_of(c, arg));
  for (size_t i = 0; i < 2; i++) {
    _PL_get_arg(i + 1, c->term, arg);
    pack_word(c, arg, &s->players[i]);
  }
  _PL_get_arg(3, c->term, arg);
  pack_word(c, arg, &s->draw);
  none.length = (uint16_t)compiled_packed(c, s->packing.nil, none.bytes,
                                          sizeof none.bytes);
  s->moves = move_table_new(&none);
  if (!s->moves)
    leave(c->machine, LEAVE_SPACE);
}

/* A search of the games of LIBRARY, with the setting of TERM; NULL with or
   without an exception if there is none. */
static compiled_search *
new_search(compiled *library, atom_t blob, term_t setting, int unit) {
  compiled_search *const s = calloc(1, sizeof *s);
  call c = {.search = s, .term = setting};

  if (!s)
    return NULL;
  s->searched = (searched){.game = &s->game,
                           .unit = unit,
                           .get_state = get_state,
                           .put_move = put_move,
                           .begin = begin,
                           .end = end,
                           .free = free_search};
  s->game = compiled_game;
  s->library = library;
  s->blob = blob;
  pthread_mutex_init(&s->lock, NULL);
  PL_register_atom(blob);
  if (!compiled_call(&c, read_setting))
    return s;
  free_search(&s->searched);
  return NULL;
}

static bool
has_all_entries(const struct compiled_program *p) {
  return p->offered && p->move && p->game_over && p->value && p->player;
}

/* '$open_compiled_engine'(+Compiled, +Setting, +Unit, +Algorithm, +MiB,
   -Engine): as '$open_engine'/4.  Setting is setting(Player1, Player2, Draw,
   Samples), where Samples is a term such as states contain.  Scores are
   multiples of 1/Unit.  Fails if an entry is left to Prolog. */
static foreign_t
pl_open_compiled_engine(term_t compiled_term, term_t setting, term_t unit,
                        term_t algorithm_term, term_t mib_term, term_t engine) {
  compiled *library = NULL;
  compiled_search *s;
  atom_t blob;
  int u;

  if (!compiled_get(compiled_term, &library) ||
      !PL_get_atom_ex(compiled_term, &blob) || !PL_get_integer_ex(unit, &u) ||
      !PL_is_functor(setting, PL_new_functor(PL_new_atom("setting"), 4)) ||
      !has_all_entries(library->program))
    return FALSE;
  s = new_search(library, blob, setting, u);
  return s && handle_open(&s->searched, algorithm_term, mib_term, engine);
}

void
compiled_search_install(void) {
  PL_register_foreign("$open_compiled_engine", 6,
                      (pl_function_t)pl_open_compiled_engine, 0);
}
