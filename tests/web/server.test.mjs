// Requests and searches on a network that is cut without a word.

import test from 'node:test';
import assert from 'node:assert/strict';

globalThis.addEventListener ??= () => {};
globalThis.location ??= {protocol: 'http:', host: 'localhost', pathname: '/', href: 'http://localhost/'};
globalThis.document ??= {documentElement: {lang: 'en'}};
const {connection, request, search} = await import('../../web/server.js');

const told = [];
for (const state of ['lost', 'found']) connection.addEventListener(state, () => told.push(state));
const turn = () => new Promise(setImmediate);

// Timers that go off when they are told to.
function faked(t) {
  const {setTimeout, clearTimeout, setInterval, fetch, WebSocket} = globalThis;
  t.after(() => Object.assign(globalThis, {setTimeout, clearTimeout, setInterval, fetch, WebSocket}));
  const timers = [];
  globalThis.setTimeout = (f, ms) => timers.push({f, ms});
  globalThis.clearTimeout = n => { if (n) timers[n - 1].off = true; };
  globalThis.setInterval = globalThis.setTimeout;
  told.length = 0;
  return async ms => {
    const timer = timers.findLast(one => one.ms === ms && !one.off);
    timer.off = true;
    timer.f();
    await turn();
  };
}

test('a request without an answer is sent again', async t => {
  const passed = faked(t), sent = [];
  globalThis.fetch = (path, {signal}) => new Promise((done, failed) => {
    sent.push(path);
    if (sent.length === 2) done({ok: true, status: 200, text: async () => '{"moves": 7}'});
    signal.addEventListener('abort', () => failed(signal.reason));
  });
  const answer = request('position', {});
  await turn();
  await passed(30000);
  assert.deepEqual(told, ['lost']);
  await passed(300);
  assert.deepEqual(await answer, {moves: 7});
  assert.deepEqual(sent, ['/api/position', '/api/position']);
  assert.deepEqual(told, ['lost', 'found']);
});

test('a search is requested again if the server does not answer that it is there', async t => {
  const passed = faked(t), opened = [], heard = [];
  globalThis.WebSocket = class {
    constructor() {
      this.sent = [];
      opened.push(this);
    }

    send(text) { this.sent.push(JSON.parse(text).type); }

    close() { this.closed = true; }
  };
  const stop = search({type: 'move'}, message => heard.push(message.type));
  opened[0].onopen();
  await turn();
  await passed(20000);
  assert.deepEqual(opened[0].sent, ['move', 'room_here']);
  await passed(15000);
  assert.equal(opened[0].closed, true);
  await passed(300);
  opened[1].onopen();
  await turn();
  assert.deepEqual(opened[1].sent, ['move']);
  assert.deepEqual(told, ['lost', 'found']);
  stop();
  assert.deepEqual(opened[1].sent, ['move', 'stop']);
});
