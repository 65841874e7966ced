// The names of players.

import test from 'node:test';
import assert from 'node:assert/strict';

globalThis.addEventListener = () => {};
globalThis.document ??= {documentElement: {lang: 'en'}};
const {playerText} = await import('../../web/hands.js');

const info = {strengths: [{name: 'casual', title: 'casual', elo: 1227}], levels: [{number: 4, name: 'modest'}]};

test('a player of a record has the name that the page gives him', () => {
  for (const [tag, text] of [['casual', 'casual (1227)'], ['strength(casual)', 'casual (1227)'], ['level(4)', 'Level 4: modest'],
                             ['level 4', 'Level 4: modest'], ['human', 'Human'], ['Ana', 'Ana'], ['strength(deep)', 'strength(deep)']])
    assert.equal(playerText(info, tag), text);
});
