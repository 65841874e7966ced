/* The generic predicates of the C library: each finds the codec of the game
   that its first argument names and lets codec and engine do the rest.

   They are called by what imports prolog/tabuleiro/interface/native.pl and by
   the games alone, which document the public predicates made of them. */

#include "codec.h"
#include "engine.h"

#include <string.h>

#include "../engine/evaluation.h"
#include "../engine/perft.h"
#include "../engine/playout.h"

#define ENTRY(name) {&name##_codec, 0},
static struct {
  const codec *codec;
  atom_t name;
} games[] = {FOR_EACH_GAME(ENTRY){NULL, 0}};

const codec *
get_codec(term_t name) {
  atom_t a;

  if (!PL_get_atom_ex(name, &a))
    return NULL;
  for (int i = 0; games[i].codec; i++)
    if (games[i].name == a)
      return games[i].codec;
  PL_existence_error("native_game", name);
  return NULL;
}

static bool
get_level(const codec *c, term_t t, int *level) {
  return get_one_to(t, registry_bots(c->game)->levels, "level", level);
}

static bool
unify_player(const codec *c, term_t t, enum player player) {
  const term_t term = PL_new_term_ref();

  return codec_put_player(c, player, term) && PL_unify(t, term);
}

/* '$games'(-Names): the games that run in C. */
static foreign_t
pl_games(term_t names) {
  const term_t tail = PL_copy_term_ref(names);
  const term_t head = PL_new_term_ref();

  for (int i = 0; games[i].codec; i++)
    if (!PL_unify_list(tail, head, tail) || !PL_unify_atom(head, games[i].name))
      return FALSE;
  return PL_unify_nil(tail);
}

/* '$player_to_move'(+Game, +State, -Player) */
static foreign_t
pl_player_to_move(term_t name, term_t state, term_t player) {
  const codec *const c = get_codec(name);
  position p;

  return c && c->get_state(state, &p) &&
         unify_player(c, player, c->game->to_move(&p));
}

/* '$valid_moves'(+Game, +State, -Moves) */
static foreign_t
pl_valid_moves(term_t name, term_t state, term_t moves) {
  const codec *const c = get_codec(name);
  position p;
  move list[GAME_MAX_MOVES];
  const term_t result = PL_new_term_ref();

  if (!c || !c->get_state(state, &p))
    return FALSE;
  return c->put_moves(&p, list, c->game->moves(&p, list), result) &&
         PL_unify(moves, result);
}

/* '$move'(+Game, +State, +Move, -NewState) is semidet. */
static foreign_t
pl_move(term_t name, term_t state, term_t move_term, term_t new_state) {
  const codec *const c = get_codec(name);
  position before, after;
  move m;
  const term_t result = PL_new_term_ref();

  if (!c || !c->get_state(state, &before) || !c->get_move(move_term, &m) ||
      !c->game->is_legal(&before, m))
    return FALSE;
  c->game->play(&before, m, &after);
  return c->put_state(state, &before, m, &after, result) &&
         PL_unify(new_state, result);
}

/* '$game_over'(+Game, +State, -Winner) is semidet. */
static foreign_t
pl_game_over(term_t name, term_t state, term_t winner) {
  const codec *const c = get_codec(name);
  position p;

  if (!c || !c->get_state(state, &p))
    return FALSE;

  const enum outcome outcome = c->game->outcome(&p);

  switch (outcome) {
  case OUTCOME_NONE:
    return FALSE;
  case OUTCOME_DRAW:
    return PL_unify_atom(winner, ATOM_draw);
  case OUTCOME_PLAYER_1:
  case OUTCOME_PLAYER_2:
    break;
  }
  return unify_player(c, winner, (enum player)outcome);
}

/* '$value'(+Game, +State, +Player, -Value) */
static foreign_t
pl_value(term_t name, term_t state, term_t player_term, term_t value) {
  const codec *const c = get_codec(name);
  position p;
  enum player player;

  return c && c->get_state(state, &p) &&
         codec_get_player_ex(c, player_term, &player) &&
         PL_unify_integer(value, c->game->value(&p, player));
}

/* '$evaluation'(+Game, +State, +Player, -Score, -Terms): Terms is a list of
   term(Name, Count, Weight, Meaning), as Player sees them. */
static foreign_t
pl_evaluation(term_t name, term_t state, term_t player_term, term_t score,
              term_t list) {
  const codec *const c = get_codec(name);
  const term_t tail = PL_copy_term_ref(list), head = PL_new_term_ref();
  position p;
  enum player player;
  int counts[EVALUATION_MAX_TERMS];

  if (!c || !c->get_state(state, &p) ||
      !codec_get_player_ex(c, player_term, &player))
    return FALSE;

  const evaluation_term *const terms = evaluation_terms(c->game);

  evaluation_counts(c->game, &p, counts);
  for (int i = 0; terms[i].name; i++)
    if (!PL_unify_list(tail, head, tail) ||
        !PL_unify_term(head, PL_FUNCTOR_CHARS, "term", 4, PL_CHARS,
                       terms[i].name, PL_INT,
                       player == PLAYER_1 ? counts[i] : -counts[i], PL_INT,
                       terms[i].weight, PL_STRING, terms[i].meaning))
      return FALSE;
  return PL_unify_nil(tail) &&
         PL_unify_integer(score, evaluation_of(c->game, &p, player));
}

/* '$best_moves'(+Game, +State, +Level, -Moves) */
static foreign_t
pl_best_moves(term_t name, term_t state, term_t level_term, term_t moves) {
  const codec *const c = get_codec(name);
  position p;
  int level;
  move list[GAME_MAX_MOVES];
  watch w = {.stop = stop_on_exception};
  const term_t result = PL_new_term_ref();

  if (!c || !c->get_state(state, &p) || !get_level(c, level_term, &level))
    return FALSE;

  const int n = registry_bots(c->game)->best_moves(&p, level, &w, list);

  return n >= 0 && c->put_moves(&p, list, n, result) && PL_unify(moves, result);
}

/* '$perft'(+Game, +State, +Depth, -Leaves) */
static foreign_t
pl_perft(term_t name, term_t state, term_t depth_term, term_t leaves) {
  const codec *const c = get_codec(name);
  position p;
  int depth;
  uint64_t n;
  watch w = {.stop = stop_on_exception};

  if (!c || !c->get_state(state, &p) || !PL_get_integer_ex(depth_term, &depth))
    return FALSE;
  if (depth < 0)
    return PL_type_error("nonneg", depth_term);
  switch (perft(c->game, &p, depth, &w, &n)) {
  case PERFT_DONE:
    return PL_unify_uint64(leaves, n);
  case PERFT_NO_MEMORY:
    return PL_resource_error("memory");
  case PERFT_STOPPED:
    break;
  }
  return FALSE;
}

/* '$playouts'(+Game, +State, +Count, +MaxPlies, +Seed, -Plies): plays Count
   random games from State, each of at most MaxPlies plies; Plies is the total
   number of plies played. */
static foreign_t
pl_playouts(term_t name, term_t state, term_t count_term, term_t max_term,
            term_t seed_term, term_t plies) {
  const codec *const c = get_codec(name);
  position start;
  int64_t count, seed, total = 0;
  int max_plies;
  rng r;
  move list[GAME_MAX_MOVES];

  if (!c || !c->get_state(state, &start) ||
      !PL_get_int64_ex(count_term, &count) ||
      !PL_get_integer_ex(max_term, &max_plies) ||
      !PL_get_int64_ex(seed_term, &seed))
    return FALSE;
  rng_seed(&r, (uint64_t)seed);
  for (int64_t i = 0; i < count; i++) {
    position p = start;

    total += playout(c->game, &p, max_plies, &r, list);
    if (PL_handle_signals() < 0)
      return FALSE;
  }
  return PL_unify_int64(plies, total);
}

__attribute__((visibility("default"))) install_t install_tabuleiro(void);

install_t
install_tabuleiro(void) {
  static const PL_extension predicates[] = {
      {"$games", 1, (pl_function_t)pl_games, 0},
      {"$player_to_move", 3, (pl_function_t)pl_player_to_move, 0},
      {"$valid_moves", 3, (pl_function_t)pl_valid_moves, 0},
      {"$move", 4, (pl_function_t)pl_move, 0},
      {"$game_over", 3, (pl_function_t)pl_game_over, 0},
      {"$value", 4, (pl_function_t)pl_value, 0},
      {"$evaluation", 5, (pl_function_t)pl_evaluation, 0},
      {"$best_moves", 4, (pl_function_t)pl_best_moves, 0},
      {"$perft", 4, (pl_function_t)pl_perft, 0},
      {"$playouts", 6, (pl_function_t)pl_playouts, 0},
      {NULL, 0, NULL, 0}};

  terms_install();
  for (int i = 0; games[i].codec; i++) {
    games[i].name = PL_new_atom(games[i].codec->game->name);
    games[i].codec->install();
  }
  PL_register_extensions(predicates);
  engine_install();
}
