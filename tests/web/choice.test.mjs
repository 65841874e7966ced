// The choices of which a move consists.

import test from 'node:test';
import assert from 'node:assert/strict';
import {Choice, keyOf, typed} from '../../web/choice.js';

const cell = (name, what = 'cell') => ({cell: name, text: name, what});
const word = text => ({cell: null, text, what: 'tree'});
const moves = [
  {text: 'a1-b1', steps: [cell('a1'), cell('b1')]},
  {text: 'a1-b2', steps: [cell('a1'), cell('b2')]},
  {text: 'c1-b1', steps: [cell('c1'), cell('b1')]},
  {text: 'fir@d1', steps: [word('fir'), cell('d1')]},
];
const keys = choice => choice.options().map(keyOf);

test('each first step is an option once', () => {
  assert.deepEqual(keys(new Choice(moves)), ['cell a1', 'cell c1', 'text fir']);
});

test('a step leaves only what goes on from it', () => {
  const choice = new Choice(moves);
  assert.equal(choice.press('cell a1').type, 'more');
  assert.deepEqual(keys(choice), ['cell b1', 'cell b2']);
});

test('the last step completes the move', () => {
  const choice = new Choice(moves);
  choice.press('text fir');
  const {type, move} = choice.press('cell d1');
  assert.equal(type, 'move');
  assert.equal(move.text, 'fir@d1');
});

test('the chosen cell once more takes the choice back', () => {
  const choice = new Choice(moves);
  choice.press('cell a1');
  assert.equal(choice.press('cell a1').type, 'more');
  assert.deepEqual(choice.chosen, []);
});

test('another first step begins another move', () => {
  const choice = new Choice(moves);
  choice.press('cell a1');
  assert.equal(choice.press('cell c1').type, 'more');
  assert.deepEqual(keys(choice), ['cell b1']);
});

test('a cell that begins no move changes nothing', () => {
  const choice = new Choice(moves);
  choice.press('cell a1');
  assert.equal(choice.press('cell d9').type, 'none');
  assert.deepEqual(choice.chosen.map(keyOf), ['cell a1']);
});

test('a piece may be dragged, a whole move may not', () => {
  const choice = new Choice([...moves, {text: 'd4', steps: [cell('d4')]}]);
  assert.equal(choice.lift('cell d4'), false);
  assert.deepEqual(choice.chosen, []);
  assert.equal(choice.lift('cell a1'), true);
  assert.equal(choice.lift('cell a1'), true);
  assert.equal(choice.lift('cell c1'), true);
  assert.equal(choice.lift('cell z9'), false);
});

test('a refused cell is told with the whole moves that it could begin', () => {
  const choice = new Choice(moves);
  assert.deepEqual(choice.attempts('x1'), ['x1 b1', 'x1 b2', 'x1 d1']);
  choice.press('cell a1');
  assert.deepEqual(choice.attempts('x1'), ['a1 x1']);
});

test('the names of the next choice are told once each', () => {
  assert.equal(new Choice(moves).what(), 'cell / tree');
});

test('a typed move is found whatever separates its parts', () => {
  for (const text of ['a1-b2', ' A1 b2 ', 'a1, b2', 'a1>b2'])
    assert.equal(typed(text, moves).move?.text, 'a1-b2', text);
  assert.equal(typed('a1 b9', moves).move, undefined);
  assert.equal(typed(' - ', moves).words, '');
});
