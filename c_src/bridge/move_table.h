/* move_table.h - the moves of a compiled game, by number.

   Threads share a table: they read without a lock, and add with one. */

#ifndef TABULEIRO_MOVE_TABLE_H
#define TABULEIRO_MOVE_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  MOVE_TABLE_MOST = 1 << 16, /* moves */
  MOVE_TABLE_BYTES = 62      /* the most bytes of a move */
};

typedef struct move_table move_table;

/* The bytes of a move. */
typedef struct packed_move {
  uint16_t length;
  uint8_t bytes[MOVE_TABLE_BYTES];
} packed_move;

/* Returns a table with the packed move FIRST, whose number is 0; NULL if there
   is no memory. */
move_table *move_table_new(const packed_move *first);

void move_table_free(move_table *t);

/* Sets *NUMBER to that of M, a new one if need be; false if the table is
   full. */
bool move_table_number(move_table *t, const packed_move *m, uint32_t *number);

/* Returns the move NUMBER of T. */
const packed_move *move_table_at(const move_table *t, uint32_t number);

/* Returns a hash of the N bytes at P. */
uint64_t hash_of_bytes(const uint8_t *p, size_t n);

#endif
