#include <string.h>

#include "../../c_src/engine/playout.h"
#include "../../c_src/notation/notation.h"
#include "../../c_src/notation/plain.h"
#include "count_down.h"
#include "suites.h"

enum { MOST_PLIES = 300, DAMAGES = 20 };

/* Sets *S to the start with random values of the options. */
static void
start_any(const notation *n, rng *r, notation_state *s) {
  int values[NOTATION_MAX_OPTIONS] = {0};

  for (int i = 0; n->options[i].name; i++) {
    const notation_option *const o = &n->options[i];

    ck_assert_int_lt(i, NOTATION_MAX_OPTIONS);
    ck_assert_int_ge(o->preset, o->least);
    ck_assert_int_le(o->preset, o->most);
    values[i] =
        o->least + (int)rng_below(r, (uint32_t)(o->most - o->least + 1));
  }
  ck_assert(notation_start(n, values, s));
}

/* Calls CHECK with each position of a random game of each game with a notation,
   and options. */
static void
for_each_state(void (*check)(const notation *n, const notation_state *s,
                             const move *list, int count, rng *r)) {
  static move list[GAME_MAX_MOVES];
  rng r;

  rng_seed(&r, 3);
  for (int i = 0; registry_games[i]; i++)
    for (int round = 0; round < 8; round++) {
      const notation *const n = notation_of(registry_games[i]);
      notation_state s;

      if (!n)
        continue;
      start_any(n, &r, &s);
      for (int ply = 0; ply < MOST_PLIES; ply++) {
        const int count = n->game->moves(&s.position, list);

        check(n, &s, list, count, &r);
        if (count == 0)
          break;
        notation_play(n, &s, list[rng_below(&r, (uint32_t)count)]);
      }
    }
}

static void
is_read_back(const notation *n, const notation_state *s, const move *list,
             int count, rng *r) {
  notation_state read;
  text t;

  (void)list;
  (void)r;
  notation_write(n, s, &t);
  ck_assert_uint_eq(strlen(t.chars), t.length);
  ck_assert(notation_read(n, t.chars, &read));
  ck_assert_uint_eq(n->game->hash(&read.position), n->game->hash(&s->position));
  ck_assert_int_eq(n->game->count_moves(&read.position), count);
}

START_TEST(a_position_is_read_back) {
  for_each_state(is_read_back);
}
END_TEST

static void
moves_are_read_back(const notation *n, const notation_state *s,
                    const move *list, int count, rng *r) {
  text t;

  (void)r;
  for (int i = 0; i < count; i++) {
    notation_write_move(n, &s->position, list[i], &t);
    ck_assert_uint_eq(notation_read_move(n, &s->position, t.chars), list[i]);
    ck_assert_ptr_null(strpbrk(t.chars, " \t\"\\"));
  }
}

START_TEST(a_move_is_one_word_and_read_back) {
  for_each_state(moves_are_read_back);
}
END_TEST

/* Checks that the choices of each move are in bounds, and those of no other. */
static void
choices_make_up_moves(const notation *n, const notation_state *s,
                      const move *list, int count, rng *r) {
  notation_choice first[MOVE_PARTS], other[MOVE_PARTS];
  text t;

  if (count == 0)
    return;

  unsigned parts = 1;

  while (n->facts->parts[parts].kind)
    parts++;

  const int rest = (int)rng_below(r, (uint32_t)count);
  const int of_rest = notation_choices(n, &s->position, list[rest], other);

  for (int i = 0; i < count; i++) {
    const int some = notation_choices(n, &s->position, list[i], first);
    bool same = some == of_rest;

    ck_assert_int_ge(some, 1);
    ck_assert_int_le(some, MOVE_PARTS);
    for (int k = 0; k < some; k++) {
      ck_assert_uint_lt(first[k].part, parts);
      ck_assert_uint_lt(first[k].x, NOTATION_SIDE);
      ck_assert_uint_lt(first[k].y, NOTATION_SIDE);
      t.length = 0;
      notation_write_choice(n, &s->position, first[k], &t);
      ck_assert_uint_gt(t.length, 0);
      same = same && memcmp(&first[k], &other[k], sizeof *first) == 0;
    }
    ck_assert_int_eq(same, i == rest);
  }
}

START_TEST(the_choices_of_a_move_are_its_own) {
  for_each_state(choices_make_up_moves);
}
END_TEST

/* Changes, drops or doubles a character of T. */
static void
damage(text *t, rng *r) {
  const size_t i = rng_below(r, (uint32_t)t->length);
  char *const at = t->chars + i;

  switch (rng_below(r, 3)) {
  case 0:
    *at = (char)(1 + rng_below(r, 255));
    break;
  case 1:
    memmove(at, at + 1, t->length - i);
    break;
  default:
    t->chars[TEXT_MOST - 2] = '\0';
    memmove(at + 1, at, strlen(at) + 1);
  }
}

/* Checks that a damaged text is refused, or read as another position, with
   another hash, that the game can be asked about. */
static void
damage_does_no_harm(const notation *n, const notation_state *s,
                    const move *list, int count, rng *r) {
  notation_state read;
  text sound, t, again;

  (void)list;
  (void)count;
  notation_write(n, s, &sound);
  for (int i = 0; i < DAMAGES; i++) {
    t = sound;
    damage(&t, r);
    if (!notation_read(n, t.chars, &read))
      continue;
    if (memcmp(read.labels, s->labels, sizeof read.labels) == 0)
      ck_assert_int_eq(n->game->hash(&read.position) ==
                           n->game->hash(&s->position),
                       strcmp(t.chars, sound.chars) == 0);
    ck_assert_int_ge(n->game->count_moves(&read.position), 0);
    notation_write(n, &read, &again);
    ck_assert_str_eq(again.chars, t.chars);
  }
}

START_TEST(a_damaged_position_does_no_harm) {
  for_each_state(damage_does_no_harm);
}
END_TEST

static void
damaged_moves_do_no_harm(const notation *n, const notation_state *s,
                         const move *list, int count, rng *r) {
  text t;

  for (int i = 0; i < DAMAGES && count > 0; i++) {
    notation_write_move(n, &s->position, list[rng_below(r, (uint32_t)count)],
                        &t);
    damage(&t, r);

    const move m = notation_read_move(n, &s->position, t.chars);
    notation_state next = *s;

    if (m != MOVE_NONE && n->game->is_legal(&s->position, m))
      notation_play(n, &next, m);
  }
}

START_TEST(a_damaged_move_does_no_harm) {
  for_each_state(damaged_moves_do_no_harm);
}
END_TEST

START_TEST(numbers_of_any_length_are_read) {
  const char *at = "00000000000000000000001x";
  int n;

  ck_assert(text_read_number(&at, &n));
  ck_assert_int_eq(n, 1);
  ck_assert_str_eq(at, "x");
  at = "99999999999999999999";
  ck_assert(text_read_number(&at, &n));
  ck_assert_int_eq(n, INT_MAX);
  ck_assert_str_eq(at, "");
  ck_assert(!text_read_number(&at, &n));
}
END_TEST

/* ------------------------------------------------------------------------
   Starts
   ------------------------------------------------------------------------ */

/* The hash knows everything that the rules depend on, here the value of one
   option. */
START_TEST(starts_with_other_options_have_other_hashes) {
  for (int i = 0; registry_games[i]; i++) {
    const notation *const n = notation_of(registry_games[i]);
    int presets[NOTATION_MAX_OPTIONS], others = 0;
    notation_state s, other;

    if (!n)
      continue;
    for (int k = 0; n->options[k].name; k++)
      presets[k] = n->options[k].preset;
    ck_assert(notation_start(n, presets, &s));
    for (int k = 0; n->options[k].name; k++) {
      int values[NOTATION_MAX_OPTIONS];

      memcpy(values, presets, sizeof values);
      for (int v = n->options[k].least; v <= n->options[k].most; v++) {
        values[k] = v;
        if (v == presets[k] || !notation_start(n, values, &other))
          continue;
        ck_assert_uint_ne(n->game->hash(&s.position),
                          n->game->hash(&other.position));
        others++;
      }
    }
    ck_assert_int_gt(others, 0);
  }
}
END_TEST

/* ------------------------------------------------------------------------
   A game without notation.c
   ------------------------------------------------------------------------ */

static move
encode_name(const int *v) {
  return (move)v[0] + 1;
}

static void
decode_name(move m, int *v) {
  *v = (int)m - 1;
}

/* Names for the moves of the game: how many it counts. */
static notation
named_moves(void) {
  static const char *const names[] = {"one", "two", "three", NULL};
  static const codec named = {
      .game = &count_down_game, .encode = encode_name, .decode = decode_name};
  static const notation_part parts[] = {
      {0}, {.kind = PART_NAME, .what = "how many", .words = names}, {0}};
  static const notation_row rows[] = {
      {.vector = {MOVE_FREE}, .parts = {{.part = 1}}}, {0}};
  static const notation_facts facts = {&named, parts, rows};
  notation n = notation_plain(&count_down_game);

  n.facts = &facts;
  return n;
}

START_TEST(a_move_may_be_a_name) {
  const notation n = named_moves();
  const position p = count_down_from(4);
  text t;

  notation_write_move(&n, &p, 2, &t);
  ck_assert_str_eq(t.chars, "two");
  ck_assert_uint_eq(notation_read_move(&n, &p, "three"), 3);
  ck_assert_uint_eq(notation_read_move(&n, &p, "threes"), MOVE_NONE);
  ck_assert_uint_eq(notation_read_move(&n, &p, "four"), MOVE_NONE);
}
END_TEST

START_TEST(a_name_is_one_choice) {
  const notation n = named_moves();
  const position p = count_down_from(4);
  notation_choice list[MOVE_PARTS];
  text t = {.length = 0};

  ck_assert_int_eq(notation_choices(&n, &p, 3, list), 1);
  ck_assert_uint_eq(list[0].x, 2);
  ck_assert_uint_eq(list[0].y, 0);
  notation_write_choice(&n, &p, list[0], &t);
  ck_assert_str_eq(t.chars, "three");
}
END_TEST

START_TEST(it_begins_at_its_start) {
  const notation n = notation_plain(&count_down_game);
  notation_state s;

  ck_assert(notation_start(&n, NULL, &s));
  ck_assert_int_eq(count_down_left(&s.position), 10);
}
END_TEST

START_TEST(its_moves_are_numbers) {
  const notation n = notation_plain(&count_down_game);
  const position p = count_down_from(4);
  text t;

  notation_write_move(&n, &p, 2, &t);
  ck_assert_str_eq(t.chars, "2");
  ck_assert_uint_eq(notation_read_move(&n, &p, "2"), 2);
  ck_assert_uint_eq(notation_read_move(&n, &p, "4294967294"), MOVE_NONE - 1);
}
END_TEST

START_TEST(other_words_are_no_moves) {
  static const char *const WORDS[] = {"",   "x",  " 2", "+2",         "02",
                                      "2x", "-2", "2 ", "4294967298", NULL};
  const notation n = notation_plain(&count_down_game);
  const position p = count_down_from(4);

  for (int i = 0; WORDS[i]; i++)
    ck_assert_uint_eq(notation_read_move(&n, &p, WORDS[i]), MOVE_NONE);
}
END_TEST

START_TEST(its_positions_have_texts_that_nobody_reads) {
  const notation n = notation_plain(&count_down_game);
  notation_state s = {.position = count_down_from(4)}, read;
  text t, other;

  notation_write(&n, &s, &t);
  ck_assert_uint_eq(t.length, 16);
  ck_assert(!notation_read(&n, t.chars, &read));
  notation_play(&n, &s, 1);
  notation_write(&n, &s, &other);
  ck_assert_str_ne(other.chars, t.chars);
}
END_TEST

Suite *
notation_suite(void) {
  Suite *const s = suite_create("notation");
  TCase *const t = tcase_create("texts");
  TCase *const starts = tcase_create("starts");
  TCase *const plain = tcase_create("plain");

  tcase_add_test(t, a_position_is_read_back);
  tcase_add_test(t, a_move_is_one_word_and_read_back);
  tcase_add_test(t, the_choices_of_a_move_are_its_own);
  tcase_add_test(t, a_damaged_position_does_no_harm);
  tcase_add_test(t, a_damaged_move_does_no_harm);
  tcase_add_test(t, numbers_of_any_length_are_read);
  suite_add_tcase(s, t);

  tcase_add_test(starts, starts_with_other_options_have_other_hashes);
  suite_add_tcase(s, starts);

  tcase_add_test(plain, it_begins_at_its_start);
  tcase_add_test(plain, its_moves_are_numbers);
  tcase_add_test(plain, other_words_are_no_moves);
  tcase_add_test(plain, a_move_may_be_a_name);
  tcase_add_test(plain, a_name_is_one_choice);
  tcase_add_test(plain, its_positions_have_texts_that_nobody_reads);
  suite_add_tcase(s, plain);
  return s;
}
