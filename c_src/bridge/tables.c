#include "tables.h"

#include <stdlib.h>

#include "../engine/ending_build.h"
#include "../engine/ending_verify.h"
#include "codec.h"

static functor_t FUNCTOR_layer3;
static functor_t FUNCTOR_loss1;
static functor_t FUNCTOR_win1;
static atom_t ATOM_draw;
static atom_t ATOM_none;

/* A table, and a state with its board and rules.  The collection of atoms
   closes it. */
typedef struct holder {
  ending_table table;
  const codec *codec;
  record_t like; /* the state */
} holder;

static int
release_holder(atom_t a) {
  holder *const h = PL_blob_data(a, NULL, NULL);

  ending_table_close(&h->table);
  PL_erase(h->like);
  free(h);
  return TRUE;
}

static int
compare_holders(atom_t a, atom_t b) {
  const void *const x = PL_blob_data(a, NULL, NULL);
  const void *const y = PL_blob_data(b, NULL, NULL);

  return (x > y) - (x < y);
}

static int
write_holder(IOSTREAM *out, atom_t a, int flags) {
  const holder *const h = PL_blob_data(a, NULL, NULL);

  (void)flags;
  return Sfprintf(out, "<%s table>(%p)", h->table.game->name, (void *)h) >= 0;
}

static PL_blob_t table_type = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_NOCOPY,
    .name = "tabuleiro_table",
    .release = release_holder,
    .compare = compare_holders,
    .write = write_holder,
};

static bool
get_holder(term_t t, holder **h) {
  PL_blob_t *type;
  void *data;

  if (PL_is_variable(t))
    return PL_instantiation_error(t);
  if (!PL_get_blob(t, &data, NULL, &type) || type != &table_type)
    return PL_type_error("table", t);
  *h = data;
  return true;
}

static bool
get_layer(const holder *h, term_t t, int *layer) {
  if (!PL_get_integer_ex(t, layer))
    return false;
  return (*layer >= 0 && *layer < h->table.n_layers) ||
         PL_domain_error("layer", t);
}

bool
tables_get(term_t t, const game *g, const ending_table **table) {
  holder *h = NULL;
  atom_t a;

  *table = NULL;
  if (PL_get_atom(t, &a) && a == ATOM_none)
    return true;
  if (!get_holder(t, &h))
    return false;
  if (h->table.game != g)
    return PL_domain_error("table_of_this_game", t);
  *table = &h->table;
  return true;
}

bool
tables_raise_damaged(term_t table) {
  return PL_domain_error("undamaged_table", table);
}

/* Fails or raises the error of STATUS, which is not ENDING_FOUND. */
static bool
raise_status(enum ending_status status, term_t table) {
  switch (status) {
  case ENDING_DAMAGED:
    return tables_raise_damaged(table);
  case ENDING_NO_MEMORY:
    return PL_resource_error("memory");
  case ENDING_FOUND:
  case ENDING_MISSING:
  case ENDING_STOPPED:
    break;
  }
  return false;
}

static bool
unify_value(term_t t, ending_value v) {
  const term_t plies = PL_new_term_ref();

  if (!ending_is_decided(v))
    return PL_unify_atom(t, ATOM_draw);
  return PL_put_integer(plies, ending_plies(v)) &&
         PL_cons_functor(plies, ending_wins(v) ? FUNCTOR_win1 : FUNCTOR_loss1,
                         plies) &&
         PL_unify(t, plies);
}

/* '$table_key'(+Game, +State, -Key) is semidet: Key tells the tables of Game
   apart; fails if positions like State have none. */
static foreign_t
pl_table_key(term_t name, term_t state, term_t key_term) {
  const codec *const c = codec_get(name);
  game_state s;

  if (!c || !codec_get_state(c, state, &s) || !c->game->endings)
    return FALSE;

  const uint64_t key = c->game->endings->key(&s.position);

  return key && PL_unify_uint64(key_term, key);
}

/* '$open_table'(+Game, +State, +Folder, -Table) is semidet: fails if positions
   like State have no table. */
static foreign_t
pl_open_table(term_t name, term_t state, term_t folder_term, term_t table) {
  const codec *const c = codec_get(name);
  char *folder;
  game_state s;

  if (!c || !codec_get_state(c, state, &s) ||
      !PL_get_file_name(folder_term, &folder,
                        PL_FILE_OSPATH | PL_FILE_ABSOLUTE))
    return FALSE;
  if (!c->game->endings || c->game->endings->key(&s.position) == 0)
    return FALSE;

  holder *const h = calloc(1, sizeof *h);

  if (!h || !ending_table_open(&h->table, c->game, &s.position, folder)) {
    free(h);
    return PL_resource_error("memory");
  }
  h->codec = c;
  h->like = PL_record(state);
  return PL_unify_blob(table, h, sizeof *h, &table_type);
}

/* '$table_layers'(+Table, -Layers): Layers are layer(Number, Size, Built), the
   lowest first; Built is 1 if there is its file, else 0. */
static foreign_t
pl_table_layers(term_t table, term_t layers) {
  const term_t tail = PL_copy_term_ref(layers), head = PL_new_term_ref();
  holder *h = NULL;

  if (!get_holder(table, &h))
    return FALSE;
  for (int i = 0; i < h->table.n_layers; i++)
    if (!PL_unify_list(tail, head, tail) ||
        !PL_unify_term(head, PL_FUNCTOR, FUNCTOR_layer3, PL_INT, i, PL_INT64,
                       (int64_t)ending_table_size(&h->table, i), PL_INT,
                       h->table.layers[i].bytes != NULL))
      return FALSE;
  return PL_unify_nil(tail);
}

/* Sets *THREADS to the integer T, or to the most that there can be. */
static bool
get_threads(term_t t, int *threads) {
  if (!PL_get_integer_ex(t, threads))
    return false;
  if (*threads > ENDING_MAX_THREADS)
    *threads = ENDING_MAX_THREADS;
  return *threads >= 1 || PL_domain_error("positive_integer", t);
}

/* '$build_layer'(+Table, +Layer, +Threads): builds Layer, whose lower layers
   are built, and writes its file. */
static foreign_t
pl_build_layer(term_t table, term_t layer_term, term_t threads_term) {
  watch w = {.stop = stop_on_exception};
  holder *h = NULL;
  int layer, threads;

  if (!get_holder(table, &h) || !get_layer(h, layer_term, &layer) ||
      !get_threads(threads_term, &threads))
    return FALSE;

  const enum ending_status status = ending_build(&h->table, layer, threads, &w);

  if (status == ENDING_MISSING)
    return PL_permission_error("write", "table", table);
  return status == ENDING_FOUND || raise_status(status, table);
}

/* '$verify_layer'(+Table, +Layer, +Threads, -Verdict) is semidet: Verdict is
   right(Count), or wrong(Index) for a value that is not the best of its moves.
   Fails if Layer or a lower layer is missing. */
static foreign_t
pl_verify_layer(term_t table, term_t layer_term, term_t threads_term,
                term_t verdict) {
  watch w = {.stop = stop_on_exception};
  holder *h = NULL;
  int layer, threads;
  ending_verdict v;

  if (!get_holder(table, &h) || !get_layer(h, layer_term, &layer) ||
      !get_threads(threads_term, &threads))
    return FALSE;

  const enum ending_status status =
      ending_verify(&h->table, layer, threads, &w, &v);

  return status == ENDING_FOUND
             ? PL_unify_term(verdict, PL_FUNCTOR_CHARS,
                             v.is_right ? "right" : "wrong", 1, PL_INT64,
                             (int64_t)(v.is_right ? v.n : v.wrong))
             : raise_status(status, table);
}

/* '$table_next_end'(+Table, +Layer, +From, -Index) is semidet: Index is that of
   the first position of Layer, from From on, in which somebody has won. */
static foreign_t
pl_table_next_end(term_t table, term_t layer_term, term_t from_term,
                  term_t index_term) {
  watch w = {.stop = stop_on_exception};
  holder *h = NULL;
  int layer;
  uint64_t from, index;

  if (!get_holder(table, &h) || !get_layer(h, layer_term, &layer) ||
      !PL_get_uint64_ex(from_term, &from))
    return FALSE;

  const enum ending_status status =
      ending_table_next_end(&h->table, layer, from, &w, &index);

  return status == ENDING_FOUND ? PL_unify_uint64(index_term, index)
                                : raise_status(status, table);
}

/* Stops a search for a value after some calls. */
typedef struct patience {
  int64_t left;
} patience;

static bool
is_enough(void *context) {
  patience *const p = context;

  return PL_handle_signals() < 0 || --p->left < 0;
}

/* '$table_value'(+Table, +State, +Most, -Value) is semidet: Value is
   win(Plies), loss(Plies) or draw.  Fails if a layer is missing, or if there
   are more than about Most positions without a number between State and those
   with one. */
static foreign_t
pl_table_value(term_t table, term_t state, term_t most, term_t value) {
  patience p;
  watch w = {.stop = is_enough, .context = &p};
  holder *h = NULL;
  ending_value v;
  game_state s;

  if (!get_holder(table, &h) || !codec_get_state(h->codec, state, &s) ||
      !PL_get_int64_ex(most, &p.left))
    return FALSE;
  p.left /= WATCH_NODES;

  const enum ending_status status =
      ending_table_value(&h->table, &s.position, &w, &v);

  return status == ENDING_FOUND ? unify_value(value, v)
                                : raise_status(status, table);
}

/* '$table_moves'(+Table, +State, +Most, -Moves, -Values) is semidet: Values are
   those of Moves, the legal moves of State, for the player to move.  Fails as
   '$table_value'/4. */
static foreign_t
pl_table_moves(term_t table, term_t state, term_t most, term_t moves_term,
               term_t values_term) {
  const term_t result = PL_new_term_ref(), head = PL_new_term_ref();
  const term_t tail = PL_copy_term_ref(values_term);
  patience p;
  watch w = {.stop = is_enough, .context = &p};
  holder *h = NULL;
  move moves[GAME_MAX_MOVES];
  ending_value values[GAME_MAX_MOVES];
  game_state s;

  if (!get_holder(table, &h) || !codec_get_state(h->codec, state, &s) ||
      !PL_get_int64_ex(most, &p.left))
    return FALSE;
  p.left /= WATCH_NODES;

  const int n = game_moves(h->table.game, &s.position, moves);
  const enum ending_status status =
      ending_table_moves(&h->table, &s.position, moves, n, &w, values);

  if (status != ENDING_FOUND)
    return raise_status(status, table);
  for (int i = 0; i < n; i++)
    if (!PL_unify_list(tail, head, tail) || !unify_value(head, values[i]))
      return FALSE;
  return PL_unify_nil(tail) && codec_put_moves(h->codec, moves, n, result) &&
         PL_unify(moves_term, result);
}

/* '$table_longest'(+Table, +Layer, -Index, -Value) is semidet: Index is that of
   a position of Layer that is won in the most plies, Value its value or draw.
   Fails if the layer is missing. */
static foreign_t
pl_table_longest(term_t table, term_t layer_term, term_t index_term,
                 term_t value) {
  watch w = {.stop = stop_on_exception};
  holder *h = NULL;
  int layer;
  uint64_t index;
  ending_value v;

  if (!get_holder(table, &h) || !get_layer(h, layer_term, &layer))
    return FALSE;

  const enum ending_status status =
      ending_table_longest(&h->table, layer, &w, &index, &v);

  return status == ENDING_FOUND
             ? PL_unify_uint64(index_term, index) && unify_value(value, v)
             : raise_status(status, table);
}

/* '$table_has'(+Table, +State) is semidet: State has an entry. */
static foreign_t
pl_table_has(term_t table, term_t state) {
  holder *h = NULL;
  game_state s;
  int layer;
  uint64_t index;

  return get_holder(table, &h) && codec_get_state(h->codec, state, &s) &&
         h->codec->game->endings->index_of(h->table.numbering, &s.position,
                                           &layer, &index);
}

/* '$table_entry'(+Table, +Layer, +Index, -State, -Value) is semidet: fails if
   Index is not used, or if the layer is missing. */
static foreign_t
pl_table_entry(term_t table, term_t layer_term, term_t index_term, term_t state,
               term_t value) {
  const term_t like = PL_new_term_ref(), result = PL_new_term_ref();
  holder *h = NULL;
  int layer;
  int64_t index;
  game_state s;
  position p;
  ending_value v;

  if (!get_holder(table, &h) || !get_layer(h, layer_term, &layer) ||
      !PL_get_int64_ex(index_term, &index))
    return FALSE;
  if (index < 0 || (uint64_t)index >= ending_table_size(&h->table, layer))
    return PL_domain_error("index", index_term);
  if (!h->table.layers[layer].bytes)
    return FALSE;
  if (!h->codec->game->endings->position_of(h->table.numbering, layer,
                                            (uint64_t)index, &p) ||
      !PL_recorded(h->like, like) || !codec_get_state(h->codec, like, &s) ||
      !codec_put_any(h->codec, &s, &p, result) || !PL_unify(state, result))
    return FALSE;

  const enum ending_status status = ending_table_near(&h->table, &p, &v);

  return status == ENDING_FOUND ? unify_value(value, v)
                                : raise_status(status, table);
}

void
tables_install(void) {
  static const PL_extension predicates[] = {
      {"$table_key", 3, (pl_function_t)pl_table_key, 0},
      {"$open_table", 4, (pl_function_t)pl_open_table, 0},
      {"$table_layers", 2, (pl_function_t)pl_table_layers, 0},
      {"$build_layer", 3, (pl_function_t)pl_build_layer, 0},
      {"$verify_layer", 4, (pl_function_t)pl_verify_layer, 0},
      {"$table_value", 4, (pl_function_t)pl_table_value, 0},
      {"$table_moves", 5, (pl_function_t)pl_table_moves, 0},
      {"$table_next_end", 4, (pl_function_t)pl_table_next_end, 0},
      {"$table_longest", 4, (pl_function_t)pl_table_longest, 0},
      {"$table_has", 2, (pl_function_t)pl_table_has, 0},
      {"$table_entry", 5, (pl_function_t)pl_table_entry, 0},
      {NULL, 0, NULL, 0}};

  ATOM_draw = PL_new_atom("draw");
  ATOM_none = PL_new_atom("none");
  FUNCTOR_layer3 = PL_new_functor(PL_new_atom("layer"), 3);
  FUNCTOR_loss1 = PL_new_functor(PL_new_atom("loss"), 1);
  FUNCTOR_win1 = PL_new_functor(PL_new_atom("win"), 1);
  PL_register_extensions(predicates);
}
