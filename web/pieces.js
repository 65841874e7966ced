// How each kind of piece looks: a game has pieces.js and theme.css in its folder web, see `look` of /api/games. The
// shape tells the owner as well as the colour does.

import {el} from './dom.js';
import {circle, svg} from './figures.js';

const kinds = {};

// A kind that no game draws is a letter.
const letter = ({kind}) => [
  circle(0.36, {class: 'body'}),
  svg('text', {class: 'letter', y: 0.13}, kind.slice(0, 1).toUpperCase()),
];

// A group with the picture of a piece or of a hand.
export const draw = piece =>
  svg('g', {class: `piece ${piece.kind} owner${piece.owner}`}, ...(kinds[piece.kind] ?? letter)(piece));

const dressed = new Set();

// Loads what games look like; a file that does not come leaves its game plain.
export const dress = games => Promise.all(games.flatMap(({look}) => look).map(async address => {
  if (dressed.has(address)) return;
  dressed.add(address);
  if (address.endsWith('.css')) document.head.append(el('link', {rel: 'stylesheet', href: address}));
  else Object.assign(kinds, (await import(address).catch(() => ({}))).pieces);
}));
