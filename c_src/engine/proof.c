#include "proof.h"

#include <stdlib.h>

#include "proof_graph.h"
#include "proof_search.h"

enum {
  FIRST_SLICE = 4096,   /* nodes of the first decision; each gets more */
  FIRST_GRAPH = 1 << 14 /* positions of the first graph; each gets more */
};

typedef struct memory {
  proof_search search;
  proof_graph graph;
  bool has_graph;
  uint32_t most_positions; /* of a graph */
  proof_verdict verdict;
} memory;

/* One think. */
typedef struct job {
  memory *memory;
  think *think;
  enum player players[2]; /* the player to move, and the opponent */
  int limit;              /* of plies */
  int within;             /* both players are being tried within these plies */
  int won_within[2];      /* by player: proved, or PROOF_NEVER */
  int not_within[2];      /* by player: refuted, or PROOF_EVER */
  uint64_t spent[2];      /* nodes: step by step, and up to the limit */
  uint64_t slice;         /* nodes of the next search up to the limit */
  uint32_t graph;         /* positions of the next graph; 0: no more */
  move best[2];           /* that wins soonest, and that loses last or not */
} job;

static void
close_memory(void *mem) {
  memory *const m = mem;

  proof_search_free(&m->search);
  if (m->has_graph)
    proof_graph_free(&m->graph);
  free(m);
}

/* Half of the memory is the table, half is for a graph. */
static void *
open_memory(const game *g, size_t mib) {
  memory *const m = calloc(1, sizeof *m);
  const size_t positions = (mib << 19) / PROOF_GRAPH_BYTES;

  if (m && proof_search_init(&m->search, g, mib / 2)) {
    m->most_positions =
        positions < UINT32_MAX / 4 ? (uint32_t)positions : UINT32_MAX / 4;
    return m;
  }
  free(m);
  return NULL;
}

static int
fullness(const void *mem) {
  const memory *const m = mem;

  return proof_table_fullness(&m->search.table);
}

proof_verdict
proof_verdict_of(const void *mem) {
  const memory *const m = mem;

  return m->verdict;
}

/* ------------------------------------------------------------------------
   Verdicts
   ------------------------------------------------------------------------ */

static proof_verdict
verdict_of(const job *j) {
  proof_verdict v = {.kind = PROOF_UNKNOWN,
                     .no_win = j->not_within[0],
                     .no_loss = j->not_within[1]};

  for (int i = 0; i < 2; i++)
    if (j->won_within[i] != PROOF_NEVER) {
      v.kind = i == 0 ? PROOF_WIN : PROOF_LOSS;
      v.low = j->not_within[i] + 1;
      v.high = j->won_within[i];
    }
  if (v.no_win == PROOF_EVER && v.no_loss == PROOF_EVER)
    v.kind = PROOF_DRAW;
  return v;
}

static bool
is_final(const proof_verdict *v) {
  return v->kind == PROOF_DRAW ||
         (v->kind != PROOF_UNKNOWN && v->low == v->high);
}

/* Publishes the verdict of J, with BEST before the other moves. */
static void
publish(job *j, move best) {
  think *const t = j->think;
  const proof_verdict *const v = &j->memory->verdict;
  const think_line first = {
      .score = v->kind == PROOF_WIN    ? THINK_WIN - v->high
               : v->kind == PROOF_LOSS ? v->high - THINK_WIN
                                       : THINK_DRAW,
      .exact = is_final(v),
      .depth = v->kind == PROOF_WIN || v->kind == PROOF_LOSS ? v->high
                                                             : j->within - 1,
      .length = 1,
      .moves = {best}};
  think_line *const lines = calloc((size_t)t->options.lines, sizeof *lines);
  move *const moves = j->memory->search.moves;
  const int n = game_moves(t->game, &t->root, moves);
  int k = 1;

  if (!lines)
    return;
  lines[0] = first;
  for (int i = 0; i < n && k < t->options.lines; i++)
    if (moves[i] != best)
      lines[k++] = (think_line){.length = 1, .moves = {moves[i]}};
  think_publish(t, lines, j->within - 1, j->memory->search.nodes);
  free(lines);
}

/* ------------------------------------------------------------------------
   Methods
   ------------------------------------------------------------------------ */

/* Searches whether the I-th player wins within PLIES, with NODES more at most,
   which it adds to *SPENT. */
static void
search(job *j, int i, int plies, uint64_t nodes, uint64_t *spent) {
  proof_search *const s = &j->memory->search;
  const uint64_t before = s->nodes;
  const uint64_t most = j->think->options.nodes;

  s->until = nodes < most - before ? before + nodes : most;

  const proof_node node =
      proof_search_run(s, &j->think->root, j->players[i], plies);

  if (i == 0 ? node.pn == 0 && node.proved < j->won_within[0]
             : node.pn == 0 || node.dn == 0)
    j->best[i] = s->best;
  if (node.pn == 0 && node.proved < j->won_within[i])
    j->won_within[i] = node.proved;
  if (node.dn == 0 && node.refuted > j->not_within[i])
    j->not_within[i] = node.refuted;
  *spent += s->nodes - before;
}

/* Whether a win of the I-th player within PLIES is neither proved nor
   refuted. */
static bool
is_open(const job *j, int i, int plies) {
  return j->won_within[!i] == PROOF_NEVER && j->won_within[i] > plies &&
         j->not_within[i] < plies;
}

/* The next length for both players, as far as NODES go. */
static void
step(job *j, uint64_t nodes) {
  for (int i = 0; i < 2; i++)
    if (is_open(j, i, j->within))
      search(j, i, j->within, nodes, &j->spent[0]);
  if (!is_open(j, 0, j->within) && !is_open(j, 1, j->within))
    j->within++;
}

/* Both players up to the limit of plies. */
static void
decide(job *j) {
  for (int i = 0; i < 2; i++)
    if (is_open(j, i, j->limit))
      search(j, i, j->limit, j->slice, &j->spent[1]);
  j->slice *= 2;
}

/* Takes the verdict from the graph; false if the graph does not have the
   root. */
static bool
read_graph(job *j) {
  memory *const m = j->memory;
  const think *const t = j->think;
  proof_graph_value v;

  if (!m->has_graph || !proof_graph_find(&m->graph, &t->root, &v))
    return false;

  const int n = game_moves(t->game, &t->root, m->search.moves);
  const int i = v.outcome != outcome_won_by(j->players[0]);

  for (int k = 0; k < n; k++) {
    position next;
    proof_graph_value w;

    game_play(t->game, &t->root, m->search.moves[k], &next);
    if (proof_graph_find(&m->graph, &next, &w) && w.outcome == v.outcome &&
        (v.outcome == OUTCOME_NONE || w.plies + 1 == v.plies))
      j->best[i] = m->search.moves[k];
  }
  m->verdict = (proof_verdict){.kind = v.outcome != OUTCOME_NONE
                                           ? i == 0 ? PROOF_WIN : PROOF_LOSS
                                       : t->options.repetition ? PROOF_DRAW
                                                               : PROOF_UNKNOWN,
                               .low = v.plies,
                               .high = v.plies,
                               .no_win = PROOF_EVER,
                               .no_loss = PROOF_EVER};
  if (m->verdict.kind == PROOF_WIN)
    m->verdict.no_win = v.plies - 1;
  else if (m->verdict.kind == PROOF_LOSS)
    m->verdict.no_loss = v.plies - 1;
  publish(j, j->best[i]);
  return true;
}

/* Lists the graph, with more positions each time; true if it has decided. */
static bool
list_graph(job *j) {
  memory *const m = j->memory;
  const uint32_t most =
      j->graph < m->most_positions ? j->graph : m->most_positions;

  j->graph = most < m->most_positions ? 8 * most : 0;
  if (most == 0)
    return false;
  if (m->has_graph)
    proof_graph_free(&m->graph);
  m->has_graph = proof_graph_init(&m->graph, j->think->game, &j->think->root,
                                  most, j->think, &m->search.nodes,
                                  j->think->options.nodes) == PROOF_GRAPH_DONE;
  return read_graph(j);
}

/* ------------------------------------------------------------------------
   The algorithm
   ------------------------------------------------------------------------ */

static bool
is_over(const job *j) {
  return think_stopped(j->think) ||
         j->memory->search.nodes >= j->think->options.nodes;
}

/* Whether the searches have something left to decide. */
static bool
is_searched(const job *j) {
  return is_open(j, 0, j->limit) || is_open(j, 1, j->limit) ||
         (j->memory->verdict.kind != PROOF_UNKNOWN &&
          !is_final(&j->memory->verdict));
}

static void
solve(job *j) {
  memory *const m = j->memory;

  while (!is_over(j)) {
    const int before = j->within;
    const proof_verdict old = m->verdict;

    if (j->graph && (m->search.nodes >= j->graph || !is_searched(j))) {
      if (list_graph(j))
        return;
    } else if (!is_searched(j)) {
      return;
    } else if (j->spent[0] <= j->spent[1] || m->verdict.kind != PROOF_UNKNOWN) {
      step(j, j->slice);
    } else {
      decide(j);
    }
    m->verdict = verdict_of(j);
    if (is_final(&m->verdict)) {
      publish(j, j->best[m->verdict.kind == PROOF_WIN ? 0 : 1]);
      return;
    }
    if (j->within > before || old.kind != m->verdict.kind)
      publish(j, j->best[m->verdict.kind == PROOF_WIN ? 0 : 1]);
    else
      think_publish(j->think, NULL, 0, m->search.nodes);
  }
}

static bool
run(void *mem, think *t) {
  memory *const m = mem;
  const enum player mover = t->game->to_move(&t->root);
  job j = {.memory = m,
           .think = t,
           .players = {mover, mover == PLAYER_1 ? PLAYER_2 : PLAYER_1},
           .limit = t->options.depth,
           .within = 1,
           .won_within = {PROOF_NEVER, PROOF_NEVER},
           .slice = FIRST_SLICE,
           .graph = FIRST_GRAPH};

  m->verdict = (proof_verdict){.kind = PROOF_UNKNOWN};
  m->search.think = t;
  m->search.nodes = 0;
  if (game_moves(t->game, &t->root, m->search.moves) == 0)
    return true;
  j.best[0] = j.best[1] = m->search.moves[0];
  publish(&j, j.best[0]);
  if (!read_graph(&j))
    solve(&j);
  think_publish(t, NULL, 0, m->search.nodes);
  return true;
}

const algorithm proof = {.name = "proof",
                         .open = open_memory,
                         .run = run,
                         .fullness = fullness,
                         .close = close_memory};
