// The shapes of cells: what stands in them does not meet.

import test from 'node:test';
import assert from 'node:assert/strict';
import {nameInCell, ringAround} from '../../web/shapes.js';

const DIGIT = 0.73;                     // the height of a digit, in its font size
const STROKE = 0.05;                    // of the ring, see board.css

test('a ring around a piece ends above the name in its cell', () => {
  const {y, r} = ringAround(null);
  for (const name of Object.values(nameInCell)) assert.ok(y + r + STROKE / 2 <= name.y - DIGIT * name.size, JSON.stringify(name));
});

test('a name ends within its cell, and the ring below it begins lower', () => {
  const {y, r} = ringAround(null);
  const {y: name} = nameInCell.flat_hexagon;
  assert.ok(name < 0.5);
  assert.ok(1 + y - r - STROKE / 2 > name);
});
