#include "ending_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hash.h"

static const uint64_t MAGIC = 0x31656c6261746274; /* "tbtable1" */

typedef struct header {
  uint64_t magic;
  uint64_t key;
  uint64_t n;
  uint64_t sum; /* of the three above */
} header;

static uint64_t
n_blocks(uint64_t n) {
  return (n + ENDING_BLOCK - 1) / ENDING_BLOCK;
}

/* The sums begin at a multiple of 8 bytes. */
static size_t
size_of_values(uint64_t n) {
  return (size_t)((n * sizeof(ending_value) + 7) & ~(uint64_t)7);
}

static size_t
size_of_file(uint64_t n) {
  return sizeof(header) + size_of_values(n) +
         (size_t)n_blocks(n) * sizeof(uint64_t);
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
header_of(uint64_t key, uint64_t n) {
  header h = {.magic = MAGIC, .key = key, .n = n};

  h.sum = sum_of(&h, offsetof(header, sum));
  return h;
}

static uint64_t
sum_of_block(const ending_value *values, uint64_t n, uint64_t block) {
  const uint64_t first = block * ENDING_BLOCK;
  const uint64_t left = n - first;

  return sum_of(values + first,
                (size_t)(left < ENDING_BLOCK ? left : ENDING_BLOCK) *
                    sizeof *values);
}

bool
ending_file_open(ending_file *f, const char *path, uint64_t key, uint64_t n) {
  const header wanted = header_of(key, n);

  *f = (ending_file){.n = n};
  f->map = platform_map_file(path, &f->n_bytes);
  if (!f->map)
    return false;
  f->checked = calloc((size_t)n_blocks(n) + 1, 1);
  if (!f->checked || f->n_bytes != size_of_file(n) ||
      memcmp(f->map, &wanted, sizeof wanted) != 0) {
    ending_file_close(f);
    return false;
  }

  const unsigned char *const bytes = f->map;

  f->values = (const ending_value *)(const void *)(bytes + sizeof wanted);
  f->sums = (const uint64_t *)(const void *)(bytes + sizeof wanted +
                                             size_of_values(n));
  return true;
}

void
ending_file_close(ending_file *f) {
  platform_unmap_file(f->map, f->n_bytes);
  free(f->checked);
  *f = (ending_file){.values = NULL};
}

bool
ending_file_get(const ending_file *f, uint64_t i, ending_value *v) {
  const uint64_t block = i / ENDING_BLOCK;

  assert(i < f->n);
  if (!atomic_load_explicit(&f->checked[block], memory_order_relaxed)) {
    if (sum_of_block(f->values, f->n, block) != f->sums[block])
      return false;
    atomic_store_explicit(&f->checked[block], 1, memory_order_relaxed);
  }
  *v = f->values[i];
  return true;
}

static bool
write_all(FILE *out, uint64_t key, const ending_value *values, uint64_t n) {
  static const unsigned char zeros[8];
  const header h = header_of(key, n);
  const size_t size = (size_t)n * sizeof *values;
  const size_t rest = size_of_values(n) - size;

  if (fwrite(&h, sizeof h, 1, out) != 1 ||
      fwrite(values, 1, size, out) != size ||
      fwrite(zeros, 1, rest, out) != rest)
    return false;
  for (uint64_t block = 0; block < n_blocks(n); block++) {
    const uint64_t sum = sum_of_block(values, n, block);

    if (fwrite(&sum, sizeof sum, 1, out) != 1)
      return false;
  }
  return true;
}

bool
ending_file_write(const char *path, uint64_t key, const ending_value *values,
                  uint64_t n) {
  const size_t length = strlen(path) + sizeof ".part";
  char *const part = malloc(length);
  FILE *out = NULL;
  bool written = false;

  if (part) {
    snprintf(part, length, "%s.part", path);
    out = fopen(part, "wb");
  }
  if (out) {
    written = write_all(out, key, values, n);
    written = fclose(out) == 0 && written && rename(part, path) == 0;
    if (!written)
      remove(part);
  }
  free(part);
  return written;
}
