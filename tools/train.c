/* train.c - trains the net of a game's evaluation on games of its own.

       build/train GAME [GAMES [NODES [ROUNDS [SEED [ENGINE]]]]]

   In each round the search plays GAMES games against itself with NODES nodes a
   move, and the net is trained on the positions of this round and the one
   before.  The search of the first round has no net, or is that of ENGINE, a
   file that `make build/engine.so` has made, also before a change of the
   features; that of a later round has the net of the round before.  Prints
   games/GAME/net.c.  The result depends only on the arguments, the search and
   the terms of the evaluation: games have seeds of their own, so that the speed
   of the threads that play them does not matter.

   The net learns what to add to the sum of the terms so that the expectation
   comes near to that of the search, by Adam (Kingma and Ba 2015) on the
   cross-entropy.  The results of the games are no part of the target: against
   the same opponent a net of Tactigon that learned three tenths of them won
   47 %, without them 79 %.  One game in twenty is held back;
   the loss of its positions is told with and without the net. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../c_src/engine/evaluation.h"
#include "../c_src/engine/net.h"
#include "../c_src/engine/registry.h"
#include "../c_src/engine/rng.h"
#include "arguments.h"
#include "samples.h"

enum { EPOCHS = 12, BATCH = 512 };

static const double RATE = 2e-3;
static const double MOST = NET_MAX_WEIGHT / (double)NET_ONE;

/* ------------------------------------------------------------------------
   Training
   ------------------------------------------------------------------------ */

/* The numbers of a net: rows, then bias, then outputs; and as many for each
   moment of Adam. */
typedef struct weights {
  int rows;
  size_t n;
  float *w, *gradient, *mean, *square;
} weights;

static float *
row_of(float *numbers, int row) {
  return numbers + (size_t)row * NET_HIDDEN;
}

/* The bias is the row after the features, the outputs are the one after. */
static float *
bias_of(const weights *t, float *numbers) {
  return row_of(numbers, t->rows);
}

static float *
out_of(const weights *t, float *numbers) {
  return row_of(numbers, t->rows + 1);
}

/* Returns a random number of -MOST..MOST. */
static float
random_within(rng *r, double most) {
  return (float)(most * ((double)(rng_next(r) >> 11) * 0x1p-52 - 1));
}

static weights
new_weights(int rows, rng *r) {
  weights t = {.rows = rows, .n = (size_t)(rows + 2) * NET_HIDDEN};

  t.w = samples_must(calloc(4 * t.n, sizeof *t.w));
  t.gradient = t.w + t.n;
  t.mean = t.gradient + t.n;
  t.square = t.mean + t.n;
  for (size_t i = 0; i < t.n; i++)
    t.w[i] = random_within(r, 0.1);
  for (int h = 0; h < NET_HIDDEN; h++)
    bias_of(&t, t.w)[h] += 0.3F;
  return t;
}

static double
expectation(double logits) {
  return 1 / (1 + exp(-logits));
}

static double
cross_entropy(double target, double e) {
  return -target * log(e + 1e-9) - (1 - target) * log(1 - e + 1e-9);
}

/* Returns the expectation of a sample with the features F, and sets HIDDEN to
   the limited values of its hidden layer. */
static double
forward(const weights *t, const sample *s, const uint16_t *f, float *hidden) {
  double sum = s->terms;

  memcpy(hidden, bias_of(t, t->w), NET_HIDDEN * sizeof *hidden);
  for (int i = 0; i < s->n; i++) {
    const float *const row = row_of(t->w, f[i]);

    for (int h = 0; h < NET_HIDDEN; h++)
      hidden[h] += row[h];
  }
  for (int h = 0; h < NET_HIDDEN; h++) {
    hidden[h] = hidden[h] < 0 ? 0 : hidden[h] > 1 ? 1 : hidden[h];
    sum += (double)(hidden[h] * hidden[h] * out_of(t, t->w)[h]);
  }
  return expectation(sum);
}

/* Adds the gradient of the loss of a sample.  Returns the loss. */
static double
learn(const weights *t, const sample *s, const uint16_t *f) {
  float hidden[NET_HIDDEN], back[NET_HIDDEN];
  const double e = forward(t, s, f, hidden);
  const float error = (float)e - s->target;

  for (int h = 0; h < NET_HIDDEN; h++) {
    const float v = hidden[h];

    out_of(t, t->gradient)[h] += error * v * v;
    back[h] = v > 0 && v < 1 ? error * 2 * v * out_of(t, t->w)[h] : 0;
    bias_of(t, t->gradient)[h] += back[h];
  }
  for (int i = 0; i < s->n; i++) {
    float *const row = row_of(t->gradient, f[i]);

    for (int h = 0; h < NET_HIDDEN; h++)
      row[h] += back[h];
  }
  return cross_entropy((double)s->target, e);
}

/* Takes the STEP-th step of Adam, from 1, and clears the gradient. */
static void
descend(weights *t, int step, double rate, int batch) {
  const double a = 0.9, b = 0.999;
  const float scale =
      (float)(rate * sqrt(1 - pow(b, step)) / (1 - pow(a, step)));
  const float *const out = out_of(t, t->w);

  for (size_t i = 0; i < t->n; i++) {
    const float g = t->gradient[i] / (float)batch;

    t->mean[i] = (float)a * t->mean[i] + (float)(1 - a) * g;
    t->square[i] = (float)b * t->square[i] + (float)(1 - b) * g * g;
    t->w[i] -= scale * t->mean[i] / (sqrtf(t->square[i]) + 1e-8F);
    if (&t->w[i] < out)
      t->w[i] = t->w[i] > (float)MOST    ? (float)MOST
                : t->w[i] < -(float)MOST ? -(float)MOST
                                         : t->w[i];
    t->gradient[i] = 0;
  }
}

/* The mean loss over the samples held back: with the net, and of the terms
   alone. */
static void
tell_loss(const weights *t, const samples *s, double learnt, int epoch) {
  float hidden[NET_HIDDEN];
  double with = 0, without = 0;
  size_t n = 0;

  for (size_t i = 0; i < s->n; i++) {
    const sample *const one = &s->all[i];

    if (!one->held)
      continue;
    n++;
    with += cross_entropy((double)one->target,
                          forward(t, one, s->pool + one->features, hidden));
    without +=
        cross_entropy((double)one->target, expectation((double)one->terms));
  }
  fprintf(stderr, "epoch %d: loss %.4f, held back %.4f, terms alone %.4f\n",
          epoch, learnt, with / (double)n, without / (double)n);
}

/* Fits T to S, whose samples have VIEWS views. */
static void
train(weights *t, const samples *s, int views, rng *r) {
  const size_t n = s->n;
  uint32_t *const order = samples_must(malloc((n + 1) * sizeof *order));
  const int steps = EPOCHS * (int)(n / BATCH + 1);
  int step = 0;

  for (size_t i = 0; i < n; i++)
    order[i] = (uint32_t)i;
  for (int epoch = 1; epoch <= EPOCHS; epoch++) {
    double loss = 0;
    int batch = 0;
    size_t learnt = 0;

    rng_shuffle(r, order, (int)n);
    for (size_t i = 0; i < n; i++) {
      const sample *const one = &s->all[order[i]];

      if (one->held)
        continue;
      loss += learn(t, one,
                    s->pool + one->features +
                        (size_t)one->n * rng_below(r, (uint32_t)views));
      learnt++;
      if (++batch == BATCH) {
        step++;
        descend(t, step,
                RATE * 0.5 * (1 + cos(3.14159265 * step / (steps + 1))), batch);
        batch = 0;
      }
    }
    tell_loss(t, s, loss / (double)learnt, epoch);
  }
  free(order);
}

/* ------------------------------------------------------------------------
   The net in integers
   ------------------------------------------------------------------------ */

static int16_t
rounded(float w, double unit) {
  return (int16_t)lround((double)w * unit);
}

/* Writes the net of T to ROWS and N. */
static void
quantize(const weights *t, int16_t (*rows)[NET_HIDDEN], net *n) {
  double most = 1e-6;

  for (int h = 0; h < NET_HIDDEN; h++)
    most = fmax(most, fabs((double)out_of(t, t->w)[h]));
  for (int i = 0; i < t->rows; i++)
    for (int h = 0; h < NET_HIDDEN; h++)
      rows[i][h] = rounded(row_of(t->w, i)[h], NET_ONE);
  for (int h = 0; h < NET_HIDDEN; h++) {
    n->bias[h] = rounded(bias_of(t, t->w)[h], NET_ONE);
    n->out[h] = rounded(out_of(t, t->w)[h], NET_MAX_OUT / most);
  }
  n->rows = (const int16_t(*)[NET_HIDDEN])rows;
  n->scale = (int32_t)lround(most / NET_MAX_OUT * EVALUATION_UNIT * 65536);
}

/* Prints the numbers of a row. */
static void
print_row(const int16_t *row, const char *before, const char *after) {
  int column = printf("%s", before);

  for (int h = 0; h < NET_HIDDEN; h++) {
    char number[16];
    const int width =
        snprintf(number, sizeof number, "%s%d", h ? "," : "", row[h]);

    if (column + width > 78) {
      printf("\n     ");
      column = 5;
    }
    column += printf("%s", number);
  }
  printf("%s\n", after);
}

static void
print_net(const net *n, int rows, const char *name, int argc, char **argv) {
  printf("/* The net of %s, made by build/train", name);
  for (int i = 1; i < argc; i++)
    printf("%s%s", i == 6 ? "\n   " : " ", argv[i]);
  printf(".\n   Do not edit. */\n\n#include \"net.h\"\n\n"
         "/* clang-format off */\n"
         "static const int16_t rows[%d][NET_HIDDEN] = {\n",
         rows);
  for (int i = 0; i < rows; i++)
    print_row(n->rows[i], "    {", "},");
  printf("};\n\nconst net %s_net = {\n    .rows = rows,\n    .bias =\n", name);
  print_row(n->bias, "    {", "},");
  printf("    .out =\n");
  print_row(n->out, "    {", "},");
  printf("    .scale = %d};\n", n->scale);
}

/* ------------------------------------------------------------------------
   The program
   ------------------------------------------------------------------------ */

int
main(int argc, char **argv) {
  const game *const found = argc > 1 ? registry_find(argv[1]) : NULL;
  const int games = argument_number(argc, argv, 2, 10000);
  const int nodes = argument_number(argc, argv, 3, 1000);
  const int rounds = argument_number(argc, argv, 4, 2);
  const int seed = argument_number(argc, argv, 5, 1);

  if (!found || !found->features || games < 1 || nodes < 1 || rounds < 1) {
    fputs("usage: train GAME [GAMES [NODES [ROUNDS [SEED [ENGINE]]]]]\n",
          stderr);
    return EXIT_FAILURE;
  }

  const char *const file = argc > 6 ? argv[6] : NULL;
  engine_file engine;
  const char *const wrong = file ? engine_file_load(&engine, file) : NULL;

  if (wrong) {
    fprintf(stderr, "train: no engine: %s\n", wrong);
    return EXIT_FAILURE;
  }

  game g = *found;
  int16_t(*rows)[NET_HIDDEN] =
      samples_must(malloc((size_t)g.n_features * sizeof *rows));
  net n;
  samples before = {0};

  /* Without the merged net, which is that of the program. */
  g.net = g.merged = NULL;
  g.inputs = NULL;
  for (int round = 1; round <= rounds; round++) {
    const uint64_t first = ((uint64_t)seed << 32) + ((uint64_t)round << 24);
    samples s = {0};
    rng r;

    samples_play(&s, &g, file && round == 1 ? &engine : NULL, games,
                 (uint64_t)nodes, first);
    fprintf(stderr, "round %d: %zu positions\n", round, s.n);

    samples both = {0};

    samples_append(&both, &before);
    samples_append(&both, &s);
    rng_seed(&r, first);

    weights w = new_weights(g.n_features, &r);

    train(&w, &both, g.views, &r);
    quantize(&w, rows, &n);
    g.net = &n;
    free(w.w);
    samples_free(&both);
    samples_free(&before);
    before = s;
  }
  print_net(&n, g.n_features, g.name, argc, argv);
  samples_free(&before);
  free(rows);
  return EXIT_SUCCESS;
}
