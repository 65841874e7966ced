#define _POSIX_C_SOURCE 200809L /* signals */

#include <signal.h>
#include <stdint.h>

#include "../../c_src/engine/platform.h"
#include "suites.h"

START_TEST(a_wait_ends_at_its_time) {
  pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_cond_t never;
  const double until = platform_now() + 0.02;

  platform_init_condition(&never);
  pthread_mutex_lock(&lock);
  while (platform_wait(&never, &lock, until))
    ;
  pthread_mutex_unlock(&lock);

  /* Two clocks may differ by their resolution. */
  ck_assert_double_ge(platform_now(), until - 0.01);
  pthread_cond_destroy(&never);
}
END_TEST

typedef struct meeting {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  bool came;
  bool hears; /* a signal */
} meeting;

static void *
come(void *context) {
  meeting *const m = context;
  sigset_t blocked;

  pthread_sigmask(SIG_SETMASK, NULL, &blocked);
  pthread_mutex_lock(&m->lock);
  m->hears = !sigismember(&blocked, SIGINT) || !sigismember(&blocked, SIGALRM);
  m->came = true;
  pthread_cond_signal(&m->changed);
  pthread_mutex_unlock(&m->lock);
  return NULL;
}

START_TEST(a_thread_hears_no_signal_and_ends_a_wait) {
  meeting m = {.lock = PTHREAD_MUTEX_INITIALIZER};
  const double until = platform_now() + 3600;
  pthread_t thread;
  sigset_t blocked;

  platform_init_condition(&m.changed);
  pthread_mutex_lock(&m.lock);
  ck_assert(platform_start(&thread, come, &m));
  while (!m.came)
    ck_assert(platform_wait(&m.changed, &m.lock, until));
  pthread_mutex_unlock(&m.lock);
  pthread_join(thread, NULL);
  ck_assert(!m.hears);

  pthread_sigmask(SIG_SETMASK, NULL, &blocked);
  ck_assert(!sigismember(&blocked, SIGINT));
  pthread_cond_destroy(&m.changed);
}
END_TEST

START_TEST(mapped_bytes_are_zero) {
  enum { SIZE = 1 << 20 };
  unsigned char *const bytes = platform_map(SIZE);

  ck_assert_ptr_nonnull(bytes);
  for (int i = 0; i < SIZE; i++)
    ck_assert(bytes[i] == 0);
  bytes[SIZE - 1] = 1;
  platform_unmap(bytes, SIZE);
}
END_TEST

START_TEST(too_much_is_not_mapped) {
  ck_assert_ptr_null(platform_map(SIZE_MAX / 2));
  platform_unmap(NULL, SIZE_MAX / 2);
}
END_TEST

Suite *
platform_suite(void) {
  Suite *const s = suite_create("platform");
  TCase *const t = tcase_create("platform");

  tcase_add_test(t, a_wait_ends_at_its_time);
  tcase_add_test(t, a_thread_hears_no_signal_and_ends_a_wait);
  tcase_add_test(t, mapped_bytes_are_zero);
  tcase_add_test(t, too_much_is_not_mapped);
  suite_add_tcase(s, t);
  return s;
}
