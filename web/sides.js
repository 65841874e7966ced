// Players and the sides that they have: with the pie rule the second may take the first one's pieces, by the move `swap`.

export const SWAP = 'swap';

// A side is 1 or 2, the owner of its pieces.
export const sideOf = (position, player) => position.scene?.sides?.[player - 1].owner ?? player;

export const playerOf = (position, side) => sideOf(position, 1) === side ? 1 : 2;

// What the side of a player is called; null where each player has one for good.
export const sideName = (position, player) => position.scene?.sides?.[player - 1].name ?? null;

export const maySwap = (info, position) => Boolean(info.plain) && position.moves.some(move => move.text === SWAP);
