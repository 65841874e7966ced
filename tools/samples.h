/* samples.h - positions for the training of a net, from games of a search
   against itself. */

#ifndef TABULEIRO_SAMPLES_H
#define TABULEIRO_SAMPLES_H

#include <stddef.h>

#include "../c_src/engine/game.h"
#include "engine_file.h"

/* A position as its player to move sees it. */
typedef struct sample {
  uint32_t features; /* first in the pool: by view, n in each */
  uint8_t n;
  bool held;    /* back, with all of its game: not learned from */
  float terms;  /* the sum of the terms, in logits */
  float target; /* the share of a win that the search expects */
} sample;

/* All zeros are no samples. */
typedef struct samples {
  sample *all;
  uint16_t *pool;
  size_t n, room, pool_n, pool_room;
} samples;

/* Returns ALLOCATED; ends the program if it is NULL. */
void *samples_must(void *allocated);

/* Adds the positions of GAMES games of G to S: games of alpha-beta against
   itself, with NODES nodes a move.  ENGINE, or the program if it is NULL,
   chooses the moves.  The result depends on the arguments alone. */
void samples_play(samples *s, const game *g, const engine_file *engine,
                  int games, uint64_t nodes, uint64_t seed);

/* Adds copies of the samples of MORE to S. */
void samples_append(samples *s, const samples *more);

/* Frees the samples of S, which has none from then on. */
void samples_free(samples *s);

#endif
