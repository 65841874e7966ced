// The graph of a game.

import test from 'node:test';
import assert from 'node:assert/strict';
import {nodeAt, points} from '../../web/graph.js';

const nodes = [0.5, undefined, 1, 0].map((chance, ply) => ({ply, chance}));

test('only searched positions have a point, a win at the top', () => {
  assert.deepEqual(points(nodes).map(({x, y}) => [x, y]), [[0, 40], [200, 0], [300, 80]]);
});

test('a click takes the nearest position', () => {
  assert.equal(nodeAt(nodes, 140), nodes[1]);
  assert.equal(nodeAt(nodes, -20), nodes[0]);
  assert.equal(nodeAt(nodes, 400), nodes[3]);
});
