/* shape.h - the shapes of a game's terms as a table, and the one walker that
   reads and writes all terms.

   games/<game>/shapes.pl declares a game's terms once (see
   prolog/tabuleiro/interface/shapes.pl), and the build generates the tables
   from it.  In C a term is a vector of integers: reading a term fills the
   vector, writing builds the term from it.  The game's codec gives the vector
   its meaning and checks that its values go together.

   A shape is its nodes in preorder: a node, then the shapes of its parts.  Each
   node adds this to the vector:

     integer      the number, cut to the range of int
     range        the number, of LOW..HIGH
     one_of       the index of the constant
     constant     nothing
     compound     its arguments in turn
     tuple        (a list of fixed length) its elements in turn; if it is open,
                  the last part is the rest of the list
     optional     1 and the part if it is there, else 0; always the last part
     list, set    the length, unless it is fixed, and the elements in turn
     rectangle    as a list of lists: rows of one length
     rhombus      as a list of lists: an odd number of rows, which grow from one
                  cell and shrink to one again
     subset       the set of constants as bits
     choice       the index of the alternative, and the alternative
     domain       its part; values that do not fit are its own domain error */

#ifndef TABULEIRO_SHAPE_H
#define TABULEIRO_SHAPE_H

#include "terms.h"

enum {
  SHAPE_MOST = 1024,   /* integers in the vector of a term */
  SHAPE_DEPTH = 12,    /* levels of parts in parts */
  SHAPE_PARTS = 8,     /* of a compound or a tuple */
  SHAPE_ELEMENTS = 256 /* of a list */
};

enum shape_kind {
  SHAPE_INTEGER,
  SHAPE_RANGE,
  SHAPE_ONE_OF,
  SHAPE_ATOM,
  SHAPE_NUMBER,
  SHAPE_COMPOUND,
  SHAPE_TUPLE,
  SHAPE_OPTIONAL,
  SHAPE_LIST,
  SHAPE_SET,
  SHAPE_RECTANGLE,
  SHAPE_RHOMBUS,
  SHAPE_SUBSET,
  SHAPE_CHOICE,
  SHAPE_DOMAIN
};

typedef struct shape {
  enum shape_kind kind;
  int size;         /* nodes, itself and its parts */
  int parts;        /* direct parts */
  bool named;       /* whether the declaration names it */
  bool open;        /* of a tuple */
  int low, high;    /* of a range, columns or a size; LOW is also the number of
                       a constant and the length of a list, -1 if any */
  int rows[2];      /* of a rectangle, least and most */
  const char *name; /* of a compound, an atom or a domain */

  /* Set by shapes_install. */
  int length; /* integers that it adds to the vector; -1 if that varies */
  int depth;  /* levels of parts, itself included */
  atom_t atom;
  functor_t functor; /* of a compound with all its parts */
  functor_t without; /* the functor where the last, optional part is missing */
} shape;

/* A shape by name.  The name is also the type and the domain of its errors. */
typedef struct shape_root {
  const char *name;
  shape *nodes;
} shape_root;

/* The first part of S, and the part after PART. */
static inline const shape *
shape_first(const shape *s) {
  return s + 1;
}

static inline const shape *
shape_next(const shape *part) {
  return part + part->size;
}

/* The I-th part of S, from 0. */
static inline const shape *
shape_nth(const shape *s, int i) {
  const shape *part = shape_first(s);

  while (i-- > 0)
    part = shape_next(part);
  return part;
}

/* All shapes of all games, generated; a NULL name after the last. */
extern shape_root shape_table[];

/* Makes the atoms and functors of the table.  Call once, at install. */
void shapes_install(void);

/* The shape called NAME, which is in the table. */
const shape_root *shape_find(const char *name);

/* Reads T into V, which has room for SHAPE_MOST integers, and returns their
   number.  Returns -1 with an exception if T has another shape or a value out
   of range.  The order of errors is: a cyclic term, an unbound part,
   type_error, the domain_error of a domain part, the domain_error of the whole.
 */
int shape_get(const shape_root *s, term_t t, int *v);

/* Reads T, whose shape adds one integer, into I.  Returns what is wrong with T
   and raises nothing. */
flaw shape_get_one(const shape_root *s, term_t t, int *i);

/* Raises domain_error(NAME, T) and returns false: the values of T do not go
   together. */
bool shape_refuse(const shape_root *s, term_t t);

/* T becomes the term of V. */
bool shape_put(const shape_root *s, const int *v, term_t t);

/* NEW becomes the term of AFTER, N_AFTER integers, and shares all parts that
   are equal with OLD, the term of BEFORE, N_BEFORE integers. */
bool shape_update(const shape_root *s, term_t old, const int *before,
                  int n_before, const int *after, int n_after, term_t new);

/* LIST becomes a list of N terms; FILL writes the vector of the I-th term to V.
   A named part that recurs, such as a cell of moves, is built only once, and
   neighbours in the list share the parts that they have in common. */
bool shape_put_list(const shape_root *s, int n,
                    void (*fill)(const void *context, int i, int *v),
                    const void *context, term_t list);

#endif
