// How the page is answered: by the server, which keeps no state. Each request carries the whole game. The site without a
// server has another file in place of this one.

import {Line} from './line.js';

const wait = ms => new Promise(done => setTimeout(done, ms));

// Gets the event of each new state of the connection: `found`, `busy` or `lost`.
export const connection = new EventTarget();
let state = 'found';

// A network that is cut may leave requests without an end: they are sent again when the connection is lost, and when one has
// no answer for so many ms. The server answers within 10 s.
const PATIENCE = 30000;
let attempts = new AbortController();

function sendAgain() {
  attempts.abort();
  attempts = new AbortController();
}

connection.addEventListener('lost', sendAgain);
addEventListener('offline', sendAgain);

function connected(now) {
  if (now !== state) connection.dispatchEvent(new Event(now));
  state = now;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// Repeats the request until a server with time for it answers. An answer with another error status throws.
async function ask(path, options) {
  for (let pause = 300; ; pause = Math.min(2 * pause, 5000)) {
    let response, text;
    const late = setTimeout(sendAgain, PATIENCE);
    try {
      response = await fetch(path, {...options, signal: attempts.signal});
      text = await response.text();
    } catch {
      connected('lost');
      await wait(pause);
      continue;
    } finally {
      clearTimeout(late);
    }
    connected(response.status === 503 ? 'busy' : 'found');
    if (response.status === 503) {
      await wait(pause);
      continue;
    }
    const answer = parsed(text) ?? {error: response.statusText};
    if (!response.ok) throw new Error(answer.error);
    return answer;
  }
}

// The page opens no programs: the server was started with those that it serves.
export const own = null;

// What rooms the server offers: {lobby, host}.
export const rooms = () => ask('/api/rooms');

export const games = lang => ask(`/api/games?lang=${lang}`);

export const request = (name, body) =>
  ask(`/api/${name}`, {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});

// Searches go over one websocket, opened by the first. If the connection breaks, running searches are requested again.

const running = new Map();              // id -> {request, hear, socket}
const ends = ['move', 'draw', 'hint', 'explain', 'warn', 'done', 'error'];
let line = null;

const newLine = () => new Line({
  hear: message => {
    const search = running.get(message.id);
    if (!search) return;
    if (ends.includes(message.type)) running.delete(message.id);
    search.hear(message);
  },
  again: () => {
    connected('found');
    running.forEach(send);
  },
  lost: () => connected('lost'),
  used: () => running.size > 0,
  waits: () => running.size > 0,
});

// Once over each socket.
function send(search) {
  if (search.socket === line.socket) return;
  search.socket = line.socket;
  line.socket.send(JSON.stringify(search.request));
}

// Starts the search that fields describe and calls hear with each of its messages. Returns a function that stops it.
export function search(fields, hear) {
  line ??= newLine();
  const id = line.nextId++;
  const begun = {request: {...fields, id}, hear, socket: null};
  running.set(id, begun);
  line.open().then(() => { if (running.has(id)) send(begun); }, () => {});
  return () => {
    if (running.delete(id) && begun.socket && begun.socket === line.socket)
      line.socket.send(JSON.stringify({type: 'stop', id}));
  };
}
