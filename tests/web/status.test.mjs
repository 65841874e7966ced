// What the page says of a position.

import test from 'node:test';
import assert from 'node:assert/strict';
import {cellText, lastTurn, statusText} from '../../web/status.js';

const info = {players: ['White', 'Black']};
const ply = (player, text, ...effects) => ({player, text, effects});
const position = values => ({player: 1, over: false, moves: [], history: [], scene: {}, ...values});

test('the last turn has all plies of the last player', () => {
  const history = [ply(1, 'a'), ply(2, 'b'), ply(2, 'c')];
  assert.deepEqual(lastTurn({history}).map(p => p.text), ['b', 'c']);
  assert.deepEqual(lastTurn({history: []}), []);
});

test('at the start the page says who is to move', () => {
  assert.equal(statusText(info, position()), 'White to move.');
});

test('a turn is said with what came of it, and who is next', () => {
  const history = [ply(2, 'b', 'Black takes a stone'), ply(2, 'c')];
  assert.equal(statusText(info, position({history})), 'Black: b, c. Black takes a stone. White to move.');
});

test('more is said in place of who is next', () => {
  assert.equal(statusText(info, position(), {more: 'White is thinking…'}), 'White is thinking…');
});

test('a question is said in place of who is next', () => {
  assert.equal(statusText(info, position(), {next: 'Swap?'}), 'Swap?');
});

test('the end is said with its reason', () => {
  assert.equal(statusText(info, position({over: true, winner: 2, result: 'Black wins.', reason: 'No stones are left'})),
               'Black wins. No stones are left.');
  assert.equal(statusText(info, position({over: true, winner: 0})), 'Draw.');
});

test('an end that is none of the rules is said with the winner', () => {
  assert.equal(statusText(info, position(), {ended: {why: 'resigned', winner: 2}}), 'White resigned; Black wins.');
  assert.equal(statusText(info, position(), {ended: {why: 'time', winner: 1}}), 'Black ran out of time; White wins.');
  assert.equal(statusText(info, position(), {ended: {why: 'agreed', winner: 0}}), 'A draw by agreement.');
});

test('a cell is read with its stack from the top, its ground and its marks', () => {
  const scene = {
    pieces: [{cell: 'x', kind: 'ring', level: 0, name: 'white ring'}, {cell: 'x', kind: 'ball', level: 1, name: 'black ball'}],
    marks: [{cell: 'x', what: 'relocate'}],
  };
  const classes = new Set(['option', 'last']);
  classes.contains = classes.has;
  assert.equal(cellText({id: 'x', label: 'a1', ground: 'gold'}, scene, {}, classes),
               'a1, black ball, white ring, gold, to be relocated, possible, last move');
  assert.equal(cellText({id: 'y', label: 'b1', ground: 'plain'}, scene, {}, new class { contains() { return false; } }()),
               'b1, empty');
});
