#include "net.h"

#include <assert.h>
#include <string.h>

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

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

/* Returns the sum of the hidden values, limited to 0..1, squared and weighted
   by OUT.  A product of weight and value, at most 255 * 127, fits 16 bits. */
#ifdef __wasm_simd128__
static int32_t
weighted(const lanes sums[VECTORS], const int16_t *out) {
  const lanes *const weights = (const lanes *)out;
  v128_t sum = wasm_i32x4_splat(0);

  for (int v = 0; v < VECTORS; v++) {
    const v128_t low = wasm_i16x8_max((v128_t)sums[v], wasm_i16x8_splat(0));
    const v128_t value = wasm_i16x8_min(low, wasm_i16x8_splat(NET_ONE));
    const v128_t product = wasm_i16x8_mul(value, (v128_t)weights[v]);

    sum = wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(product, value));
  }
  return wasm_i32x4_extract_lane(sum, 0) + wasm_i32x4_extract_lane(sum, 1) +
         wasm_i32x4_extract_lane(sum, 2) + wasm_i32x4_extract_lane(sum, 3);
}
#else
static int32_t
weighted(const lanes sums[VECTORS], const int16_t *out) {
  int16_t hidden[NET_HIDDEN];
  int32_t sum = 0;

  memcpy(hidden, sums, sizeof hidden);
  for (int h = 0; h < NET_HIDDEN; h++) {
    const int16_t low = hidden[h] > 0 ? hidden[h] : 0;
    const int16_t v = low < NET_ONE ? low : NET_ONE;

    /* The compiler multiplies vectors of 16-bit integers. */
    sum += (int16_t)(v * out[h]) * v;
  }
  return sum;
}
#endif

int
net_output(const net *n, const uint16_t *f, int count) {
  const lanes *const bias = (const lanes *)n->bias;
  lanes sums[VECTORS];

  assert(count >= 0 && count <= NET_MAX_ACTIVE);
  for (int v = 0; v < VECTORS; v++)
    sums[v] = bias[v];
  for (int i = 0; i < count; i++) {
    const lanes *const row = (const lanes *)n->rows[f[i]];

    for (int v = 0; v < VECTORS; v++)
      sums[v] += row[v];
  }
  return (int)(((int64_t)weighted(sums, n->out) * n->scale) /
               ((int64_t)NET_ONE * NET_ONE << 16));
}

/* Adds the rows of the COUNT features F of N to SUM. */
static void
add_rows(const net *n, const uint16_t *f, int count, int16_t sum[NET_HIDDEN]) {
  for (int i = 0; i < count; i++)
    for (int h = 0; h < NET_HIDDEN; h++)
      sum[h] = (int16_t)(sum[h] + n->rows[f[i]][h]);
}

void
net_merge(const net *n, const net_states *s, int count,
          int16_t (*rows)[NET_HIDDEN], net *merged) {
  uint16_t f[NET_MAX_ACTIVE];

  for (int i = 0; i < count; i++) {
    int16_t(*row)[NET_HIDDEN] = rows + s[i].first;

    for (int x = 0; x < s[i].x; x++)
      for (int y = 0; y < s[i].y; y++)
        for (int z = 0; z < s[i].z; z++)
          add_rows(n, f, s[i].features(x, y, z, f), *row++);
  }
  *merged = *n;
  merged->rows = (const int16_t(*)[NET_HIDDEN])rows;
}
