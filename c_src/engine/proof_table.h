/* proof_table.h - what a proof search knows about positions.

   An entry is about one position and one attacker, the player whose win is
   searched.  It keeps apart what holds for ever, the plies within which the
   attacker wins and those within which it does not, from the proof numbers,
   which are those of one limit of plies.  So no entry depends on the line that
   led to its position.

   A bucket of four entries is chosen by the upper bits of the key; the entry
   with the least work is replaced.  One thread uses a table. */

#ifndef TABULEIRO_PROOF_TABLE_H
#define TABULEIRO_PROOF_TABLE_H

#include <stddef.h>

#include "game.h"

enum {
  PROOF_BUCKET = 4,
  PROOF_NEVER = 254, /* entry.proved: no win is known */
  PROOF_EVER = 255   /* entry.refuted: there is no win */
};

typedef struct proof_entry {
  uint64_t key;    /* 0 in an empty entry */
  uint32_t pn, dn; /* proof and disproof number for the limit of PLIES */
  uint32_t work;   /* positions searched below this one */
  uint8_t proved;  /* the attacker wins within so many plies, or PROOF_NEVER */
  uint8_t refuted; /* the attacker does not win within so many plies */
  uint8_t plies;
} proof_entry;

typedef struct proof_table {
  proof_entry *entries; /* owned */
  size_t n_bytes;
  uint64_t n_buckets;
} proof_table;

/* Returns the key of P for ATTACKER; it is never 0. */
uint64_t proof_key(const game *g, const position *p, enum player attacker);

/* Makes *T an empty table of MIB mebibytes, at least one page.  Returns false
   if there is no memory.  The caller frees it with proof_table_free. */
bool proof_table_init(proof_table *t, size_t mib);

void proof_table_free(proof_table *t);

/* Returns the entry of KEY, or NULL.  It stays valid until the next store. */
const proof_entry *proof_table_probe(const proof_table *t, uint64_t key);

/* Stores E over the entry of its key, of which it keeps what holds for ever,
   or over the one with the least work in the bucket. */
void proof_table_store(proof_table *t, const proof_entry *e);

/* Returns how many of a thousand entries are in use, in a sample. */
int proof_table_fullness(const proof_table *t);

#endif
