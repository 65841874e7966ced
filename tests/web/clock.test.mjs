// The clock of a game.

import test from 'node:test';
import assert from 'node:assert/strict';
import {Clock, timeText} from '../../web/clock.js';

const root = {parent: null};
const first = {parent: root};
const second = {parent: first};

test('time runs for the player to move alone', () => {
  const clock = new Clock({limit: '180+0'});
  clock.show(root, 1, 1000);
  assert.equal(clock.left(1, 3000), 178000);
  assert.equal(clock.left(2, 3000), 180000);
});

test('each move adds the increment to the time of the player', () => {
  const clock = new Clock({limit: '180+2'});
  clock.show(root, 1, 0);
  clock.show(first, 2, 5000);
  assert.equal(clock.left(1, 9000), 177000);
  assert.equal(clock.left(2, 9000), 176000);
});

test('a move taken back gives neither time nor increment', () => {
  const clock = new Clock({limit: '180+2'});
  clock.show(root, 1, 0);
  clock.show(first, 2, 1000);
  clock.show(root, 1, 4000);
  assert.equal(clock.left(2, 4000), 177000);
  assert.deepEqual(clock.moves, [1, 0]);
});

test('nobody loses time while the game is over or browsed', () => {
  const clock = new Clock({limit: '180+0'});
  clock.show(root, 1, 0);
  clock.show(first, null, 1000);
  assert.equal(clock.late(10 ** 9), null);
  assert.equal(clock.left(1, 10 ** 9), 179000);
});

test('who has used up all time is late', () => {
  const clock = new Clock({limit: '180+0'});
  clock.show(second, 2, 0);
  assert.equal(clock.late(179999), null);
  assert.equal(clock.late(180000), 2);
});

test('a kept clock goes on where it was', () => {
  const clock = new Clock({limit: '300+5'});
  clock.show(root, 1, 0);
  clock.show(first, null, 60000);
  const again = new Clock(JSON.parse(JSON.stringify(clock.kept())));
  assert.equal(again.left(1, 5), 245000);
});

test('time is shown in minutes, and near its end in tenths', () => {
  assert.equal(timeText(180000), '3:00');
  assert.equal(timeText(59001), '1:00');
  assert.equal(timeText(61000), '1:01');
  assert.equal(timeText(19950), '0:20');
  assert.equal(timeText(19900), '0:19.9');
  assert.equal(timeText(0), '0:00.0');
});
