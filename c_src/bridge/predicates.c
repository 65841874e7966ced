/* The generic predicates of the C library.  Each looks up the game that its
   first argument names, reads its terms through the game's codec and calls the
   engine.

   Only prolog/tabuleiro/game/native.pl and the games call them; the public
   predicates made of them are documented there. */

#include "predicates.h"

#include "codec.h"
#include "engine_hash.h"

#include "../engine/evaluation.h"
#include "../engine/perft.h"
#include "../engine/platform.h"
#include "../engine/playout.h"

#include <float.h>
#include <stdio.h>

static atom_t ATOM_draw;

static bool
get_level(const codec *c, term_t t, int *level) {
  return get_one_to(t, registry_bots(c->game)->levels, "level", level);
}

static bool
unify_player(const codec *c, term_t t, enum player player) {
  const term_t term = PL_new_term_ref();

  return codec_put_player(c, player, term) && PL_unify(t, term);
}

/* '$games'(-Names): Names are the games that run in C. */
static foreign_t
pl_games(term_t names) {
  const term_t tail = PL_copy_term_ref(names);
  const term_t head = PL_new_term_ref();

  for (int i = 0; codec_at(i); i++)
    if (!PL_unify_list(tail, head, tail) ||
        !PL_unify_atom_chars(head, codec_at(i)->game->name))
      return FALSE;
  return PL_unify_nil(tail);
}

/* '$player_to_move'(+Game, +State, -Player) */
static foreign_t
pl_player_to_move(term_t name, term_t state, term_t player) {
  const codec *const c = codec_get(name);
  game_state s;

  return c && codec_get_state(c, state, &s) &&
         unify_player(c, player, c->game->to_move(&s.position));
}

/* '$valid_moves'(+Game, +State, -Moves) */
static foreign_t
pl_valid_moves(term_t name, term_t state, term_t moves) {
  const codec *const c = codec_get(name);
  game_state s;
  move list[GAME_MAX_MOVES];
  const term_t result = PL_new_term_ref();

  if (!c || !codec_get_state(c, state, &s))
    return FALSE;
  return codec_put_moves(c, list, c->game->moves(&s.position, list), result) &&
         PL_unify(moves, result);
}

/* '$move'(+Game, +State, +Move, -NewState) is semidet. */
static foreign_t
pl_move(term_t name, term_t state, term_t move_term, term_t new_state) {
  const codec *const c = codec_get(name);
  game_state before;
  position after;
  move m;
  const term_t result = PL_new_term_ref();

  if (!c || !codec_get_state(c, state, &before) ||
      !codec_get_move(c, move_term, &m) ||
      !c->game->is_legal(&before.position, m))
    return FALSE;
  c->game->play(&before.position, m, &after);
  return codec_put_state(c, &before, &after, result) &&
         PL_unify(new_state, result);
}

/* '$game_over'(+Game, +State, -Winner) is semidet. */
static foreign_t
pl_game_over(term_t name, term_t state, term_t winner) {
  const codec *const c = codec_get(name);
  game_state s;

  if (!c || !codec_get_state(c, state, &s))
    return FALSE;

  const enum outcome outcome = c->game->outcome(&s.position);

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

/* '$plies_left'(+Game, +State, -Plies) is semidet: every line from State to the
   end of the game has Plies plies. */
static foreign_t
pl_plies_left(term_t name, term_t state, term_t plies) {
  const codec *const c = codec_get(name);
  game_state s;

  return c && c->game->plies_left && codec_get_state(c, state, &s) &&
         PL_unify_integer(plies, c->game->plies_left(&s.position));
}

/* '$value'(+Game, +State, +Player, -Value) */
static foreign_t
pl_value(term_t name, term_t state, term_t player_term, term_t value) {
  const codec *const c = codec_get(name);
  game_state s;
  enum player player;

  return c && codec_get_state(c, state, &s) &&
         codec_get_player(c, player_term, &player) &&
         PL_unify_integer(value, c->game->value(&s.position, player));
}

/* Adds TERM with COUNT to the list that ends in TAIL. */
static bool
add_term(term_t tail, term_t head, const evaluation_term *term, int count) {
  return PL_unify_list(tail, head, tail) &&
         PL_unify_term(head, PL_FUNCTOR_CHARS, "term", 5, PL_CHARS, term->name,
                       PL_INT, count, PL_INT, term->weight, PL_STRING,
                       term->meaning, PL_STRING, term->gain ? term->gain : "");
}

/* '$evaluation'(+Game, +State, +Player, -Score, -Terms) is semidet: it fails
   when the game is over.  Terms is a list of term(Name, Count, Weight,
   Meaning, Gain), the last of them the net of a game that has one.  Gain is ""
   for a term without one.  Score and counts are from the point of view of
   Player. */
static foreign_t
pl_evaluation(term_t name, term_t state, term_t player_term, term_t score,
              term_t list) {
  const codec *const c = codec_get(name);
  const term_t tail = PL_copy_term_ref(list), head = PL_new_term_ref();
  game_state s;
  enum player player;
  int counts[EVALUATION_MAX_TERMS];

  if (!c || !codec_get_state(c, state, &s) ||
      !codec_get_player(c, player_term, &player) ||
      c->game->outcome(&s.position) != OUTCOME_NONE)
    return FALSE;

  const evaluation_term *const terms = evaluation_terms(c->game);

  evaluation_counts(c->game, &s.position, counts);
  for (int i = 0; terms[i].name; i++)
    if (!add_term(tail, head, &terms[i],
                  player == PLAYER_1 ? counts[i] : -counts[i]))
      return FALSE;
  if (c->game->net) {
    static const evaluation_term net = {
        "net", 1, "what a net learned to add to the rest", NULL};
    const int sum = evaluation_of_net(c->game, &s.position);

    if (!add_term(tail, head, &net, player == PLAYER_1 ? sum : -sum))
      return FALSE;
  }
  return PL_unify_nil(tail) &&
         PL_unify_integer(score, evaluation_of(c->game, &s.position, player));
}

/* '$best_moves'(+Game, +State, +Level, -Moves) */
static foreign_t
pl_best_moves(term_t name, term_t state, term_t level_term, term_t moves) {
  const codec *const c = codec_get(name);
  game_state s;
  int level;
  move list[GAME_MAX_MOVES];
  watch w = {.stop = stop_on_exception};
  const term_t result = PL_new_term_ref();

  if (!c || !codec_get_state(c, state, &s) || !get_level(c, level_term, &level))
    return FALSE;

  const int count =
      registry_bots(c->game)->best_moves(&s.position, level, &w, list);

  return count >= 0 && codec_put_moves(c, list, count, result) &&
         PL_unify(moves, result);
}

/* '$perft'(+Game, +State, +Depth, -Leaves) */
static foreign_t
pl_perft(term_t name, term_t state, term_t depth_term, term_t leaves) {
  const codec *const c = codec_get(name);
  game_state s;
  int depth;
  uint64_t count;
  watch w = {.stop = stop_on_exception};

  if (!c || !codec_get_state(c, state, &s) ||
      !PL_get_integer_ex(depth_term, &depth))
    return FALSE;
  if (depth < 0)
    return raised_publicly(PL_type_error("nonneg", depth_term));
  switch (perft(c->game, &s.position, depth, &w, &count)) {
  case PERFT_DONE:
    return PL_unify_uint64(leaves, count);
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
  const codec *const c = codec_get(name);
  game_state start;
  int64_t count, seed, total = 0;
  int max_plies;
  rng r;
  move list[GAME_MAX_MOVES];

  if (!c || !codec_get_state(c, state, &start) ||
      !PL_get_int64_ex(count_term, &count) ||
      !PL_get_integer_ex(max_term, &max_plies) ||
      !PL_get_int64_ex(seed_term, &seed))
    return FALSE;
  if (max_plies < 0)
    return PL_type_error("nonneg", max_term);
  rng_seed(&r, (uint64_t)seed);
  for (int64_t i = 0; i < count; i++) {
    position p = start.position;

    total += playout(c->game, &p, max_plies, &r, list);
    if (PL_handle_signals() < 0)
      return FALSE;
  }
  return PL_unify_int64(plies, total);
}

/* '$give_way': see platform_give_way. */
static foreign_t
pl_give_way(void) {
  platform_give_way();
  return TRUE;
}

struct call {
  term_t goal;
  int result;
};

static void
call_goal(void *context) {
  struct call *const c = context;

  c->result = PL_call(c->goal, NULL);
}

/* '$without_signals'(+Goal): a Goal with its module, called as by once/1. */
static foreign_t
pl_without_signals(term_t goal) {
  struct call c = {.goal = goal};

  platform_without_signals(call_goal, &c);
  return c.result;
}

/* '$keep_sockets': see platform_keep_sockets. */
static foreign_t
pl_keep_sockets(void) {
  platform_keep_sockets();
  return TRUE;
}

/* '$engine'(-Engine): Engine is a text that differs between engines that may
   find different moves, because their sources or their floating-point
   arithmetic differ. */
static foreign_t
pl_engine(term_t engine) {
  char text[64];

#ifdef __FAST_MATH__
  const char *const math = " fast-math";
#else
  const char *const math = "";
#endif
  snprintf(text, sizeof text, "%s float %d%s", engine_hash,
           (int)FLT_EVAL_METHOD, math);
  return PL_unify_chars(engine, PL_STRING | REP_UTF8, (size_t)-1, text);
}

void
predicates_install(void) {
  static const PL_extension predicates[] = {
      {"$engine", 1, (pl_function_t)pl_engine, 0},
      {"$games", 1, (pl_function_t)pl_games, 0},
      {"$player_to_move", 3, (pl_function_t)pl_player_to_move, 0},
      {"$valid_moves", 3, (pl_function_t)pl_valid_moves, 0},
      {"$move", 4, (pl_function_t)pl_move, 0},
      {"$game_over", 3, (pl_function_t)pl_game_over, 0},
      {"$plies_left", 3, (pl_function_t)pl_plies_left, 0},
      {"$value", 4, (pl_function_t)pl_value, 0},
      {"$evaluation", 5, (pl_function_t)pl_evaluation, 0},
      {"$best_moves", 4, (pl_function_t)pl_best_moves, 0},
      {"$perft", 4, (pl_function_t)pl_perft, 0},
      {"$playouts", 6, (pl_function_t)pl_playouts, 0},
      {"$give_way", 0, (pl_function_t)pl_give_way, 0},
      {"$without_signals", 1, (pl_function_t)pl_without_signals, 0},
      {"$keep_sockets", 0, (pl_function_t)pl_keep_sockets, 0},
      {NULL, 0, NULL, 0}};

  ATOM_draw = PL_new_atom("draw");
  PL_register_extensions(predicates);
}
