/* ending_file.h - the file of one layer of a table.

   The header is followed by the values, two bytes each, and by a checksum for
   each block of values.  A file is mapped and never read as a whole: a block is
   checked when a value of it is read for the first time, so that a changed byte
   is noticed before it counts.  A file is written under another name and
   renamed, so that a file with its name is whole.  Numbers have the byte order
   of the machine, which the header tells. */

#ifndef TABULEIRO_ENDING_FILE_H
#define TABULEIRO_ENDING_FILE_H

#include <stdatomic.h>

#include "ending.h"

enum { ENDING_BLOCK = 1 << 15 /* values */ };

typedef struct ending_file {
  const ending_value *values; /* NULL if the file is not open */
  const uint64_t *sums;
  _Atomic uint8_t *checked; /* by block */
  uint64_t n;               /* values */
  void *map;
  size_t n_bytes;
} ending_file;

/* Opens the file PATH, of N values of the numbering with KEY.  Returns false if
   there is no such file, or it is another one or damaged. */
bool ending_file_open(ending_file *f, const char *path, uint64_t key,
                      uint64_t n);

void ending_file_close(ending_file *f);

/* Sets *V to value I, below F->n; false if its block is damaged. */
bool ending_file_get(const ending_file *f, uint64_t i, ending_value *v);

/* Writes the N VALUES of the numbering with KEY to PATH; false if that cannot
   be done. */
bool ending_file_write(const char *path, uint64_t key,
                       const ending_value *values, uint64_t n);

#endif
