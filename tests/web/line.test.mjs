// The websocket of rooms, on a network that is cut.

import test from 'node:test';
import assert from 'node:assert/strict';

const heard = {}, beats = [];
globalThis.addEventListener = (type, hear) => { heard[type] = hear; };
globalThis.location = {protocol: 'http:', host: 'localhost', pathname: '/', href: 'http://localhost/'};
const {Line} = await import('../../web/line.js');

// A line of a page that leaves its room when it has opened as many sockets.
function lineOf(most, patience) {
  const opened = [], told = [];
  globalThis.WebSocket = class {
    constructor() {
      this.sent = [];
      opened.push(this);
    }

    send(text) { this.sent.push(JSON.parse(text)); }

    close() { this.closed = true; }
  };
  const {setInterval} = globalThis;
  globalThis.setInterval = beat => { beats.push(beat); };
  const line = new Line({hear() {}, used: () => opened.length < most, waits: () => true, lost: () => told.push('lost'),
                         again: () => told.push('again')}, patience);
  globalThis.setInterval = setInterval;
  return {line, opened, told};
}

const HOUR = 3600000;

test('an answer that does not come opens the line anew', async () => {
  const {line, opened, told} = lineOf(2, 1);
  const asked = line.ask('room_act', {act: 'move'});
  opened[0].onopen();
  await assert.rejects(asked);
  line.open();
  opened[1].onopen();
  assert.deepEqual(told, ['lost', 'again']);
  assert.equal(opened[0].closed, true);
});

test('a connection that does not come is given up', async () => {
  const {line, opened, told} = lineOf(2, 1);
  await assert.rejects(line.ask('room_enter', {}));
  assert.equal(opened[0].closed, true);
  assert.deepEqual(told, ['lost']);
  line.used = () => false;
  line.rest();
});

test('without a network the line is lost at once, and open when there is one', async () => {
  const {line, opened, told} = lineOf(2, HOUR);
  const asked = line.ask('room_act', {act: 'move'});
  opened[0].onopen();
  heard.offline();
  await assert.rejects(asked);
  line.used = () => true;
  heard.online();
  opened[1].onopen();
  assert.deepEqual(told, ['lost', 'again']);
});

test('a player is there from time to time, and an answer leaves the line as it is', async () => {
  const {line, opened, told} = lineOf(2, HOUR);
  line.open();
  opened[0].onopen();
  beats.at(-1)();
  await new Promise(setImmediate);
  const [{id, type}] = opened[0].sent;
  assert.equal(type, 'room_here');
  assert.notEqual(line.late, null);
  line.take({type: 'done', id});
  assert.equal(line.late, null);
  assert.deepEqual(told, []);
});
