// The opponent to try next.

import test from 'node:test';
import assert from 'node:assert/strict';
import {advised, opponentOf, seatOfStrength} from '../../web/opponent.js';

const strengths = ['newcomer', 'beginner', 'learner'].map(name => ({name}));
const info = {name: 'wali', strengths, levels: [{number: 1}, {number: 2}]};

test('a win leads to the next stronger one, a loss to the next weaker one', () => {
  assert.equal(advised(strengths, 'beginner', 1).name, 'learner');
  assert.equal(advised(strengths, 'beginner', 0).name, 'newcomer');
  assert.equal(advised(strengths, 'beginner', 0.5).name, 'beginner');
});

test('the ladder has two ends', () => {
  assert.equal(advised(strengths, 'learner', 1).name, 'learner');
  assert.equal(advised(strengths, 'newcomer', 0).name, 'newcomer');
});

test('a strength counts only against a person', () => {
  assert.equal(seatOfStrength(info, ['human', 'beginner']), 1);
  assert.equal(seatOfStrength(info, ['beginner', 'human']), 0);
  assert.equal(seatOfStrength(info, ['beginner', 'learner']), -1);
  assert.equal(seatOfStrength(info, ['human', 4]), -1);
});

test('without named strengths the opponent is a level', () => {
  assert.equal(opponentOf({...info, strengths: []}), 2);
  assert.equal(opponentOf(info), 'newcomer');
});
