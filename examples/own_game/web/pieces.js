// The hare and a hound.

import {circle, path, svg} from '../../figures.js';

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

export const pieces = {hare, hound};
