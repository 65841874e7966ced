/* A clock that runs FAST_CLOCK times too fast, preloaded into a process and, by
   the environment, into those that it starts.  Limits of time are then as short
   as on a machine that is so many times slower, and pauses too, so that a test
   takes no longer.  FAST_CLOCK_REAL and FAST_CLOCK_MONOTONIC are the times in
   seconds at which the fast clocks were right: all processes agree on them.
   Browsers and node keep the right time. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

static double speed = 1, real_base, monotonic_base;

static double
seconds(const struct timespec *t) {
  return (double)t->tv_sec + (double)t->tv_nsec / 1e9;
}

static struct timespec
timespec_of(double s) {
  const double positive = s > 0 ? s : 0;
  const time_t whole = (time_t)positive;

  return (struct timespec){.tv_sec = whole,
                           .tv_nsec = (long)((positive - (double)whole) * 1e9)};
}

/* The next definition of NAME, in the version that programs are linked with. */
static void *
next(const char *name, const char *version) {
  void *const f = dlvsym(RTLD_NEXT, name, version);

  return f ? f : dlsym(RTLD_NEXT, name);
}

/* Calls the next NAME, of the type of this one. */
#define NEXT(name, version) ((__typeof__(&name))next(#name, version))

static double
number(const char *name) {
  const char *const text = getenv(name);

  return text ? atof(text) : 0;
}

__attribute__((constructor)) static void
begin(void) {
  const char *const name = program_invocation_short_name;
  const double s = number("FAST_CLOCK");

  real_base = number("FAST_CLOCK_REAL");
  monotonic_base = number("FAST_CLOCK_MONOTONIC");
  if (s > 0 && !strstr(name, "chrom") && strcmp(name, "node") != 0)
    speed = s;
}

/* The fast clocks; those of the processor's time are right. */
static bool
is_real(clockid_t id) {
  return id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE;
}

static bool
is_monotonic(clockid_t id) {
  return id == CLOCK_MONOTONIC || id == CLOCK_MONOTONIC_COARSE;
}

int
clock_gettime(clockid_t id, struct timespec *t) {
  const int result = NEXT(clock_gettime, "GLIBC_2.17")(id, t);

  if (result == 0 && speed != 1 && (is_real(id) || is_monotonic(id))) {
    const double base = is_real(id) ? real_base : monotonic_base;

    *t = timespec_of(base + (seconds(t) - base) * speed);
  }
  return result;
}

int
gettimeofday(struct timeval *restrict t, void *restrict zone) {
  struct timespec now;

  (void)zone;
  clock_gettime(CLOCK_REALTIME, &now);
  *t = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
  return 0;
}

time_t
time(time_t *t) {
  struct timespec now;

  clock_gettime(CLOCK_REALTIME, &now);
  if (t)
    *t = now.tv_sec;
  return now.tv_sec;
}

/* Pauses. */
int
nanosleep(const struct timespec *pause, struct timespec *left) {
  const struct timespec shorter = timespec_of(seconds(pause) / speed);
  const int result = NEXT(nanosleep, "GLIBC_2.2.5")(&shorter, left);

  if (result != 0 && left)
    *left = timespec_of(seconds(left) * speed);
  return result;
}

int
poll(struct pollfd *fds, nfds_t n, int ms) {
  const int shorter =
      ms <= 0 || speed == 1 ? ms : (int)((double)ms / speed) + 1;

  return NEXT(poll, "GLIBC_2.2.5")(fds, n, shorter);
}

/* Waits that end at a time: END is a fast one, of the real clock if it is that
   large. */
static struct timespec
right(const struct timespec *end) {
  const double base = end->tv_sec > 1000000000 ? real_base : monotonic_base;

  return speed == 1 ? *end : timespec_of(base + (seconds(end) - base) / speed);
}

int
pthread_cond_timedwait(pthread_cond_t *restrict cond,
                       pthread_mutex_t *restrict mutex,
                       const struct timespec *restrict end) {
  const struct timespec t = right(end);

  return NEXT(pthread_cond_timedwait, "GLIBC_2.3.2")(cond, mutex, &t);
}

int
pthread_mutex_timedlock(pthread_mutex_t *restrict mutex,
                        const struct timespec *restrict end) {
  const struct timespec t = right(end);

  return NEXT(pthread_mutex_timedlock, "GLIBC_2.34")(mutex, &t);
}

int
pthread_timedjoin_np(pthread_t thread, void **result,
                     const struct timespec *end) {
  const struct timespec t = right(end);

  return NEXT(pthread_timedjoin_np, "GLIBC_2.34")(thread, result, &t);
}

int
sem_timedwait(sem_t *restrict sem, const struct timespec *restrict end) {
  const struct timespec t = right(end);

  return NEXT(sem_timedwait, "GLIBC_2.34")(sem, &t);
}
