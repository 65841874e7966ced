/* proof.h - proves who wins, or that nobody can, and in how many plies.

   Three methods share the work:

     lengths   whether a player wins within 1, 2, 3, ... plies, which gives
               exact lengths (proof_search)
     limit     whether a player wins within the limit of plies (proof_search)
     graph     all positions that the root leads to, if they fit: the only
               method that proves draws in a game that can go on for ever
               (proof_graph)

   Each method gets about as many nodes as the others together, so that the
   fastest one decides.  Only the first line of a report is searched; an exact
   line is proved.  Proofs tell positions apart by hashes of 64 bits. */

#ifndef TABULEIRO_PROOF_H
#define TABULEIRO_PROOF_H

#include "algorithm_type.h"
#include "proof_table.h"

extern const algorithm proof;

enum proof_kind { PROOF_WIN, PROOF_LOSS, PROOF_DRAW, PROOF_UNKNOWN };

/* What the last think has proved for the player to move. */
typedef struct proof_verdict {
  enum proof_kind kind;
  int low, high;       /* plies of a win or loss; equal if they are exact */
  int no_win, no_loss; /* plies within which there is none, or PROOF_EVER */
} proof_verdict;

/* Returns the verdict of MEMORY, which no think uses. */
proof_verdict proof_verdict_of(const void *memory);

#endif
