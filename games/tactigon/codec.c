/* The terms of Tactigon, see shapes.pl and README.md. */

#include "codec.h"

#include <string.h>

const int *(*tactigon_current_rules)(int *v);

int
tactigon_rank(const int *piece) {
  static const int FIRST[TACTIGON_TYPES] = {[TACTIGON_CIRCLE] = 0,
                                            [TACTIGON_PENTAGON] = 6,
                                            [TACTIGON_SQUARE] = 7,
                                            [TACTIGON_TRIANGLE] = 10};

  return (piece[AT_PLAYER] == PLAYER_1 ? TACTIGON_PIECES : 0) +
         FIRST[piece[AT_TYPE]] + piece[AT_ID] - 1;
}

bool
tactigon_exists(const int *piece) {
  return piece[AT_ID] <= tactigon_number_of((enum tactigon_type)piece[AT_TYPE]);
}

bool
tactigon_set_rules(const int *v, tactigon_position *p) {
  int current[SHAPE_MOST];

  if (!v && !(v = tactigon_current_rules(current)))
    return false;
  p->board = (uint8_t)v[0];
  p->advanced = (uint8_t)v[1];
  return true;
}

bool
tactigon_load_pieces(const int *v, tactigon_position *p) {
  const tactigon_board *const b = tactigon_board_of(p);
  const int *const end = v + 1 + *v * POSITION_LENGTH;
  unsigned seen = 0;

  for (v++; v < end; v += POSITION_LENGTH) {
    const unsigned bit = 1u << tactigon_rank(v);
    const int tile = tactigon_tile(b, v[AT_X], v[AT_Y]);

    if (!tactigon_exists(v) || seen & bit || tile == TACTIGON_NO_TILE ||
        bitboard_has(p->of_player[0] | p->of_player[1], tile))
      return false;
    seen |= bit;
    p->of_player[v[AT_PLAYER]] |= bitboard_of(tile);
    p->of_type[v[AT_TYPE]] |= bitboard_of(tile);
  }
  return true;
}

static bool
load(const int *v, position *pos) {
  tactigon_position *const p = tactigon_in(pos);
  const int *const end = v + 1 + *v * POSITION_LENGTH;

  memset(p, 0, sizeof *p);
  p->to_move = (uint8_t)end[0];
  if (!tactigon_set_rules(end[1] ? end + 2 : NULL, p) ||
      !tactigon_load_pieces(v, p))
    return false;
  tactigon_rehash(p);
  return true;
}

int *
tactigon_save_after(const int *const *by_rank, const int *turn, int *v) {
  int *const count = v++;

  for (int rank = 0; rank < TACTIGON_ALL_PIECES; rank++)
    if (by_rank[rank]) {
      memcpy(v, by_rank[rank], POSITION_LENGTH * sizeof *v);
      v += POSITION_LENGTH;
    }
  *count = (int)(v - count) / POSITION_LENGTH;
  *v++ = !turn[0];
  *v++ = turn[1];
  for (int i = 0; i < 2 * turn[1]; i++)
    *v++ = turn[2 + i];
  return v;
}

/* A position has no ids of pieces.  The piece that left its tile is on the tile
   that its player gained, unless both pieces were lost. */
static int *
save(const position *pos, const int *before, int *v) {
  const tactigon_position *const p = tactigon_of(pos);
  const tactigon_board *const b = tactigon_board_of(p);
  const int *const end = before + 1 + *before * POSITION_LENGTH;
  const int *by_rank[TACTIGON_ALL_PIECES] = {NULL};
  int moved[POSITION_LENGTH];
  bitboard gained = p->of_player[!p->to_move];

  for (const int *old = before + 1; old < end; old += POSITION_LENGTH)
    if (old[AT_PLAYER] != p->to_move)
      gained &= ~bitboard_of(tactigon_tile(b, old[AT_X], old[AT_Y]));
  for (const int *old = before + 1; old < end; old += POSITION_LENGTH) {
    const int **const kept = &by_rank[tactigon_rank(old)];

    if (bitboard_has(p->of_player[old[AT_PLAYER]],
                     tactigon_tile(b, old[AT_X], old[AT_Y]))) {
      *kept = old;
    } else if (old[AT_PLAYER] != p->to_move && gained) {
      const uint8_t code = b->code[bitboard_first(gained)];

      memcpy(moved, old, sizeof moved);
      moved[AT_X] = code >> 4;
      moved[AT_Y] = code & 0xf;
      *kept = moved;
    }
  }
  return tactigon_save_after(by_rank, end, v);
}

/* The pieces of a player and type have the ids from 1, in the order of their
   tiles. */
static int *
save_any(const position *pos, const int *like, int *v) {
  const tactigon_position *const p = tactigon_of(pos);
  const tactigon_board *const b = tactigon_board_of(p);
  const int *const end = like + 1 + *like * POSITION_LENGTH;
  int pieces[TACTIGON_ALL_PIECES][POSITION_LENGTH];
  const int *by_rank[TACTIGON_ALL_PIECES] = {NULL};
  int turn[SHAPE_MOST], n = 0;

  for (int player = 0; player < 2; player++)
    for (int type = 0; type < TACTIGON_TYPES; type++) {
      bitboard alike = p->of_player[player] & p->of_type[type];

      for (int id = 1; alike; id++) {
        const uint8_t code = b->code[bitboard_pop(&alike)];
        int *const piece = pieces[n++];

        piece[AT_PLAYER] = player;
        piece[AT_TYPE] = type;
        piece[AT_ID] = id;
        piece[AT_X] = code >> 4;
        piece[AT_Y] = code & 0xf;
        by_rank[tactigon_rank(piece)] = piece;
      }
    }
  memcpy(turn, end, (size_t)(2 + 2 * end[1]) * sizeof *turn);
  turn[0] = !p->to_move;
  return tactigon_save_after(by_rank, turn, v);
}

/* Returns the code of the move OX-OY-DX-DY, MOVE_NONE if it leaves the largest
   board. */
static move
encode(const int *v) {
  return tactigon_fits(v[0], v[1]) && tactigon_fits(v[2], v[3])
             ? tactigon_move(v[0] << 4 | v[1], v[2] << 4 | v[3])
             : MOVE_NONE;
}

static void
decode(move m, int *v) {
  v[0] = (int)(m >> 12);
  v[1] = (int)(m >> 8 & 0xf);
  v[2] = (int)(m >> 4 & 0xf);
  v[3] = (int)(m & 0xf);
}

const codec tactigon_codec = {
    .game = &tactigon_game,
    .load = load,
    .save = save,
    .save_any = save_any,
    .encode = encode,
    .decode = decode,
};
