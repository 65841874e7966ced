// Players and their sides, with and without the pie rule.

import test from 'node:test';
import assert from 'node:assert/strict';
import * as sides from '../../web/sides.js';

const plain = {players: ['White', 'Black']};
const pie = {players: ['First', 'Second'], plain: 'wali'};
const scene = (first, second) => ({sides: [first, second].map(owner => ({owner, name: ['White', 'Black'][owner - 1]}))});
const swapped = {player: 1, moves: [], scene: scene(2, 1)};
const asked = {player: 2, moves: [{text: 'swap'}, {text: 'a0'}], scene: scene(1, 2)};

test('without the pie rule a player has the side of the same number', () => {
  const position = {player: 1, moves: [], scene: {}};
  assert.equal(sides.sideOf(position, 2), 2);
  assert.equal(sides.playerOf(position, 2), 2);
  assert.equal(sides.fullName(plain, position, 2), 'Black');
});

test('after a change of sides the players keep their names', () => {
  assert.equal(sides.sideOf(swapped, 1), 2);
  assert.equal(sides.playerOf(swapped, 1), 2);
  assert.equal(sides.fullName(pie, swapped, 1), 'First (Black)');
  assert.deepEqual(sides.namesOfSides(pie, swapped), {player1: 'Second (White)', player2: 'First (Black)'});
});

test('a position without a scene has players but no sides', () => {
  assert.equal(sides.fullName(plain, {player: 1, moves: [], scene: null}, 1), 'White');
});

test('only a game with the pie rule asks, and only when swap is legal', () => {
  assert.equal(sides.maySwap(pie, asked), true);
  assert.equal(sides.maySwap(plain, asked), false);
  assert.equal(sides.maySwap(pie, swapped), false);
});

test('who is asked learns the own side and the other', () => {
  assert.deepEqual(sides.bothSides(pie, asked), {own: 'Black', other: 'White'});
});
