// Polygons with a sign of their owner inside.

import {circle, lit, path, polygon, svg} from '../../figures.js';

const figure = shape => ({owner}) => [
  svg('g', {transform: 'translate(0 -.06)'}, ...lit(shape, 'sheen'),
      owner === 2 ? circle(0.085, {class: 'hole'}) : path('M-.1 0H.1', {class: 'bar'})),
];

const figures = {
  circle: () => circle(0.29, {class: 'body'}),
  triangle: () => svg('polygon', {points: polygon(3, 0.38), class: 'body'}),
  square: () => svg('polygon', {points: polygon(4, 0.38, -45), class: 'body'}),
  pentagon: () => svg('polygon', {points: polygon(5, 0.36), class: 'body'}),
};

export const pieces = Object.fromEntries(
  Object.entries(figures).map(([kind, shape]) => [kind, piece => figure(shape())(piece)]));
