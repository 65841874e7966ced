#include "ending_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hash.h"

static const uint64_t MAGIC = 0x32656c6261746274; /* "tbtable2" */

typedef struct header {
  uint64_t magic;
  uint64_t key;
  uint64_t n;
  uint64_t n_escapes;
  uint64_t escapes_sum;
  uint64_t sum; /* of those above */
} header;

enum { VALUE_BITS = 16 };

static uint64_t
n_blocks(uint64_t n) {
  return (n + ENDING_BLOCK - 1) / ENDING_BLOCK;
}

static uint64_t
size_of_block(uint64_t n, uint64_t block) {
  const uint64_t left = n - block * ENDING_BLOCK;

  return left < ENDING_BLOCK ? left : ENDING_BLOCK;
}

/* The sums begin at a multiple of 8 bytes. */
static size_t
size_of_values(uint64_t n) {
  return (size_t)((n + 7) & ~(uint64_t)7);
}

static size_t
size_of_file(uint64_t n, uint64_t n_escapes) {
  return sizeof(header) + size_of_values(n) +
         (size_t)(n_blocks(n) + n_escapes) * sizeof(uint64_t);
}

static uint64_t
sum_of(const void *bytes, size_t size) {
  const unsigned char *const b = bytes;
  uint64_t sum = size;

  for (size_t i = 0; i < size; i += sizeof sum) {
    uint64_t word = 0;

    memcpy(&word, b + i, size - i < sizeof word ? size - i : sizeof word);
    sum = hash_mix(sum ^ word);
  }
  return sum;
}

static header
header_of(uint64_t key, uint64_t n, uint64_t n_escapes, uint64_t escapes_sum) {
  header h = {.magic = MAGIC,
              .key = key,
              .n = n,
              .n_escapes = n_escapes,
              .escapes_sum = escapes_sum};

  h.sum = sum_of(&h, offsetof(header, sum));
  return h;
}

/* Sets *H to the header of the open file F of N values; false if it is not that
   of the numbering with KEY. */
static bool
get_header(const ending_file *f, uint64_t key, header *h) {
  if (f->n_bytes < sizeof *h)
    return false;
  memcpy(h, f->map, sizeof *h);

  const header wanted = header_of(key, f->n, h->n_escapes, h->escapes_sum);

  return memcmp(h, &wanted, sizeof wanted) == 0 && h->n_escapes <= f->n &&
         f->n_bytes == size_of_file(f->n, h->n_escapes);
}

bool
ending_file_open(ending_file *f, const char *path, uint64_t key, uint64_t n) {
  header h;

  *f = (ending_file){.n = n};
  f->map = platform_map_file(path, &f->n_bytes);
  if (!f->map)
    return false;
  f->checked = calloc((size_t)n_blocks(n) + 1, 1);
  if (!f->checked || !get_header(f, key, &h)) {
    ending_file_close(f);
    return false;
  }
  f->bytes = (const uint8_t *)f->map + sizeof h;
  f->sums = (const uint64_t *)(const void *)(f->bytes + size_of_values(n));
  f->escapes = f->sums + n_blocks(n);
  f->n_escapes = h.n_escapes;
  f->escapes_sum = h.escapes_sum;
  return true;
}

void
ending_file_close(ending_file *f) {
  platform_unmap_file(f->map, f->n_bytes);
  free(f->checked);
  *f = (ending_file){.bytes = NULL};
}

/* Whether part I of F, whose SIZE bytes have the checksum SUM, is as it was
   written. */
static bool
is_whole(const ending_file *f, uint64_t i, const void *bytes, size_t size,
         uint64_t sum) {
  if (atomic_load_explicit(&f->checked[i], memory_order_relaxed))
    return true;
  if (sum_of(bytes, size) != sum)
    return false;
  atomic_store_explicit(&f->checked[i], 1, memory_order_relaxed);
  return true;
}

/* Sets *V to value I, which is an escape; false if there is none. */
static bool
get_escape(const ending_file *f, uint64_t i, ending_value *v) {
  uint64_t low = 0, high = f->n_escapes;

  while (low < high) {
    const uint64_t middle = low + (high - low) / 2;

    if (f->escapes[middle] >> VALUE_BITS < i)
      low = middle + 1;
    else
      high = middle;
  }
  if (low == f->n_escapes || f->escapes[low] >> VALUE_BITS != i)
    return false;
  *v = (ending_value)f->escapes[low];
  return true;
}

bool
ending_file_get(const ending_file *f, uint64_t i, ending_value *v) {
  const uint64_t block = i / ENDING_BLOCK;

  assert(i < f->n);
  if (!is_whole(f, block, f->bytes + block * ENDING_BLOCK,
                (size_t)size_of_block(f->n, block), f->sums[block]))
    return false;
  *v = f->bytes[i];
  return *v != ENDING_ESCAPE ||
         (is_whole(f, n_blocks(f->n), f->escapes,
                   (size_t)f->n_escapes * sizeof *f->escapes, f->escapes_sum) &&
          get_escape(f, i, v));
}

/* What a file of values has besides the header and the values. */
typedef struct tail {
  uint64_t *sums;
  uint64_t *escapes;
  uint64_t n_escapes;
} tail;

/* Sets BYTES to those of a block of VALUES. */
static void
pack_block(const ending_value *values, uint64_t n, uint8_t *bytes) {
  for (uint64_t i = 0; i < n; i++)
    bytes[i] = (uint8_t)(values[i] < ENDING_ESCAPE ? values[i] : ENDING_ESCAPE);
}

/* Makes *T that of the N VALUES; false if there is no memory. */
static bool
tail_init(tail *t, const ending_value *values, uint64_t n) {
  uint8_t bytes[ENDING_BLOCK];
  uint64_t n_escapes = 0;

  for (uint64_t i = 0; i < n; i++)
    n_escapes += values[i] >= ENDING_ESCAPE;
  *t = (tail){.sums = calloc((size_t)n_blocks(n) + 1, sizeof *t->sums),
              .escapes = calloc((size_t)n_escapes + 1, sizeof *t->escapes)};
  if (!t->sums || !t->escapes)
    return false;
  for (uint64_t block = 0; block < n_blocks(n); block++) {
    const uint64_t size = size_of_block(n, block);

    pack_block(values + block * ENDING_BLOCK, size, bytes);
    t->sums[block] = sum_of(bytes, (size_t)size);
  }
  for (uint64_t i = 0; i < n; i++)
    if (values[i] >= ENDING_ESCAPE)
      t->escapes[t->n_escapes++] = i << VALUE_BITS | values[i];
  return true;
}

static void
tail_free(tail *t) {
  free(t->sums);
  free(t->escapes);
}

static bool
put(FILE *out, const void *bytes, size_t size) {
  return fwrite(bytes, 1, size, out) == size;
}

static bool
write_all(FILE *out, uint64_t key, const ending_value *values, uint64_t n,
          const tail *t) {
  static const uint8_t zeros[8];
  const size_t escapes_size = (size_t)t->n_escapes * sizeof *t->escapes;
  const header h =
      header_of(key, n, t->n_escapes, sum_of(t->escapes, escapes_size));
  uint8_t bytes[ENDING_BLOCK];

  if (!put(out, &h, sizeof h))
    return false;
  for (uint64_t block = 0; block < n_blocks(n); block++) {
    const uint64_t size = size_of_block(n, block);

    pack_block(values + block * ENDING_BLOCK, size, bytes);
    if (!put(out, bytes, (size_t)size))
      return false;
  }
  return put(out, zeros, size_of_values(n) - (size_t)n) &&
         put(out, t->sums, (size_t)n_blocks(n) * sizeof *t->sums) &&
         put(out, t->escapes, escapes_size);
}

bool
ending_file_write(const char *path, uint64_t key, const ending_value *values,
                  uint64_t n) {
  const size_t length = strlen(path) + sizeof ".part";
  char *const part = malloc(length);
  FILE *out = NULL;
  bool written = false;
  tail t;

  if (tail_init(&t, values, n) && part) {
    snprintf(part, length, "%s.part", path);
    out = fopen(part, "wb");
  }
  if (out) {
    written = write_all(out, key, values, n, &t);
    written = fclose(out) == 0 && written && rename(part, path) == 0;
    if (!written)
      remove(part);
  }
  tail_free(&t);
  free(part);
  return written;
}
