// The websocket of rooms and of the lobby. When it breaks, it is opened again.

import {language, t} from './texts.js';

export class Line {
  // hear gets each message that answers nothing. If the line breaks while used() is true, lost is called, and again when it is
  // open once more.
  constructor({hear, again, lost, used}) {
    Object.assign(this, {hear, again, lost, used, pause: 300, nextId: 1, asked: new Map(), socket: null, broken: false});
    addEventListener('pagehide', () => this.rest());
    addEventListener('pageshow', ({persisted}) => { if (persisted && this.used()) this.open(); });
  }

  open() {
    this.opening ??= new Promise(done => {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      this.socket = new WebSocket(`${scheme}://${location.host}/api/think`);
      this.socket.onopen = () => {
        this.pause = 300;
        done();
        if (this.broken) this.again();
        this.broken = false;
      };
      this.socket.onmessage = ({data}) => this.take(JSON.parse(data));
      this.socket.onclose = () => this.close();
    });
    return this.opening;
  }

  // A page that the browser keeps for its button Back is away: the others are to see that.
  rest() {
    if (!this.socket) return;
    this.socket.onclose = null;
    this.socket.close();
    this.fail();
  }

  fail() {
    this.opening = null;
    this.broken = true;
    for (const {failed} of this.asked.values()) failed(new Error(t('lost')));
    this.asked.clear();
  }

  close() {
    this.fail();
    if (!this.used()) return;
    this.lost();
    setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(2 * this.pause, 5000);
  }

  take(message) {
    const asked = this.asked.get(message.id);
    this.asked.delete(message.id);
    if (message.type === 'error') asked?.failed(Object.assign(new Error(message.message), {status: message.status}));
    else if (asked) asked.done(message);
    else this.hear(message);
  }

  async ask(type, fields) {
    await this.open();
    const id = this.nextId++;
    return new Promise((done, failed) => {
      this.asked.set(id, {done, failed});
      this.socket.send(JSON.stringify({type, id, ...fields, lang: language()}));
    });
  }
}
