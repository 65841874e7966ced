// How the page is answered: by the server, which keeps no state. Each request carries the whole game. The site without a
// server has another file in place of this one.

const wait = ms => new Promise(done => setTimeout(done, ms));

// Gets the event of each new state of the connection: `found`, `busy` or `lost`.
export const connection = new EventTarget();
let state = 'found';

// A network that is cut may leave requests without an end: they are sent again when the connection is lost.
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
    try {
      response = await fetch(path, {...options, signal: attempts.signal});
      text = await response.text();
    } catch {
      connected('lost');
      await wait(pause);
      continue;
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

// Searches go over one websocket. If the connection breaks, running searches are requested again.

const running = new Map();              // id -> {request, hear}
let socket = null;
let nextId = 1;
let pause = 300;

function connect() {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  socket = new WebSocket(`${scheme}://${location.host}/api/think`);
  socket.onopen = () => {
    pause = 300;
    connected('found');
    for (const {request} of running.values()) socket.send(JSON.stringify(request));
  };
  socket.onmessage = ({data}) => {
    const message = JSON.parse(data);
    const search = running.get(message.id);
    if (!search) return;
    if (['move', 'draw', 'hint', 'explain', 'warn', 'done', 'error'].includes(message.type)) running.delete(message.id);
    search.hear(message);
  };
  socket.onclose = () => {
    socket = null;
    if (running.size === 0) return;
    connected('lost');
    setTimeout(() => { if (!socket && running.size) connect(); }, pause);
    pause = Math.min(2 * pause, 5000);
  };
}

// Starts the search that fields describe and calls hear with each of its messages. Returns a function that stops it.
export function search(fields, hear) {
  const id = nextId++;
  const request = {...fields, id};
  running.set(id, {request, hear});
  if (!socket) connect();
  else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
  return () => {
    if (!running.delete(id)) return;
    if (socket && socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({type: 'stop', id}));
  };
}
