#include "../../c_src/notation/board.h"
#include "../../c_src/notation/notation.h"
#include "suites.h"

/* A game whose boards have at most 21 rows of at most 11 cells; a run has a
   sign, so that runs may stand side by side. */
enum { BOARD_ROWS = 21, BOARD_COLUMNS = 11 };

typedef struct board {
  uint8_t rows, columns, cells[BOARD_COLUMNS];
} board;

_Static_assert(sizeof(board) <= POSITION_SIZE, "fits a position");

static board *
board_in(notation_state *s) {
  return (void *)s->position.bytes;
}

static bool
set_size(notation_state *s, int rows, int columns) {
  if (rows > BOARD_ROWS || columns > BOARD_COLUMNS)
    return false;
  *board_in(s) = (board){.rows = (uint8_t)rows, .columns = (uint8_t)columns};
  return true;
}

/* All rows but the first have one cell. */
static int
columns(const notation_state *s, int row) {
  return row > 0 ? 1
                 : ((const board *)(const void *)s->position.bytes)->columns;
}

static bool
put(notation_state *s, int row, int column, uint16_t content) {
  ck_assert_int_lt(column, columns(s, row));
  if (row == 0)
    board_in(s)->cells[column] = (uint8_t)content;
  return true;
}

static const notation SIGNED = {.run = "+",
                                .letters = "abc",
                                .set_size = set_size,
                                .columns = columns,
                                .put = put};

/* Whether S is a board whose first row has COLUMNS cells, all of S. */
static bool
is_board(const char *s, int columns) {
  notation_state read = {.labels = {0}};

  return board_read(&SIGNED, &s, &read) &&
         board_in(&read)->columns == columns && !*s;
}

/* Whether S is larger than any board. */
static bool
is_too_large(const char *s) {
  notation_state read = {.labels = {0}};

  return !board_read(&SIGNED, &s, &read);
}

START_TEST(a_row_has_eleven_cells_however_they_are_told) {
  ck_assert(is_board("+11", 11));
  ck_assert(is_board("+5+6", 11));
  ck_assert(is_board("+5a+5", 11));
  ck_assert(is_board("+10b", 11));
  ck_assert(is_board("abcabcabcab", 11));
  ck_assert(is_too_large("+12"));
  ck_assert(is_too_large("+11+1"));
  ck_assert(is_too_large("+6+6"));
  ck_assert(is_too_large("+5a+6"));
  ck_assert(is_too_large("+11a"));
  ck_assert(is_too_large("+2147483647+2147483647"));
  ck_assert(is_too_large("abcabcabcabc"));
}
END_TEST

START_TEST(a_board_has_twenty_one_rows) {
  ck_assert(is_board("+1/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a", 1));
  ck_assert(is_too_large("+1/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a"));
}
END_TEST

/* The cells that are read, but no others. */
START_TEST(cells_are_where_they_are_told) {
  const char *at = "+2b+1a/c_";
  notation_state s = {.labels = {0}};

  ck_assert(board_read(&SIGNED, &at, &s));
  ck_assert_str_eq(at, "_");
  ck_assert_int_eq(board_in(&s)->rows, 2);
  ck_assert_int_eq(board_in(&s)->columns, 5);
  ck_assert_mem_eq(board_in(&s)->cells, ((uint8_t[]){0, 0, 2, 0, 1, 0}), 6);
}
END_TEST

START_TEST(a_row_has_the_cells_of_its_board) {
  ck_assert(is_board("+2/a", 2));
  ck_assert(is_too_large("+2/aa"));
  ck_assert(is_too_large("+2/"));
  ck_assert(is_too_large("+2/+2"));
  ck_assert(is_too_large("+2/+1+1a"));
}
END_TEST

Suite *
board_suite(void) {
  Suite *const s = suite_create("board");
  TCase *const boards = tcase_create("boards");

  tcase_add_test(boards, a_row_has_eleven_cells_however_they_are_told);
  tcase_add_test(boards, a_board_has_twenty_one_rows);
  tcase_add_test(boards, cells_are_where_they_are_told);
  tcase_add_test(boards, a_row_has_the_cells_of_its_board);
  suite_add_tcase(s, boards);
  return s;
}
