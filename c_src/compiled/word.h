/* Terms of a compiled game: tagged words.

   The three low bits of a word are its tag.  A structure is its functor and its
   arguments, a list cell its head and its tail.  An unbound variable is a cell
   that refers to itself.  Atoms are numbers: those of the program come first,
   in the standard order of terms, so that their numbers compare as they do. */
#ifndef COMPILED_WORD_H
#define COMPILED_WORD_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint64_t word;

enum { TAG_REF, TAG_INT, TAG_ATOM, TAG_LIST, TAG_STRUCT, TAG_FLOAT };

#define COMPILED_VERSION 4

/* Why a call is left to Prolog.  The bridge has their names. */
enum leave {
  LEAVE_GOAL = 1, /* no compiled code does the goal */
  LEAVE_ERROR,    /* the goal throws */
  LEAVE_UNBOUND,  /* an argument is unbound, or an answer has a variable */
  LEAVE_ARGUMENT, /* an argument is not of the kind that compiled code takes */
  LEAVE_NUMBER,   /* no number of compiled code: undefined, or too large */
  LEAVE_TERM,     /* a term that comes or goes has none of its words */
  LEAVE_SPACE,    /* heap, trail or solutions are full */
  LEAVE_STACK,    /* the stack is full */
  LEAVE_LOOP,     /* a loop does what a run of it does not foresee */
  LEAVE_PLAY,     /* a search meets what the rules of games exclude */
  LEAVE_ROOM,     /* a state, a move or their number is too large to search */
  LEAVE_SIGNAL,   /* a signal of Prolog threw */
  LEAVE_THROWN    /* to the innermost caught() */
};

/* An answer of a version, a function of ground arguments that has one answer at
   most.  Equal arguments are the same words. */
enum { MEMO_INPUTS = 3, MEMOS = 64 };

struct memo {
  uint64_t epoch; /* of the machine; of another one: the memo is empty */
  int version, found;
  word in[MEMO_INPUTS], out;
};

/* A run of a program's own loop, see run.h. */
struct run {
  word choices, report, ball; /* report is 0 while there is none */
  uint64_t epoch;             /* of the report */
  bool asks, choosing;
};

/* The memory of one call.  Terms, the trail of bound variables and the
   solutions of findall/3 lie in blocks of their own, with bounds.  A result is
   read before the next call, which uses the same memory. */
struct machine {
  word *heap, *heap_end;
  word **trail, **trail_end;
  word *solutions, *solutions_end;
  word *heap_base, **trail_base, *solutions_base;
  void *target; /* where a stopped enumeration ends */
  int at; /* the version that runs, of a predicate of the program, or -1 */

  /* What memos refer to lies below memo_top.  Once the heap is cut lower, the
     next epoch begins. */
  struct memo memos[MEMOS];
  uint64_t epoch;
  word *memo_top;
  struct run run;
  char *stack_end;
  int64_t fuel; /* calls until the next poll */
  int (*poll)(struct machine *);
  int (*atom_order)(struct machine *, uint64_t, uint64_t);
  uint64_t atom_count; /* of the program */
  void *owner;
  jmp_buf out;
};

/* A continuation: calls the rest of a clause, and returns 0 for the next
   solution; anything else ends the enumeration, up to machine.target. */
struct next {
  int (*call)(struct machine *, struct next *);
};

/* What a library of a compiled game exports as `compiled_program`: functions
   that answer once, or NULL.  They return 1 and the answer, or 0.  OFFERED has
   the moves of a state in which the game goes on. */
struct compiled_program {
  uint32_t version;
  uint32_t machine_size;
  uint64_t atom_count, nil, dot;
  int (*valid_moves)(struct machine *, word state, word *moves);
  int (*move)(struct machine *, word state, word move, word *state1);
  int (*game_over)(struct machine *, word state, word *winner);
  int (*value)(struct machine *, word state, word player, word *value);
  int (*player)(struct machine *, word state, word *player);
  int (*offered)(struct machine *, word state, word *moves);
};

static inline int
tag_of(word w) {
  return (int)(w & 7);
}

/* An integer or an atom: all of it is in the word. */
static inline bool
is_small(word w) {
  return tag_of(w) == TAG_INT || tag_of(w) == TAG_ATOM;
}

static inline word *
cells(word w) {
  return (word *)(uintptr_t)(w & ~(word)7);
}

static inline word
tagged(const word *p, int tag) {
  return (word)(uintptr_t)p | (word)tag;
}

/* Constants of generated code. */
#define INT(i) (((word)(int64_t)(i) << 3) | TAG_INT)
#define ATOM(n) (((word)(n) << 3) | TAG_ATOM)
#define FUNCTOR(n, arity) ((((word)(n) << 16 | (word)(arity)) << 3) | TAG_ATOM)

static inline int64_t
int_of(word w) {
  return (int64_t)w >> 3;
}

static inline bool
fits(int64_t i) {
  return i >= -((int64_t)1 << 60) && i < (int64_t)1 << 60;
}

static inline uint64_t
atom_of(word w) {
  return w >> 3;
}

static inline uint64_t
functor_name(word f) {
  return f >> 19;
}

static inline size_t
functor_arity(word f) {
  return (size_t)(f >> 3) & 0xffff;
}

/* The version AT goes on after a call that returned R. */
static inline int
back(struct machine *m, int at, int r) {
  m->at = at;
  return r;
}

/* Ends the call.  No function of the compiled code holds a resource. */
_Noreturn static inline void
leave(struct machine *m, enum leave why) {
  longjmp(m->out, why);
}

static inline word
deref(word w) {
  while (tag_of(w) == TAG_REF) {
    word next = *cells(w);
    if (next == w)
      break;
    w = next;
  }
  return w;
}

static inline bool
is_unbound(word w) {
  return tag_of(w) == TAG_REF;
}

/* Called at the head of each function that may call itself. */
static inline void
check_call(struct machine *m) {
  if ((char *)__builtin_frame_address(0) < m->stack_end)
    leave(m, LEAVE_STACK);
  if (--m->fuel < 0 && !m->poll(m))
    leave(m, LEAVE_SIGNAL);
}

#endif
