/* net.h - a small neural net over the features of a position.

   A feature is a fact that holds in a position or not, such as "an own ring on
   cell 7".  Each has a row of weights; the sum of the rows of the features that
   hold, with the bias, is the hidden layer.  Each hidden value is limited to
   0..1 and squared, and the sum of these, weighted, is the output.  All is
   integer arithmetic over small arrays, which compilers vectorize: a few dozen
   features cost less than a move generation, so that nothing needs to be
   carried from position to position.  (The layers are those of Stockfish's
   first nets, see Nasu 2018, "Efficiently Updatable Neural-Network-based
   Evaluation Functions for Computer Shogi".)

   Features that depend on the same few numbers, such as all that the stones of
   a column decide, can be *merged*: a table, made when the program is loaded,
   has the sum of their rows for each state of these numbers.  The merged net
   has the outputs of the net that was trained, from fewer rows.

   Features are seen by the player to move.  The net's output is for that player
   and, negated, for the other. */

#ifndef TABULEIRO_NET_H
#define TABULEIRO_NET_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

enum {
  NET_HIDDEN = 32,
  NET_MAX_ACTIVE = 64, /* features that hold in a position */
  NET_ONE = 255,       /* a hidden value of 1 */

  /* The bound of a weight and its negative, so that sums fit 16 bits. */
  NET_MAX_WEIGHT = INT16_MAX / (NET_MAX_ACTIVE + 1),
  NET_MAX_OUT = 127
};

typedef struct net {
  const int16_t (*rows)[NET_HIDDEN]; /* weights by feature */
  int16_t bias[NET_HIDDEN];
  int16_t out[NET_HIDDEN]; /* -NET_MAX_OUT..NET_MAX_OUT */

  /* What the output is in points of the evaluation, if all of OUT were 1 and
     one hidden value 1: scale / 2^16. */
  int32_t scale;
} net;

/* Returns COUNT, or MOST if that is less: features stand for counts up to some
   number "or more". */
static inline int
net_at_most(int count, int most) {
  return count < most ? count : most;
}

/* A kind of states, each of three numbers from 0 below these bounds, that
   decide features: FEATURES writes those of a state and returns their number.
   The merged net has a row for each state, in order, from FIRST on. */
typedef struct net_states {
  int (*features)(int x, int y, int z, uint16_t *out);
  int x, y, z;
  int first;
} net_states;

/* Writes the features of the state X, Y, Z of S, or its merged feature if
   MERGED, and returns their number. */
static inline int
net_write(const net_states *s, int x, int y, int z, bool merged,
          uint16_t *out) {
  assert(x >= 0 && x < s->x && y >= 0 && y < s->y && z >= 0 && z < s->z);
  if (!merged)
    return s->features(x, y, z, out);
  *out = (uint16_t)(s->first + (x * s->y + y) * s->z + z);
  return 1;
}

/* Sets *MERGED to the net of the features of N merged by the COUNT kinds of
   states S.  ROWS, one for each state, are zeros before; *MERGED points to
   them. */
void net_merge(const net *n, const net_states *s, int count,
               int16_t (*rows)[NET_HIDDEN], net *merged);

/* Returns the output of N for the COUNT features F, at most NET_MAX_ACTIVE and
   each a row of N, in points of the evaluation. */
int net_output(const net *n, const uint16_t *f, int count);

#endif
