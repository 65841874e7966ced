/* codec_type.h - what the vectors of a game's terms mean.

   The bridge reads a term into a vector of integers by its shape
   (shape_type.h), the notation reads the text of a move into the vector of the
   move.  A codec turns vectors into positions and moves, and back. */

#ifndef TABULEIRO_CODEC_TYPE_H
#define TABULEIRO_CODEC_TYPE_H

#include "../engine/game.h"
#include "../engine/registry.h"

enum { SHAPE_MOST = 1024 }; /* integers in the vector of a term */

typedef struct codec {
  const game *game;

  /* Sets *P to the position of the vector V of a state.  Returns false if the
     values of V do not go together, or with an exception. */
  bool (*load)(const int *v, position *p);

  /* Writes the vector of the canonical state of P to V and returns its end.
     BEFORE is the vector of the state that a move turned into P; the parts of a
     state that are no part of a position come from there. */
  int *(*save)(const position *p, const int *before, int *v);

  /* As save, for a P that may be far from BEFORE, whose rules it has; NULL if
     save does that too. */
  int *(*save_any)(const position *p, const int *before, int *v);

  /* Returns the code of the move with the vector V, MOVE_NONE if it has none.
   */
  move (*encode)(const int *v);

  /* Writes the vector of M to V. */
  void (*decode)(move m, int *v);

  /* Prepares what the codec uses, once, at install; may be NULL. */
  void (*install)(void);
} codec;

/* The codecs, one for each game, in codec.c of its folder. */
#define DECLARE_CODEC(name) extern const codec name##_codec;
FOR_EACH_GAME(DECLARE_CODEC)

#endif
