/* compiled_terms.h - Prolog terms to the words of a compiled game and back. */

#ifndef TABULEIRO_COMPILED_TERMS_H
#define TABULEIRO_COMPILED_TERMS_H

#include "terms.h"

#include "../compiled/word.h"

#include <pthread.h>

/* The atoms of a program and those that its terms have brought since, with
   their numbers.  Threads share it. */
typedef struct atom_names atom_names;

/* Atoms is a list of Count atoms, which get the numbers from 0.  Returns NULL
   if it is none, or memory is out.  Free with atom_names_free. */
atom_names *atom_names_new(term_t atoms, uint64_t count);

void atom_names_free(atom_names *names);

/* The standard order of the atoms of two numbers: below 0, 0 or above 0. */
int atom_names_order(atom_names *names, uint64_t a, uint64_t b);

/* Sets *W to T on the heap of M.  Returns false if T has a variable or another
   part that no word is; may leave M. */
bool get_word(struct machine *m, atom_names *names, term_t t, word *w);

/* Sets T to W.  Returns false with an exception if Prolog has no room. */
bool put_word(atom_names *names, word w, term_t t);

#endif
