// The games that the browser keeps.

import test from 'node:test';
import assert from 'node:assert/strict';
import {Shelf, hasMoves, moveCount} from '../../web/shelf.js';

class Store {
  items = new Map();
  get length() { return this.items.size; }
  key(i) { return [...this.items.keys()][i]; }
  getItem(key) { return this.items.get(key) ?? null; }
  setItem(key, value) { this.items.set(key, value); }
  removeItem(key) { this.items.delete(key); }
}

function made(local = new Store(), session = new Store()) {
  let time = 0;
  return new Shelf({local, session}, () => ++time);
}

const game = (...moves) => ({game: 'wali', moves, tree: [null, null, moves.map(move => [move, null, [], null])]});

test('a game is read as it was put', () => {
  const shelf = made();
  const id = shelf.newId();
  shelf.put(id, game('a0'));
  assert.deepEqual(shelf.read(id), {...game('a0'), id});
});

test('the last changed game is listed first', () => {
  const shelf = made();
  shelf.put('one', game('a0'));
  shelf.put('two', game('b0'));
  shelf.put('one', game('a0', 'c0'));
  assert.deepEqual(shelf.list().map(({id}) => id), ['one', 'two']);
});

test('each tab has its own game, all tabs the same list', () => {
  const local = new Store();
  const tabs = [made(local), made(local)];
  tabs.forEach((tab, i) => tab.put(`game${i}`, game('a0')));
  assert.deepEqual(tabs.map(tab => tab.own().id), ['game0', 'game1']);
  assert.equal(tabs[0].list().length, 2);
});

test('the list is bounded, and the oldest games go', () => {
  const shelf = made();
  for (let i = 0; i < 70; i++) shelf.put(`game${i}`, game('a0'));
  assert.equal(shelf.list().length, 60);
  assert.equal(shelf.read('game9'), null);
  assert.notEqual(shelf.read('game10'), null);
});

test('the game of an earlier version is kept', () => {
  const local = new Store();
  local.setItem('tabuleiro.game', JSON.stringify(game('e4')));
  const shelf = made(local);
  assert.deepEqual(shelf.list().map(({saved}) => saved.moves), [['e4']]);
  assert.equal(local.getItem('tabuleiro.game'), null);
});

test('a removed game is gone', () => {
  const shelf = made();
  shelf.put('one', game('a0'));
  shelf.remove('one');
  assert.deepEqual(shelf.list(), []);
  assert.equal(shelf.own(), null);
});

test('a browser without storage keeps nothing and throws nothing', () => {
  const shelf = made(null, null);
  shelf.put('one', game('a0'));
  assert.deepEqual(shelf.list(), []);
  assert.equal(shelf.own(), null);
});

test('new games have different names', () => {
  const shelf = made();
  assert.equal(new Set([1, 2, 3, 4].map(() => shelf.newId())).size, 4);
});

test('a game has moves if its tree has', () => {
  assert.equal(hasMoves(game()), false);
  assert.equal(hasMoves(game('a0')), true);
  assert.equal(hasMoves({moves: []}), false);
});

test('the moves of a game are those of its main line, whatever is on the board', () => {
  const tree = [null, null, [['a0', null, [['e4', null, [], null], ['e3', null, [], null]], null]], null];
  assert.equal(moveCount({moves: [], tree}), 2);
  assert.equal(moveCount({moves: ['a0', 'e3', 'b2']}), 3);
});
