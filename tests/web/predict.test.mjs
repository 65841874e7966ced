// The scene that the page draws before the server has answered.

import test from 'node:test';
import assert from 'node:assert/strict';
import {predicted} from '../../web/predict.js';

const at = cell => ({cell, text: cell, what: 'cell'});
const word = text => ({cell: null, text, what: 'tree'});
const piece = (cell, kind, owner, level = 0) => ({cell, kind, owner, level, name: kind});
const places = scene => scene.pieces.map(({cell, kind, owner, level}) => `${cell} ${kind}${owner} ${level}`).sort();

test('a piece moves and takes the piece in its way', () => {
  const scene = {pieces: [piece('a', 'circle', 1), piece('b', 'square', 2)], hands: []};
  assert.deepEqual(places(predicted(scene, [at('a'), at('b')], 1)), ['b circle1 0']);
});

test('the upper piece of a stack moves to the top of another', () => {
  const scene = {pieces: [piece('a', 'ring', 1), piece('a', 'ball', 1, 1), piece('b', 'ring', 2)], hands: []};
  assert.deepEqual(places(predicted(scene, [at('a'), at('b')], 1)), ['a ring1 0', 'b ball1 1', 'b ring2 0']);
});

test('a stone is dropped from the hand of the player', () => {
  const hands = [1, 2].map(owner => ({owner, kind: 'stone', count: 5, id: null, name: 'stone'}));
  const scene = {pieces: [piece('a', 'stone', 1)], hands};
  const after = predicted(scene, [at('c')], 2);
  assert.deepEqual(places(after), ['a stone1 0', 'c stone2 0']);
  assert.deepEqual(after.hands.map(({count}) => count), [5, 4]);
});

test('a tree moves, and a chosen one is planted where it stood', () => {
  const scene = {
    pieces: [{...piece('a', 'fir', 0), size: 1}],
    hands: [{owner: 1, kind: 'fir', size: 2, count: 1, id: '2-3', name: 'fir'}],
  };
  const after = predicted(scene, [at('a'), at('b'), word('2-3')], 1);
  assert.deepEqual(after.pieces.map(({cell, size, owner}) => [cell, size, owner]), [['b', 1, 0], ['a', 2, 0]]);
  assert.equal(after.hands[0].count, 0);
});

test('a move without cells changes no picture', () => {
  const scene = {pieces: [piece('a', 'stone', 1)], hands: []};
  assert.equal(predicted(scene, [word('swap')], 1), scene);
});

test('a chosen piece that is then taken off the board changes nothing by itself', () => {
  const scene = {pieces: [piece('a', 'stone', 1)], hands: []};
  assert.deepEqual(places(predicted(scene, [at('a')], 2)), ['a stone1 0']);
});
