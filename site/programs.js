// The programs of one's own, each in workers of a sandbox. The browser keeps them for the next visit.

import {Searches} from './calls.js';
import {once} from './files.js';
import {forget, keep, kept} from './kept.js';
import {Sandboxed} from './sandbox.js';
import {language} from './texts.js';

const programs = [];

// Brings back the programs of earlier visits.
const restored = once(async () => {
  for (const saved of await kept())
    if (!ofGame(saved.name)) programs.push(Object.assign(new Program(saved.files, saved.file), saved, {restored: true, older: null}));
});

// The program whose game the page calls name.
export const ofGame = name => programs.find(program => program.names.has(name));

// A game that does not answer is left out.
export async function games(lang) {
  await restored();
  return (await Promise.all(programs.map(program => program.games(lang).catch(() => [])))).flat();
}

// The names of the files of programs among files, which have their bytes by path.
export async function programsIn(files) {
  const calls = new Sandboxed(files, Object.keys(files)[0] ?? '');
  try {
    return (await calls.call('programs', {lang: language()})).map(String);
  } finally {
    calls.end('');
  }
}

// What is found of two programs among files, by their names. Returns {done, stop}: the promise of {text}.
export function compare(files, names) {
  const calls = new Sandboxed(files, names.join(', '));
  const done = calls.call('compare', {files: names, lang: language()});
  return {done: done.finally(() => calls.end('')), stop: () => calls.end('')};
}

// A name that no other program has, the same for the same file at each visit.
function freeName(file) {
  const base = file.replace(/^.*\//, '').replace(/[.]pl$/, '').replace(/[^\w]/g, '_');
  for (let n = 1; ; n += 1) {
    const name = `own-${base}${n > 1 ? `-${n}` : ''}`;
    if (!ofGame(name)) return name;
  }
}

// What a program answers is not trusted: its game has a name and files of its look from here. A program takes the place of the
// one of an earlier visit with the same file.
export class Program {
  constructor(files, file) {
    this.older = programs.find(program => program.restored && program.file === file);
    this.name = this.older?.name ?? freeName(file);
    Object.assign(this, {files, file, names: new Map(), tab: null, kept: [], collect: true, calls: null, told: null, lang: null});
    this.searches = new Searches(() => this.adopting());
  }

  // A new worker, which adopts the program before all else.
  adopting() {
    const calls = new Sandboxed(this.files, this.file);
    const {file, tab, kept, collect} = this;
    calls.adopted = calls.call('adopt', {file, tab, kept, collect, lang: language()});
    calls.adopted.catch(() => {});
    return calls;
  }

  start() {
    if (!this.calls || this.calls.over) this.calls = this.adopting();
    return this.calls;
  }

  // Adopts the program: told is {notes, tab, said}, what a person should know, how the program was understood, and what it has
  // printed. A person may have written tab.
  async adopt(tab = this.tab) {
    const before = {tab: this.tab, kept: this.kept};
    this.stop();
    Object.assign(this, {tab, kept: []});
    const calls = this.start();
    try {
      const {games: [game], notes, tab: understood, kept} = await calls.adopted;
      Object.assign(this, {kept, told: {notes, tab: understood, said: calls.said}});
      this.take(game, language());
      this.older?.remove();
      if (!programs.includes(this)) programs.push(this);
      this.keep();
    } catch (error) {
      if (error.ended && this.collect) {
        this.collect = false;           // the garbage collector of SWI-Prolog 10.1 for WebAssembly ends some workers
        return this.adopt(tab);
      }
      Object.assign(this, before);
      this.stop();
      throw Object.assign(error, {said: calls.said});
    }
  }

  take(game, lang) {
    const pie = `${this.name}-pie`;
    this.names = new Map([[this.name, game.name], [pie, game.pie.name]]);
    this.game = {...game, name: this.name, look: [], learning: [], pie: {...game.pie, name: pie}};
    this.lang = lang;
  }

  keep() {
    const {name, files, file, names, tab, kept, collect, told, game, lang} = this;
    return keep({name, files, file, names, tab, kept, collect, told, game, lang});
  }

  async games(lang) {
    if (lang !== this.lang) {
      const [game] = await this.start().call('games', {lang});
      this.take(game, lang);
    }
    return [this.game];
  }

  request(name, body) {
    return this.start().call(name, {...body, game: this.names.get(body.game)});
  }

  search(fields, hear) {
    return this.searches.search({...fields, game: this.names.get(fields.game)}, hear);
  }

  // Checks the program in a worker of its own. hear gets each message. Returns {done, stop}: the promise of the end.
  check(hear) {
    const calls = new Sandboxed(this.files, this.file);
    const done = calls.call('check', {file: this.file, tab: this.tab, lang: language()}, hear);
    return {done: done.finally(() => calls.end('')), stop: () => calls.end('')};
  }

  stop() {
    this.calls?.end('');
    this.searches.calls?.end('');
  }

  remove() {
    this.stop();
    if (programs.includes(this)) programs.splice(programs.indexOf(this), 1);
    forget(this.name);
  }
}
