#include "compiled_call.h"

#include "../engine/platform.h"

#include <stdlib.h>
#include <string.h>

enum {
  STACK_BYTES = 256 << 10, /* of a call, in a thread of a search */
  FUEL = 1 << 12           /* calls between two looks at the clock */
};

/* Seconds for which a call may go on after its search was stopped. */
static const double GRACE = 0.25;

void
compiled_spoil(compiled_search *s) {
  atomic_store_explicit(&s->spoiled, true, memory_order_relaxed);
  if (s->think)
    think_stop(s->think);
}

bool
compiled_is_spoiled(const compiled_search *s) {
  return atomic_load_explicit(&s->spoiled, memory_order_relaxed);
}

/* Before and after a think the thread is that of Prolog. */
static int
poll(struct machine *m) {
  compiled_search *const s = m->owner;
  double at;

  m->fuel = FUEL;
  if (!s->think)
    return PL_handle_signals() >= 0;
  if (!think_out_of_time(s->think))
    return 1;
  at = atomic_load_explicit(&s->stopped, memory_order_relaxed);
  if (at == 0)
    atomic_store_explicit(&s->stopped, at = platform_now(),
                          memory_order_relaxed);
  return platform_now() - at < GRACE;
}

/* Only Prolog compares atoms that the program lacks. */
static int
no_order(struct machine *m, uint64_t a, uint64_t b) {
  (void)a;
  (void)b;
  leave(m, LEAVE_ARGUMENT);
}

static seat *
new_seat(compiled_search *s) {
  seat *const new = calloc(1, sizeof *new);

  if (!new)
    return NULL;
  new->machine = compiled_get_machine(s->library);
  if (!new->machine) {
    free(new);
    return NULL;
  }
  new->empty = mark(new->machine);
  return new;
}

/* A seat for a call in this thread, or NULL; give it back with put_seat. */
static seat *
get_seat(compiled_search *s) {
  seat *got;

  pthread_mutex_lock(&s->lock);
  got = s->seats;
  if (got)
    s->seats = got->next;
  pthread_mutex_unlock(&s->lock);
  if (!got && !(got = new_seat(s)))
    return NULL;
  got->machine->stack_end = (char *)__builtin_frame_address(0) - STACK_BYTES;
  got->machine->fuel = FUEL;
  got->machine->poll = poll;
  got->machine->atom_order = no_order;
  got->machine->owner = s;
  got->machine->at = -1;
  return got;
}

static void
put_seat(compiled_search *s, seat *given) {
  pthread_mutex_lock(&s->lock);
  given->next = s->seats;
  s->seats = given;
  pthread_mutex_unlock(&s->lock);
}

static void
clear_seat(seat *at) {
  undo(at->machine, at->empty);
  forget(at->machine);
  at->machine->solutions = at->machine->solutions_base;
  at->length = 0;
}

/* Calls BODY with C, whose machine is set.  Returns 0, or why it was left. */
static int
call_body(call *c, void (*body)(call *c)) {
  const int why = setjmp(c->machine->out);

  if (!why)
    body(c);
  return why;
}

int
compiled_call(call *c, void (*body)(call *c)) {
  compiled_search *const s = c->search;
  int why = LEAVE_SPACE;

  if (compiled_is_spoiled(s))
    return why;
  c->seat = get_seat(s);
  if (c->seat) {
    c->machine = c->seat->machine;
    why = call_body(c, body);
    compiled_note(s->library, c->machine->at, why);
    put_seat(s, c->seat);
  }
  if (why)
    compiled_spoil(s);
  return why;
}

word
compiled_unpack(const call *c, const uint8_t *bytes) {
  return unpack(&c->search->packing, c->machine, &bytes);
}

/* W, on the heap, is the state P. */
static void
remember(seat *at, word w, const packed_state *p) {
  at->state = w;
  at->hash = p->hash;
  memcpy(at->bytes, p->bytes, p->length);
  at->length = p->length;
}

/* Half of the heap is left for the call. */
word
compiled_state(const call *c) {
  const packed_state *const p = packed_state_at(c->from);
  const struct machine *const m = c->machine;
  seat *const at = c->seat;

  if (at->hash == p->hash && at->length == p->length &&
      memcmp(at->bytes, p->bytes, p->length) == 0 &&
      m->heap_end - m->heap > (m->heap_end - m->heap_base) / 2)
    return at->state;
  clear_seat(at);
  remember(at, compiled_unpack(c, p->bytes), p);
  return at->state;
}

size_t
compiled_packed(const call *c, word w, uint8_t *to, size_t most) {
  const uint8_t *const end = pack(&c->search->packing, w, to, to + most);

  if (!end)
    leave(c->machine, LEAVE_ROOM);
  return (size_t)(end - to);
}

static bool
is_word(const packed_word *a, const packed_word *b) {
  return a->length == b->length && memcmp(a->bytes, b->bytes, a->length) == 0;
}

/* Returns 0 or 1 for a player, 2 for a draw. */
static int
player_or_draw(const call *c, word w) {
  const compiled_search *const s = c->search;
  packed_word p;

  p.length = compiled_packed(c, w, p.bytes, sizeof p.bytes);
  if (is_word(&p, &s->players[0]))
    return 0;
  if (is_word(&p, &s->players[1]))
    return 1;
  if (!is_word(&p, &s->draw))
    leave(c->machine, LEAVE_PLAY);
  return 2;
}

void
compiled_put_position(const call *c, word w, position *to) {
  const struct compiled_program *const p = c->search->library->program;
  packed_state *const state = (packed_state *)(void *)to->bytes;
  word player, winner;

  state->search = c->search;
  state->length =
      (uint16_t)compiled_packed(c, w, state->bytes, sizeof state->bytes);
  state->hash = hash_of_bytes(state->bytes, state->length);
  remember(c->seat, w, state);
  if (!p->player(c->machine, w, &player))
    leave(c->machine, LEAVE_PLAY);
  state->player = (uint8_t)player_or_draw(c, player);
  if (state->player > PLAYER_2)
    leave(c->machine, LEAVE_PLAY);
  state->outcome = p->game_over(c->machine, w, &winner)
                       ? (uint8_t)player_or_draw(c, winner)
                       : OUTCOME_NONE;
}

void
compiled_free_seats(compiled_search *s) {
  while (s->seats) {
    seat *const at = s->seats;

    s->seats = at->next;
    compiled_put_machine(s->library, at->machine);
    free(at);
  }
}
