// Whom a person plays: a named strength, which the browser remembers for each game, and the one to try next.

import {remember, remembered} from './room.js';

const keyOf = info => `opponent.${info.plain ?? info.name}`;

// At first the opponent for whoever has just read the rules; in a game without named strengths, level 4 or the highest.
export function opponentOf(info) {
  const {strengths, levels} = info;
  const name = remembered(keyOf(info));
  return (strengths.find(s => s.name === name) ?? strengths[0])?.name ?? levels[Math.min(3, levels.length - 1)]?.number ?? 'human';
}

export const rememberOpponent = (info, name) => remember(keyOf(info), name);

// The index of the seat of the strength that a person plays, or -1.
export function seatOfStrength(info, players) {
  return players.findIndex((player, i) => players[1 - i] === 'human' && info.strengths.some(s => s.name === player));
}

// The strength to play after points against the one with name: the next stronger one after a win, the next weaker one after
// a loss.
export function advised(strengths, name, points) {
  const at = strengths.findIndex(s => s.name === name) + Math.sign(points - 0.5);
  return strengths[Math.min(Math.max(at, 0), strengths.length - 1)];
}
