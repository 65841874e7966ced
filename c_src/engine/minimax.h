/* minimax.h - minimax to a fixed depth in turns, for original bots.

   A turn that has begun is played to its end, whether that takes one ply or
   several, so sides need not alternate.  The caller's evaluation scores the
   position where a line ends.  Below a root move the search is alpha-beta
   (Knuth and Moore 1975, "An Analysis of Alpha-Beta Pruning"), without anything
   selective: the scores are those of plain minimax. */

#ifndef TABULEIRO_MINIMAX_H
#define TABULEIRO_MINIMAX_H

#include "game.h"
#include "watch.h"

/* Scores P, where a line of play ends, for PLAYER; higher is better.  CONTEXT
   is that of the search, for instance the position where the line began. */
typedef int minimax_evaluation(const position *p, enum player player,
                               const void *context);

/* The parameters of a search.  The caller owns everything pointed to. */
typedef struct minimax {
  const game *game;
  minimax_evaluation *evaluate;
  const void *context; /* passed to evaluate */
  watch *watch;

  /* Room for game->max_moves moves at every ply that a line can have. */
  move *lists;
} minimax;

/* Sets SCORES[i], for each of the N moves MOVES[i] of P, to the score of the
   best line of TURNS >= 1 turns that begins with the move, for the player to
   move at P.  The turn of the move itself counts; a line that ends the game
   ends there.  Each root move is searched with a full window, so every score is
   exact.  Returns false when the watch stopped the search; SCORES are then
   undefined. */
bool minimax_scores(const minimax *s, const position *p, int turns,
                    const move *moves, int n, int *scores);

/* Returns the index of the first of the N >= 1 moves with the highest score, or
   -1 when the watch stopped the search.  Much faster than minimax_scores: a
   move only has to show whether it beats the moves before it. */
int minimax_first_best(const minimax *s, const position *p, int turns,
                       const move *moves, int n);

/* Returns the highest of N >= 1 scores. */
int minimax_best_score(const int *scores, int n);

/* Keeps those of the N moves whose score is SCORE, in their order, and returns
   their number. */
int minimax_keep(move *moves, const int *scores, int n, int score);

#endif
