#include "net.h"

#include <assert.h>
#include <string.h>

/* The bytes of a vector register: 32 with AVX2, 16 with SSE2 or NEON. */
#ifdef __AVX2__
enum { WIDTH = 32 };
#else
enum { WIDTH = 16 };
#endif

/* The hidden values in one register.  Sums in an array of int16_t would stay in
   memory through the loop. */
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

    /* The product, at most 255 * 127, fits 16 bits: the compiler multiplies
       vectors of 16-bit integers. */
    sum += (int16_t)(v * n->out[h]) * v;
  }
  return (int)(((int64_t)sum * n->scale) / ((int64_t)NET_ONE * NET_ONE << 16));
}
