// The person's rating in each game, from games against named strengths. The browser keeps it; who answers the page computes it.

import * as api from './api.js';

const STORE = 'tabuleiro.ratings';

function stored() {
  try {
    return JSON.parse(localStorage.getItem(STORE)) ?? {};
  } catch {
    return {};
  }
}

function keep(name, rating) {
  try {
    localStorage.setItem(STORE, JSON.stringify({...stored(), [name]: rating}));
  } catch {
    // Without storage each game is the first one.
  }
}

// {rating, elo, error} of the last answer, or null before the first game.
export const ratingIn = info => stored()[info.plain ?? info.name] ?? null;

// The strengths were rated from the usual start of the usual board.
const mayCount = (info, {config, start, analysing, exercise, room}) =>
  !info.plain && !start && !analysing && !exercise && !room && Object.keys(config).length === 0;

// The game is over, and the person has made points against the strength with the name level. Counts it once: its standing is
// the new rating, or `helped`.
export async function settle(info, game, level, points) {
  if (game.standing || game.settling || !mayCount(info, game)) return;
  game.settling = true;
  if (game.helped) game.standing = 'helped';
  else {
    const answer = await api.rating({game: info.name, level, points, rating: ratingIn(info)?.rating ?? null});
    keep(info.name, answer);
    game.standing = {elo: answer.elo, error: answer.error};
  }
  game.store();
}
