// Balls and rings, seen a little from the front.

import {circle, ellipse, engraving, lit, path, shadow, svg} from '../../figures.js';

// A ball that lies in a ring is a little lower.
function ball({owner, level}) {
  const y = level ? 0.06 : 0;
  return [
    svg('g', {transform: `translate(0 ${y})`},
        level ? null : shadow(0.3, 0.16, 0.2),
        ...lit(circle(0.25, {class: 'body'}), 'ball'), engraving(owner, 0.075, {cy: 0.06})),
  ];
}

const band = (rx, ry, rx2, ry2, y) =>
  `M${-rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0ZM${-rx2} ${y}a${rx2} ${ry2} 0 1 0 ${2 * rx2} 0a${rx2} ${ry2} 0 1 0 ${-2 * rx2} 0Z`;

// The rings of owner 2 have notches.
function ring({owner}) {
  return [
    shadow(0.44, 0.34, 0.13),
    path(band(0.4, 0.29, 0.24, 0.15, 0.11), {class: 'body'}),
    path(band(0.4, 0.29, 0.24, 0.15, 0.11), {class: 'dusk'}),
    path('M-.24 .05a.24 .15 0 0 1 .48 0a.24 .1 0 0 0 -.48 0Z', {class: 'dusk deep'}),
    ...lit(path(band(0.4, 0.29, 0.24, 0.15, 0.05), {class: 'body'}), 'sheen'),
    owner === 2 ? ellipse(0.32, 0.22, {cy: 0.05, class: 'notches'}) : null,
  ];
}

export const pieces = {ball, ring};
