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

enum { NOTATION_LABELS = 128, NOTATION_MAX_OPTIONS = 8 };

/* A position and what else its text shows: the ids of Tactigon's pieces. */
typedef struct notation_state {
  position position;
  uint8_t labels[NOTATION_LABELS];
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

enum { NOTATION_CHOICES = 3, NOTATION_STEPS = 8, NOTATION_SIDE = 32 };

/* The longest text of a move is one of Wald Meister: k11-k11+3-3. */
enum { NOTATION_MOVE_MOST = 12 };

typedef struct notation {
  const game *game;

  /* At most NOTATION_MAX_OPTIONS, a NULL name after the last. */
  const notation_option *options;

  /* Writes the text of the start with VALUES, one for each option.  NULL for
     the start of the game. */
  void (*start)(const int *values, text *t);

  grid_style style;

  /* Sets *G to the board of S. */
  void (*get_board)(const notation_state *s, grid *g);

  /* Sets the board of S, which is all zeros, to G; false if G is none.  NULL if
     no text is read as a position. */
  bool (*set_board)(const grid *g, notation_state *s);

  /* Read and write the fields after the board; S has its board.  Without
     write_fields the text is the hash of the position. */
  bool (*read_fields)(const char **at, notation_state *s);
  void (*write_fields)(const notation_state *s, text *t);

  /* Sets what follows from the fields of S; false if they do not go
     together. */
  bool (*settle)(notation_state *s);

  /* Returns the move that the whole of S is in P, MOVE_NONE if it is none.  The
     move need not be legal. */
  move (*read_move)(const position *p, const char *s);

  /* Writes M, a legal move of P: one word without quotes and backslashes. */
  void (*write_move)(const position *p, move m, text *t);

  /* Sets LIST to the choices that make up M, a legal move of P, in the order in
     which a person makes them; returns how many. */
  int (*choices)(const position *p, move m,
                 notation_choice list[NOTATION_CHOICES]);

  /* At most NOTATION_STEPS. */
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

/* Sets T to the text of M, a legal move of P. */
void notation_write_move(const notation *n, const position *p, move m, text *t);

/* Plays the legal move M. */
void notation_play(const notation *n, notation_state *s, move m);

#endif
