#include "net.h"

#include <assert.h>
#include <string.h>

enum { LANES = 16 /* hidden values that are summed at a time: a vector */ };

/* Writes to HIDDEN the sums of LANES hidden values from FIRST on. */
static void
sum_rows(const net *n, const uint16_t *f, int count, int first,
         int16_t *restrict hidden) {
  int16_t sums[LANES];

  memcpy(sums, n->bias + first, sizeof sums);
  for (int i = 0; i < count; i++) {
    const int16_t *const row = n->rows[f[i]] + first;

    for (int h = 0; h < LANES; h++)
      sums[h] = (int16_t)(sums[h] + row[h]);
  }
  memcpy(hidden, sums, sizeof sums);
}

int
net_output(const net *n, const uint16_t *f, int count) {
  int16_t hidden[NET_HIDDEN];
  int32_t sum = 0;

  assert(count >= 0 && count <= NET_MAX_ACTIVE);
  for (int first = 0; first < NET_HIDDEN; first += LANES)
    sum_rows(n, f, count, first, hidden + first);
  for (int h = 0; h < NET_HIDDEN; h++) {
    const int16_t low = hidden[h] > 0 ? hidden[h] : 0;
    const int16_t v = low < NET_ONE ? low : NET_ONE;

    /* 255 * 127 fits 16 bits: a product of two vectors of them. */
    sum += (int16_t)(v * n->out[h]) * v;
  }
  return (int)(((int64_t)sum * n->scale) / ((int64_t)NET_ONE * NET_ONE << 16));
}
