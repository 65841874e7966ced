#include "endings.h"

#include <stdlib.h>

#include "../../c_src/engine/hash.h"
#include "rules.h"

enum {
  MOST_PIECES = 2, /* besides the pentagons, of both players together */
  MATERIALS = 10,  /* nothing, three of one piece, six of two */
  MAX_LAYERS = MATERIALS * MATERIALS,
  MAX_TILES = 53,
  MAX_SYMMETRIES = 4,
  MAX_TOLD = 2 + MOST_PIECES /* tiles of a position */
};

typedef struct material {
  int n;
  int types[MOST_PIECES]; /* in order */
} material;

typedef struct layer {
  int mine, yours; /* materials */
} layer;

typedef struct numbering {
  const tactigon_board *board;
  tactigon_position like; /* its board and rules count */
  uint64_t tiles;
  int n_symmetries;
  uint8_t image[MAX_SYMMETRIES][MAX_TILES];
  uint8_t class_of[MAX_TILES];  /* the number of the class of a tile */
  uint8_t chosen[MAX_TILES];    /* the tile that stands for a class */
  uint8_t to_chosen[MAX_TILES]; /* the symmetries that map a tile to it, bits */
  uint64_t n_classes;
  material materials[MATERIALS];
  layer layers[MAX_LAYERS];
  int n_layers;
  int layer_of[MATERIALS][MATERIALS]; /* -1 if there is none */
} numbering;

/* ------------------------------------------------------------------------
   The numbering
   ------------------------------------------------------------------------ */

static uint64_t
key_of(const position *like) {
  const tactigon_position *const p = tactigon_of(like);

  return p->board != 0 ? 0 : hash_mix(1 << 16 | p->advanced);
}

/* The tile that tile T is mapped to, by mirrors of the columns and of the
   lines; TACTIGON_NO_TILE if the board has none.  Tiles of even columns stand
   half a tile lower. */
static int
mirrored(const tactigon_board *b, int t, bool columns, bool lines) {
  const int last = 6, x = b->code[t] >> 4, y = b->code[t] & 0xf;

  return tactigon_tile(b, columns ? last - x : x,
                       lines ? b->lines - 1 - (x % 2 == 0) - y : y);
}

/* Symmetry bits: 1 mirrors the columns, 2 mirrors the lines. */
static void
set_symmetries(numbering *nb) {
  nb->n_symmetries = MAX_SYMMETRIES;
  for (int s = 0; s < MAX_SYMMETRIES; s++)
    for (int t = 0; t < nb->board->tiles; t++)
      nb->image[s][t] = (uint8_t)mirrored(nb->board, t, s & 1, s & 2);
}

static void
set_classes(numbering *nb) {
  for (int t = 0; t < nb->board->tiles; t++) {
    int least = t;

    for (int s = 1; s < nb->n_symmetries; s++)
      if (nb->image[s][t] < least)
        least = nb->image[s][t];
    for (int s = 0; s < nb->n_symmetries; s++)
      if (nb->image[s][t] == least)
        nb->to_chosen[t] |= (uint8_t)(1 << s);
    if (least == t) {
      nb->chosen[nb->n_classes] = (uint8_t)t;
      nb->class_of[t] = (uint8_t)nb->n_classes++;
    } else {
      nb->class_of[t] = nb->class_of[least];
    }
  }
}

static void
set_materials(numbering *nb) {
  material *m = &nb->materials[1];

  for (int a = TACTIGON_CIRCLE; a < TACTIGON_PENTAGON; a++)
    *m++ = (material){.n = 1, .types = {a}};
  for (int a = TACTIGON_CIRCLE; a < TACTIGON_PENTAGON; a++)
    for (int b = a; b < TACTIGON_PENTAGON; b++)
      *m++ = (material){.n = 2, .types = {a, b}};
  assert(m == &nb->materials[MATERIALS]);
}

static void
set_layers(numbering *nb) {
  for (int a = 0; a < MATERIALS; a++)
    for (int b = 0; b < MATERIALS; b++)
      nb->layer_of[a][b] = -1;
  for (int pieces = 0; pieces <= MOST_PIECES; pieces++)
    for (int a = 0; a < MATERIALS; a++)
      for (int b = 0; b <= a; b++)
        if (nb->materials[a].n + nb->materials[b].n == pieces) {
          nb->layer_of[a][b] = nb->layer_of[b][a] = nb->n_layers;
          nb->layers[nb->n_layers++] = (layer){.mine = a, .yours = b};
        }
}

static void *
open_numbering(const position *like) {
  numbering *const nb = key_of(like) ? calloc(1, sizeof *nb) : NULL;

  if (!nb)
    return NULL;
  nb->like = *tactigon_of(like);
  nb->board = tactigon_board_of(&nb->like);
  nb->tiles = (uint64_t)nb->board->tiles;
  assert(nb->tiles <= MAX_TILES);
  set_symmetries(nb);
  set_classes(nb);
  set_materials(nb);
  set_layers(nb);
  return nb;
}

static int
n_layers(const void *context) {
  const numbering *const nb = context;

  return nb->n_layers;
}

/* Returns the number of indexes of positions with these materials. */
static uint64_t
size_of(const numbering *nb, int mine, int yours) {
  uint64_t size = nb->n_classes * nb->tiles;

  for (int i = nb->materials[mine].n + nb->materials[yours].n; i > 0; i--)
    size *= nb->tiles;
  return size;
}

static uint64_t
layer_size(const void *context, int number) {
  const numbering *const nb = context;
  const layer l = nb->layers[number];

  return size_of(nb, l.mine, l.yours) * (l.mine == l.yours ? 1 : 2);
}

/* ------------------------------------------------------------------------
   Indexes
   ------------------------------------------------------------------------ */

/* Returns the material of PLAYER in P, -1 if it has more, or none without a
   pentagon. */
static int
material_of(const numbering *nb, const tactigon_position *p, int player) {
  material m = {0};

  if (bitboard_count(p->of_player[player] & p->of_type[TACTIGON_PENTAGON]) != 1)
    return -1;
  for (int type = TACTIGON_CIRCLE; type < TACTIGON_PENTAGON; type++)
    for (int i = bitboard_count(p->of_player[player] & p->of_type[type]); i > 0;
         i--) {
      if (m.n == MOST_PIECES)
        return -1;
      m.types[m.n++] = type;
    }
  for (int i = 0; i < MATERIALS; i++)
    if (nb->materials[i].n == m.n && nb->materials[i].types[0] == m.types[0] &&
        nb->materials[i].types[1] == m.types[1])
      return i;
  return -1;
}

/* Writes to TILES those of PLAYER's material M; returns its end. */
static int *
put_tiles(const tactigon_position *p, int player, const material *m,
          int *tiles) {
  for (int i = 0; i < m->n; i++) {
    bitboard alike = p->of_player[player] & p->of_type[m->types[i]];

    while (alike) {
      *tiles++ = bitboard_pop(&alike);
      if (alike)
        i++;
    }
  }
  return tiles;
}

/* Returns the number of the images of the tiles of material M, by symmetry S.
   The images of two pieces of a type are in order. */
static uint64_t
rest_of(const numbering *nb, int s, const material *m, const int *tiles,
        uint64_t rest) {
  int images[MOST_PIECES];

  for (int i = 0; i < m->n; i++)
    images[i] = nb->image[s][tiles[i]];
  if (m->n == 2 && m->types[0] == m->types[1] && images[0] > images[1]) {
    const int first = images[0];

    images[0] = images[1];
    images[1] = first;
  }
  for (int i = 0; i < m->n; i++)
    rest = rest * nb->tiles + (uint64_t)images[i];
  return rest;
}

static bool
index_of(const void *context, const position *pos, int *number,
         uint64_t *index) {
  const numbering *const nb = context;
  const tactigon_position *const p = tactigon_of(pos);
  const int me = p->to_move, you = !me;

  if (p->board != nb->like.board || p->advanced != nb->like.advanced)
    return false;

  const int mine = material_of(nb, p, me), yours = material_of(nb, p, you);

  if (mine < 0 || yours < 0 || nb->layer_of[mine][yours] < 0)
    return false;
  *number = nb->layer_of[mine][yours];

  const bitboard pentagons = p->of_type[TACTIGON_PENTAGON];
  const int pentagon = bitboard_first(p->of_player[me] & pentagons);
  const int other = bitboard_first(p->of_player[you] & pentagons);
  const material *const a = &nb->materials[mine];
  const material *const b = &nb->materials[yours];
  int tiles[MAX_TOLD];
  uint64_t least = UINT64_MAX;

  put_tiles(p, you, b, put_tiles(p, me, a, tiles));
  for (int s = 0; s < nb->n_symmetries; s++) {
    if (!(nb->to_chosen[pentagon] >> s & 1))
      continue;

    uint64_t rest = nb->image[s][other];

    rest = rest_of(nb, s, a, tiles, rest);
    rest = rest_of(nb, s, b, tiles + a->n, rest);
    if (rest < least)
      least = rest;
  }
  *index = nb->class_of[pentagon] * (size_of(nb, mine, yours) / nb->n_classes) +
           least;
  if (nb->layers[*number].mine != mine)
    *index += size_of(nb, yours, mine);
  return true;
}

/* Puts a piece on TILE, unless there is one. */
static bool
put(tactigon_position *p, int player, int type, int tile) {
  const bitboard bit = bitboard_of(tile);

  if ((p->of_player[0] | p->of_player[1]) & bit)
    return false;
  p->of_player[player] |= bit;
  p->of_type[type] |= bit;
  return true;
}

/* Takes the tiles of material M from the end of *REST, and puts its pieces. */
static bool
put_material(const numbering *nb, tactigon_position *p, int player,
             const material *m, uint64_t *rest) {
  for (int i = m->n - 1; i >= 0; i--) {
    if (!put(p, player, m->types[i], (int)(*rest % nb->tiles)))
      return false;
    *rest /= nb->tiles;
  }
  return true;
}

static bool
position_of(const void *context, int number, uint64_t index, position *pos) {
  const numbering *const nb = context;
  const layer l = nb->layers[number];
  const uint64_t first = size_of(nb, l.mine, l.yours);
  const bool swapped = index >= first;
  const material *const mine = &nb->materials[swapped ? l.yours : l.mine];
  const material *const yours = &nb->materials[swapped ? l.mine : l.yours];
  uint64_t rest = swapped ? index - first : index, again;
  int again_layer;
  tactigon_position p = {.board = nb->like.board,
                         .advanced = nb->like.advanced,
                         .to_move = PLAYER_1};

  if (!put_material(nb, &p, PLAYER_2, yours, &rest) ||
      !put_material(nb, &p, PLAYER_1, mine, &rest) ||
      !put(&p, PLAYER_2, TACTIGON_PENTAGON, (int)(rest % nb->tiles)) ||
      !put(&p, PLAYER_1, TACTIGON_PENTAGON, nb->chosen[rest / nb->tiles]))
    return false;
  tactigon_rehash(&p);
  *tactigon_in(pos) = p;
  return index_of(nb, pos, &again_layer, &again) && again == index;
}

/* ------------------------------------------------------------------------
   Predecessors
   ------------------------------------------------------------------------ */

/* Returns P before the player not to move moved a piece of TYPE from tile FROM
   to tile TO. */
static tactigon_position
before(const tactigon_position *p, int type, int from, int to) {
  const bitboard moved = bitboard_of(from) ^ bitboard_of(to);
  tactigon_position q = *p;

  q.to_move = (uint8_t)!p->to_move;
  q.of_player[q.to_move] ^= moved;
  q.of_type[type] ^= moved;
  return q;
}

static int
predecessors(const void *context, const position *pos, position *out) {
  const numbering *const nb = context;
  const tactigon_board *const b = nb->board;
  const tactigon_position *const p = tactigon_of(pos);
  const int player = !p->to_move;
  tactigon_position turned = *p;
  int n = 0;

  turned.to_move = (uint8_t)player;
  for (int type = 0; type < TACTIGON_TYPES; type++)
    for (bitboard own = p->of_player[player] & p->of_type[type]; own;) {
      const int to = bitboard_pop(&own);
      const int steps = tactigon_steps(p, type, bitboard_first(b->gold));
      bitboard empty = tactigon_reach(&turned, player, type, steps, to) &
                       ~(p->of_player[0] | p->of_player[1]);

      while (empty) {
        const int from = bitboard_pop(&empty);

        *tactigon_in(&out[n]) = before(p, type, from, to);
        n += tactigon_is_legal(&out[n],
                               tactigon_move(b->code[from], b->code[to]));
      }
    }
  return n;
}

const endings tactigon_endings = {
    .open = open_numbering,
    .close = free,
    .key = key_of,
    .layers = n_layers,
    .size = layer_size,
    .position_of = position_of,
    .index_of = index_of,
    .predecessors = predecessors,
    .max_predecessors = (1 + MOST_PIECES) * MAX_TILES,
};
