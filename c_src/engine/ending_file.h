/* ending_file.h - the file of one layer of a table.

   The header is followed by the values, a byte each, by a checksum for each
   block of values, and by the escapes: the values from ENDING_ESCAPE on, those
   of more than 125 plies, with their numbers, in order.  A file is mapped and
   never read as a whole: a block is checked when a value of it is read for the
   first time, so that a changed byte is noticed before it counts.  A file is
   written under another name and renamed, so that a file with its name is
   whole.  Numbers have the byte order of the machine, which the header tells.
 */

#ifndef TABULEIRO_ENDING_FILE_H
#define TABULEIRO_ENDING_FILE_H

#include <stdatomic.h>

#include "ending.h"

enum {
  ENDING_BLOCK = 1 << 15, /* values */
  ENDING_ESCAPE = UINT8_MAX
};

typedef struct ending_file {
  const uint8_t *bytes; /* of the values; NULL if the file is not open */
  const uint64_t *sums;
  const uint64_t *escapes;  /* the number of a value, then its 16 bits */
  _Atomic uint8_t *checked; /* by block, then the escapes */
  uint64_t n;               /* values */
  uint64_t n_escapes;
  uint64_t escapes_sum;
  void *map;
  size_t n_bytes;
} ending_file;

/* Opens the file PATH, of N values of the numbering with KEY.  Returns false if
   there is no such file, or it is another one or damaged. */
bool ending_file_open(ending_file *f, const char *path, uint64_t key,
                      uint64_t n);

void ending_file_close(ending_file *f);

/* Sets *V to value I, below F->n; false if what it is read from is damaged. */
bool ending_file_get(const ending_file *f, uint64_t i, ending_value *v);

/* Writes the N VALUES of the numbering with KEY to PATH; false if that cannot
   be done. */
bool ending_file_write(const char *path, uint64_t key,
                       const ending_value *values, uint64_t n);

#endif
