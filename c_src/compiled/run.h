/* A run of a program's own loop.

   The choices of the run are told beforehand. It ends when the loop comes
   round, or asks for another choice: whoever finds that throws a term, and
   everything that was called is left. What a run has taken, asked and reported
   stays on backtracking. */
#ifndef COMPILED_RUN_H
#define COMPILED_RUN_H

#include "builtin.h"

/* '$begin_run'(+Choices, +Asks): a run that takes Choices, a list, in order. If
   Asks is 1 and not 0, the next choice is asked for. */
static inline bool
do_begin_run(struct machine *m, word choices, word asks) {
  m->run = (struct run){.choices = choices, .asks = asks == INT(1)};
  return true;
}

/* '$next_choice'(-Choice) */
static inline bool
do_next_choice(struct machine *m, word *choice) {
  const word list = deref(m->run.choices);
  if (tag_of(list) != TAG_LIST)
    return false;
  *choice = deref(cells(list)[0]);
  m->run.choices = cells(list)[1];
  return true;
}

/* '$set_choosing'(+Is): the predicate that chooses runs if Is is 1. */
static inline bool
do_set_choosing(struct machine *m, word is) {
  m->run.choosing = is == INT(1);
  return true;
}

/* '$report'(+Report): the last one counts.  It is on the heap, and lost when
   backtracking cuts the heap below it, or if it is not ground. */
static inline bool
do_report(struct machine *m, word report) {
  m->run.report = report;
  m->run.epoch = is_ground(m, report) ? m->epoch : 0;
  if (m->heap > m->memo_top)
    m->memo_top = m->heap;
  return true;
}

/* '$reported'(-Report) */
static inline bool
do_reported(struct machine *m, word *report) {
  if (m->run.report == 0)
    return false;
  if (m->run.epoch != m->epoch)
    leave(m, LEAVE_UNBOUND);
  *report = m->run.report;
  return true;
}

/* Binds the variables in W to '$unbound'. */
static void
close_term(struct machine *m, word w) {
  w = deref(w);
  if (is_unbound(w))
    bind(m, w, ATOM(UNBOUND_NAME));
  if (is_compound(w)) {
    size_t n;
    word *p = arguments(w, &n);
    check_call(m);
    while (n-- > 0)
      close_term(m, *p++);
  }
}

/* '$throw'(+Ball): ends the innermost caught(). */
_Noreturn static inline bool
do_throw(struct machine *m, word ball) {
  close_term(m, ball);
  m->run.ball = ball;
  leave(m, LEAVE_THROWN);
}

/* Returns what GOAL throws, or `true` or `false`. */
static __attribute__((noinline)) word
caught(struct machine *m, struct next *goal) {
  const struct mark at = mark(m);
  word *const solutions = m->solutions;
  jmp_buf out;
  int why;
  memcpy(&out, &m->out, sizeof out);
  why = setjmp(m->out);
  if (why == 0 && !goal->call(m, goal)) {
    undo(m, at);
    m->run.ball = ATOM(FALSE_NAME);
  } else if (why == 0) {
    m->run.ball = ATOM(TRUE_NAME);
  }
  memcpy(&m->out, &out, sizeof out);
  if (why != 0 && why != LEAVE_THROWN)
    leave(m, (enum leave)why);
  m->solutions = solutions;
  return deref(m->run.ball);
}

#endif
