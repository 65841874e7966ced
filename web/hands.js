// The bars of the players: names, points and pieces in hand. The side at the top is the second, or the first on a flipped board.

import {keyOf} from './choice.js';
import {$, el, svg, patch} from './dom.js';
import {timeText} from './clock.js';
import {draw} from './pieces.js';
import {Rooms} from './roomview.js';
import {fullName, namesOfSides, playerOf} from './sides.js';
import {t} from './texts.js';

// What plays: a person, a named strength, a level or tables.
export function seatText(info, kind) {
  if (kind === 'human' || kind === 'perfect') return t(kind);
  const strength = info.strengths.find(s => s.name === kind);
  if (strength) return `${strength.title} (${strength.elo})`;
  return t('level', {level: kind, name: info.levels.find(l => l.number === kind)?.name ?? ''});
}

// A player of a record, which calls bots level(4) or level 4, strength(casual) or casual.
export function playerText(info, tag) {
  const [, level] = /^level[ (](\d)\)?$/.exec(tag) ?? [];
  if (level) return seatText(info, Number(level));
  const [, name] = /^strength\((\w+)\)$/.exec(tag) ?? [tag, tag];
  return name === 'human' || info.strengths.some(strength => strength.name === name) ? seatText(info, name) : tag;
}

// choose(key, name) is called with the pieces in hand that a person chooses.
export function showPlayers({game, info}, choice, options, choose) {
  const {position, flip} = game;
  const keys = new Set(options.map(keyOf));
  const names = namesOfSides(info, position);
  for (const [id, side] of [['above', flip ? 1 : 2], ['below', flip ? 2 : 1]]) {
    const player = playerOf(position, side);
    const turn = !position.over && !game.ended && !game.room?.waits && position.player === player;
    const tag = game.tags[`Player${player}`];         // of a record
    const who = game.room ? Rooms.seat(game.room, player) : tag ? playerText(info, tag) : seatText(info, game.players[player - 1]);
    const hands = (position.scene?.hands ?? []).filter(hand => hand.owner === side);
    $(id).classList.toggle('turn', turn);
    patch($(id),
      el('p', {class: 'name'},
         el('span', {class: `dot owner${side}`, 'aria-hidden': 'true'}),
         el('strong', {}, fullName(info, position, player)), ' ',
         el('span', {class: 'who', title: who}, who),
         position.values ? el('span', {class: 'points'}, t(position.values[player - 1] === 1 ? 'point' : 'points', {points: position.values[player - 1]})) : null),
      el('div', {class: 'hand'}, ...hands.map(hand => {
        const key = `text ${hand.id}`;
        const chosen = turn && choice.chosen.some(step => keyOf(step) === key);
        const possible = turn && hand.id !== null && keys.has(key);
        return held(hand, names[`player${side}`], {chosen, possible}, () => choose(key, hand.id));
      })),
      game.clock ? el('span', {class: 'clock', role: 'timer', 'data-player': player}) : null,
      taken((position.scene?.taken ?? []).filter(piece => piece.owner !== side), names[`player${3 - side}`]));
  }
}

// What the notation calls the pieces in hand, if it has several names for them.
export function showLegend({scene}) {
  const names = new Map((scene?.hands ?? []).filter(hand => hand.id !== null).map(hand => [hand.id, hand]));
  $('legend').hidden = names.size < 2;
  patch($('legend-list'), ...[...names].map(([id, hand]) =>
    el('li', {}, picture(hand), el('strong', {}, id), el('span', {}, hand.name ?? hand.kind))));
}

const picture = piece =>
  svg('svg', {viewBox: '-.5 -.5 1 1', class: 'in-hand', 'aria-hidden': 'true'}, draw(piece));

// Writes what the clocks show now.
export function showClocks(clock, now) {
  for (const node of $('table').querySelectorAll('.clock')) {
    const left = clock.left(Number(node.dataset.player), now);
    node.textContent = timeText(left);
    node.classList.toggle('short', left < 20000);
  }
}

// What the player has taken from the other.
function taken(pieces, other) {
  if (!pieces.length) return null;
  return el('div', {class: 'taken'}, ...pieces.map(piece => {
    const name = t('taken', {count: piece.count, name: piece.name ?? piece.kind, player: other});
    return el('span', {role: 'img', class: 'lost', 'aria-label': name, title: name}, picture(piece),
              piece.count > 1 ? el('span', {class: 'count', 'aria-hidden': 'true'}, `${piece.count}`) : null);
  }));
}

function held(hand, player, {chosen, possible}, choose) {
  const name = t('in_hand', {count: hand.count, name: hand.name ?? hand.kind, player});
  const content = [
    picture(hand),
    el('span', {class: 'count', 'aria-hidden': 'true'}, `${hand.count}`),
  ];
  const attributes = {
    class: `held${possible ? ' option' : ''}${chosen ? ' chosen' : ''}${hand.count ? '' : ' none'}`,
    'aria-label': name, title: name, 'data-hand': hand.id,
  };
  return possible || chosen
    ? el('button', {type: 'button', ...attributes, 'aria-pressed': String(chosen), onclick: choose}, ...content)
    : el('span', {role: 'img', ...attributes}, ...content);
}
