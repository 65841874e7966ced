// Players, their names, and the sides that they have: with the pie rule the second may take the first one's pieces, by the
// move `swap`. A side is 1 or 2, the owner of its pieces.

export const SWAP = 'swap';

export const sideOf = (position, player) => position.scene?.sides?.[player - 1].owner ?? player;

export const playerOf = (position, side) => sideOf(position, 1) === side ? 1 : 2;

// What the side of a player is called; null where each player has one for good.
export const sideName = (position, player) => position.scene?.sides?.[player - 1].name ?? null;

export const maySwap = (info, position) => Boolean(info.plain) && position.moves.some(move => move.text === SWAP);

export const playerName = (info, player) => info.players[player - 1];

// The name of a player, with the current side where sides may change.
export function fullName(info, position, player) {
  const side = sideName(position, player);
  return side ? `${playerName(info, player)} (${side})` : playerName(info, player);
}

// The names of who has each side.
export function namesOfSides(info, position) {
  const [player1, player2] = [1, 2].map(side => fullName(info, position, playerOf(position, side)));
  return {player1, player2};
}

// The names of the side of the player to move, and of the other.
export function bothSides(info, position) {
  const {player} = position;
  return {own: sideName(position, player) ?? playerName(info, player),
          other: sideName(position, 3 - player) ?? playerName(info, 3 - player)};
}
