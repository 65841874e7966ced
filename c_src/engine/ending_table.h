/* ending_table.h - the values of the numbered positions of a game, from the
   files of a folder. */

#ifndef TABULEIRO_ENDING_TABLE_H
#define TABULEIRO_ENDING_TABLE_H

#include "ending_file.h"
#include "watch.h"

typedef struct ending_table {
  const game *game;
  void *numbering;     /* owned */
  uint64_t key;        /* of the numbering */
  char *folder;        /* owned */
  ending_file *layers; /* owned; bytes is NULL in a layer without a file */
  int n_layers;
} ending_table;

/* Makes *T the table in FOLDER for the board and the rules of LIKE; layers may
   be missing.  Returns false if there is no numbering of such positions, or no
   memory.  The caller closes it with ending_table_close. */
bool ending_table_open(ending_table *t, const game *g, const position *like,
                       const char *folder);

void ending_table_close(ending_table *t);

/* Returns the values of a layer. */
uint64_t ending_table_size(const ending_table *t, int layer);

/* Prepares the numbering for the indexes of LAYER; false if there is no
   memory. */
bool ending_table_prepare(ending_table *t, int layer);

/* Opens the file of LAYER again, and prepares the layer if there is one.  False
   if there is none, or no memory. */
bool ending_table_reopen(ending_table *t, int layer);

/* Writes the values of LAYER, and opens their file. */
bool ending_table_write(ending_table *t, int layer, const ending_value *values);

enum ending_status {
  ENDING_FOUND,
  ENDING_MISSING, /* the file of its layer is not open, or it has no value */
  ENDING_DAMAGED,
  ENDING_STOPPED, /* by the watch */
  ENDING_NO_MEMORY
};

/* Sets *V to the value of P, if P is numbered or the game is over there.
   Otherwise returns ENDING_MISSING, or ENDING_STOPPED if the moves of P lead to
   such positions alone. */
enum ending_status ending_table_probe(const ending_table *t, const position *p,
                                      ending_value *v);

/* Sets *V to the value of P.  If P is not numbered, searches all its moves, up
   to numbered positions and ends of the game, which all of them must reach. */
enum ending_status ending_table_value(const ending_table *t, const position *p,
                                      watch *w, ending_value *v);

/* Sets VALUES to those of the N MOVES of P for the player to move, as
   ending_table_value does. */
enum ending_status ending_table_moves(const ending_table *t, const position *p,
                                      const move *moves, int n, watch *w,
                                      ending_value *values);

/* Sets *INDEX to that of a position of LAYER that is won in the most plies, and
 *V to its value, ENDING_DRAW if none is won. */
enum ending_status ending_table_longest(const ending_table *t, int layer,
                                        watch *w, uint64_t *index,
                                        ending_value *v);

/* Sets *INDEX to that of the first position of LAYER, from FROM on, in which
   the game is over and somebody has won.  Returns ENDING_MISSING if there is
   none, or no layer. */
enum ending_status ending_table_next_end(const ending_table *t, int layer,
                                         uint64_t from, watch *w,
                                         uint64_t *index);

/* As ending_table_value, for a position that is a few plies from numbered ones:
   remembers no positions on the way. */
enum ending_status ending_table_near(const ending_table *t, const position *p,
                                     ending_value *v);

#endif
