/* table.h - the transposition table: what a search learned about positions.

   Many lines lead to one position; the table saves searching it again.  A
   bucket of four entries is one cache line, chosen by the upper bits of the
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

/* How a score bounds the true value. */
enum table_bound {
  TABLE_NOTHING,
  TABLE_UPPER, /* the value is at most the score */
  TABLE_LOWER, /* the value is at least the score */
  TABLE_EXACT
};

enum {
  TABLE_BUCKET = 4,
  TABLE_PAGE = 64, /* buckets: 4 KiB, the unit in which systems map memory */

  /* The nodes a page from which on a search touches most of the table.  Nodes a
     second with large pages, relative to small ones, in a table of 64 MiB:

       nodes a page          Wali  Mitsudomoe  Tactigon  Wald Meister
         0.1                  0.2         0.2       0.3           0.7
         2                    1.3         1.8       1.2           0.8
        18                    1.5         1.6       1.3           1.2 */
  TABLE_BUSY = 4,

  /* A search uses a bucket for each so many nodes, while the table has any: the
     fewer pages, the more of them stay in the cache.  Nodes a second of
     searches of 20,000 nodes, relative to those that use all of a table of 32
     MiB:

       Wali 1.3, Mitsudomoe 1.6, Tactigon 1.1, Wald Meister 1.15 */
  TABLE_SHARED = 2,
  TABLE_MAX_SCORE = (1 << 19) - 1, /* the bound of a score, and its negative */
  TABLE_MAX_DEPTH = 127,
  TABLE_AGES = 8
};

typedef struct table_slot {
  _Atomic uint64_t check; /* the hash ^ data */
  _Atomic uint64_t data;
} table_slot;

typedef struct table {
  table_slot *slots; /* n_buckets * TABLE_BUCKET, owned by the table */
  size_t n_bytes;    /* of the slots */
  uint64_t n_buckets;
  uint64_t n_used; /* the first buckets, as many as the longest search wants */

  /* For each page, whether anything was stored there.  A page is not read
     before: systems map fresh memory that is read to one shared page of zeros,
     and the write that follows interrupts every core.  Time of two threads
     relative to one, to equal depth in the first tenth of a second of Wali:

       pages read before they are written  1.4
       pages written first                 0.7 */
  _Atomic uint8_t *written;
  unsigned age; /* of the search at hand, 0..TABLE_AGES-1 */
} table;

/* What the table holds for a position. */
typedef struct table_entry {
  move move; /* the best move, or the refutation */
  int score; /* within TABLE_MAX_SCORE */
  int depth; /* plies searched, 0..TABLE_MAX_DEPTH */
  enum table_bound bound;
} table_entry;

/* Makes *T an empty table of MIB mebibytes; one of 0 stores nothing.  Returns
   false if there is no memory.  The caller frees it with table_free. */
bool table_init(table *t, size_t mib);

void table_free(table *t);

/* Begins a search.  Entries of earlier searches stay, but are replaced first.
 */
void table_next_search(table *t);

/* Uses as much of T as a search of at most MOST nodes or so wants, of which
   EXPECTED are likely.  No other thread uses T meanwhile. */
void table_expect(table *t, uint64_t most, uint64_t expected);

/* Returns how many of a thousand entries the search at hand has stored, in a
   sample. */
int table_fullness(const table *t);

/* Whether table_prefetch does anything: WebAssembly has no such instruction. */
#ifdef __wasm__
enum { TABLE_PREFETCHES = 0 };
#else
enum { TABLE_PREFETCHES = 1 };
#endif

/* Fetches the bucket of HASH into the cache. */
void table_prefetch(const table *t, uint64_t hash);

/* Sets *E to the entry of HASH.  Returns false if there is none. */
bool table_probe(const table *t, uint64_t hash, table_entry *e);

/* Stores E, whose fields are within their ranges, for HASH: over its old entry
   or the least valuable one in its bucket. */
void table_store(table *t, uint64_t hash, const table_entry *e);

#endif
