#include "algorithm.h"

#include <string.h>

#include "alphabeta.h"
#include "mcts.h"
#include "proof.h"

const algorithm *const algorithms[ALGORITHMS] = {
    &alphabeta, &alphabeta_terms, &alphabeta_classes,
    &mcts,      &mcts_playouts,   &proof};

const algorithm *
algorithm_find(const char *name) {
  for (int i = 0; i < ALGORITHMS; i++)
    if (strcmp(algorithms[i]->name, name) == 0)
      return algorithms[i];
  return NULL;
}
