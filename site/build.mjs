// Writes the site: node build.mjs ROOT PACKAGE LIBRARY SITE, where PACKAGE is the folder of swipl-wasm, LIBRARY the C library
// as WebAssembly, and SITE the folder to write. The programs of the site itself compile the Prolog files and make the answers
// that never change.

import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';

import {packed} from './package.js';
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
write('package.json', '{"type": "module"}\n');         // for node, which runs some of the files too

// The page, with its requests answered by local.js.
for (const path of paths('web', /\.(js|css|svg)$/)) cpSync(join(root, path), join(site, 'static', path.slice('web/'.length)));
for (const path of paths('games', /\/web\//)) cpSync(join(root, path), join(site, 'static', path.replace('/web/', '/')));
for (const name of ['worker', 'prolog', 'library', 'wasm', 'package', 'offer', 'calls', 'desk', 'files', 'sandbox', 'programs',
                    'own', 'dropped', 'zip', 'kept', 'class', 'table'])
  cpSync(join(root, `site/${name}.js`), join(site, `static/${name}.js`));
cpSync(join(root, 'site/local.js'), join(site, 'static/server.js'));

// The frame for programs of one's own, and its worker. They load no modules, so the modules are joined: imports come before what
// imports them.
const joined = names => names.map(name => readFileSync(join(root, `site/${name}.js`), 'utf8')
  .replace(/^import .*\n/gm, '').replace(/^export /gm, '')).join('\n');
const frame = joined(['wasm', 'frame']);
const inline = `'sha256-${createHash('sha256').update(frame).digest('base64')}'`;
const policy = content => `<meta http-equiv="Content-Security-Policy" content="${content}">`;
write('static/frame.html', `<!doctype html><meta charset="utf-8"><title>sandbox</title>${
  policy(`default-src 'none'; script-src blob: 'wasm-unsafe-eval' ${inline}; worker-src blob:`)}<script>${frame}</script>\n`);
write('static/sandboxed.js', joined(['wasm', 'package', 'library', 'prolog', 'worker']));

// SWI-Prolog. Its script becomes a module without the list of its files, which become a package of those that the site may
// reach. Under node the script expects what a CommonJS module has.
globalThis.require = createRequire(import.meta.url);
globalThis.__dirname = npm;
const dist = name => join(npm, 'dist/swipl', name);
const program = growable(readFileSync(dist('swipl-web.wasm')));
const script = readFileSync(dist('swipl-web.js'), 'utf8');
const [first, last] = [script.indexOf('(()=>{var isPthread'), script.indexOf('})();let prolog;')];
if (first < 0 || last < first) throw new Error('the script of swipl-wasm is not as expected');
write('static/swipl.js', `${script.slice(0, first)}${script.slice(last + 5)}export default SWIPL;\n`);
write('whole.js', `${script}export default SWIPL;\n`);

// The libraries that are left out, and those that only programs of one's own may load.
const NEVER = /^\/swipl\/library\/(theme|ext\/(RDF|chr|pcre|semweb|zlib))\//;
const OWN = /^\/swipl\/library\/(clp|dialect|ext\/(clpqr|plunit))\//;
const whole = await (await import(pathToFileURL(join(site, 'whole.js')))).default({
  arguments: ['-q'], wasmBinary: program, locateFile: name => dist(name),
});
rmSync(join(site, 'whole.js'));
const below = folder => whole.FS.readdir(folder).filter(name => !/^\.\.?$/.test(name)).flatMap(name => {
  const path = `${folder}/${name}`;
  return whole.FS.isDir(whole.FS.stat(path).mode) ? below(path) : [path];
});
const system = wanted => below('/swipl').filter(path => !NEVER.test(path) && wanted(path))
  .map(path => [path, whole.FS.readFile(path)]);
const data = packed(system(path => !OWN.test(path)));
const side = readFileSync(library);
pack('swipl.wasm', program);
pack('swipl.data', data);
pack('tabuleiro.wasm', side);

const {bare, addFiles, once, start, ROOT} = await import(pathToFileURL(join(site, 'static/prolog.js')));
const parts = {
  script: pathToFileURL(join(site, 'static/swipl.js')).href, program: new WebAssembly.Module(program),
  library: new WebAssembly.Module(side), data,
};

// One compiled file has all Prolog files, the texts in all languages too.
const sources = [...paths('prolog', /\.pl$/), ...paths('games', /^games\/[^/]+\/([^/]+\/)?[^/]+\.pl$/), 'site/answers.pl', 'site/own.pl'];
const translations = sources.filter(path => /\/pt\.pl$/.test(path));
const compiler = await bare(parts);
addFiles(compiler, contents(sources));
addFiles(compiler, {'site/site.pl': `:- module(tabuleiro_site, []).\n${
  ['site/answers.pl', ...translations].map(path => `:- use_module('../${path}', []).\n`).join('')}`});
const compiled = name => {
  once(compiler, `qcompile('${ROOT}/site/${name}.pl', [include(user), imports([])])`);
  return compiler.FS.readFile(`${ROOT}/site/${name}.qlf`);
};
const qlf = compiled('site');
pack('site.qlf', qlf);
pack('own.qlf', compiled('own'));       // what site.qlf lacks
pack('own.data', packed(system(path => OWN.test(path))));

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
write('static/data/limits.json', answered('limits', {lang: 'en'}));
for (const lang of LANGUAGES) {
  const games = answered('games', {lang});
  write(`static/data/games.${lang}.json`, games.replaceAll('"static/', '"STATIC/'));
  for (const {name, pie} of JSON.parse(games))
    for (const game of [name, pie.name])
      write(`static/data/${game}.${lang}.json`,
            answered('position', {game, config: {}, moves: [], since: 0, choosing: [1, 2], rules: true, lang}));
}

// The script travels packed as well.
pack('swipl.js', readFileSync(join(site, 'static/swipl.js')));
rmSync(join(site, 'static/swipl.js'));

// The folder of all files has a hash of them in its name: a browser may keep them for ever.
const all = readdirSync(join(site, 'static'), {recursive: true, withFileTypes: true})
  .filter(entry => entry.isFile()).map(entry => join(entry.parentPath ?? entry.path, entry.name)).sort();
const hash = createHash('sha256');
for (const path of all) hash.update(path.slice(site.length)).update(readFileSync(path));
const folder = `static-${hash.digest('hex').slice(0, 12)}`;
for (const lang of LANGUAGES) {
  const path = join(site, `static/data/games.${lang}.json`);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('STATIC/', `${folder}/`));
}
renameSync(join(site, 'static'), join(site, folder));
const version = /version\('([^']*)'\)/.exec(readFileSync(join(root, 'pack.pl'), 'utf8'))[1];
const names = all.map(path => `${folder}${path.slice(join(site, 'static').length)}`);
write('manifest.webmanifest', JSON.stringify({
  name: 'tabuleiro', short_name: 'tabuleiro', start_url: './', scope: './', display: 'standalone',
  background_color: '#ffffff', theme_color: '#ffffff',
  icons: [{src: `${folder}/favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any'}],
}));
write('offline.js', readFileSync(join(root, 'site/offline.js'), 'utf8')
  .replace('[/* files */]', JSON.stringify(['./', 'manifest.webmanifest', ...names]))
  .replace('/* version */', folder.slice('static-'.length)));

// Last: make takes the site for whole when it has this file.
write('index.html', readFileSync(join(root, 'web/index.html'), 'utf8')
  .replaceAll('"static/', `"${folder}/`)
  .replace('<meta name="viewport"', `${policy(`default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval' ${inline}; `
    + "worker-src 'self' blob:; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; "
    + "base-uri 'none'; form-action 'none'")}
  <meta name="viewport"`)
  .replace('<link rel="icon"', `<meta name="version" content="${version} ${folder.slice('static-'.length)}">
  <link rel="manifest" href="manifest.webmanifest">
  <link rel="icon"`));
