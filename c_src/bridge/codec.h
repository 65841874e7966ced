/* codec.h - the interface between Prolog terms and a game: converts the terms
   of a game into positions and moves, and back.

   The shapes of the terms (shape.h) check types and ranges; a codec gives the
   vectors their meaning.  Nothing trusts a term: a term that the game's rules
   do not allow is an ISO error. */

#ifndef TABULEIRO_CODEC_H
#define TABULEIRO_CODEC_H

#include "shape.h"

#include "../engine/game.h"
#include "../engine/registry.h"

typedef struct codec {
  const game *game;

  /* A player is one of two constants. */
  const shape *state, *move, *player;

  /* Sets *P to the position of the vector V of a state.  Returns false if the
     values of V do not go together, or with an exception. */
  bool (*load)(const int *v, position *p);

  /* Writes the vector of the canonical state of P to V and returns its end.
     BEFORE is the vector of the state that a move turned into P; the parts of a
     state that are no part of a position come from there. */
  int *(*save)(const position *p, const int *before, int *v);

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

/* Prepares the shapes and the codecs of all games.  Call once, at install. */
void codecs_install(void);

/* The codec of the I-th game; NULL after the last. */
const codec *codec_at(int i);

/* The codec of the game NAME; NULL with an exception if there is none. */
const codec *codec_get(term_t name);

/* A state read from a term: the term, its vector and its position. */
typedef struct game_state {
  position position;
  term_t term;
  int vector[SHAPE_MOST];
} game_state;

/* Reads a full state; false with an exception if it is ill-formed. */
bool codec_get_state(const codec *c, term_t t, game_state *s);

/* NEW becomes the canonical state of AFTER, which a move led to from BEFORE,
   and shares all parts that did not change. */
bool codec_put_state(const codec *c, const game_state *before,
                     const position *after, term_t new);

/* S becomes the state that its legal move M leads to, with a new term. */
bool codec_play(const codec *c, game_state *s, move m);

/* Reads a move; false with an exception if it is malformed.  Sets *M to
   MOVE_NONE if the move is well-formed but has no code. */
bool codec_get_move(const codec *c, term_t t, move *m);

/* LIST becomes the list of the terms of COUNT moves. */
bool codec_put_moves(const codec *c, const move *moves, int count, term_t list);

/* Reads a player; false with domain_error(player, T) if T is none. */
bool codec_get_player(const codec *c, term_t t, enum player *player);

/* T becomes the term of PLAYER. */
bool codec_put_player(const codec *c, enum player player, term_t t);

#endif
