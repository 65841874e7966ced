// Trees: the height is the number of crowns, the colour their shape.

import {ellipse, lit, path, shadow, svg} from '../../figures.js';

const GROUND = 0.38;

// A tree has a crown for each step of its height; crown(bottom, high, wide) draws one.
const tree = (crown, {rise, wide}) => ({size = 1}) => {
  const high = [0, 0.45, 0.37, 0.31][size];
  const parts = [];
  for (let i = 0; i < size; i++)
    parts.push(...lit(crown(GROUND - 0.1 - i * high * rise, high, wide * (1 - 0.12 * i) * (0.84 + 0.08 * size)), 'sheen'));
  return [shadow(0.3, 0.1, GROUND), svg('rect', {x: -0.04, y: GROUND - 0.16, width: 0.08, height: 0.16, class: 'trunk'}), ...parts];
};

const round_tree = tree(
  (y, h, w) => ellipse(w, h * 0.56, {cy: y - h * 0.5, class: 'crown'}), {rise: 0.76, wide: 0.27});

const oval_tree = tree(
  (y, h, w) => path(`M0 ${y - h * 1.12}L${w} ${y - h * 0.5}L0 ${y + h * 0.12}L${-w} ${y - h * 0.5}Z`, {class: 'crown'}), {rise: 0.8, wide: 0.35});

const fir = tree(
  (y, h, w) => path(`M0 ${y - h * 1.2}L${w} ${y}Q0 ${y + 0.06} ${-w} ${y}Z`, {class: 'crown'}), {rise: 0.7, wide: 0.38});

export const pieces = {round_tree, oval_tree, fir};
