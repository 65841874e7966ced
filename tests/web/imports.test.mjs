// A module that uses what another one exports imports it: no browser says so
// before the line runs.

import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';

const folder = new URL('../../web/', import.meta.url);
const sources = new Map(readdirSync(folder).filter(name => name.endsWith('.js'))
  .map(name => [name, readFileSync(new URL(name, folder), 'utf8').replace(/\/\/.*$/gm, '')]));

const exported = source => [...source.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm)].map(([, name]) => name);

// The exported names that SOURCE calls or makes objects of, and neither imports nor defines.
function missing(source, names) {
  return names.filter(name =>
    new RegExp(`(?<![.\\w$])(?:new )?${name}\\(`).test(source) &&
    !new RegExp(`import [^;]*\\b${name}\\b[^;]*from|(?:function|class|const|let) ${name}\\b|^\\s*(?:async |static )*${name}\\([^;]*\\) \\{`, 'm')
      .test(source));
}

test('each module imports what it uses of the others', () => {
  const names = [...new Set([...sources.values()].flatMap(exported))];
  assert.ok(names.length > 50);
  for (const [name, source] of sources) assert.deepEqual(missing(source, names), [], name);
});

test('a call of what is not imported is found', () => {
  assert.deepEqual(missing('import {a} from "./m.js";\nif (a()) showKept(1);', ['a', 'showKept']), ['showKept']);
  assert.deepEqual(missing('shelf.showKept(1);\nfunction a() {}\na();', ['a', 'showKept']), []);
});
