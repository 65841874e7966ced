// Trees: the height is the number of crowns, the colour their shape.

import {path, svg} from '../../figures.js';

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

export const pieces = Object.fromEntries(
  Object.entries(crowns).map(([kind, crown]) => [kind, tree(crown)]));
