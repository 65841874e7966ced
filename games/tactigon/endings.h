/* endings.h - the endings of Tactigon with four pieces or fewer, numbered.

   Both players have a pentagon.  The other pieces are the material of a player:
   nothing, or one or two circles, triangles or squares.  Colours do not matter,
   for the rules are the same for both.  A layer has the positions with two
   materials, either of them that of the player to move; a piece that is taken
   leads to a layer with fewer pieces.

   The index of a position is made of, the most significant first,

     the class of the tile of the mover's pentagon, up to the symmetries of the
       board
     the tile of the opponent's pentagon
     the tiles of the mover's material, then of the opponent's

   Of the symmetries that give the class, the one with the least rest of the
   index counts.  Only the board of 11 lines is numbered. */

#ifndef TABULEIRO_TACTIGON_ENDINGS_H
#define TABULEIRO_TACTIGON_ENDINGS_H

#include "../../c_src/engine/ending.h"

extern const endings tactigon_endings;

#endif
