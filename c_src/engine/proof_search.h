/* proof_search.h - whether a player can force a win within a number of plies.

   Depth-first proof-number search, df-pn (Nagai 2002, "Df-pn Algorithm for
   Searching AND/OR Trees and Its Applications").  The player whose win is
   searched is the attacker.  A node is a position and the plies that are left:
   "the attacker wins within N plies" is true or false whatever line led to the
   position, and a line of N plies ends.  So repetitions need no detection, and
   the graph-history interaction of searches that detect them (Kishimoto and
   Müller 2004) cannot occur. */

#ifndef TABULEIRO_PROOF_SEARCH_H
#define TABULEIRO_PROOF_SEARCH_H

#include "proof_table.h"
#include "think.h"

enum { PROOF_MOST_PLIES = THINK_MAX_DEPTH };

/* What is known of a node. */
typedef struct proof_node {
  uint32_t pn, dn; /* pn is 0 if proved, dn if refuted */
  uint8_t proved;  /* if proved, the attacker wins within so many plies */
  uint8_t refuted; /* if refuted, it does not within so many, or PROOF_EVER */
} proof_node;

typedef struct proof_child {
  uint64_t key;
  move move;
  proof_node node;
} proof_child;

typedef struct proof_search {
  const game *game;
  proof_table table;
  proof_child *children; /* PROOF_MOST_PLIES lists of game->max_moves */
  move *moves;           /* a list of game->max_moves */
  think *think;          /* the job at hand */
  uint64_t nodes;        /* of the job: positions looked at */
  uint64_t until;        /* nodes at which the search stops */
  move best;             /* of the root, for the player to move there */
} proof_search;

/* Prepares *S for positions of G, with a table of MIB mebibytes.  Returns false
   if there is no memory; then there is nothing to free. */
bool proof_search_init(proof_search *s, const game *g, size_t mib);

void proof_search_free(proof_search *s);

/* Searches whether ATTACKER wins from P, where the game is not over, within
   PLIES, 1..PROOF_MOST_PLIES.  Returns what is known when that is decided or
   S->until or a limit of S->think is reached. */
proof_node proof_search_run(proof_search *s, const position *p,
                            enum player attacker, int plies);

#endif
