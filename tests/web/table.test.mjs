import assert from 'node:assert';
import test from 'node:test';
import {table} from '../../site/table.js';

const grade = {name: 'a.pl', verdict: 'kept', rules: 0, interface: 1, style: 2, suspicions: 0, games: 9, positions: 80, seconds: 1.5};
const row = name => table([{...grade, name}]).split('\r\n')[1];

test('a row for each grade, numbers without quotes', () =>
  assert.equal(row('a.pl'), '"a.pl","kept",0,1,2,0,9,80,1.5'));

test('a quote in a name is doubled', () => assert.match(row('a "b".pl'), /^"a ""b"".pl",/));

test('a name is no formula', () => {
  for (const begin of ['=', '+', '-', '@']) assert.ok(row(`${begin}1.pl`).startsWith(`"'${begin}1.pl"`));
  assert.ok(row('a=1.pl').startsWith('"a=1.pl"'));
});
