#include "team.h"

team_member
team_member_new(think *t, int id, uint64_t most_nodes) {
  const uint64_t threads = (uint64_t)t->options.threads;

  return (team_member){.think = t,
                       .id = id,
                       .most_nodes = most_nodes / threads +
                                     ((uint64_t)id < most_nodes % threads)};
}

bool
team_init(team *us, think *t, void *context,
          team_member *(*create)(void *context, think *t, int id)) {
  us->n = us->n_running = 0;
  while (us->n < t->options.threads &&
         (us->members[us->n] = create(context, t, us->n)))
    us->n++;
  return us->n > 0;
}

void
team_start(team *us, void *(*help)(void *member)) {
  us->n_running = 0;
  while (us->n_running < us->n - 1 &&
         pthread_create(&us->threads[us->n_running], NULL, help,
                        us->members[us->n_running + 1]) == 0)
    us->n_running++;
}

void
team_join(team *us) {
  for (int i = 0; i < us->n_running; i++)
    pthread_join(us->threads[i], NULL);
}

void
team_free(team *us, void (*free_member)(team_member *m)) {
  for (int i = 0; i < us->n; i++)
    free_member(us->members[i]);
}

uint64_t
team_nodes(const team *us) {
  uint64_t nodes = 0;

  for (int i = 0; i < us->n; i++)
    nodes += team_member_nodes(us->members[i]);
  return nodes;
}
