/* searched.h - the game of a search, as the bridge sees it: its functions for
   the engine, and its terms. */

#ifndef TABULEIRO_SEARCHED_H
#define TABULEIRO_SEARCHED_H

#include "codec.h"

#include "../engine/think.h"

/* The owner of a searched embeds it as its first member. */
typedef struct searched searched;

struct searched {
  const game *game;

  /* A score of the engine is so many times what Prolog is told. */
  int unit;

  /* Reads a state; false, with an exception if it is ill-formed. */
  bool (*get_state)(searched *s, term_t t, position *p);

  /* T becomes the term of M. */
  bool (*put_move)(searched *s, move m, term_t t);

  /* Called before and after a think; NULL if there is nothing to do.  END
     returns false if the report of the think is worth nothing. */
  void (*begin)(searched *s, think *t);
  bool (*end)(searched *s);

  void (*free)(searched *s);
};

/* Returns the searched of a game with a codec, or NULL if there is no memory.
   Its function free frees it. */
searched *searched_with_codec(const codec *c);

#endif
