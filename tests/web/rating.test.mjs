// Which games count for the person's rating.

import test from 'node:test';
import assert from 'node:assert/strict';

const kept = new Map();
globalThis.localStorage = {getItem: key => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text)};
const asked = [];
globalThis.fetch = async (path, {body}) => {
  const {level, points, rating} = JSON.parse(body);
  asked.push({level, points, rating});
  const elo = (rating?.elo ?? 600) + 100 * (2 * points - 1);
  return {ok: true, status: 200, text: async () => JSON.stringify({rating: {elo, deviation: 100, volatility: 0.06}, elo, error: 196})};
};
const {ratingIn, settle} = await import('../../web/rating.js');

const info = {name: 'wali'};
const played = change => ({config: {}, start: null, standing: null, helped: false, store() {}, ...change});

test('a game counts once, and the next one goes on from there', async () => {
  const game = played();
  await settle(info, game, 'newcomer', 1);
  await settle(info, game, 'newcomer', 1);
  assert.deepEqual(game.standing, {elo: 700, error: 196});
  await settle(info, played(), 'beginner', 0);
  assert.deepEqual(asked.map(({rating, points}) => [rating?.elo ?? null, points]), [[null, 1], [700, 0]]);
  assert.equal(ratingIn(info).elo, 600);
  assert.equal(ratingIn({name: 'wali_pie', plain: 'wali'}).elo, 600);
  assert.equal(ratingIn({name: 'tactigon'}), null);
});

test('a game with help leaves the rating as it is', async () => {
  const game = played({helped: true});
  await settle(info, game, 'newcomer', 1);
  assert.equal(game.standing, 'helped');
  assert.equal(asked.length, 2);
});

test('no other game counts', async () => {
  for (const change of [{config: {size: 1}}, {start: '5/5'}, {analysing: true}, {exercise: true}, {room: {}}]) {
    const game = played(change);
    await settle(info, game, 'newcomer', 1);
    assert.equal(game.standing, null, JSON.stringify(change));
  }
  await settle({name: 'wali_pie', plain: 'wali'}, played(), 'newcomer', 1);
  assert.equal(asked.length, 2);
});
