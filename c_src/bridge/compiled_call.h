/* compiled_call.h - calls of the functions of a compiled game by a search.

   A search has seats: machines, each of which keeps the state of its last call.
   A call that is left to Prolog, or does not end, spoils the search. */

#ifndef TABULEIRO_COMPILED_CALL_H
#define TABULEIRO_COMPILED_CALL_H

#include "compiled_library.h"
#include "compiled_pack.h"
#include "move_table.h"
#include "searched.h"

#include "../compiled/heap.h"

#include <stdatomic.h>

enum { COMPILED_WORD_BYTES = 64 };

/* A word that several calls need, packed. */
typedef struct packed_word {
  size_t length;
  uint8_t bytes[COMPILED_WORD_BYTES];
} packed_word;

/* A machine of a search with the state of the last call, from which the next
   one often goes on: what the program has found of it is kept, see memo.h. */
typedef struct seat {
  struct machine *machine;
  struct mark empty; /* the machine without a term */
  word state;
  size_t length; /* 0: there is none */
  uint64_t hash;
  uint8_t bytes[POSITION_SIZE];
  struct seat *next;
} seat;

typedef struct compiled_search {
  searched searched;
  game game;
  atom_t blob; /* of the library, which is kept while it is used */
  compiled *library;
  packing packing;
  packed_word players[2], draw;
  move_table *moves;

  /* The seats that no call uses, with the lock of the list. */
  pthread_mutex_t lock;
  seat *seats;

  /* Set during a think. */
  think *think;
  _Atomic double stopped; /* when a call noticed that it must end, or 0 */

  /* A call was left to Prolog, or did not end: what the search finds is worth
     nothing. */
  atomic_bool spoiled;
} compiled_search;

/* The bytes of a position. */
typedef struct packed_state {
  compiled_search *search;
  uint64_t hash;
  uint16_t length;
  uint8_t player, outcome;
  uint8_t bytes[POSITION_SIZE - 20];
} packed_state;

_Static_assert(sizeof(packed_state) <= POSITION_SIZE, "a position is larger");

static inline const packed_state *
packed_state_at(const position *p) {
  return (const packed_state *)(const void *)p->bytes;
}

/* A call of functions of the library, whose outputs are in the call. */
typedef struct call {
  compiled_search *search;
  seat *seat;
  struct machine *machine; /* of the seat */
  const position *from;
  move move;
  enum player player;
  position *to;
  move *list;
  term_t term;
  int count; /* of moves */
  double value;
} call;

/* Calls BODY with C in a seat, whose machine is that of C.  Returns 0, or why
   it was left, which spoils the search.  A spoiled search calls nothing. */
int compiled_call(call *c, void (*body)(call *c));

/* Ends the search: Prolog must do what the library does not. */
void compiled_spoil(compiled_search *s);

bool compiled_is_spoiled(const compiled_search *s);

/* Frees the seats of S, which no call uses. */
void compiled_free_seats(compiled_search *s);

/* ------------------------------------------------------------------------
   For the bodies of calls, which may leave their machine
   ------------------------------------------------------------------------ */

/* Returns the term that pack wrote to BYTES. */
word compiled_unpack(const call *c, const uint8_t *bytes);

/* Packs W at TO, which has room for MOST bytes, and returns its length. */
size_t compiled_packed(const call *c, word w, uint8_t *to, size_t most);

/* Returns the state of C->from. */
word compiled_state(const call *c);

/* Sets *TO to the position of the state W. */
void compiled_put_position(const call *c, word w, position *to);

#endif
