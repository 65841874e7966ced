/* team.h - the threads of one search.

   Each thread owns a member: its share of the node limit and its node counter.
   The worker of an algorithm begins with its team_member, so that a pointer to
   the one is a pointer to the other.

   Member 0 leads.  It runs in the thread that called the algorithm and is the
   only one that publishes reports; every other member has a thread of its
   own. */

#ifndef TABULEIRO_TEAM_H
#define TABULEIRO_TEAM_H

#include "think.h"

typedef struct team_member {
  think *think;
  int id;              /* 0 leads */
  uint64_t most_nodes; /* this member's share of the limit */
  _Atomic uint64_t nodes;
} team_member;

typedef struct team {
  team_member *members[THINK_MAX_THREADS];
  pthread_t threads[THINK_MAX_THREADS]; /* of all members but the first */
  int n;                                /* members */
  int n_running;                        /* threads */
} team;

/* Returns member ID of the team of T.  The members share MOST_NODES evenly: the
   first ones get the remainder. */
team_member team_member_new(think *t, int id, uint64_t most_nodes);

/* Makes *US a team for T: as many members as its options have threads, or as
   CREATE can allocate.  CREATE returns a new member, or NULL if there is no
   memory.  Returns false if there is not even one. */
bool team_init(team *us, think *t, void *context,
               team_member *(*create)(void *context, think *t, int id));

/* Starts a thread for each member but the first, which calls HELP with it.  A
   member whose thread does not start stays idle. */
void team_start(team *us, void *(*help)(void *member));

/* Waits until the threads that team_start started have ended. */
void team_join(team *us);

/* Frees each member with FREE_MEMBER. */
void team_free(team *us, void (*free_member)(team_member *m));

/* Returns the nodes of all members together. */
uint64_t team_nodes(const team *us);

/* The counter of a member.  The member alone adds to it; any thread reads
   it. */
static inline uint64_t
team_member_nodes(const team_member *m) {
  return atomic_load_explicit(&m->nodes, memory_order_relaxed);
}

static inline void
team_member_add_nodes(team_member *m, int n) {
  atomic_store_explicit(&m->nodes, team_member_nodes(m) + (uint64_t)n,
                        memory_order_relaxed);
}

#endif
