// Requests searches over one websocket. If the connection breaks, running searches are requested again.

import {connected} from './api.js';
import {language} from './texts.js';

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
    if (['move', 'hint', 'explain', 'warn', 'done', 'error'].includes(message.type)) running.delete(message.id);
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

// Starts a search and calls hear with each of its messages. Returns a function that stops it.
export function think(type, fields, hear) {
  const id = nextId++;
  const request = {type, id, ...fields, lang: language()};
  running.set(id, {request, hear});
  if (!socket) connect();
  else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
  return () => {
    if (!running.delete(id)) return;
    if (socket && socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({type: 'stop', id}));
  };
}
