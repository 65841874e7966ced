/* proof_graph.h - all positions that a position leads to, with their values.

   The graph is listed breadth first and solved backward from the ends of the
   game (retrograde analysis).  A position from which neither player can force a
   win is drawn: the game ends in a draw, or goes on for ever.  Positions are
   told apart by their hashes of 64 bits. */

#ifndef TABULEIRO_PROOF_GRAPH_H
#define TABULEIRO_PROOF_GRAPH_H

#include "think.h"

typedef struct proof_graph {
  const game *game;
  uint64_t *keys;   /* by slot; 0 if empty */
  uint32_t *ids;    /* by slot */
  size_t n_slots;   /* a power of two */
  uint32_t most;    /* positions that there is room for */
  uint32_t n;       /* positions; their ids are 0 .. n-1 */
  uint16_t *plies;  /* by id: to the end, if a player wins */
  uint8_t *outcome; /* by id: the winner, or OUTCOME_NONE for a draw */
} proof_graph;

/* The memory of a position, with its share of the edges. */
enum { PROOF_GRAPH_BYTES = 512 };

/* The value of a position. */
typedef struct proof_graph_value {
  enum outcome outcome; /* OUTCOME_NONE if neither player can force a win */
  int plies;
} proof_graph_value;

enum proof_graph_status {
  PROOF_GRAPH_DONE,
  PROOF_GRAPH_TOO_LARGE, /* or no memory */
  PROOF_GRAPH_STOPPED    /* by a limit of the think */
};

/* Makes *GRAPH that of all positions that ROOT leads to, if there are at most
   MOST.  Adds the positions seen to *NODES, up to UNTIL.  After
   PROOF_GRAPH_DONE the caller frees it with proof_graph_free; otherwise there
   is nothing to free. */
enum proof_graph_status proof_graph_init(proof_graph *graph, const game *g,
                                         const position *root, uint32_t most,
                                         think *t, uint64_t *nodes,
                                         uint64_t until);

void proof_graph_free(proof_graph *graph);

/* Sets *V to the value of P; false if the graph does not have it. */
bool proof_graph_find(const proof_graph *graph, const position *p,
                      proof_graph_value *v);

#endif
