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

  end(why) {
    this.over = true;
    this.worker.terminate();
    const calls = [...this.calls.values()];
    this.calls.clear();
    for (const {fail} of calls) fail(new Error(why));
  }
}

// Searches, one after another, by a worker that open makes. A search is stopped by the end of its worker.
export class Searches {
  constructor(open) {
    this.open = open;
    this.calls = null;
    this.last = Promise.resolve();
  }

  start() {
    if (!this.calls || this.calls.over) this.calls = this.open();
    return this.calls;
  }

  // Starts the search that fields describe and calls hear with each of its messages. Returns a function that stops it.
  search(fields, hear) {
    let stopped = false, running = null;
    this.start();
    this.last = this.last.then(async () => {
      if (stopped) return;
      running = this.start();
      const answer = await running.call('search', fields, message => { if (!stopped) hear(message); })
        .catch(error => ({type: 'error', message: error.message}));
      running = null;
      if (!stopped) hear(answer);
    });
    return () => {
      if (stopped) return;
      stopped = true;
      if (!running) return;
      running.end('');
      this.start();
    };
  }
}
