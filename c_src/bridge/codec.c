#include "codec.h"

bool
codec_get_player(const codec *c, term_t t, enum player *player) {
  atom_t a = 0;
  int number = 0;

  if (c->players ? !PL_get_atom(t, &a) : get_int(t, &number) != FLAW_NONE)
    return false;
  for (int i = 0; i < 2; i++)
    if (c->players ? a == c->players[i] : number == i + 1) {
      *player = (enum player)i;
      return true;
    }
  return false;
}

bool
codec_get_player_ex(const codec *c, term_t t, enum player *player) {
  return codec_get_player(c, t, player) || raise_flaw(FLAW_DOMAIN, "player", t);
}

bool
codec_put_player(const codec *c, enum player player, term_t t) {
  return c->players ? PL_put_atom(t, c->players[player])
                    : PL_put_integer(t, (int)player + 1);
}
