/* notation_type.h - what the notation of a game has: facts on its moves and a
   table of functions.

   The predicates move_notation/3 and state_notation/2 of
   games/<game>/notation.pl are the specification, and the README of each game
   has the grammar.  A position is read only as it is written, so that it has
   one text. */

#ifndef TABULEIRO_NOTATION_TYPE_H
#define TABULEIRO_NOTATION_TYPE_H

#include "codec_type.h"
#include "text.h"

enum { NOTATION_MAX_OPTIONS = 32 };

/* A position and what else its text shows: the ids of Tactigon's pieces. */
typedef struct notation_state {
  position position;
  uint8_t labels[POSITION_SIZE];
} notation_state;

/* A choice for the start of a game: one of WORDS, which NULL ends, by its
   index, or LEAST..MOST if words is NULL. */
typedef struct notation_option {
  const char *name; /* as in the configs of the game */
  const char *const *words;
  int least, most, preset;
} notation_option;

/* The facts of a game on its moves, see move_text.h. */
typedef struct notation_facts notation_facts;

typedef struct notation {
  const game *game;

  /* At most NOTATION_MAX_OPTIONS, a NULL name after the last. */
  const notation_option *options;

  /* Writes the text of the start with VALUES, one for each option.  NULL for
     the start of the game. */
  void (*start)(const int *values, text *t);

  /* What is written before the number of a run of empty cells.  Cells with
     contents 1, 2... are written as LETTERS, or as CONTENT reads and writes
     them; 0 is an empty cell. */
  const char *run, *letters;
  bool (*content)(scribe *x, uint16_t *content);

  /* Makes S, which is all zeros, an empty board with ROWS rows, COLUMNS cells
     in the first; false if there is none.  NULL if no text is read as a
     position. */
  bool (*set_size)(notation_state *s, int rows, int columns);

  /* The size of the board of S, and the content of a cell. */
  int (*rows)(const notation_state *s);
  int (*columns)(const notation_state *s, int row);
  uint16_t (*get)(const notation_state *s, int row, int column);

  /* Fills an empty cell; false if CONTENT cannot be there. */
  bool (*put)(notation_state *s, int row, int column, uint16_t content);

  /* Reads and writes the fields after the board; S has its board.  If this is
     NULL the text of a position is its hash. */
  bool (*fields)(scribe *x, notation_state *s);

  /* Sets what follows from the fields of S; false if they do not go
     together. */
  bool (*settle)(notation_state *s);

  /* The facts on the moves.  If this is NULL a move is written as its code, and
     has no choices. */
  const notation_facts *facts;

  /* Returns the number of the form of P; NULL if there is only one. */
  int (*form)(const position *p);

  /* Reads or writes the cell whose integers in a move of P are at V; reads none
     that P does not have. */
  bool (*cell)(scribe *x, const position *p, int *v);

  /* Sets the labels of S, those before the move from BEFORE to its position, to
     those after it.  NULL if there are no labels. */
  void (*carry)(const position *before, notation_state *s);
} notation;

#endif
