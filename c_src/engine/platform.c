#define _DEFAULT_SOURCE /* clocks, signals, MAP_ANONYMOUS */

#include "platform.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* Neither Windows nor WebAssembly has signals for threads, mmap or sockets that
   a program inherits. */
#if !defined _WIN32 && !defined __EMSCRIPTEN__
#define HAVE_POSIX_SYSTEM
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#endif
#ifdef __linux__
#include <sys/resource.h>
#endif

/* Whether a condition can wait by a clock of choice.  macOS has no function for
   it; that of winpthreads, on Windows, refuses the monotonic clock. */
#if defined _POSIX_CLOCK_SELECTION && _POSIX_CLOCK_SELECTION > 0 &&            \
    !defined _WIN32
#define CONDITION_CLOCK CLOCK_MONOTONIC
#define HAVE_SETCLOCK
#else
#define CONDITION_CLOCK CLOCK_REALTIME
#endif

static double
seconds_of(clockid_t clock) {
  struct timespec t;

  clock_gettime(clock, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

double
platform_now(void) {
  return seconds_of(CLOCK_MONOTONIC);
}

void
platform_init_condition(pthread_cond_t *c) {
  pthread_condattr_t attributes;

  pthread_condattr_init(&attributes);
#ifdef HAVE_SETCLOCK
  pthread_condattr_setclock(&attributes, CONDITION_CLOCK);
#endif
  pthread_cond_init(c, &attributes);
  pthread_condattr_destroy(&attributes);
}

bool
platform_wait(pthread_cond_t *c, pthread_mutex_t *lock, double until) {
  const double there = until - platform_now() + seconds_of(CONDITION_CLOCK);
  const time_t seconds = (time_t)there;
  const struct timespec time = {
      .tv_sec = seconds, .tv_nsec = (long)((there - (double)seconds) * 1e9)};

  return pthread_cond_timedwait(c, lock, &time) == 0;
}

/* On Linux setpriority changes the calling thread alone, against POSIX. */
void
platform_give_way(void) {
#ifdef __linux__
  setpriority(PRIO_PROCESS, 0, 19);
#endif
}

#ifndef HAVE_POSIX_SYSTEM

void
platform_without_signals(void (*run)(void *context), void *context) {
  run(context);
}

bool
platform_start(pthread_t *thread, void *(*run)(void *context), void *context) {
  return pthread_create(thread, NULL, run, context) == 0;
}

void *
platform_map(size_t size) {
  return calloc(size, 1);
}

void
platform_keep_sockets(void) {
}

void
platform_expect_use(void *memory, size_t size) {
  (void)memory;
  (void)size;
}

void
platform_unmap(void *memory, size_t size) {
  (void)size;
  free(memory);
}

#ifdef __EMSCRIPTEN__

/* The side module has no files. */
void *
platform_map_file(const char *path, size_t *size) {
  (void)path;
  *size = 0;
  return NULL;
}

#else

void *
platform_map_file(const char *path, size_t *size) {
  FILE *const in = fopen(path, "rb");
  char *memory = NULL;
  long long length = -1;

  if (!in)
    return NULL;
  if (_fseeki64(in, 0, SEEK_END) == 0)
    length = _ftelli64(in);
  rewind(in);
  if (length > 0)
    memory = malloc((size_t)length);
  if (memory && fread(memory, 1, (size_t)length, in) != (size_t)length) {
    free(memory);
    memory = NULL;
  }
  fclose(in);
  *size = (size_t)length;
  return memory;
}

#endif

void
platform_unmap_file(void *memory, size_t size) {
  platform_unmap(memory, size);
}

#else

void
platform_without_signals(void (*run)(void *context), void *context) {
  sigset_t all, before;

  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  run(context);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* A thread to be: its function, and whether it was started. */
struct start {
  pthread_t *thread;
  void *(*run)(void *context);
  void *context;
  bool started;
};

static void
start(void *context) {
  struct start *const s = context;

  s->started = pthread_create(s->thread, NULL, s->run, s->context) == 0;
}

bool
platform_start(pthread_t *thread, void *(*run)(void *context), void *context) {
  struct start s = {.thread = thread, .run = run, .context = context};

  platform_without_signals(start, &s);
  return s.started;
}

/* A file gets the least number that is free, so the few that a process has open
   have low numbers. */
void
platform_keep_sockets(void) {
  enum { MOST_FILES = 1024 };

  for (int file = 0; file < MOST_FILES; file++) {
    int listens = 0;
    socklen_t size = sizeof listens;

    if (getsockopt(file, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) == 0 &&
        listens)
      fcntl(file, F_SETFD, FD_CLOEXEC);
  }
}

void *
platform_map(size_t size) {
  void *const memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
                            MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

  return memory == MAP_FAILED ? NULL : memory;
}

void
platform_expect_use(void *memory, size_t size) {
#ifdef MADV_HUGEPAGE
  madvise(memory, size, MADV_HUGEPAGE);
#else
  (void)memory;
  (void)size;
#endif
}

void
platform_unmap(void *memory, size_t size) {
  if (memory)
    munmap(memory, size);
}

void *
platform_map_file(const char *path, size_t *size) {
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  void *memory = MAP_FAILED;
  struct stat about;

  if (file < 0)
    return NULL;
  if (fstat(file, &about) == 0 && about.st_size > 0) {
    *size = (size_t)about.st_size;
    memory = mmap(NULL, *size, PROT_READ, MAP_SHARED, file, 0);
  }
  close(file);
  return memory == MAP_FAILED ? NULL : memory;
}

void
platform_unmap_file(void *memory, size_t size) {
  platform_unmap(memory, size);
}

#endif
