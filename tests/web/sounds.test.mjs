// Which sound a move makes.

import test from 'node:test';
import assert from 'node:assert/strict';
import {soundOf} from '../../web/sounds.js';

const position = (count, over = false) => ({over, scene: {pieces: Array(count).fill({})}});

test('a capture sounds other than a move, and the end other than both', () => {
  assert.equal(soundOf(position(4), position(4)), 'move');
  assert.equal(soundOf(position(4), position(5)), 'move');
  assert.equal(soundOf(position(4), position(3)), 'take');
  assert.equal(soundOf(position(4), position(3, true)), 'end');
  assert.equal(soundOf(undefined, position(3)), 'move');
  assert.equal(soundOf({scene: null}, {over: false, scene: null}), 'move');
});
