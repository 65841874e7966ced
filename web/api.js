// The requests of the page.

import * as server from './server.js';
import {language} from './texts.js';

export {connection, own, rooms} from './server.js';

const post = name => body => server.request(name, {...body, lang: language()});

// A game with the pie rule is a game of its own, next to the plain one.
export async function games() {
  const answer = await server.games(language());
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
export const tried = post('tried');
export const annotated = post('annotated');
export const rating = post('rating');
export const save = post('save');
