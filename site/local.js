// How the page is answered on the site without a server: by workers that run SWI-Prolog, and by answers made when the site
// was built.

export const connection = new EventTarget();

const at = path => new URL(path, import.meta.url);

async function load(path) {
  const response = await fetch(at(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

const data = async path => (await load(`../data/${path}.json`)).json();

// The files of the workers travel packed, from servers that do not compress.
const unpacked = async (path, type) => {
  const {body} = await load(`${path}.gz`);
  return new Response(body.pipeThrough(new DecompressionStream('gzip')), {headers: {'Content-Type': type}});
};
const module = async path => WebAssembly.compileStreaming(await unpacked(path, 'application/wasm'));
const bytes = async path => (await unpacked(path)).arrayBuffer();

async function allParts() {
  const [program, library, data, qlf, files] = await Promise.all([
    module('swipl.wasm'), module('tabuleiro.wasm'), bytes('swipl.data'), bytes('site.qlf'),
    unpacked('files.json').then(response => response.json())]);
  return {program, library, data, qlf, files};
}

let parts = null;                       // a promise of what each worker gets

// A worker, and the calls that it has not answered.
class Prolog {
  constructor() {
    this.calls = new Map();             // id -> {hear, done, fail}
    this.nextId = 1;
    this.worker = new Worker(at('worker.js'), {type: 'module'});
    this.worker.onmessage = ({data}) => this.hear(data);
    this.worker.onerror = event => this.failed(event.message);
    parts ??= allParts();
    this.ready = parts.then(parts => this.worker.postMessage({parts}));
  }

  hear({id, message, status, answer, fault}) {
    if (fault) return this.failed(fault);
    const call = this.calls.get(id);
    if (message) return call.hear(JSON.parse(message));
    this.calls.delete(id);
    const value = JSON.parse(answer);
    if (status === 200) call.done(value);
    else call.fail(new Error(value.error));
  }

  failed(why) {
    const calls = [...this.calls.values()];
    this.calls.clear();
    for (const {fail} of calls) fail(new Error(why));
  }

  // The promise of the answer to goal with the object body. Calls hear with each message before it.
  call(goal, body, hear = () => {}) {
    const id = this.nextId++;
    return new Promise((done, fail) => {
      this.calls.set(id, {hear, done, fail});
      this.ready.then(() => this.worker.postMessage({id, goal, body: JSON.stringify(body)}), fail);
    });
  }
}

let desk = null;                        // answers requests
let thinker = null;                     // searches

// Both start when the page has drawn its first board.
const start = () => {
  desk ??= new Prolog();
  thinker ??= new Prolog();
};

// Two people need a server.
export const rooms = async () => null;

export const games = lang => data(`games.${lang}`);

// The start of a game with its default options was answered when the site was built, with all that a page may ask for.
const isStart = ({start, config, moves}) => !start && moves.length === 0 && Object.keys(config ?? {}).length === 0;

export async function request(name, body) {
  if (name === 'position' && isStart(body)) {
    setTimeout(start);
    return data(`${body.game}.${body.lang}`);
  }
  start();
  return desk.call(name, body);
}

// Searches wait for each other.
let last = Promise.resolve();

// Starts the search that fields describe and calls hear with each of its messages. Returns a function that stops it.
export function search(fields, hear) {
  let stopped = false, running = false;
  start();
  last = last.then(async () => {
    if (stopped) return;
    running = true;
    const answer = await thinker.call('search', fields, message => { if (!stopped) hear(message); })
      .catch(error => ({type: 'error', message: error.message}));
    running = false;
    if (!stopped) hear(answer);
  });
  return () => {
    if (stopped) return;
    stopped = true;
    if (running) end();
  };
}

// A search ends with its worker.
function end() {
  thinker.worker.terminate();
  thinker.failed('');
  thinker = new Prolog();
}
