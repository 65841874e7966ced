/* codec.h - a game's terms: what the generic predicates need to turn the
   terms of one game into positions and moves, and back.

   Nothing in a codec trusts a term: whatever Prolog passes, get_state and
   get_move either accept it as what the game's rules allow or raise an ISO
   error. */

#ifndef TABULEIRO_CODEC_H
#define TABULEIRO_CODEC_H

#include "terms.h"

#include "../engine/game.h"
#include "../games/registry.h"

typedef struct codec {
  const game *game;

  /* Makes the codec's atoms and functors and registers the predicates that
     only this game has.  Called once, at install. */
  void (*install)(void);

  /* Reads a full state.  False with an exception if it is ill-formed. */
  bool (*get_state)(term_t state, position *p);

  /* Builds in NEW the canonical state of AFTER, the position after move M in
     BEFORE, which get_state read from OLD.  Shares what did not change. */
  bool (*put_state)(term_t old, const position *before, move m,
                    const position *after, term_t new);

  /* Reads a move; false with an exception if it is malformed.  Sets MOVE_NONE
     if it is well-formed but has no code. */
  bool (*get_move)(term_t t, move *m);

  /* Builds in LIST the terms of the N moves of P. */
  bool (*put_moves)(const position *p, const move *moves, int n, term_t list);

  /* The players' atoms, by enum player, made by install; NULL if they are the
     integers 1 and 2. */
  const atom_t *players;
} codec;

/* Reads a player; false without an exception if T is none. */
bool codec_get_player(const codec *c, term_t t, enum player *player);

/* The same; false with domain_error(player, T). */
bool codec_get_player_ex(const codec *c, term_t t, enum player *player);

/* T becomes the term of PLAYER. */
bool codec_put_player(const codec *c, enum player player, term_t t);

/* One for each game, in <game>_codec.c. */
#define DECLARE_CODEC(name) extern const codec name##_codec;
FOR_EACH_GAME(DECLARE_CODEC)

/* The codec of the game NAME; NULL with an exception if there is none.  In
   install.c. */
const codec *get_codec(term_t name);

#endif
