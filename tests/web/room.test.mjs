// The game of a room on the page of one of its people.

import test from 'node:test';
import assert from 'node:assert/strict';

const kept = new Map();
globalThis.localStorage = {getItem: key => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text)};
globalThis.location = {pathname: '/', href: 'http://localhost/'};
globalThis.history = {state: null, pushState() {}, replaceState() {}};
const {Room, ownRooms} = await import('../../web/room.js');
const {statusText} = await import('../../web/status.js');
const {follow} = await import('../../web/tree.js');

const entered = {type: 'entered', room: 'abc', version: 1, game: 'wali', moves: ['a0'], you: 1, token: 'secret', names: ['Ana', 'Rui'],
                 stage: 'playing', winner: null, why: null, mover: 2, clock: {left: [60, 50], runs: 2}, offer: {what: 'draw', player: 1}};

async function opened(answer) {
  const seen = [];
  const room = new Room({ask: (...asked) => answer(...asked)}, {
    begin: async saved => {
      const root = {move: null, parent: null, ply: 0, children: []};
      const game = {root, node: saved.moves.reduce(follow, root), go: async () => {}};
      game.play = move => game.go(follow(game.node, move));
      room.take(game);
    },
    changed: () => seen.push(room.state.why), declined: () => seen.push('declined'), failed: error => seen.push(error.message),
  });
  await room.enter('abc', {seat: true});
  return {room, seen};
}

test('is over without a result, and its seat is forgotten', async () => {
  let answer = async () => entered;
  const {room, seen} = await opened(() => answer());
  assert.equal(ownRooms().length, 1);
  answer = async () => { throw Object.assign(new Error('There is no such room'), {status: 404}); };
  await room.again();
  assert.deepEqual(seen, [null, 'gone', 'There is no such room']);
  assert.equal(room.plays, false);
  assert.equal(room.offered('draw'), null);
  assert.equal(room.state.clock.runs, 0);
  assert.equal(statusText({players: ['White', 'Black']}, {player: 1, over: false, history: []}, {ended: room.game.ended}),
               'The server no longer has this game.');
  assert.deepEqual(ownRooms(), []);
});

test('tells of an offer that the other declines, and not of one that a move takes back', async () => {
  const {room, seen} = await opened(async () => entered);
  await room.hear({...entered, type: 'room', version: 2, offer: null});
  await room.hear({...entered, type: 'room', version: 3});
  await room.hear({...entered, type: 'room', version: 4, offer: null, moves: ['a0', 'c3']});
  assert.deepEqual(seen, [null, null, 'declined', null, null]);
});

test('lets a player with another move in the same turn go on', async () => {
  const {room} = await opened(async () => ({...entered, moves: [], mover: 1, offer: null}));
  const shown = [];
  room.game.go = async node => {
    room.game.node = node;
    shown.push(room.mayMove());
  };
  await room.game.play('@b3');
  await room.hear({...entered, type: 'room', version: 2, moves: ['@b3'], mover: 1, offer: null});
  assert.deepEqual(shown, [false, true]);
});

test('sends a move once, though the line breaks before', async () => {
  const asked = [];
  const {room} = await opened(async type => {
    asked.push(type);
    return {...entered, moves: [], mover: 1, offer: null};
  });
  let show;
  room.game.go = async node => {
    room.game.node = node;
    await new Promise(done => { show = done; });
  };
  const played = room.game.play('a0');
  await room.again();
  show();
  await played;
  assert.deepEqual(asked, ['room_enter', 'room_enter', 'room_act']);
});

test('goes on after another error', async () => {
  let answer = async () => entered;
  const {room, seen} = await opened(() => answer());
  answer = async () => { throw Object.assign(new Error('busy'), {status: 503}); };
  await room.again();
  assert.deepEqual(seen, [null, 'busy']);
  assert.equal(room.plays, true);
  assert.equal(ownRooms().length, 1);
});
