// Own arrows and circles.

import test from 'node:test';
import assert from 'node:assert/strict';
import {toggled} from '../../web/notes.js';

test('a note that is drawn again is taken away', () => {
  const notes = toggled(toggled([], ['a']), ['a', 'b']);
  assert.deepEqual(notes, [['a'], ['a', 'b']]);
  assert.deepEqual(toggled(notes, ['a']), [['a', 'b']]);
});

test('an arrow back is another arrow', () => {
  assert.equal(toggled([['a', 'b']], ['b', 'a']).length, 2);
});
