// The files that a person drops onto the page or chooses, as an object of bytes by path.

import {unzipped} from './zip.js';

const MOST_FILES = 2000;
const MOST_BYTES = 16 << 20;

const hidden = path => path.split('/').some(name => name.startsWith('.') || name === '__MACOSX');

const entriesOf = reader => new Promise((done, fail) => reader.readEntries(done, fail));
const fileOf = entry => new Promise((done, fail) => entry.file(done, fail));

async function below(entry, path) {
  if (entry.isFile) return [[path, await fileOf(entry)]];
  const reader = entry.createReader(), all = [];
  for (let some; (some = await entriesOf(reader)).length > 0;)
    for (const inner of some) if (!hidden(inner.name)) all.push(...await below(inner, `${path}/${inner.name}`));
  return all;
}

// The files of a drop event, which has them only until the first wait.
export async function dropped({dataTransfer}) {
  const entries = [...dataTransfer.items].filter(({kind}) => kind === 'file').map(item => item.webkitGetAsEntry());
  return read((await Promise.all(entries.map(entry => below(entry, entry.name)))).flat());
}

// The files of an <input type=file>.
export const chosen = input => read([...input.files].map(file => [file.webkitRelativePath || file.name, file]));

async function read(files) {
  const all = [];
  let left = MOST_BYTES;
  for (const [path, file] of files) {
    if (hidden(path)) continue;
    if ((left -= file.size) < 0) throw new Error('> 16 MB');
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (/\.zip$/i.test(path)) all.push(...await unzipped(bytes, MOST_BYTES));
    else all.push([path, bytes]);
  }
  const safe = all.map(([path, bytes]) => [path.split(/[/\\]/).filter(name => name !== '' && name !== '.'), bytes])
    .filter(([names]) => names.length > 0 && !names.includes('..') && !hidden(names.join('/')));
  if (safe.length > MOST_FILES) throw new Error(`> ${MOST_FILES}`);
  return Object.fromEntries(safe.map(([names, bytes]) => [names.join('/'), bytes]));
}
