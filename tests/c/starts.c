#include "starts.h"

#include <string.h>

#include "../../games/tactigon/tactigon.h"
#include "../../games/waldmeister/waldmeister.h"
#include "../../games/wali/wali.h"

position
start_of_tactigon(unsigned advanced) {
  position pos;
  tactigon_position *const p = tactigon_in(&pos);

  tactigon_game.start(&pos);
  p->advanced = (uint8_t)advanced;
  tactigon_rehash(p);
  return pos;
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
  waldmeister_settle(p);
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
