#include "starts.h"

#include <string.h>

#include "../../c_src/games/tactigon.h"
#include "../../c_src/games/waldmeister.h"
#include "../../c_src/games/wali.h"

static void
put(tactigon_position *p, int player, int type, const int8_t *cell) {
  const int tile = tactigon_tile(tactigon_board_of(p), cell[0], cell[1]);

  p->of_player[player] |= bitboard_of(tile);
  p->of_type[type] |= bitboard_of(tile);
}

/* Of each player circles, triangles, squares and the
   pentagon, as X and Y. */
position
start_of_tactigon(unsigned advanced) {
  static const int8_t cells[2][TACTIGON_PIECES][2] = {{{3, 6},
                                                       {1, 7},
                                                       {5, 7},
                                                       {1, 9},
                                                       {5, 9},
                                                       {3, 10},
                                                       {2, 7},
                                                       {4, 7},
                                                       {3, 9},
                                                       {3, 7},
                                                       {2, 8},
                                                       {4, 8},
                                                       {3, 8}},
                                                      {{3, 0},
                                                       {1, 1},
                                                       {5, 1},
                                                       {1, 3},
                                                       {5, 3},
                                                       {3, 4},
                                                       {3, 1},
                                                       {2, 2},
                                                       {4, 2},
                                                       {2, 1},
                                                       {4, 1},
                                                       {3, 3},
                                                       {3, 2}}};
  position p = {{0}};

  tactigon_in(&p)->advanced = (uint8_t)advanced;

  for (int player = 0; player < 2; player++)
    for (int i = 0, type = 0, of_type = 0; i < TACTIGON_PIECES; i++) {
      put(tactigon_in(&p), player, type, cells[player][i]);
      if (++of_type == tactigon_number_of((enum tactigon_type)type)) {
        type++;
        of_type = 0;
      }
    }
  tactigon_rehash(tactigon_in(&p));
  return p;
}

position
start_of_waldmeister(int size) {
  position pos = {{0}};
  waldmeister_position *const p = waldmeister_in(&pos);

  p->board.size = (uint8_t)size;
  memset(p->hand, WALDMEISTER_EACH, sizeof p->hand);
  p->amount = WALDMEISTER_TREES;
  p->goal[0] = WALDMEISTER_HEIGHT;
  p->goal[1] = WALDMEISTER_COLOR;
  waldmeister_rehash(p);
  return pos;
}

position
start_of_wali(int columns, int rows, unsigned rules) {
  position pos = {{0}};
  const uint8_t each = (uint8_t)wali_stones_each(columns, rows);

  *wali_in(&pos) = (wali_position){.cells = wali_cells(columns, rows),
                                   .hand = {each, each},
                                   .rules = (uint8_t)rules};
  return pos;
}
