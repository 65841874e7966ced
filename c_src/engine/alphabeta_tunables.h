/* alphabeta_tunables.h - the tunables of alpha-beta.

   Share of games won against the search without the technique, at equal nodes,
   with an error of 2 to 5 %:

                             Wali  Mitsudomoe  Tactigon  Wald Meister
     late move reductions    59 %     68 %       55 %        63 %
     late move pruning         no difference: few moves      57 %
     reverse futility pr.    61 %     55 %       49 %        48 %
     singular extensions     51 %     53 %       48 %
     futility pruning        51 %     49 %       52 %        60 %

   The first two were measured at 5000 nodes a move, but the reductions of Wald
   Meister at 100,000: at 5000 they win 41 %.  The last three were measured at
   2000 to 30,000 nodes, and only the games that gain by them use them.  The
   figure of futility pruning in Wald Meister is of equal time, with the moves
   of the root that are known to fail.  Outside the principal variation a
   half-turn at depth 0 is searched one step on: with four steps or more
   Mitsudomoe won 45 %, and Wali no more than before. */

#ifndef TABULEIRO_ALPHABETA_TUNABLES_H
#define TABULEIRO_ALPHABETA_TUNABLES_H

enum {
  /* Late move reductions: at depth REDUCE_DEPTH or more, search the moves after
     the first REDUCE_MOVES at less depth first. */
  REDUCE_DEPTH = 2,
  REDUCE_MOVES = 3,

  /* Late move pruning: at depth LATE_DEPTH or less, search at most
     LATE_MOVES * depth moves. */
  LATE_DEPTH = 3,
  LATE_MOVES = 16,

  /* Reverse futility pruning: at depth MARGIN_DEPTH or less, leave out a node
     whose evaluation is beta and the game's margin for each ply, or more. */
  MARGIN_DEPTH = 6,

  /* Singular extensions: the table move, from a search that was at most
     SINGULAR_LESS plies less deep, is searched a ply deeper if no other move
     comes within SINGULAR_MARGIN a ply of its score.  From SINGULAR_PLY on no
     line grows. */
  SINGULAR_LESS = 3,
  SINGULAR_MARGIN = 20,
  SINGULAR_PLY = 60,

  /* Aspiration windows: from depth ASPIRATION_DEPTH on, search within the last
     change of the score first; grow the window by ASPIRATION_GROWTH. */
  ASPIRATION_DEPTH = 4,
  ASPIRATION_GROWTH = 8
};

#endif
