/* shape.h - reads terms into vectors of integers, and writes them.

   A function that returns a bool returns false with an exception. */

#ifndef TABULEIRO_SHAPE_H
#define TABULEIRO_SHAPE_H

#include "shape_type.h"

/* An integer. */
extern const shape integer_shape;

/* Makes the atoms and functors of all shapes.  Call once, at install. */
void shapes_install(void);

/* Reads T into V, which has room for SHAPE_MOST integers.  Returns false with
   an exception if T has another shape or a value out of range.  The order of
   errors is: a cyclic term, an unbound part, type_error, the domain_error of a
   domain part, the domain_error of the whole. */
bool shape_get(const shape *s, term_t t, int *v);

/* As shape_get, with type_error(TYPE, T) and domain_error(DOMAIN, T).  If TYPE
   is NULL, every flaw is that domain_error. */
bool shape_get_as(const shape *s, const char *type, const char *domain,
                  term_t t, int *v);

/* Reads T, whose shape adds one integer, into I.  Returns what is wrong with T
   and raises nothing. */
flaw shape_get_one(const shape *s, term_t t, int *i);

/* Raises domain_error(NAME, T) and returns false: the values of T do not go
   together. */
bool shape_refuse(const shape *s, term_t t);

/* T becomes the term of V. */
bool shape_put(const shape *s, const int *v, term_t t);

/* NEW becomes the term of AFTER, and shares all parts that are equal with OLD,
   the term of BEFORE. */
bool shape_update(const shape *s, term_t old, const int *before,
                  const int *after, term_t new);

/* LIST becomes a list of N terms; FILL writes the vector of the I-th term to V.
   A small part that recurs, such as a cell of moves, is built only once. */
bool shape_put_list(const shape *s, int n,
                    void (*fill)(const void *context, int i, int *v),
                    const void *context, term_t list);

#endif
