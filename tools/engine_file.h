/* engine_file.h - the searches of another build of the sources, in the file
   build/engine.so that `make build/engine.so` makes there. */

#ifndef TABULEIRO_ENGINE_FILE_H
#define TABULEIRO_ENGINE_FILE_H

#include <stdbool.h>

#include "contestant.h"

/* The functions of contestant.h, of one build. */
typedef struct engine_file {
  __typeof__(contestant_new) *new;
  __typeof__(contestant_new_game) *new_game;
  __typeof__(contestant_choose) *choose;
  __typeof__(contestant_free) *free;
} engine_file;

/* Sets *E to the functions of the engine in FILE, which stays loaded.  Returns
   NULL, or why there is no engine in FILE. */
const char *engine_file_load(engine_file *e, const char *file);

/* Sets *TO, a pointer to a function, to the function NAME of LIBRARY.  Returns
   false, see dlerror, if it has none. */
bool engine_file_function(void *library, const char *name, void *to);

#endif
