// Draws pieces. The files pieces.js and theme.css in the folder web of a game draw its kinds, see `look` of /api/games.
// The shape of a piece shows its owner, not only the colour.

import {el} from './dom.js';
import {circle, svg} from './figures.js';

const kinds = {};

// The default look, a letter, of a kind that no game draws.
const letter = ({kind}) => [
  circle(0.36, {class: 'body'}),
  svg('text', {class: 'letter', y: 0.13}, kind.slice(0, 1).toUpperCase()),
];

// A group with the picture of a piece or of a hand.
export const draw = piece =>
  svg('g', {class: `piece ${piece.kind} owner${piece.owner}`}, ...(kinds[piece.kind] ?? letter)(piece));

const dressed = new Set();

// Loads the look files of games. A game whose file does not load has the default look.
export const dress = games => Promise.all(games.flatMap(({look}) => look).map(async address => {
  if (dressed.has(address)) return;
  dressed.add(address);
  const url = new URL(address, document.baseURI).href;
  if (address.endsWith('.css')) document.head.append(el('link', {rel: 'stylesheet', href: url}));
  else Object.assign(kinds, (await import(url).catch(() => ({}))).pieces);
}));
