/* platform.h - what differs between systems.

   The other C sources are C11 with POSIX threads and the builtins of gcc and
   clang, and ask for no system by name. */

#ifndef TABULEIRO_PLATFORM_H
#define TABULEIRO_PLATFORM_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 uint128;
#else
#error "tabuleiro needs a 64-bit target: its sets of cells have 128 bits"
#endif

/* windows.h, which SWI-Stream.h includes, defines this word as nothing. */
#undef near

/* Returns seconds of a monotonic clock. */
double platform_now(void);

/* Initializes C for platform_wait. */
void platform_init_condition(pthread_cond_t *c);

/* Waits for C, but not after platform_now returns UNTIL; returns whether there
   is time left.  Without pthread_condattr_setclock the wait is by the time of
   day, and setting the system's clock changes its length. */
bool platform_wait(pthread_cond_t *c, pthread_mutex_t *lock, double until);

/* Calls RUN with CONTEXT while signals of the process go to other threads than
   the calling one and those that RUN starts.  On Windows and in WebAssembly:
   just calls it. */
void platform_without_signals(void (*run)(void *context), void *context);

/* Whether platform_start can start a thread.  In WebAssembly without shared
   memory it cannot. */
static inline bool
platform_has_threads(void) {
#if defined __EMSCRIPTEN__ && !defined __EMSCRIPTEN_PTHREADS__
  return false;
#else
  return true;
#endif
}

/* Starts a thread that calls RUN with CONTEXT and gets no signals of the
   process.  Returns whether it has started. */
bool platform_start(pthread_t *thread, void *(*run)(void *context),
                    void *context);

/* Lets threads of the usual priority run before the calling one, on systems
   where a thread has a priority of its own. */
void platform_give_way(void);

/* Keeps the sockets on which this process listens from the programs that it
   starts, which would hold the port.  On Windows no program inherits them, in
   WebAssembly there are none. */
void platform_keep_sockets(void);

/* Returns SIZE zero bytes, or NULL.  Pages are mapped when they are touched;
   the calloc of tcmalloc, which SWI-Prolog may use, writes every page. */
void *platform_map(size_t size);

/* Advises the system that most of the SIZE bytes at MEMORY, from platform_map,
   will be used: Linux maps what is untouched in pages of 2 MiB instead of 4
   KiB, which cost fewer faults and fewer misses of the address cache. */
void platform_expect_use(void *memory, size_t size);

/* Frees the SIZE bytes that platform_map returned, or does nothing for NULL. */
void platform_unmap(void *memory, size_t size);

/* Maps the file PATH for reading and sets *SIZE to its bytes; NULL if there is
   no such file, or nothing in it.  On Windows the file is read. */
void *platform_map_file(const char *path, size_t *size);

/* Frees what platform_map_file returned, or does nothing for NULL. */
void platform_unmap_file(void *memory, size_t size);

#endif
