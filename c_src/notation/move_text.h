/* move_text.h - the texts of moves, by the facts of a game: for each form of
   position, rows of what a move looks like.  A text becomes the vector of a
   move, which the codec of the game turns into the move.

   prolog/tabuleiro/game/notation.pl describes the facts, and is the reference;
   tools/notations.pl makes the tables of them. */

#ifndef TABULEIRO_MOVE_TEXT_H
#define TABULEIRO_MOVE_TEXT_H

#include <limits.h>

#include "notation_type.h"

enum { MOVE_INTEGERS = 8, MOVE_PARTS = 8, MOVE_FREE = INT_MIN };

enum part_kind {
  PART_END, /* after the last */
  PART_TEXT,
  PART_GAP,
  PART_MARK,
  PART_OPTIONAL,
  PART_CELL,
  PART_PAIR,
  PART_NAME,
  PART_CHOICE
};

typedef struct notation_part {
  enum part_kind kind;
  const char *what;    /* its name in move_steps/3; NULL if it is no choice */
  const char *text;    /* what is written */
  const char *instead; /* a gap or a mark: the characters that are read; a
                          choice: how a person chooses it */
  int low, high;       /* of the numbers of a pair */
  const char *const *words; /* the names; NULL after the last */
} notation_part;

typedef struct notation_row {
  int form;
  int vector[MOVE_INTEGERS]; /* of the move; MOVE_FREE: an integer of a part */
  struct {
    uint8_t part;      /* its index */
    uint8_t at;        /* its integer in the vector, or the first of the two */
  } parts[MOVE_PARTS]; /* 0 after the last; no parts after the last row */
} notation_row;

struct notation_facts {
  const codec *codec;
  const notation_part *parts; /* PART_END before the first and after the last */
  const notation_row *rows;
};

/* The facts of the games, generated. */
#define DECLARE_FACTS(name) extern const notation_facts name##_facts;
FOR_EACH_FACTS(DECLARE_FACTS)

/* Returns the facts of G; NULL if it has none. */
const notation_facts *facts_of(const game *g);

/* Returns the move that the whole of S is in P, MOVE_NONE if it is none.  The
   move need not be legal. */
move notation_read_move(const notation *n, const position *p, const char *s);

/* Sets T to the text of M, a legal move of P. */
void notation_write_move(const notation *n, const position *p, move m, text *t);

/* A choice that a person makes for a move: the cell or the pair X-Y, or the
   text of a part. */
typedef struct notation_choice {
  uint8_t part; /* its index */
  uint8_t x, y; /* less than NOTATION_SIDE */
} notation_choice;

enum { NOTATION_SIDE = 32 };

/* Sets LIST to the choices that make up M, a legal move of P, in the order in
   which a person makes them; returns how many. */
int notation_choices(const notation *n, const position *p, move m,
                     notation_choice list[MOVE_PARTS]);

/* Writes C, a choice of a legal move of P. */
void notation_write_choice(const notation *n, const position *p,
                           notation_choice c, text *t);

#endif
