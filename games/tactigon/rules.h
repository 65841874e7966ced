/* rules.h - positions and moves of Tactigon.  Numbers R1.. refer to
   games/tactigon/README.md. */

#ifndef TABULEIRO_TACTIGON_RULES_H
#define TABULEIRO_TACTIGON_RULES_H

#include "../../c_src/engine/game.h"

#include "board.h"

enum {
  TACTIGON_PIECES = 13, /* of a player */

  /* At most 3n(n+1) tiles are within n steps of a tile.  Six circles, three
     triangles, three squares and a pentagon, of 1, 3, 4 and 5 steps, reach
     6*6 + 3*36 + 3*60 + 90 = 414.  At most two pieces start on gold and have
     one step more, which adds 6(n+1) each: at most 36 and 30. */
  TACTIGON_MAX_MOVES = 480,

  TACTIGON_WIN_WORTH = 1000
};

/* The advanced rules, as bits (R9, R10). */
enum { TACTIGON_JUMP = 1, TACTIGON_GOLD_STEP = 2 };

typedef struct tactigon_position {
  bitboard of_player[2];
  bitboard of_type[TACTIGON_TYPES];
  uint64_t hash;    /* see tactigon_rehash */
  uint8_t board;    /* 0..2 for 11, 13 and 15 lines */
  uint8_t advanced; /* the advanced rules that hold, as bits */
  uint8_t to_move;  /* enum player */
} tactigon_position;

_Static_assert(sizeof(tactigon_position) <= POSITION_SIZE,
               "a position fits the engine's bytes");

static inline const tactigon_position *
tactigon_of(const position *p) {
  return (const tactigon_position *)(const void *)p->bytes;
}

static inline tactigon_position *
tactigon_in(position *p) {
  return (tactigon_position *)(void *)p->bytes;
}

/* Moves.  OX-OY-DX-DY is OX << 12 | OY << 8 | DX << 4 | DY on every board. */
static inline move
tactigon_move(int from_code, int to_code) {
  return (move)(from_code << 8 | to_code);
}

/* The tiles of move M, or TACTIGON_NO_TILE; M < 2^16. */
static inline int
tactigon_from(const tactigon_board *b, move m) {
  return tactigon_tile(b, (int)(m >> 12), (int)(m >> 8 & 0xf));
}

static inline int
tactigon_to(const tactigon_board *b, move m) {
  return tactigon_tile(b, (int)(m >> 4 & 0xf), (int)(m & 0xf));
}

/* The board that P is played on. */
static inline const tactigon_board *
tactigon_board_of(const tactigon_position *p) {
  return &tactigon_boards[p->board];
}

/* Returns the type of the piece on tile T, which has one. */
static inline int
tactigon_type_of(const tactigon_position *p, int t) {
  return bitboard_has(p->of_type[TACTIGON_TRIANGLE], t) +
         2 * bitboard_has(p->of_type[TACTIGON_SQUARE], t) +
         3 * bitboard_has(p->of_type[TACTIGON_PENTAGON], t);
}

/* Returns the number of pieces of TYPE that a player starts with (R4). */
int tactigon_number_of(enum tactigon_type type);

/* The moves of the player to move and the test for one, as game.moves and
   game.is_legal, but also when the game is over. */
int tactigon_walks(const tactigon_position *p, move *out);
bool tactigon_can_walk(const tactigon_position *p, move m);

/* Returns the steps of a piece of TYPE that starts on FROM (R6, R10). */
int tactigon_steps(const tactigon_position *p, int type, int from);

/* Returns the tiles where a piece of PLAYER and TYPE may end within STEPS steps
   from FROM, whether or not it stands there (R6, R7, R9).  A piece of the
   player not to move only walks over empty tiles. */
bitboard tactigon_reach(const tactigon_position *p, int player, int type,
                        int steps, int from);

/* Whether an attacker and a defender of these types are both lost (R7). */
bool tactigon_both_go(int attacker, int defender);

/* The distance of PLAYER's nearest piece from the other's pentagon; 0 if
   either is missing (R14). */
int tactigon_pentagon_distance(const tactigon_position *p, int player);

/* Whether the other's pentagon is gone, or PLAYER is to move and holds the
   gold: worth TACTIGON_WIN_WORTH (R14). */
bool tactigon_wins(const tactigon_position *p, int player);

/* Sets p->hash from the pieces, the player to move and the rules. */
void tactigon_rehash(tactigon_position *p);

/* The rules in the table of the game, see game.h. */
void tactigon_start(position *p);
enum player tactigon_to_move(const position *p);
int tactigon_moves(const position *p, move *out);
int tactigon_count_moves(const position *p);
bool tactigon_is_legal(const position *p, move m);
void tactigon_play(const position *from, move m, position *to);
enum outcome tactigon_outcome(const position *p);
int tactigon_value(const position *p, enum player player);
uint64_t tactigon_hash(const position *p);

#endif
