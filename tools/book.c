/* book.c - builds the opening book of a game.

       build/book GAME POSITIONS NODES FILE

   Adds positions to FILE until it has POSITIONS of them, each searched with
   NODES nodes.  FILE is complete after each search: the same command goes on
   after an interruption, one with more POSITIONS makes the book larger, and one
   with fewer cuts it.  It depends on the arguments and the engine alone, not on
   the machine.

   The first line of FILE is the command.  Each of the others is a position,
   which the start is first:

       POSITION DEPTH MOVE=SCORE MOVE=SCORE/VALUE ...

   DEPTH is that of the search, which found the moves, the best first, with
   their SCORE for the player to move.  A move with a VALUE leads on, to another
   position of the book: VALUE is what is known from there.  Scores are those of
   the search, a thousand a logit; #12 is a win in 12 plies, #-12 a loss.

   The book grows by drop-out expansion (Lincke 2000, "Strategies for the
   Automatic Construction of Opening Books"): the next position is the one that
   players who know the book reach at the least cost, where a ply costs PLY and
   a move as much as it is worse than the best. */

#define _POSIX_C_SOURCE 200809L /* isatty */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../c_src/engine/algorithm.h"
#include "../c_src/notation/notation.h"
#include "../c_src/ugi/line.h"
#include "arguments.h"

enum {
  MOVES = 6, /* of a position */
  PLY = 100, /* what a ply costs, in points of score */
  MIB = 64,  /* of each search */
  MOST_POSITIONS = 10000
};

typedef struct branch {
  move move;
  int score;     /* that the search found */
  uint64_t hash; /* of the position after the move */
  bool known;    /* that position is in the book */
  int child;     /* its number if the move leads on, else -1 */
  int value;
} branch;

typedef struct node {
  notation_state state;
  uint64_t hash;
  int depth;
  int n; /* branches, the best first */
  branch branches[MOVES];

  /* Set by settle. */
  int ply;   /* from the start, by the shortest way in the book; -1: none */
  int value; /* of the best branch */
  int cost;  /* of the way from the start that costs least */
} node;

typedef struct book {
  const notation *notation;
  uint64_t nodes; /* of a search */
  int most;       /* positions */
  int n;
  node *all;
  int *queue; /* the numbers of the positions by ply */
} book;

static _Noreturn void
fail(const char *what, const char *culprit) {
  fprintf(stderr, "book: %s: %s\n", what, culprit);
  exit(EXIT_FAILURE);
}

static _Noreturn void
fail_at(const char *file, int number, const char *what) {
  fprintf(stderr, "book: %s:%d: %s\n", file, number, what);
  exit(EXIT_FAILURE);
}

/* ------------------------------------------------------------------------
   Searches
   ------------------------------------------------------------------------ */

static notation_state
after(const book *b, const notation_state *s, move m) {
  notation_state next = *s;

  notation_play(b->notation, &next, m);
  return next;
}

static void
add_branch(const book *b, node *n, move m, int score) {
  const notation_state next = after(b, &n->state, m);

  n->branches[n->n++] =
      (branch){.move = m,
               .score = score,
               .hash = b->notation->game->hash(&next.position)};
}

/* Adds the position S, without branches. */
static node *
add_node(book *b, const notation_state *s) {
  node *const n = &b->all[b->n++];

  *n = (node){.state = *s, .hash = b->notation->game->hash(&s->position)};
  return n;
}

/* Adds the position S, where the game goes on, with what a search finds. */
static void
add_searched(book *b, const notation_state *s) {
  node *const n = add_node(b, s);
  const game *const g = b->notation->game;
  const algorithm *const a = algorithms[0];
  void *const memory = a->open(g, MIB);
  think_options options = think_unlimited();
  think t;

  options.nodes = b->nodes;
  options.lines = MOVES;
  if (!memory || !think_init(&t, g, &s->position, &options) ||
      !a->run(memory, &t))
    fail("no memory", g->name);
  n->depth = t.report.depth;
  for (int i = 0; i < t.options.lines; i++)
    add_branch(b, n, t.report.lines[i].moves[0], t.report.lines[i].score);
  think_free(&t);
  a->close(memory);
}

/* ------------------------------------------------------------------------
   What the book knows
   ------------------------------------------------------------------------ */

/* Returns the number of the position with HASH, or -1. */
static int
find(const book *b, uint64_t hash) {
  int i = b->n - 1;

  while (i >= 0 && b->all[i].hash != hash)
    i--;
  return i;
}

/* Sets the plies, the queue and the children: a move leads on where it gets a
   ply further from the start, so that there are no cycles.  Returns the number
   of positions that the start leads to. */
static int
set_plies(book *b) {
  int queued = 1;

  for (int i = 0; i < b->n; i++)
    b->all[i].ply = -1;
  b->all[0].ply = 0;
  b->queue[0] = 0;
  for (int i = 0; i < queued; i++) {
    node *const n = &b->all[b->queue[i]];

    for (branch *to = n->branches; to < n->branches + n->n; to++) {
      const int child = find(b, to->hash);

      to->known = child >= 0;
      to->child = -1;
      if (to->known && b->all[child].ply < 0) {
        b->all[child].ply = n->ply + 1;
        b->queue[queued++] = child;
      }
      if (to->known && b->all[child].ply == n->ply + 1)
        to->child = child;
    }
  }
  return queued;
}

/* Returns the value for the player to move in N of its child. */
static int
value_from(const book *b, const node *n, const node *child) {
  const game *const g = b->notation->game;
  const int value = think_is_decided(child->value)
                        ? child->value - (child->value > 0 ? 1 : -1)
                        : child->value;

  return g->to_move(&n->state.position) == g->to_move(&child->state.position)
             ? value
             : -value;
}

/* Sets what follows from the searches.  Returns whether the start leads to
   every position. */
static bool
settle(book *b) {
  if (set_plies(b) < b->n)
    return false;
  for (int i = b->n - 1; i >= 0; i--) {
    node *const n = &b->all[b->queue[i]];

    n->cost = INT_MAX;
    n->value = -THINK_INFINITY;
    for (branch *to = n->branches; to < n->branches + n->n; to++) {
      to->value =
          to->child < 0 ? to->score : value_from(b, n, &b->all[to->child]);
      if (to->value > n->value)
        n->value = to->value;
    }
  }
  return true;
}

static int
cost_after(const node *n, const branch *to) {
  return n->cost + PLY + n->value - to->value;
}

/* Sets *S to the next position of the book; false if there is none, because
   every branch is decided or leads to a position of the book. */
static bool
next_position(book *b, notation_state *s) {
  int least = INT_MAX;

  b->all[0].cost = 0;
  for (int i = 0; i < b->n; i++) {
    const node *const n = &b->all[b->queue[i]];

    for (const branch *to = n->branches; to < n->branches + n->n; to++) {
      const int cost = cost_after(n, to);

      if (to->child >= 0) {
        if (cost < b->all[to->child].cost)
          b->all[to->child].cost = cost;
      } else if (!to->known && !think_is_decided(to->score) && cost < least) {
        const notation_state next = after(b, &n->state, to->move);

        if (b->notation->game->count_moves(&next.position) > 0) {
          least = cost;
          *s = next;
        }
      }
    }
  }
  return least < INT_MAX;
}

/* ------------------------------------------------------------------------
   The file
   ------------------------------------------------------------------------ */

static void
write_score(FILE *out, char before, int score) {
  if (think_is_decided(score))
    fprintf(out, "%c#%s%d", before, score < 0 ? "-" : "",
            THINK_WIN - abs(score));
  else
    fprintf(out, "%c%d", before, score);
}

static void
write_node(const book *b, const node *n, FILE *out) {
  text t;

  notation_write(b->notation, &n->state, &t);
  fprintf(out, "%s %d", t.chars, n->depth);
  for (const branch *to = n->branches; to < n->branches + n->n; to++) {
    notation_write_move(b->notation, &n->state.position, to->move, &t);
    fprintf(out, " %s", t.chars);
    write_score(out, '=', to->score);
    if (to->child >= 0)
      write_score(out, '/', to->value);
  }
  putc('\n', out);
}

/* Writes FILE by another, which then takes its name: FILE is always whole. */
static void
write_book(const book *b, const char *file) {
  char part[FILENAME_MAX];
  FILE *out = NULL;

  if (snprintf(part, sizeof part, "%s.new", file) < (int)sizeof part)
    out = fopen(part, "w");
  if (!out)
    fail("cannot write", file);
  fprintf(out, "# build/book %s %d %" PRIu64 "\n", b->notation->game->name,
          b->most, b->nodes);
  for (int i = 0; i < b->n; i++)
    write_node(b, &b->all[i], out);
  if (fclose(out) != 0 || rename(part, file) != 0)
    fail("cannot write", file);
}

/* Reads the score in WORD, which the value may follow. */
static bool
read_score(char *word, int *score) {
  const bool decided = *word == '#';
  const int most = decided ? THINK_WIN - THINK_DECIDED - 1 : THINK_DECIDED;
  int64_t n;

  word[strcspn(word, "/")] = '\0';
  if (!word_number(word + decided, -most, most, &n))
    return false;
  *score = !decided ? (int)n : n < 0 ? -THINK_WIN - (int)n : THINK_WIN - (int)n;
  return true;
}

static bool
read_branch(const book *b, node *n, char *word) {
  char *const equals = strrchr(word, '=');
  int score;
  move m;

  if (!equals || n->n == MOVES || !read_score(equals + 1, &score))
    return false;
  *equals = '\0';
  m = notation_read_move(b->notation, &n->state.position, word);
  if (m == MOVE_NONE || !b->notation->game->is_legal(&n->state.position, m))
    return false;
  add_branch(b, n, m, score);
  return true;
}

static bool
read_node(book *b, char *rest) {
  const char *const board = line_word(&rest);
  const char *const depth = line_word(&rest);
  notation_state s;
  int64_t number;
  char *word;

  if (!depth || !notation_read(b->notation, board, &s) ||
      !word_number(depth, 0, THINK_MAX_DEPTH, &number))
    return false;

  node *const n = add_node(b, &s);

  n->depth = (int)number;
  while ((word = line_word(&rest)))
    if (!read_branch(b, n, word))
      return false;
  return n->n > 0;
}

/* Whether REST, the first line, is that of a book with B's game and nodes. */
static bool
is_head(const book *b, char *rest) {
  const char *const words[] = {line_word(&rest), line_word(&rest),
                               line_word(&rest), line_word(&rest),
                               line_word(&rest)};
  int64_t nodes;

  return words[4] && strcmp(words[1], "build/book") == 0 &&
         strcmp(words[2], b->notation->game->name) == 0 &&
         word_number(words[4], 1, INT64_MAX, &nodes) &&
         (uint64_t)nodes == b->nodes;
}

/* Reads FILE, if there is one, as far as B has room.  The game begins at
   START. */
static void
read_book(book *b, const notation_state *start, const char *file) {
  FILE *const in = fopen(file, "r");
  line l = {0};

  if (!in)
    return;
  if (line_read(&l, in) != LINE_READ || !is_head(b, l.chars))
    fail_at(file, 1, "another game, other nodes or no book");
  for (int number = 2; b->n < b->most; number++) {
    const enum line_status status = line_read(&l, in);

    if (status == LINE_END)
      break;
    if (status != LINE_READ || !read_node(b, l.chars))
      fail_at(file, number, "not a position of the game with its moves");
  }
  if (b->n > 0 &&
      (b->all[0].hash != b->notation->game->hash(&start->position) ||
       !settle(b)))
    fail_at(file, 2, "no start that leads to all positions");
  line_free(&l);
  fclose(in);
}

/* ------------------------------------------------------------------------
   The program
   ------------------------------------------------------------------------ */

/* Returns the start of a game with the default config. */
static notation_state
start_of(const notation *n) {
  int values[NOTATION_MAX_OPTIONS];
  notation_state s;

  for (int i = 0; n->options[i].name; i++)
    values[i] = n->options[i].preset;
  notation_start(n, values, &s);
  return s;
}

/* Writes B, and how far it is to a terminal. */
static void
save(const book *b, const char *file) {
  write_book(b, file);
  if (isatty(STDERR_FILENO))
    fprintf(stderr, "\r%s: %d of %d positions%s", b->notation->game->name, b->n,
            b->most, b->n < b->most ? "" : "\n");
}

int
main(int argc, char **argv) {
  const game *const g = argc == 5 ? registry_find(argv[1]) : NULL;
  int64_t most, nodes;

  if (!g || !word_number(argv[2], 1, MOST_POSITIONS, &most) ||
      !word_number(argv[3], 1, INT64_MAX, &nodes))
    fail("usage", "book GAME POSITIONS NODES FILE");
  if (!notation_of(g))
    fail("no notation.c", g->name);

  book b = {.notation = notation_of(g),
            .nodes = (uint64_t)nodes,
            .most = (int)most,
            .all = calloc((size_t)most, sizeof *b.all),
            .queue = calloc((size_t)most, sizeof *b.queue)};
  notation_state s = start_of(b.notation);

  if (!b.all || !b.queue)
    fail("no memory", argv[2]);
  read_book(&b, &s, argv[4]);
  if (b.n == 0)
    add_searched(&b, &s);
  settle(&b);
  while (b.n < b.most && next_position(&b, &s)) {
    add_searched(&b, &s);
    settle(&b);
    save(&b, argv[4]);
  }
  save(&b, argv[4]);
  free(b.all);
  free(b.queue);
  return EXIT_SUCCESS;
}
