// Writes the site: node build.mjs ROOT PACKAGE LIBRARY SITE, where PACKAGE is the folder of swipl-wasm, LIBRARY the C library
// as WebAssembly, and SITE the folder to write. The programs of the site itself compile the Prolog files and make the answers
// that never change.

import {cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';

import {growable} from './wasm.js';

const [root, npm, library, site] = process.argv.slice(2);
const LANGUAGES = ['en', 'pt'];

// The paths below folder, from the root, that match pattern.
const paths = (folder, pattern) =>
  readdirSync(join(root, folder), {withFileTypes: true}).flatMap(entry => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? paths(path, pattern) : pattern.test(path) ? [path] : [];
  }).sort();

const contents = list => Object.fromEntries(list.map(path => [path, readFileSync(join(root, path), 'utf8')]));

function write(path, content) {
  mkdirSync(dirname(join(site, path)), {recursive: true});
  writeFileSync(join(site, path), content);
}

const pack = (path, content) => write(`static/${path}.gz`, gzipSync(content, {level: 9}));

rmSync(site, {recursive: true, force: true});

// The page, with its requests answered by local.js.
for (const path of paths('web', /\.(js|css|svg)$/)) cpSync(join(root, path), join(site, 'static', path.slice('web/'.length)));
for (const path of paths('games', /\/web\//)) cpSync(join(root, path), join(site, 'static', path.replace('/web/', '/')));
for (const name of ['worker', 'prolog', 'library', 'wasm'])
  cpSync(join(root, `site/${name}.js`), join(site, `static/${name}.js`));
cpSync(join(root, 'site/local.js'), join(site, 'static/server.js'));

// SWI-Prolog. Its script becomes a module.
const dist = name => join(npm, 'dist/swipl', name);
const program = growable(readFileSync(dist('swipl-web.wasm')));
const data = readFileSync(dist('swipl-web.data'));
const side = readFileSync(library);
write('static/swipl.js', `${readFileSync(dist('swipl-web.js'), 'utf8')}export default SWIPL;\n`);
pack('swipl.wasm', program);
pack('swipl.data', data);
pack('tabuleiro.wasm', side);

// Under node the script expects what a CommonJS module has.
globalThis.require = createRequire(import.meta.url);
globalThis.__dirname = npm;
const {bare, addFiles, once, start, ROOT} = await import(pathToFileURL(join(site, 'static/prolog.js')));
const parts = {
  program: new WebAssembly.Module(program), library: new WebAssembly.Module(side),
  data: data.buffer.slice(data.byteOffset, data.byteOffset + data.length),
};

// One compiled file has all Prolog files, the texts in all languages too.
const sources = [...paths('prolog', /\.pl$/), ...paths('games', /^games\/[^/]+\/([^/]+\/)?[^/]+\.pl$/), 'site/answers.pl'];
const translations = sources.filter(path => /\/pt\.pl$/.test(path));
const compiler = await bare(parts);
addFiles(compiler, contents(sources));
addFiles(compiler, {'site/site.pl': `:- module(tabuleiro_site, []).\n${
  ['site/answers.pl', ...translations].map(path => `:- use_module('../${path}', []).\n`).join('')}`});
once(compiler, `qcompile('${ROOT}/site/site.pl', [include(user), imports([])])`);
const qlf = compiler.FS.readFile(`${ROOT}/site/site.qlf`);
pack('site.qlf', qlf);

// What the Prolog files read. A source is not read, but must exist: its place is that of other files.
const files = {
  ...Object.fromEntries(sources.map(path => [path, ''])),
  ...contents(paths('games', /\.txt$/).filter(path => !path.includes('/tests/'))),
};
pack('files.json', JSON.stringify(files));

// The list of the games and the start of each, whose look files are there.
const looks = Object.fromEntries(paths('games', /\/web\//).map(path => [path, '']));
const answer = await start({...parts, qlf, files: {...files, ...looks}});
const answered = (goal, body) => {
  const {status, answer: text} = answer(goal, JSON.stringify(body), () => {});
  if (status !== 200) throw new Error(`${goal}: ${text}`);
  return text;
};
for (const lang of LANGUAGES) {
  const games = answered('games', {lang});
  write(`data/games.${lang}.json`, games);
  for (const {name, pie} of JSON.parse(games))
    for (const game of [name, pie.name])
      write(`data/${game}.${lang}.json`,
            answered('position', {game, config: {}, moves: [], since: 0, choosing: [1, 2], rules: true, lang}));
}

// Last: make takes the site for whole when it has this file.
cpSync(join(root, 'web/index.html'), join(site, 'index.html'));
