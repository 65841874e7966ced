// Runs the tests of the page's modules that need no browser, in one process: node --test tests/web/all.mjs

import {readdirSync} from 'node:fs';

for (const name of readdirSync(new URL('.', import.meta.url)).sort())
  if (name.endsWith('.test.mjs')) await import(`./${name}`);
