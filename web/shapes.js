// The shapes of cells, in a square of side 1 around 0,0, and where their names stand.

import {svg} from './dom.js';

const ROOT3 = Math.sqrt(3);

// A board that is turned by a quarter has its hexagons on the other side.
const turnedShape = {hexagon: 'flat_hexagon', flat_hexagon: 'hexagon'};

export const shapeOf = (cell, turned) => turned ? turnedShape[cell.shape] ?? cell.shape : cell.shape;

// Half the width and height of a cell.
export function reach(cell, turned) {
  const half = cell.size / 2, tip = half * 2 / ROOT3;
  return {hexagon: [half, tip], flat_hexagon: [tip, half]}[shapeOf(cell, turned)] ?? [half, half];
}

export function outline(cell, turned, scale, attributes) {
  const s = cell.size / 2 * scale;
  const hexagon = start => [0, 1, 2, 3, 4, 5]
    .map(i => (start + 60 * i) * Math.PI / 180)
    .map(a => `${(s * 2 / ROOT3 * Math.cos(a)).toFixed(4)},${(s * 2 / ROOT3 * Math.sin(a)).toFixed(4)}`).join(' ');
  switch (shapeOf(cell, turned)) {
    case 'circle': return svg('circle', {r: s, ...attributes});
    case 'hexagon': return svg('polygon', {points: hexagon(30), ...attributes});
    case 'flat_hexagon': return svg('polygon', {points: hexagon(0), ...attributes});
    default: return svg('rect', {x: -s, y: -s, width: 2 * s, height: 2 * s, rx: 0.05 * cell.size, ...attributes});
  }
}

const STAR = 'M0 -.3L.08 -.09L.29 -.09L.12 .04L.18 .25L0 .12L-.18 .25L-.12 .04L-.29 -.09L-.08 -.09Z';

// The sign of a cell's ground, besides its colour.
export const signs = {
  gold: () => svg('path', {class: 'sign', d: STAR}),
  home1: () => svg('circle', {class: 'sign', r: 0.43}),
  home2: () => svg('path', {class: 'sign', d: 'M0 -.43L.43 0L0 .43L-.43 0Z'}),
  hollow: () => svg('circle', {class: 'sign', r: 0.4}),
};

// Names outside the board: letters and numbers, each in line with the cells that it names, beside the first of them. Null if
// the names of the cells are not of this form; they then stand in the cells.
export function marginNames(cells, place) {
  const parts = cells.map(cell => /^([a-z]+)(\d+)$/.exec(cell.label));
  if (parts.some(part => !part)) return null;
  const lines = new Map();
  cells.forEach((cell, i) => {
    const [, letter, number] = parts[i];
    const at = place(cell);
    for (const [name, order] of [[letter, Number(number)], [number, letter]]) {
      if (!lines.has(name)) lines.set(name, []);
      lines.get(name).push({order, at});
    }
  });
  const names = [];
  for (const [text, line] of lines) {
    line.sort((a, b) => a.order < b.order ? -1 : 1);
    if (line.length < 2) return null;
    const [[x, y], [x2, y2]] = line.map(({at}) => at);
    const straight = line.every(({at}, i) =>
      Math.abs(at[0] - x - i * (x2 - x)) < 0.01 && Math.abs(at[1] - y - i * (y2 - y)) < 0.01);
    if (!straight) return null;
    names.push({text, x: x - 0.72 * (x2 - x), y: y - 0.72 * (y2 - y)});
  }
  return names;
}

// The ring around a piece that may be chosen: above the name, if that stands in the cell.
export const ringAround = outside => outside ? {y: 0, r: 0.455} : {y: -0.06, r: 0.38};

// Where the name of a cell stands in it.
export const nameInCell = {
  square: {x: 0, y: 0.46, size: 0.15}, circle: {x: 0, y: 0.45, size: 0.13},
  hexagon: {x: 0, y: 0.5, size: 0.16}, flat_hexagon: {x: 0, y: 0.475, size: 0.16},
};
