#include "net.h"

#include <assert.h>
#include <string.h>

/* The bytes of a register, here or with SSE2 and NEON. */
#ifdef __AVX2__
enum { WIDTH = 32 };
#else
enum { WIDTH = 16 };
#endif

/* Hidden values that fit one.  A loop over an array would keep its sums in
   memory. */
typedef int16_t lanes
    __attribute__((vector_size(WIDTH), aligned(2), may_alias));

enum { VECTORS = NET_HIDDEN * sizeof(int16_t) / WIDTH };

int
net_output(const net *n, const uint16_t *f, int count) {
  const lanes *const bias = (const lanes *)n->bias;
  lanes sums[VECTORS];
  int16_t hidden[NET_HIDDEN];
  int32_t sum = 0;

  assert(count >= 0 && count <= NET_MAX_ACTIVE);
  for (int v = 0; v < VECTORS; v++)
    sums[v] = bias[v];
  for (int i = 0; i < count; i++) {
    const lanes *const row = (const lanes *)n->rows[f[i]];

    for (int v = 0; v < VECTORS; v++)
      sums[v] += row[v];
  }
  memcpy(hidden, sums, sizeof hidden);
  for (int h = 0; h < NET_HIDDEN; h++) {
    const int16_t low = hidden[h] > 0 ? hidden[h] : 0;
    const int16_t v = low < NET_ONE ? low : NET_ONE;

    /* 255 * 127 fits 16 bits: a product of two vectors of them. */
    sum += (int16_t)(v * n->out[h]) * v;
  }
  return (int)(((int64_t)sum * n->scale) / ((int64_t)NET_ONE * NET_ONE << 16));
}
