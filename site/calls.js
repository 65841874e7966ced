// Calls of a worker of worker.js, and searches that wait for each other.

// A worker, and the calls that it has not answered. It gets them when the promise ready is kept.
export class Calls {
  constructor(worker, ready) {
    this.calls = new Map();             // id -> {hear, done, fail}
    this.nextId = 1;
    this.said = [];                     // the lines that the worker printed for the last call
    this.over = false;                  // the worker has ended
    this.worker = worker;
    this.worker.onmessage = ({data}) => this.hear(data);
    this.worker.onerror = event => this.end(event.message);
    this.ready = ready;
  }

  hear({id, message, status, answer, said, fault}) {
    if (fault) return this.end(fault);
    const call = this.calls.get(id);
    if (!call) return;
    if (message) return call.hear(JSON.parse(message));
    this.calls.delete(id);
    this.said = said;
    const value = JSON.parse(answer);
    if (status === 200) call.done(value);
    else call.fail(new Error(value.error));
  }

  // The promise of the answer to goal with the object body. Calls hear with each message before it.
  call(goal, body, hear = () => {}) {
    const id = this.nextId++;
    return new Promise((done, fail) => {
      this.calls.set(id, {hear, done, fail});
      this.ready.then(() => this.worker.postMessage({id, goal, body: JSON.stringify(body)}), fail);
    });
  }

  // Stops the search that the worker does in slices.
  stop() {
    this.ready.then(() => this.worker.postMessage({stop: true}), () => {});
  }

  end(why) {
    this.over = true;
    this.worker.terminate();
    const calls = [...this.calls.values()];
    this.calls.clear();
    for (const {fail} of calls) fail(new Error(why));
  }
}

// Searches, one at a time, by a worker that open makes. Bots, hints and explanations go before analyses and reviews. Analyses
// and reviews of a worker with slices stop by themselves, and go on where they were; all other searches are stopped by the end
// of their worker. An analysis that gave way begins again, and is silent up to the depth that it had reached.
const LONG = new Set(['analyse', 'review']);

export class Searches {
  constructor(open, {slices = false} = {}) {
    this.open = open;
    this.slices = slices;
    this.calls = null;
    this.waiting = [];                  // searches that have not ended, the running one too
    this.running = null;
  }

  start() {
    if (!this.calls || this.calls.over) this.calls = this.open();
    return this.calls;
  }

  // Starts the search that fields describe and calls hear with each of its messages. Returns a function that stops it.
  search(fields, hear) {
    const search = {fields, hear, long: LONG.has(fields.type), depth: 0};
    this.waiting.push(search);
    if (this.running?.search.long && !search.long) this.interrupt();
    this.next();
    return () => {
      if (!this.remove(search)) return;
      if (this.running?.search === search) this.interrupt();
      this.next();
    };
  }

  remove(search) {
    const at = this.waiting.indexOf(search);
    if (at >= 0) this.waiting.splice(at, 1);
    return at >= 0;
  }

  interrupt() {
    const {search} = this.running;
    this.running = null;
    if (this.slices && search.long) return this.calls.stop();
    this.calls.end('');
    this.start();
  }

  async next() {
    if (this.running) return;
    const search = this.waiting.find(({long}) => !long) ?? this.waiting[0];
    if (!search) return;
    const run = this.running = {search};
    const answer = await this.start().call('search', search.fields, message => {
      if (this.running !== run || message.depth < search.depth) return;
      search.depth = message.depth ?? search.depth;
      search.hear(message);
    }).catch(error => ({type: 'error', message: error.message}));
    if (this.running !== run) return;
    this.running = null;
    this.remove(search);
    search.hear(answer);
    this.next();
  }
}
