// How the page is answered on the site without a server: by workers that run SWI-Prolog, and by answers made when the site
// was built.

import {desk, searches} from './desk.js';
import {data} from './files.js';
import './offer.js';
import * as programs from './programs.js';

export {own} from './own.js';

export const connection = new EventTarget();

// Both workers start when the page has drawn its first board.
const start = () => {
  desk();
  searches.start();
};

// Two people need a server.
export const rooms = async () => null;

export const games = async lang => [...await data(`games.${lang}`), ...await programs.games(lang)];

// The start of a game with its default options was answered when the site was built, with all that a page may ask for. A worker
// is asked for the position after a move meanwhile, since its first answer takes several times as long as the others.
const isStart = ({start, config, moves}) => !start && moves.length === 0 && Object.keys(config ?? {}).length === 0;

export async function request(name, body) {
  const program = programs.ofGame(body.game);
  if (program) return program.request(name, body);
  if (name === 'position' && isStart(body)) {
    setTimeout(() => {
      start();
      desk().call(name, {...body, moves: ['#1']}).catch(() => {});
    });
    return data(`${body.game}.${body.lang}`);
  }
  start();
  return desk().call(name, body);
}

// Starts the search that fields describe and calls hear with each of its messages. Returns a function that stops it.
export function search(fields, hear) {
  const program = programs.ofGame(fields.game);
  if (program) return program.search(fields, hear);
  start();
  return searches.search(fields, hear);
}
