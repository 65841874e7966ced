// Calls goals of a Prolog file in the SWI-Prolog of the site: node run.mjs ROOT SITE FILE GOAL... The programs of tests/corpus
// are in /own/corpus. Prints what the goals print and, to the error output, the seconds of processor time that each has taken.

import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {gunzipSync} from 'node:zlib';

const [root, folder, file, ...goals] = process.argv.slice(2);
const site = join(folder, readdirSync(folder).find(name => name.startsWith('static-')));
const part = name => gunzipSync(readFileSync(join(site, `${name}.gz`)));

globalThis.require = createRequire(import.meta.url);
globalThis.__dirname = site;
const {started, addFiles, addOwn, once, ROOT} = await import(pathToFileURL(join(site, 'prolog.js')));
const script = join(mkdtempSync(join(tmpdir(), 'site')), 'swipl.mjs');
writeFileSync(script, part('swipl.js'));
const prolog = await started({
  script: pathToFileURL(script).href, program: new WebAssembly.Module(part('swipl.wasm')),
  library: new WebAssembly.Module(part('tabuleiro.wasm')),
  data: part('swipl.data'), qlf: part('site.qlf'), files: JSON.parse(part('files.json')),
});
rmSync(dirname(script), {recursive: true});
const corpus = join(root, 'tests/corpus');
const program = readdirSync(corpus, {recursive: true, withFileTypes: true}).filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath ?? entry.path, entry.name))
  .map(path => [`corpus/${path.slice(corpus.length + 1)}`, readFileSync(path)]);
addOwn(prolog, {qlf: part('own.qlf'), data: part('own.data'), program: Object.fromEntries(program)});
addFiles(prolog, {[file]: readFileSync(join(root, file), 'utf8')});
once(prolog, `use_module('${ROOT}/${file}')`);
for (const goal of goals) {
  const before = process.cpuUsage();
  process.stdout.write(String(once(prolog, `with_output_to(string(Text), ${goal})`).Text));
  const {user, system} = process.cpuUsage(before);
  process.stderr.write(`${goal}: ${((user + system) / 1e6).toFixed(2)}\n`);
}
