#include "search.h"

#include "suites.h"

think_options
options_to(int depth) {
  think_options o = think_unlimited();

  o.depth = depth;
  o.seed = 1;
  return o;
}

think_options
full_width_to(int depth) {
  think_options o = options_to(depth);

  o.selective = o.repetition = false;
  return o;
}

void
search_with(void *memory, const algorithm *a, think *t, const game *g,
            const position *p, const think_options *options) {
  ck_assert(think_init(t, g, p, options));
  ck_assert(a->run(memory, t));
}

void
search_new(size_t mib, const algorithm *a, think *t, const game *g,
           const position *p, const think_options *options) {
  void *const memory = a->open(g, mib);

  ck_assert_ptr_nonnull(memory);
  search_with(memory, a, t, g, p, options);
  a->close(memory);
}
