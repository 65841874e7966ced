// The list of games: a picture, a sentence and a button each; below, the games that the browser keeps.

import * as api from './api.js';
import {Picture} from './board.js';
import {$, el, svg, button, patch} from './dom.js';
import {seatText} from './hands.js';
import {opponentOf} from './opponent.js';
import {ratingIn} from './rating.js';
import {forgetRoom, ownRooms} from './room.js';
import {rated} from './settings.js';
import {t} from './texts.js';
import {hasMoves, moveCount} from './shelf.js';

const scenes = new Map();               // of each game, a promise

// A position from the middle of an annotated game, or the start.
async function sample({name: game, learning}) {
  const record = learning.includes('annotated') ? (await api.annotated({game})).games[0] : null;
  const moves = (record?.moves ?? []).map(({text, move}) => text ?? move);
  const middle = moves.slice(0, Math.ceil(moves.length / 2));
  return (await api.position({game, config: record?.config ?? {}, moves: middle, choosing: []})).scene;
}

function sceneOf(info) {
  if (!scenes.has(info.name)) scenes.set(info.name, sample(info));
  return scenes.get(info.name);
}

// Text with a full stop, unless it has an end.
function sentence(text) {
  return !text || /[.!?]$/.test(text) ? text : `${text}.`;
}

// host: begin(saved), learn(info), failed(error), and enter(room), which a page without rooms lacks.
export function showHome(games, shelf, host) {
  document.body.dataset.home = '';
  $('home').hidden = false;
  $('title').textContent = document.title = 'tabuleiro';
  const plain = games.filter(game => !game.plain);
  patch($('cards'), ...plain.map(info => el('article', {class: 'card', 'data-key': info.name, 'data-game': info.name},
    info.scene ? svg('svg', {'aria-hidden': 'true', class: 'picture'}) : null,
    el('h2', {}, info.title),
    el('p', {}, sentence(info.about ?? '')),
    el('small', {}, [t('opponent', {opponent: seatText(info, opponentOf(info))}),
                     rated() && ratingIn(info) ? t('own_rating', ratingIn(info)) : ''].join(' ').trim()),
    el('div', {class: 'buttons'},
       button(t('play_now'), () => host.begin({game: info.name, config: {}, players: ['human', opponentOf(info)]}),
              {class: 'main', 'aria-label': `${t('play_now')}: ${info.title}`, id: `play-${info.name}`}),
       info.learning.length ? button(t('learn'), () => host.learn(info), {'aria-label': `${t('learn')}: ${info.title}`}) : null,
       ...(api.own?.buttons(info) ?? [])))));
  $('own').hidden = !api.own;
  patch($('own'), ...(api.own?.panel() ?? []));
  for (const info of plain.filter(({scene}) => scene))
    sceneOf(info).then(scene => {
      const picture = $('cards').querySelector(`[data-game="${info.name}"] > svg`);
      if (!picture) return;
      picture.replaceChildren();
      new Picture(picture).show(scene);
    }, host.failed);
  showKept(games, shelf, host);
}

// The game begins in sight, wherever a person was in the list.
export function hideHome() {
  if (!$('home').hidden) scrollTo({top: 0, behavior: 'instant'});
  delete document.body.dataset.home;
  $('home').hidden = true;
}

// The games that the browser keeps.
export function showKept(games, shelf, host) {
  const kept = shelf.list().filter(({saved}) => hasMoves(saved) && games.some(info => info.name === saved.game));
  const rooms = ownRooms().filter(({game}) => host.enter && games.some(info => info.name === game));
  $('kept-title').hidden = kept.length + rooms.length === 0;
  patch($('kept'), ...rooms.map(({room, game}) => el('li', {'data-key': room},
    button([games.find(info => info.name === game).title, t('room')].join(' · '), () => host.enter(room)),
    button('×', () => { forgetRoom(room); showKept(games, shelf, host); }, {'aria-label': t('forget'), title: t('forget')}))),
  ...kept.map(({id, saved, changed}) => {
    const info = games.find(game => game.name === saved.game);
    const players = info.players.map((name, i) => `${name}: ${seatText(info, (saved.players ?? ['human', 'human'])[i])}`).join(' – ');
    const day = new Date(changed).toLocaleDateString(document.documentElement.lang, {day: 'numeric', month: 'short'});
    return el('li', {'data-key': id},
      button([info.title, players, t('count_moves', {count: moveCount(saved)}), day].join(' · '), () => host.begin({...saved, id})),
      button('×', () => { shelf.remove(id); showKept(games, shelf, host); }, {'aria-label': t('forget'), title: t('forget')}));
  }));
}
