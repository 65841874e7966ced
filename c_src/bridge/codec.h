/* codec.h - the interface between Prolog terms and a game: converts the terms
   of a game into positions and moves, and back.

   The shapes of the terms (shape.h) check types and ranges; the codec of the
   game (codec_type.h) gives the vectors their meaning.  Nothing trusts a term:
   a term that the game's rules do not allow is an ISO error. */

#ifndef TABULEIRO_CODEC_H
#define TABULEIRO_CODEC_H

#include "shape.h"

#include "../notation/codec_type.h"

/* The shapes of the terms of a game.  A player is one of two constants. */
typedef struct game_shapes {
  const codec *codec;
  const shape *state, *move, *player;
} game_shapes;

/* Those of all games, generated; a NULL codec ends them. */
extern const game_shapes GAME_SHAPES[];

/* Returns the shapes of the game of C. */
const game_shapes *codec_shapes(const codec *c);

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

/* NEW becomes a state of AFTER, which has the rules of LIKE. */
bool codec_put_any(const codec *c, const game_state *like,
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
