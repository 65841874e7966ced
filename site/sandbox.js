// Workers for programs of other people, in a frame of opaque origin: its policy lets them load nothing and reach nothing, and
// they have none of the storage of the site. What they need reaches them by message.

import {Calls} from './calls.js';
import {desk} from './desk.js';
import {bytes, data, once, packedJson, script, text} from './files.js';
import {el} from './dom.js';
import {language} from './texts.js';

const workers = new Map();              // id -> SandboxWorker
let frame = null;

// The window of the frame, which has the files that all its workers share.
const opened = once(async () => {
  const [html, worker, swipl, program, library, data, qlf, files, ownQlf, ownData] = await Promise.all([
    text('frame.html'), text('sandboxed.js'), script('swipl.js'), bytes('swipl.wasm'), bytes('tabuleiro.wasm'),
    bytes('swipl.data'), bytes('site.qlf'), packedJson('files.json'), bytes('own.qlf'), bytes('own.data')]);
  frame = el('iframe', {sandbox: 'allow-scripts', srcdoc: html, title: 'sandbox', hidden: true, 'aria-hidden': 'true'});
  const loaded = new Promise(done => { frame.onload = done; });
  document.body.append(frame);
  await loaded;
  frame.contentWindow.postMessage(
    {shared: {worker, script: await swipl.text(), program, library, data, qlf, files, own: {qlf: ownQlf, data: ownData}}}, '*');
  return frame.contentWindow;
});

// The frame tells of workers that have ended by an error.
addEventListener('message', ({source, data}) => {
  if (frame && source === frame.contentWindow) workers.get(data.id)?.onerror({message: String(data.fault)});
});

let count = 0;

// As a Worker, in the frame. program has the bytes of files by path.
class SandboxWorker {
  constructor(program) {
    const {port1, port2} = new MessageChannel();
    this.id = ++count;
    this.port = port1;
    this.port.onmessage = event => this.onmessage(event);
    workers.set(this.id, this);
    this.ready = opened().then(frame => frame.postMessage({id: this.id, program}, '*', [port2]));
  }

  postMessage(message) {
    this.port.postMessage(message);
  }

  terminate() {
    workers.delete(this.id);
    this.port.close();
    this.ready.then(async () => (await opened()).postMessage({end: this.id}, '*'), () => {});
  }
}

const limits = once(() => data('limits'));
const SLOW = new Set(['programs', 'adopt', 'compare', 'check', 'grade', 'pages']);

// Calls of a worker for the program file among files: one after another, each with a limit of time to its next message. A
// worker that takes longer is ended.
export class Sandboxed extends Calls {
  constructor(files, file) {
    const worker = new SandboxWorker(files);
    super(worker, worker.ready);
    this.file = file;
    this.last = Promise.resolve();
  }

  call(goal, body, hear = () => {}) {
    const answer = this.last.then(() => this.inTime(goal, body, hear));
    this.last = answer.catch(() => {});
    return answer;
  }

  async inTime(goal, body, hear) {
    const seconds = (await limits())[SLOW.has(goal) ? 'own_start' : 'own'];
    await this.ready;
    let timer = null, late = false;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => { late = true; this.end(''); }, 1000 * seconds);
    };
    wait();
    try {
      if (this.over) throw new Error('');
      return await super.call(goal, body, message => { wait(); hear(message); });
    } catch (error) {
      if (!this.over) throw error;
      const ended = !late && error.message !== '';      // by itself: the page ends workers without a reason
      throw Object.assign(new Error(await refusal(late ? 'late' : 'ended', {file: this.file, seconds})), {ended});
    } finally {
      clearTimeout(timer);
    }
  }
}

// The text of a refusal in the language of the page.
const refusal = (goal, body) =>
  desk().call(goal, {...body, lang: language()}).then(() => '', error => error.message);
