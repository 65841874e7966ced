/* shared_library.h - libraries that are opened while the program runs. */

#ifndef TABULEIRO_SHARED_LIBRARY_H
#define TABULEIRO_SHARED_LIBRARY_H

/* Opens the library PATH; NULL if it cannot be opened.  Close it with
   shared_library_close. */
void *shared_library_open(const char *path);

/* The address of a variable of LIBRARY, or NULL. */
const void *shared_library_symbol(void *library, const char *name);

void shared_library_close(void *library);

#endif
