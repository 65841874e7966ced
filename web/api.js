// Requests to the server, which keeps no state: each request carries the whole game.

import {language} from './texts.js';

const wait = ms => new Promise(done => setTimeout(done, ms));

// Gets the event of each new state of the connection: `found`, `busy` or `lost`.
export const connection = new EventTarget();
let state = 'found';

export function connected(now) {
  if (now !== state) connection.dispatchEvent(new Event(now));
  state = now;
}

// Repeats the request until a server with time for it answers. An answer with another error status throws.
async function ask(path, options) {
  for (let pause = 300; ; pause = Math.min(2 * pause, 5000)) {
    let response;
    try {
      response = await fetch(path, options);
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
    const answer = await response.json().catch(() => ({error: response.statusText}));
    if (!response.ok) throw new Error(answer.error);
    return answer;
  }
}

const post = name => body =>
  ask(`/api/${name}`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({...body, lang: language()}),
  });

// A game with the pie rule is a game of its own, next to the plain one.
export async function games() {
  const answer = await ask(`/api/games?lang=${language()}`);
  return answer.flatMap(({pie, ...game}) => [{...game, pie: pie.name}, {...game, ...pie, plain: game.name}]);
}

// The answer has each choice once. Here each move gets the list of its choices.
export async function position(body) {
  const {moves, steps, choices, ...position} = await post('position')(body);
  return {...position, moves: moves.map((text, i) => ({text, steps: steps[i].map(n => choices[n])}))};
}

export const why = post('why');
export const evaluation = post('evaluation');
export const records = post('records');
export const lesson = post('lesson');
export const puzzle = post('puzzle');
export const annotated = post('annotated');
export const save = post('save');
