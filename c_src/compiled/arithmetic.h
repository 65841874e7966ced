/* Arithmetic on integers of 61 bits and doubles.  What is larger, undefined or
   ill-typed is left to Prolog, which computes it or throws. */
#ifndef COMPILED_ARITHMETIC_H
#define COMPILED_ARITHMETIC_H

#include "order.h"
#include <math.h>

static inline word
integer(struct machine *m, int64_t i) {
  if (!fits(i))
    leave(m, LEAVE_NUMBER);
  return INT(i);
}

static inline word
floating(struct machine *m, double d) {
  if (!isfinite(d))
    leave(m, LEAVE_NUMBER);
  return new_float(m, d);
}

static inline int64_t
int_arg(struct machine *m, word w) {
  if (tag_of(w) != TAG_INT)
    leave(m, LEAVE_ARGUMENT);
  return int_of(w);
}

static inline double
float_arg(struct machine *m, word w) {
  if (tag_of(w) == TAG_FLOAT)
    return float_of(w);
  return (double)int_arg(m, w);
}

static inline bool
both_ints(word a, word b) {
  return tag_of(a) == TAG_INT && tag_of(b) == TAG_INT;
}

static inline word
num_add(struct machine *m, word a, word b) {
  if (both_ints(a, b))
    return integer(m, int_of(a) + int_of(b));
  return floating(m, float_arg(m, a) + float_arg(m, b));
}

static inline word
num_sub(struct machine *m, word a, word b) {
  if (both_ints(a, b))
    return integer(m, int_of(a) - int_of(b));
  return floating(m, float_arg(m, a) - float_arg(m, b));
}

static inline word
num_mul(struct machine *m, word a, word b) {
  if (both_ints(a, b)) {
    int64_t i;
    if (__builtin_mul_overflow(int_of(a), int_of(b), &i))
      leave(m, LEAVE_NUMBER);
    return integer(m, i);
  }
  return floating(m, float_arg(m, a) * float_arg(m, b));
}

static inline int64_t
divisor(struct machine *m, word b) {
  int64_t i = int_arg(m, b);
  if (i == 0)
    leave(m, LEAVE_NUMBER);
  return i;
}

/* 7/7 is an integer, 7/2 a float, as the flags of SWI-Prolog are by default. */
static inline word
num_divide(struct machine *m, word a, word b) {
  if (both_ints(a, b)) {
    int64_t x = int_of(a), y = divisor(m, b);
    if (x % y == 0)
      return integer(m, x / y);
    return floating(m, (double)x / (double)y);
  }
  if (float_arg(m, b) == 0.0)
    leave(m, LEAVE_NUMBER);
  return floating(m, float_arg(m, a) / float_arg(m, b));
}

static inline word
num_quotient(struct machine *m, word a, word b) {
  int64_t y = divisor(m, b);
  return integer(m, int_arg(m, a) / y);
}

static inline word
num_rem(struct machine *m, word a, word b) {
  int64_t y = divisor(m, b);
  return INT(int_arg(m, a) % y);
}

static inline word
num_mod(struct machine *m, word a, word b) {
  int64_t y = divisor(m, b), r = int_arg(m, a) % y;
  return INT(r != 0 && (r < 0) != (y < 0) ? r + y : r);
}

static inline word
num_div(struct machine *m, word a, word b) {
  int64_t y = divisor(m, b), x = int_arg(m, a), q = x / y;
  return integer(m, x % y != 0 && (x < 0) != (y < 0) ? q - 1 : q);
}

/* SWI-Prolog compares an integer with a float, and returns the argument. */
static inline word
num_min(struct machine *m, word a, word b) {
  if (!both_ints(a, b))
    leave(m, LEAVE_ARGUMENT);
  return int_of(a) < int_of(b) ? a : b;
}

static inline word
num_max(struct machine *m, word a, word b) {
  if (!both_ints(a, b))
    leave(m, LEAVE_ARGUMENT);
  return int_of(a) > int_of(b) ? a : b;
}

static inline word
num_power(struct machine *m, word a, word b) {
  int64_t x = int_arg(m, a), n = int_arg(m, b), out = 1;
  if (n < 0)
    leave(m, LEAVE_NUMBER);
  if (x >= -1 && x <= 1 && n > 0)
    n = 2 - (n & 1);
  for (; n > 0; n--)
    if (__builtin_mul_overflow(out, x, &out) || !fits(out))
      leave(m, LEAVE_NUMBER);
  return INT(out);
}

static inline word
num_shift_left(struct machine *m, word a, word b) {
  int64_t x = int_arg(m, a), n = int_arg(m, b);
  if (x < 0 || n < 0 || n > 60 || x > (((int64_t)1 << 60) - 1) >> n)
    leave(m, LEAVE_NUMBER);
  return INT(x << n);
}

static inline word
num_shift_right(struct machine *m, word a, word b) {
  int64_t n = int_arg(m, b);
  if (n < 0 || n > 63)
    leave(m, LEAVE_NUMBER);
  return INT(int_arg(m, a) >> n);
}

static inline word
num_and(struct machine *m, word a, word b) {
  return INT(int_arg(m, a) & int_arg(m, b));
}

static inline word
num_or(struct machine *m, word a, word b) {
  return INT(int_arg(m, a) | int_arg(m, b));
}

static inline word
num_xor(struct machine *m, word a, word b) {
  return INT(int_arg(m, a) ^ int_arg(m, b));
}

static inline word
num_negate(struct machine *m, word a) {
  if (tag_of(a) == TAG_INT)
    return integer(m, -int_of(a));
  return floating(m, -float_arg(m, a));
}

static inline word
num_plus(struct machine *m, word a) {
  float_arg(m, a);
  return a;
}

static inline word
num_abs(struct machine *m, word a) {
  if (tag_of(a) == TAG_INT)
    return integer(m, int_of(a) < 0 ? -int_of(a) : int_of(a));
  return floating(m, fabs(float_arg(m, a)));
}

static inline word
num_sign(struct machine *m, word a) {
  int64_t i = int_arg(m, a);
  return INT((i > 0) - (i < 0));
}

static inline word
num_sqrt(struct machine *m, word a) {
  double d = float_arg(m, a);
  if (d < 0)
    leave(m, LEAVE_NUMBER);
  return floating(m, sqrt(d));
}

static inline word
num_float(struct machine *m, word a) {
  return tag_of(a) == TAG_FLOAT ? a : floating(m, float_arg(m, a));
}

static inline word
num_rounded(struct machine *m, word a, double (*f)(double)) {
  double d;
  if (tag_of(a) == TAG_INT)
    return a;
  d = f(float_arg(m, a));
  if (fabs(d) > 1e15)
    leave(m, LEAVE_NUMBER);
  return INT((int64_t)d);
}

/* The functor of W, an expression that is no number, and its arguments. */
static inline const word *
expression(struct machine *m, word w) {
  check_call(m);
  if (is_unbound(w))
    leave(m, LEAVE_UNBOUND);
  if (tag_of(w) != TAG_STRUCT)
    leave(m, LEAVE_ARGUMENT);
  return cells(w);
}

/* The value of the expression W, which is no number.  The generated code has
   it: it knows the numbers of the atoms of the operations. */
static word evaluated(struct machine *m, word w);

/* The number, or the value of the expression, in a variable. */
static inline word
num_in(struct machine *m, word w) {
  return is_number(w) ? w : evaluated(m, w);
}

static inline int
num_order(struct machine *m, word a, word b) {
  if (both_ints(a, b))
    return (int_of(a) > int_of(b)) - (int_of(a) < int_of(b));
  return number_order(m, a, b);
}

#endif
