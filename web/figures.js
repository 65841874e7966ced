// What pieces are drawn of, in a square of side 1 around 0,0. The light of the page's definitions, in index.html, lies on them.

import {svg} from './dom.js';

export {svg};

export const circle = (r, attributes = {}) => svg('circle', {r, ...attributes});
export const ellipse = (rx, ry, attributes = {}) => svg('ellipse', {rx, ry, ...attributes});
export const path = (d, attributes = {}) => svg('path', {d, ...attributes});

export function polygon(sides, r, turn = -90) {
  const points = [];
  for (let i = 0; i < sides; i++) {
    const a = (turn + 360 * i / sides) * Math.PI / 180;
    points.push(`${(r * Math.cos(a)).toFixed(3)},${(r * Math.sin(a)).toFixed(3)}`);
  }
  return points.join(' ');
}

// Owner 1 has a ring engraved, owner 2 a diamond.
export const engraving = (owner, r, attributes = {}) => owner === 2
  ? svg('polygon', {points: polygon(4, r), class: 'engraving', ...attributes})
  : circle(r, {class: 'engraving', ...attributes});

// A shape in the colour of its owner with light on it: `ball`, `sheen` or `dome`.
export function lit(shape, light) {
  const glow = shape.cloneNode();
  glow.setAttribute('class', 'light');
  glow.setAttribute('fill', `url(#${light})`);
  return [shape, glow];
}

export const shadow = (rx, ry, y) => ellipse(rx, ry, {cy: y, class: 'light', fill: 'url(#shadow)'});
