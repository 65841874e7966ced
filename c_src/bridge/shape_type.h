/* shape_type.h - a shape: how a term is read into a vector of integers, and
   written from it.

   games/<game>/shapes.pl declares a game's terms once (see
   prolog/tabuleiro/game/shapes.pl).  From it tools/shapes.pl generates C
   that reads and writes them (build/shapes.c, made of the pieces in
   shape_read.h and shape_put.h).  Reading a term fills a vector, writing builds
   the term from it.  The game's codec gives the vector its meaning and checks
   that its values go together.

   The parts of a shape follow one another in the vector.  Each adds:

     integer      the number, cut to the range of int
     range        the number, of LOW..HIGH
     one_of       the index of the constant
     constant     nothing
     compound     1 or 0 if it has an optional argument, whether that is there;
                  its arguments in turn
     tuple        its elements in turn, then those of the rest; before an
                  optional one 1 or 0, whether it is there
     list, set    the length, unless it is fixed, and the elements in turn
     rectangle    as a list of lists: rows of one length
     rhombus      as a list of lists: an odd number of rows, which grow from one
                  cell and shrink to one again
     subset       the set of constants as bits
     choice       the index of the alternative, and the alternative
     domain       its part; values that do not fit are its own domain error */

#ifndef TABULEIRO_SHAPE_TYPE_H
#define TABULEIRO_SHAPE_TYPE_H

#include "terms.h"

#include "../notation/codec_type.h"

enum { SHAPE_ELEMENTS = 256 }; /* of a list */

typedef struct reader reader;
typedef struct writer writer;

/* Reads T into the vector of R.  Term references from FREE on may change. */
typedef flaw shape_read(reader *r, term_t t, term_t free);

/* Returns the length of the vector that begins at V. */
typedef int shape_size(const int *v);

/* Returns a reference to the term of the vector V, 0 with an exception.  The
   reference is T or one that W keeps.  Unless B is NULL, T holds the term of
   the vector B: parts that are equal are shared.  References from T on may
   change. */
typedef term_t shape_write(writer *w, const int *v, const int *b, term_t t);

/* A shape that a game gives a name.  The generated variable for `wali_board`,
   which a codec declares extern, is wali_board_shape. */
typedef struct shape {
  const char *name; /* also the type and the domain of its errors */
  int refs;         /* term references that its functions use */
  shape_read *read;
  shape_size *size;
  shape_write *write;
} shape;

#endif
