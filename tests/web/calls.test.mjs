import assert from 'node:assert';
import test from 'node:test';
import {Calls, Searches} from '../../site/calls.js';

// Workers that answer when a test says so. The last of all has the calls that wait for an answer.
function desk(options) {
  const workers = [];
  const searches = new Searches(() => {
    const worker = {asked: [], ended: false, postMessage: message => worker.asked.push(message), terminate: () => { worker.ended = true; }};
    workers.push(worker);
    return new Calls(worker, Promise.resolve());
  }, options);
  const heard = [];
  const turn = () => new Promise(done => setTimeout(done));
  return {
    workers, heard,
    search: type => searches.search({type}, message => heard.push([type, message.depth ?? message.type])),
    // The type of the search that the last worker runs.
    async running() {
      await turn();
      const {asked} = workers.at(-1);
      return asked.length ? JSON.parse(asked.at(-1).body).type : null;
    },
    news: depth => {
      const worker = workers.at(-1);
      worker.onmessage({data: {id: worker.asked.at(-1).id, message: JSON.stringify({type: 'info', depth})}});
    },
    end: type => {
      const worker = workers.at(-1), {id} = worker.asked.at(-1);
      worker.onmessage({data: {id, status: 200, answer: JSON.stringify({type}), said: []}});
    },
  };
}

test('a search follows another in the same worker', async () => {
  const {workers, search, running, end, heard} = desk();
  search('hint');
  search('choose');
  assert.equal(await running(), 'hint');
  end('hint');
  assert.equal(await running(), 'choose');
  end('move');
  await running();
  assert.deepEqual(heard, [['hint', 'hint'], ['choose', 'move']]);
  assert.equal(workers.length, 1);
});

test('an analysis gives way to a hint, then goes on at the depth that it had', async () => {
  const {workers, search, running, news, end, heard} = desk();
  search('analyse');
  await running();
  news(1);
  news(2);
  search('hint');
  assert.equal(await running(), 'hint');
  assert.ok(workers[0].ended);
  end('hint');
  assert.equal(await running(), 'analyse');
  news(1);
  news(2);
  news(3);
  end('done');
  await running();
  assert.deepEqual(heard.map(([, what]) => what), [1, 2, 'hint', 2, 3, 'done']);
});

test('a bot that waits goes before an analysis that waits', async () => {
  const {search, running, end} = desk();
  search('choose');
  await running();
  search('analyse');
  search('hint');
  end('move');
  assert.equal(await running(), 'hint');
});

test('a search that is stopped is not heard, and the next one runs', async () => {
  const {workers, search, running, end, heard} = desk();
  const stop = search('analyse');
  search('review');
  await running();
  stop();
  stop();
  assert.equal(await running(), 'review');
  assert.ok(workers[0].ended && !workers[1].ended);
  end('done');
  await running();
  assert.deepEqual(heard, [['review', 'done']]);
});

test('a search that is stopped before it runs leaves the worker alone', async () => {
  const {workers, search, running} = desk();
  search('choose');
  await running();
  search('hint')();
  assert.equal(await running(), 'choose');
  assert.equal(workers.length, 1);
});

test('an analysis in slices is stopped, and the next search runs in its worker', async () => {
  const {workers, search, running, news, heard} = desk({slices: true});
  const stop = search('analyse');
  await running();
  news(3);
  stop();
  search('analyse');
  assert.equal(await running(), 'analyse');
  news(4);
  const [{asked, ended}, ...others] = workers;
  assert.ok(!ended);
  assert.deepEqual(others, []);
  assert.deepEqual(asked.map(({stop: stopped}) => stopped === true), [false, true, false]);
  assert.deepEqual(heard, [['analyse', 3], ['analyse', 4]]);
});

test('the move of a bot has no slices', async () => {
  const {workers, search, running} = desk({slices: true});
  const stop = search('choose');
  await running();
  stop();
  search('hint');
  assert.equal(await running(), 'hint');
  assert.ok(workers[0].ended);
});
