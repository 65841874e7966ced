// What is said of a position: the last turn, what came of it, and what comes next.

import {fullName, playerName} from './sides.js';
import {t} from './texts.js';

// The moves of the last turn, which may be several.
export function lastTurn({history}) {
  let first = history.length;
  while (first > 0 && history[first - 1].player === history[history.length - 1].player) first--;
  return history.slice(first);
}

// next is said in place of who is to move; ended is that of a game, see game.js.
export function statusText(info, position, {ended = null, next = null, more = null} = {}) {
  const turn = lastTurn(position);
  const said = [];
  if (turn.length) {
    said.push(t('moved', {player: playerName(info, turn[0].player), move: turn.map(move => move.text).join(', ')}));
    for (const move of turn) said.push(...move.effects ?? []);
  }
  if (ended) {
    const {why, winner} = ended;
    said.push(t(why, winner ? {player: playerName(info, 3 - winner), other: playerName(info, winner)} : {}));
  } else if (position.over) {
    said.push(position.result ?? (position.winner ? t('wins', {player: playerName(info, position.winner)}) : t('draw')));
    if (position.reason) said.push(position.reason);
  } else if (!more)
    said.push(next ?? t('to_move', {player: fullName(info, position, position.player)}));
  if (more) said.push(more);
  return said.map(s => s.trim()).filter(Boolean).map(s => /[.!?…]$/.test(s) ? s : s + '.').join(' ');
}

// The accessible name of a cell, with what its classes say.
export function cellText(cell, scene, names, classes) {
  const pieces = scene.pieces.filter(p => p.cell === cell.id)
    .sort((a, b) => b.level - a.level).map(p => p.name ?? p.kind);
  const words = [cell.label, ...(pieces.length ? pieces : [t('empty')])];
  if (['gold', 'home1', 'home2'].includes(cell.ground)) words.push(t(cell.ground, names));
  for (const mark of scene.marks ?? [])
    if (mark.cell === cell.id) words.push(t(mark.what, names) ?? mark.what);
  for (const [name, text] of [['chosen', 'chosen'], ['option', 'possible'], ['last', 'last_move']])
    if (classes.contains(name)) words.push(t(text));
  return words.join(', ');
}
