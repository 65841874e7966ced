/* table.h - the transposition table: what was found out about positions.

   Many lines lead to one position; what one of them cost serves the others.
   A bucket of four entries is one cache line, chosen by the upper bits of the
   position's hash.  Threads share the table without locks: an entry is two
   words, data and hash exclusive-or data, so one that two threads wrote at
   once does not match its hash and is not found (Hyatt and Mann 2002, "A
   Lockless Transposition Table Implementation for Parallel Search"). */

#ifndef TABULEIRO_TABLE_H
#define TABULEIRO_TABLE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "game.h"

/* What a score says of the true value. */
enum table_bound {
  TABLE_NOTHING,
  TABLE_UPPER, /* the value is at most the score */
  TABLE_LOWER, /* at least */
  TABLE_EXACT
};

enum {
  TABLE_BUCKET = 4,
  TABLE_PAGE = 64, /* buckets: 4 KiB, the least that a system maps at once */
  TABLE_MAX_SCORE = (1 << 19) - 1, /* and its negative */
  TABLE_MAX_DEPTH = 127,
  TABLE_AGES = 8
};

typedef struct table_slot {
  _Atomic uint64_t check; /* the hash ^ data */
  _Atomic uint64_t data;
} table_slot;

typedef struct table {
  table_slot *slots; /* n_buckets * TABLE_BUCKET, owned by the table */
  size_t n_bytes;    /* of that memory */
  uint64_t n_buckets;

  /* By page, whether anything was stored there.  No page is read before: a
     system maps fresh memory that is read to one page of zeros and has to tell
     every core when that is written, which made two threads slower than one
     until most pages were written (to equal depth, in the first tenth of a
     second of Wali, they took 1.4 times as long; now 0.7). */
  _Atomic uint8_t *written;
  unsigned age; /* of the search at hand, 0..TABLE_AGES-1 */
} table;

/* What is known of a position. */
typedef struct table_entry {
  move move; /* the best, or that refuted the line before */
  int score; /* within TABLE_MAX_SCORE */
  int depth; /* plies searched, 0..TABLE_MAX_DEPTH */
  enum table_bound bound;
} table_entry;

/* Makes *T an empty table of MIB mebibytes, which remembers nothing if that is
   0; false if there is no memory. */
bool table_init(table *t, size_t mib);

void table_free(table *t);

/* Begins a search: entries of earlier ones stay, and give way first. */
void table_next_search(table *t);

/* Fetches the bucket of HASH ahead of its use. */
void table_prefetch(const table *t, uint64_t hash);

/* Sets *E to what is known of HASH; false if nothing is. */
bool table_probe(const table *t, uint64_t hash, table_entry *e);

/* Stores E for HASH, over what is worth least in its bucket. */
void table_store(table *t, uint64_t hash, const table_entry *e);

#endif
