/* notation.h - the text of the moves and positions of a game.

   The predicates move_notation/3 and state_notation/2 of
   games/<game>/notation.pl are the specification, and the README of each game
   has the grammar.  A position is read only as it is written, so that it has
   one text. */

#ifndef TABULEIRO_NOTATION_H
#define TABULEIRO_NOTATION_H

#include "../engine/game.h"
#include "../engine/registry.h"
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

/* The words of an option that is off or on. */
extern const char *const NOTATION_CHECK[];

/* What a person chooses for a move: a cell, or something else.  The names are
   those of move_steps/3. */
typedef struct notation_step {
  const char *name;
  bool is_cell;
} notation_step;

/* A choice of a step: the cell X-Y, or what the game has by these numbers. */
typedef struct notation_choice {
  uint8_t step; /* its index */
  uint8_t x, y; /* less than NOTATION_SIDE */
} notation_choice;

enum { NOTATION_CHOICES = 8, NOTATION_SIDE = 32 };

static inline notation_choice
notation_choose(int step, int x, int y) {
  return (notation_choice){
      .step = (uint8_t)step, .x = (uint8_t)x, .y = (uint8_t)y};
}

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

  /* Reads and writes a move of P: one word without quotes and backslashes.  The
     move that is written is legal, the one that is read need not be. */
  bool (*move)(scribe *x, const position *p, move *m);

  /* Sets LIST to the choices that make up M, a legal move of P, in the order in
     which a person makes them; returns how many. */
  int (*choices)(const position *p, move m,
                 notation_choice list[NOTATION_CHOICES]);

  /* A NULL name after the last. */
  const notation_step *steps;

  /* Writes C, a choice of a legal move of P. */
  void (*write_choice)(const position *p, notation_choice c, text *t);

  /* Sets the labels of S, those before the move from BEFORE to its position, to
     those after it.  NULL if there are no labels. */
  void (*carry)(const position *before, notation_state *s);
} notation;

/* The notations, in notation.c of their games. */
#define DECLARE_NOTATION(name) extern const notation name##_notation;
FOR_EACH_NOTATION(DECLARE_NOTATION)

/* Returns the notation of G; NULL if it has no notation.c. */
const notation *notation_of(const game *g);

/* Returns a notation for G, a game without one: moves are numbers, no text is a
   position, and there are no choices. */
notation notation_plain(const game *g);

/* Sets *TO to the position with the text S; false if there is none. */
bool notation_read(const notation *n, const char *s, notation_state *to);

/* Sets T to the text of S. */
void notation_write(const notation *n, const notation_state *s, text *t);

/* Sets *S to the start with VALUES; false if there is none, which no value in
   the range of its option brings about. */
bool notation_start(const notation *n, const int *values, notation_state *s);

/* Returns the move that the whole of S is in P, MOVE_NONE if it is none.  The
   move need not be legal. */
move notation_read_move(const notation *n, const position *p, const char *s);

/* Sets T to the text of M, a legal move of P. */
void notation_write_move(const notation *n, const position *p, move m, text *t);

/* Plays the legal move M. */
void notation_play(const notation *n, notation_state *s, move m);

#endif
