// How each kind of piece looks, in a square of side 1 around 0,0. The shape tells the owner as well as the colour does.

import {svg} from './dom.js';

const circle = (r, attributes = {}) => svg('circle', {r, ...attributes});
const path = (d, attributes = {}) => svg('path', {d, ...attributes});

function polygon(sides, r, turn = -90) {
  const points = [];
  for (let i = 0; i < sides; i++) {
    const a = (turn + 360 * i / sides) * Math.PI / 180;
    points.push(`${(r * Math.cos(a)).toFixed(3)},${(r * Math.sin(a)).toFixed(3)}`);
  }
  return points.join(' ');
}

// Owner 1 has a ring engraved, owner 2 a diamond.
const engraving = (owner, r) => owner === 2
  ? svg('polygon', {points: polygon(4, r), class: 'engraving'})
  : circle(r, {class: 'engraving'});

function stone({owner}) {
  return [circle(0.39, {class: 'body'}), engraving(owner, 0.22)];
}

function ball({owner}) {
  return [
    circle(0.26, {class: 'body'}), engraving(owner, 0.12),
    path('M-.15 -.13A.2 .2 0 0 1 -.02 -.2', {class: 'shine'}),
  ];
}

// The rings of owner 2 are dashed.
function ring({owner}) {
  return [
    circle(0.335, {class: 'rim'}), circle(0.335, {class: 'band'}),
    owner === 2 ? circle(0.335, {class: 'dashes'}) : null,
  ];
}

const figure = shape => ({owner}) =>
  [shape, owner === 2 ? circle(0.09, {class: 'hole'}) : path('M-.1 0H.1', {class: 'bar'})];

const figures = {
  circle: () => circle(0.3, {class: 'body'}),
  triangle: () => svg('polygon', {points: polygon(3, 0.4), class: 'body'}),
  square: () => svg('polygon', {points: polygon(4, 0.4, -45), class: 'body'}),
  pentagon: () => svg('polygon', {points: polygon(5, 0.38), class: 'body'}),
};

// A tree has a crown for each step of its height.
const tree = crown => ({size = 1}) => {
  const step = [0, 0.3, 0.245, 0.21][size];
  const bottom = 0.17 + 0.04 * size;
  const parts = [svg('rect', {x: -0.045, y: bottom, width: 0.09, height: 0.14, class: 'trunk'})];
  for (let i = 0; i < size; i++) parts.push(crown(bottom - step * i, step, i));
  return [svg('g', {transform: 'translate(0 -.04) scale(1.22)'}, ...parts)];
};

const crowns = {
  round_tree: (y, h) => svg('ellipse', {cx: 0, cy: y - h * 0.5, rx: 0.2, ry: h * 0.64, class: 'crown'}),
  oval_tree: (y, h) => path(`M0 ${y - h * 1.3}L.25 ${y - h * 0.5}L0 ${y + h * 0.3}L-.25 ${y - h * 0.5}Z`, {class: 'crown'}),
  fir: (y, h) => path(`M0 ${y - h * 1.35}L.25 ${y}H-.25Z`, {class: 'crown'}),
};

const hare = () => [
  svg('ellipse', {cx: -0.1, cy: -0.22, rx: 0.06, ry: 0.18, class: 'body', transform: 'rotate(-10 -.1 -.1)'}),
  svg('ellipse', {cx: 0.1, cy: -0.22, rx: 0.06, ry: 0.18, class: 'body', transform: 'rotate(10 .1 -.1)'}),
  circle(0.2, {class: 'body', cy: 0.1}), circle(0.025, {class: 'hole', cx: -0.07, cy: 0.06}),
  circle(0.025, {class: 'hole', cx: 0.07, cy: 0.06}),
];

const hound = () => [
  path('M-.2 -.2H.2L.16 .1L.07 .3H-.07L-.16 .1Z', {class: 'body'}),
  path('M-.2 -.2L-.3 .1L-.17 0ZM.2 -.2L.3 .1L.17 0Z', {class: 'body'}),
  circle(0.03, {class: 'hole', cx: -0.08, cy: -0.05}), circle(0.03, {class: 'hole', cx: 0.08, cy: -0.05}),
];

const kinds = {
  stone, ball, ring, hare, hound,
  ...Object.fromEntries(Object.entries(figures).map(([k, f]) => [k, piece => figure(f())(piece)])),
  ...Object.fromEntries(Object.entries(crowns).map(([k, c]) => [k, tree(c)])),
};

const letter = ({kind}) => [
  circle(0.36, {class: 'body'}),
  svg('text', {class: 'letter', y: 0.13}, kind.slice(0, 1).toUpperCase()),
];

// A group with the picture of a piece or of a hand.
export const draw = piece =>
  svg('g', {class: `piece ${piece.kind} owner${piece.owner}`}, ...(kinds[piece.kind] ?? letter)(piece));
