// A websocket, of searches or of rooms and the lobby. When it breaks, it is opened again.

import {language, t} from './texts.js';

const PATIENCE = 15000;                 // ms that the server may need to answer
const BEAT = 20000;                     // ms between two messages that ask for nothing

export class Line {
  // hear gets each message that answers no ask(). If the line breaks while used() is true, lost is called, and again when it is
  // open once more. While waits() is true, the server is told that the page is there, and its answer tells that the line is.
  constructor({hear, again, lost, used, waits}, patience = PATIENCE) {
    Object.assign(this, {hear, again, lost, used, patience, pause: 300, nextId: 1, asked: new Map(), socket: null, broken: false});
    addEventListener('pagehide', () => this.rest());
    addEventListener('pageshow', ({persisted}) => { if (persisted && this.used()) this.open(); });
    addEventListener('offline', () => this.drop());
    addEventListener('online', () => { if (this.broken && this.used()) this.open(); });
    setInterval(() => { if (waits()) this.ask('room_here', {}).catch(() => {}); }, BEAT);
  }

  open() {
    if (this.opening) return this.opening;
    this.opening = new Promise((done, failed) => {
      this.refuse = failed;
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      this.socket = new WebSocket(`${scheme}://${location.host}/api/think`);
      this.socket.onopen = () => {
        this.heard();
        this.pause = 300;
        done();
        if (this.broken) this.again();
        this.broken = false;
      };
      this.socket.onmessage = ({data}) => this.take(JSON.parse(data));
      this.socket.onclose = () => this.close();
      this.expect();
    });
    this.opening.catch(() => {});       // nobody may wait for it
    return this.opening;
  }

  // A network that is cut closes no connection. So the line is dropped if nothing comes where an answer is due.
  expect() {
    this.late ??= setTimeout(() => this.drop(), this.patience);
  }

  heard() {
    clearTimeout(this.late);
    this.late = null;
    if (this.asked.size) this.expect();
  }

  // A page that the browser keeps for its button Back is away: the others are to see that.
  rest() {
    if (!this.socket) return;
    this.socket.onclose = null;
    this.socket.close();
    this.fail();
  }

  drop() {
    if (!this.socket) return;
    this.rest();
    this.close();
  }

  fail() {
    this.socket = null;
    this.opening = null;
    this.broken = true;
    const {asked} = this;
    this.asked = new Map();
    this.heard();
    for (const failed of [this.refuse, ...[...asked.values()].map(({failed}) => failed)]) failed(new Error(t('lost')));
  }

  close() {
    this.fail();
    if (!this.used()) return;
    this.lost();
    setTimeout(() => { if (this.used()) this.open(); }, this.pause);
    this.pause = Math.min(2 * this.pause, 5000);
  }

  take(message) {
    const asked = this.asked.get(message.id);
    this.asked.delete(message.id);
    this.heard();
    if (!asked) this.hear(message);
    else if (message.type === 'error') asked.failed(Object.assign(new Error(message.message), {status: message.status}));
    else asked.done(message);
  }

  async ask(type, fields) {
    const opening = this.open();
    await opening;
    if (opening !== this.opening) throw new Error(t('lost'));
    const id = this.nextId++;
    return new Promise((done, failed) => {
      this.asked.set(id, {done, failed});
      this.expect();
      this.socket.send(JSON.stringify({type, id, ...fields, lang: language()}));
    });
  }
}
