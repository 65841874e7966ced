/* original.h - the predicates of a game's original program that run in C.

   A row of the game's table (original/predicates.c) has the name of a
   predicate, the parts of its arguments that it reads, in the order in which
   they are checked, the parts that it answers with, and a function that
   computes the answer.  The bridge reads, checks and writes the terms by their
   shapes, so that a function sees vectors alone (shape_type.h).  What a row
   does not name is not read: it may be unbound, ill-formed or of a position
   that no game reaches.

   The predicates become those of the module of the game.  c_game/2 exports
   those that the reference exports; the others are for games/<game>/original.pl
   and for the game's own clauses. */

#ifndef TABULEIRO_ORIGINAL_H
#define TABULEIRO_ORIGINAL_H

#include "codec.h"

enum {
  ORIGINAL_READS = 6,   /* parts that a predicate reads */
  ORIGINAL_WRITES = 2,  /* parts that it answers with */
  ORIGINAL_ELEMENTS = 4 /* of a list of which it reads the elements */
};

/* A call of a predicate. */
typedef struct call {
  position position;             /* what the parts are loaded into */
  const int *in[ORIGINAL_READS]; /* the vectors of the parts, NULL if absent */
  const struct original *row;
  const codec *codec;
  term_t arguments, elements; /* the first of each */
  int n_elements;

  /* The answer of a row that answers with ORIGINAL_MOVES, which has room for
     GAME_MAX_MOVES; their number, negative after an exception. */
  move *moves;
  int n_moves;
} call;

/* When a part may be absent. */
enum absence {
  NEVER_ABSENT,
  ABSENT_IF_UNBOUND, /* or if the list has no such element */
  ABSENT_IF_FLAWED   /* if it does not have its shape: no term is an error */
};

/* A sort of part. */
typedef struct original_part {
  const shape *shape;

  /* The names in its errors.  Without DOMAIN both are the shape's name; without
     TYPE alone every flaw is a domain error. */
  const char *type, *domain;

  enum absence absence;
  bool (*wanted)(const call *c); /* if false, it is absent; may be NULL */

  /* Puts what V, which may be absent, stands for into the position of C.
     Returns false if the values of V do not go together, which is a domain
     error, or with an exception.  May be NULL. */
  bool (*load)(call *c, const int *v);
} original_part;

/* Where a part stands: the number of an argument, or ELEMENT(k) for the k-th
   element of the list that is the first argument. */
typedef struct use {
  int place;
  const original_part *part;
} use;

#define ELEMENT(k) (-(k))

/* A predicate. */
typedef struct original {
  const char *name;
  int arity;

  /* If MOST > 0 the first argument is a list of LEAST to MOST elements, a state
     of which not all need be bound. */
  int least, most;

  use in[ORIGINAL_READS];

  /* A part that is in IN too shares what did not change with the term that was
     read.  If that part was absent, its term stays as it is. */
  use out[ORIGINAL_WRITES];

  /* If not 0, the number of the argument that becomes the list of the elements,
     with those in OUT replaced. */
  int changed;

  /* Whether the last part in IN stands for each element of a list: RUN is
     called for each element, and the answer is the list of its answers. */
  bool each;

  /* Writes the vectors of the parts in OUT, one after the other, to V.  Returns
     false if the predicate fails. */
  bool (*run)(call *c, int *v);

  /* Prepares what the row uses, once, at install; may be NULL. */
  void (*install)(void);
} original;

/* An integer, cut to the range of int; and the list of moves that a row answers
   with. */
extern const original_part ORIGINAL_INTEGER, ORIGINAL_MOVES;

/* Returns the vector of the part P of C, which its row reads; NULL if the part
   is absent. */
const int *part_of(const call *c, const original_part *p);

/* The tables, one for each game with original/predicates.c; a row without a
   name ends a table. */
#define DECLARE_ORIGINALS(name) extern const original name##_originals[];
FOR_EACH_ORIGINAL(DECLARE_ORIGINALS)

/* Registers the predicates of all games.  Call once, after codecs_install. */
void originals_install(void);

#endif
