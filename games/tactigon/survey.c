#include "survey.h"

/* Returns the number of OWN pieces that reach TILE. */
static int
count_reaching(const tactigon_position *p, bitboard own, int tile) {
  const bitboard *const within = tactigon_board_of(p)->within[tile];
  bitboard reaching = 0;

  for (int type = 0; type < TACTIGON_TYPES; type++)
    reaching |= p->of_type[type] & within[type];
  return bitboard_count(reaching & own);
}

/* Sets REACHED[type] to the tiles that PLAYER's pieces of the type reach, and
   the ways in S. */
static void
look_at_pieces(const tactigon_position *p, int player,
               bitboard reached[TACTIGON_TYPES], tactigon_survey *s) {
  const tactigon_board *const b = tactigon_board_of(p);
  const bitboard own = p->of_player[player];
  const uint8_t *const distance =
      b->distance[bitboard_first(p->of_type[TACTIGON_PENTAGON] & ~own)];
  int way = 0, nearest = TACTIGON_MAX_LINES;

  for (int type = 0; type < TACTIGON_TYPES; type++) {
    const bitboard pieces = own & p->of_type[type];
    bitboard tiles = 0;

    for (int first = 0; first < 128; first += 64)
      for (uint64_t rest = (uint64_t)(pieces >> first); rest;) {
        const int tile = first + bitboard_pop64(&rest);
        const int d = type == TACTIGON_PENTAGON ? 0 : distance[tile];

        tiles |= b->within[tile][type];
        way += d;
        nearest = d > 0 && d < nearest ? d : nearest;
      }
    reached[type] = tiles;
  }
  s->way = way;
  s->nearest = nearest;
}

/* Sets the rest of S, what is seen of PLAYER, whose enemy's pieces of each type
   reach the tiles REACHED. */
static void
look(const tactigon_position *p, int player,
     const bitboard reached[TACTIGON_TYPES], tactigon_survey *s) {
  const tactigon_board *const b = tactigon_board_of(p);
  const bitboard own = p->of_player[player];
  const bitboard pentagons = p->of_type[TACTIGON_PENTAGON];
  bitboard taken = 0, gold = b->gold;

  for (int type = 0; type < TACTIGON_TYPES; type++) {
    const bitboard pieces = own & p->of_type[type];

    taken |= reached[type];
    s->number[type] = bitboard_count(pieces);
    s->prey[type] = bitboard_count(pieces & taken);
  }
  s->aims = count_reaching(p, own, bitboard_first(pentagons & ~own));
  s->gold = bitboard_count(own & gold);
  for (int i = 0; i < 2; i++)
    s->gold_aims[i] = count_reaching(p, own, bitboard_pop(&gold));
  s->guards = bitboard_count(own & b->near[bitboard_first(pentagons & own)]);
}

void
tactigon_survey_of(const tactigon_position *p, tactigon_survey survey[2]) {
  bitboard reached[2][TACTIGON_TYPES];

  for (int player = 0; player < 2; player++)
    look_at_pieces(p, player, reached[player], &survey[player]);
  for (int player = 0; player < 2; player++)
    look(p, player, reached[!player], &survey[player]);
}
