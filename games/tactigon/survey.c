#include "survey.h"

/* NARROW is a constant, see tactigon_part.  Returns the number of OWN pieces
   that reach TILE. */
static inline int
count_reaching(const tactigon_position *p, bool narrow, bitboard own,
               int tile) {
  const bitboard *const within = tactigon_board_of(p)->within[tile];
  bitboard reaching = 0;

  for (int type = 0; type < TACTIGON_TYPES; type++)
    reaching |= p->of_type[type] & within[type];
  return bitboard_count(tactigon_part(reaching, narrow) & own);
}

/* Returns the half of S that begins with the tile FIRST. */
static inline uint64_t
half(bitboard s, int first) {
  return (uint64_t)(s >> first);
}

/* Sets REACHED[type] to the tiles that PLAYER's pieces of the type reach, and
   the ways and the covered pieces in S. */
__attribute__((always_inline)) static inline void
look_at_pieces(const tactigon_position *p, bool narrow, int player,
               bitboard reached[TACTIGON_TYPES], tactigon_survey *s) {
  const tactigon_board *const b = tactigon_board_of(p);
  const bitboard own = tactigon_part(p->of_player[player], narrow);
  const bitboard target = p->of_type[TACTIGON_PENTAGON] & ~p->of_player[player];
  const uint8_t *const distance =
      b->distance[bitboard_first(tactigon_part(target, narrow))];
  const bitboard pentagon = own & p->of_type[TACTIGON_PENTAGON];
  uint64_t once = (uint64_t)pentagon, twice = 0;
  int way = 0, nearest = TACTIGON_MAX_LINES;

  for (int type = 0; type < TACTIGON_PENTAGON; type++)
    reached[type] = 0;
  reached[TACTIGON_PENTAGON] = tactigon_part(
      b->within[bitboard_first(pentagon)][TACTIGON_PENTAGON], narrow);
  for (int first = 0; first < (narrow ? 64 : 128); first += 64) {
    const uint64_t triangles = half(p->of_type[TACTIGON_TRIANGLE], first);
    const uint64_t squares = half(p->of_type[TACTIGON_SQUARE], first);

    for (uint64_t rest = half(own ^ pentagon, first); rest;) {
      const int i = bitboard_pop64(&rest), tile = first + i;
      const int type = (int)((triangles >> i & 1) + 2 * (squares >> i & 1));
      const int d = distance[tile];

      const bitboard within = tactigon_part(b->within[tile][type], narrow);

      reached[type] |= within;
      twice |= once & (uint64_t)within; /* every piece reaches its own tile */
      once |= (uint64_t)within;
      way += d;
      nearest = d < nearest ? d : nearest;
    }
  }
  s->covered = (uint64_t)own & twice;
  s->way = way;
  s->nearest = nearest;
}

/* Sets the rest of S, what is seen of PLAYER, whose enemy's pieces of each type
   reach the tiles REACHED. */
__attribute__((always_inline)) static inline void
look(const tactigon_position *p, bool narrow, int player,
     const bitboard reached[TACTIGON_TYPES], tactigon_survey *s) {
  const tactigon_board *const b = tactigon_board_of(p);
  const bitboard own = tactigon_part(p->of_player[player], narrow);
  const bitboard pentagons =
      tactigon_part(p->of_type[TACTIGON_PENTAGON], narrow);
  bitboard taken = 0, gold = tactigon_part(b->gold, narrow);
  uint64_t attacked = 0;

  for (int type = 0; type < TACTIGON_TYPES; type++) {
    const bitboard pieces = own & p->of_type[type];

    taken |= reached[type];
    s->number[type] = bitboard_count(pieces);
    s->prey[type] = bitboard_count(pieces & taken);
    attacked |= (uint64_t)(pieces & taken);
  }
  s->attacked = attacked;
  s->aims = count_reaching(p, narrow, own, bitboard_first(pentagons & ~own));
  s->gold = bitboard_count(own & gold);
  for (int i = 0; i < 2; i++)
    s->gold_aims[i] = count_reaching(p, narrow, own, bitboard_pop(&gold));
  s->guards = bitboard_count(own & b->near[bitboard_first(pentagons & own)]);
}

__attribute__((always_inline)) static inline void
survey_of(const tactigon_position *p, bool narrow, tactigon_survey survey[2]) {
  bitboard reached[2][TACTIGON_TYPES];

  for (int player = 0; player < 2; player++)
    look_at_pieces(p, narrow, player, reached[player], &survey[player]);
  for (int player = 0; player < 2; player++)
    look(p, narrow, player, reached[!player], &survey[player]);
}

void
tactigon_survey_of(const tactigon_position *p, tactigon_survey survey[2]) {
  if (tactigon_is_narrow(tactigon_board_of(p)))
    survey_of(p, true, survey);
  else
    survey_of(p, false, survey);
}
