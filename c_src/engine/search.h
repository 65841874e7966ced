/* search.h - minimax to a fixed depth.

   The depth is counted in turns: a turn that began is played to its end, be
   it one ply or several, and the sides need not alternate.  What a line is
   worth, the game's own evaluation tells where it ends.  Below a root move
   this is alpha-beta (Knuth and Moore 1975, "An Analysis of Alpha-Beta
   Pruning").  search_scores searches each root move with the full window, so
   that every root score is exact and equal moves stay equal. */

#ifndef TABULEIRO_SEARCH_H
#define TABULEIRO_SEARCH_H

#include "game.h"

/* What a search needs to know, all of it the caller's. */
typedef struct search {
  const game *game;
  evaluation *evaluate;
  const void *context; /* handed to evaluate */
  watch *watch;

  /* Room for game->max_moves moves at every ply that a line can have. */
  move *lists;
} search;

/* Sets SCORES[i], for each of the N moves MOVES[i] of P, to what the best line
   that begins with it is worth to the player to move at P, when TURNS >= 1
   turns are played, that of the move itself included.  A line that ends the
   game ends there.  False when the watch stopped it; then SCORES mean nothing.
   Nothing is allocated. */
bool search_scores(const search *s, const position *p, int turns,
                   const move *moves, int n, int *scores);

/* The index of the first of the N >= 1 moves that search_scores would give the
   highest score; -1 when the watch stopped it.  A move is only asked whether it
   beats those before it, which takes far less than its score. */
int search_first_best(const search *s, const position *p, int turns,
                      const move *moves, int n);

/* The highest of N >= 1 scores. */
int search_best(const int *scores, int n);

/* Keeps of the N moves MOVES those with SCORE, in their order, and returns
   their number. */
int search_keep(move *moves, const int *scores, int n, int score);

#endif
