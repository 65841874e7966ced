// Polygons with a sign of their owner inside.

import {circle, path, polygon, svg} from '../../figures.js';

const figure = shape => ({owner}) =>
  [shape, owner === 2 ? circle(0.09, {class: 'hole'}) : path('M-.1 0H.1', {class: 'bar'})];

const figures = {
  circle: () => circle(0.3, {class: 'body'}),
  triangle: () => svg('polygon', {points: polygon(3, 0.4), class: 'body'}),
  square: () => svg('polygon', {points: polygon(4, 0.4, -45), class: 'body'}),
  pentagon: () => svg('polygon', {points: polygon(5, 0.38), class: 'body'}),
};

export const pieces = Object.fromEntries(
  Object.entries(figures).map(([kind, shape]) => [kind, piece => figure(shape())(piece)]));
