/* compiled_pack.h - ground terms of a compiled game as few bytes.

   A term is written in prefix order.  One byte is the code of a small integer,
   of the length of a list, or of an atom or a functor that the terms shown
   before contain; longer codes are there for all others.  So a board of 13 x 13
   cells, a list of lists, has 183 bytes.  Equal terms have equal bytes. */

#ifndef TABULEIRO_COMPILED_PACK_H
#define TABULEIRO_COMPILED_PACK_H

#include "../compiled/word.h"

enum { PACK_ATOMS = 112, PACK_FUNCTORS = 8, PACK_MOST_ATOM = 1 << 14 };

/* What the short codes of atoms and functors stand for.  It does not change
   after its first use by pack. */
typedef struct packing {
  word nil; /* the empty list */
  int atoms, functors;
  word atom[PACK_ATOMS], functor[PACK_FUNCTORS];
  uint8_t code[PACK_MOST_ATOM]; /* of an atom, by number: 1 + its index, or 0 */
} packing;

/* Gives the atoms and functors of W short codes while there are any. */
void packing_learn(packing *k, word w);

/* Writes W to TO, which ends at END, and returns the end of what it wrote, or
   NULL if there is no room or W has a variable. */
uint8_t *pack(const packing *k, word w, uint8_t *to, const uint8_t *end);

/* Returns the term at *FROM, which pack wrote, on the heap of M, and sets *FROM
   to its end; may leave M. */
word unpack(const packing *k, struct machine *m, const uint8_t **from);

#endif
