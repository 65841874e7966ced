// Starts the page: the list of games or the game of this tab, and what happens after each move.

import * as api from './api.js';
import {offerDraw} from './agreement.js';
import {$, el, button, patch} from './dom.js';
import {Analysis} from './analysis.js';
import {newGame, openFile, help, showLink, download, savePicture} from './dialogs.js';
import {Game} from './game.js';
import {hideHome, showHome, showKept} from './home.js';
import {seatText, showClocks} from './hands.js';
import {icon} from './icons.js';
import {chooseLearning, hideExercise, reopen} from './learn.js';
import {showMenu} from './menu.js';
import {showCurrent, showMoves, showNavigation, navigationKeys} from './movelist.js';
import {advised, opponentOf, rememberOpponent, seatOfStrength} from './opponent.js';
import {dress} from './pieces.js';
import {keepExercise, keptExercise, setAddress, visit, visited} from './place.js';
import {Play} from './play.js';
import {settle} from './rating.js';
import {Rooms} from './roomview.js';
import {chooseLanguage, loadSettings, rated} from './settings.js';
import {Shelf, hasMoves} from './shelf.js';
import {playerOf} from './sides.js';
import {sing} from './sounds.js';
import {t} from './texts.js';
import * as tree from './tree.js';
import {wish} from './wish.js';

const table = {games: [], info: null, game: null, best: () => table.game?.room?.plays ? null : analysis.best()};
const shelf = new Shelf({local: stored('localStorage'), session: stored('sessionStorage')});
const play = new Play(table);
const analysis = new Analysis(table, () => { play.arrows(); showMoves(table.game); });
new ResizeObserver(showCurrent).observe($('tree'));

// A browser may refuse even to name its storage.
function stored(name) {
  try {
    return window[name];
  } catch {
    return null;
  }
}

const rooms = new Rooms({table, begin: saved => begin(saved), notice, failed: problem, show: () => { play.light(); actions(); }});

let noticeTimer;
function notice(text, seconds = 4) {
  clearTimeout(noticeTimer);
  $('notice').textContent = text;
  $('notice').hidden = !text;
  if (seconds) noticeTimer = setTimeout(() => { $('notice').hidden = true; }, 1000 * seconds);
}

function problem(error) {
  notice(error.message, 8);
}

const guarded = action => async (...values) => {
  try {
    await action(...values);
  } catch (error) {
    problem(error);
  }
};

// saved is the argument of Game. The old game stays if the server refuses the new one.
async function begin(saved) {
  const info = table.games.find(g => g.name === saved.game);
  if (!info) throw new Error(`${t('game')}: ${saved.game}?`);
  const game = new Game(saved, shelf);
  saved.room?.take(game);
  const wished = wish();
  const still = saved.room ? promise => promise : wished;       // a room is not left by a wish, but by the next game
  await still(game.load(game.node));
  play.bots.stop();
  if (table.game && !game.exercise && table.game.id !== game.id && !hasMoves(table.game.saved())) shelf.remove(table.game.id);
  table.game = game;
  table.info = table.games.find(g => g.name === info.name);     // the language may have changed meanwhile
  document.documentElement.dataset.game = info.plain ?? info.name;
  const chosen = $('home').contains(document.activeElement);
  hideHome();
  visit('game');
  if (!game.exercise || game.room) {
    hideExercise();
    keepExercise(null);
  }
  rooms.begun(game);
  menu();
  game.addEventListener('moved', () => { if ($('home').hidden) show(); });
  await still(game.go(game.node));
  if (chosen) $('board').querySelector('[tabindex="0"]')?.focus({preventScroll: true});
  return game;
}

function show(options) {
  const {game, info} = table;
  $('title').textContent = info.title;
  document.title = `${info.title} – tabuleiro`;
  game.clock?.show(game.node, game.running(), performance.now());
  play.show(options);
  propose();
  tick();
  showMoves(game);
  showNavigation(game);
  actions();
  analysis.show();
  const rules = game.rules ?? [];
  $('rules').hidden = rules.length === 0;
  patch($('rules-text'), ...paragraphs(rules).map(text => el('p', {}, text)));
}

// The server fills lines. So a paragraph ends where the next word would still fit.
function paragraphs(lines) {
  const widest = Math.max(...lines.map(line => line.length));
  const result = [];
  let open = false;
  lines.forEach((line, i) => {
    if (open) result[result.length - 1] += ` ${line.trim()}`;
    else if (line.trim()) result.push(line.trim());
    const [next] = (lines[i + 1] ?? '').trim().split(' ');
    open = line.trim() !== '' && next !== '' && line.length + next.length >= widest;
  });
  return result;
}

function actions() {
  const {game, info} = table;
  if (game.room) {
    const offer = Rooms.offerText(game.room, info);
    if (offer || game.room.plays) patch($('advice'), offer ? el('p', {id: 'room-offer'}, offer) : null);
    patch($('actions'), ...Rooms.buttons(game.room, flip, guarded(ownGame)));
    return;
  }
  const over = game.position.over || game.ended;
  const own = !game.exercise;             // an exercise has its own hints, and nobody to resign to
  const bots = game.players.filter(p => p !== 'human').length;
  const action = (id, act, attributes = {}) => {
    const node = button(icon(id), act, {id, title: t(attributes.long ?? id), ...attributes});
    node.append(el('span', {}, t(id)));
    return node;
  };
  patch($('actions'),
    action('undo', guarded(takeBack), {disabled: !game.node.parent && !game.ended}),
    action('redo', guarded(() => game.redo()), {disabled: !game.node.children.length}),
    own ? action('hint', () => play.hint(), {disabled: Boolean(over) || game.botToMove() !== null}) : null,
    action('explain', () => play.explain(), {disabled: !game.node.parent}),
    action('flip', flip),
    !own ? null : over
      ? action('again', guarded(again), {class: 'main', long: 'again_long'})
      : bots === 2
        ? button(icon(game.paused ? 'go_on' : 'pause'), guarded(pause), {id: 'pause', 'aria-label': t(game.paused ? 'go_on' : 'pause')})
        : [action('offer', () => offerDraw(table, () => end('agreed', 0)), {disabled: game.botToMove() !== null || game.node.children.length > 0, long: 'do_draw'}),
           action('resign', resign)]);
}

// After a game against a named strength: the person's rating, and whom to play next.
function propose() {
  const {game, info} = table;
  const {players, position, ended} = game;
  const seat = game.exercise ? -1 : seatOfStrength(info, players);
  if (seat < 0) return;
  if (!position.over && !ended) {
    rememberOpponent(info, players[seat]);
    return;
  }
  const {winner} = ended ?? position;
  const points = winner ? Number(winner === 2 - seat) : 0.5;
  const next = advised(info.strengths, players[seat], points);
  rememberOpponent(info, next.name);
  const {standing} = game;
  if (rated() && !standing)
    settle(info, game, players[seat], points).then(() => { if (game.standing && game === table.game) propose(); }, problem);
  patch($('advice'),
    !rated() || !standing ? null
      : el('p', {id: 'standing'}, standing === 'helped' ? t('rating_unchanged') : t('own_rating', standing)),
    el('p', {}, t(next.name === players[seat] ? 'same_opponent' : 'next_opponent', {opponent: seatText(info, next.name)})),
    el('div', {class: 'buttons'}, button(t('play_now'), guarded(() => begin({
      game: game.game, config: game.config, start: game.start, clock: game.clock && {limit: game.clock.limit}, flip: game.flip,
      players: players.map((player, i) => i === seat ? next.name : player)})), {id: 'play-next'})));
}

// The same game once more, with the sides changed.
function again() {
  const {game} = table;
  const bots = game.players.filter(p => p !== 'human').length;
  const below = playerOf(game.position, game.flip ? 2 : 1);
  return begin({game: game.game, config: game.config, start: game.start, players: [...game.players].reverse(),
                clock: game.clock && {limit: game.clock.limit},
                flip: bots === 1 ? below === 1 : game.flip});
}

function flip() {
  const {game} = table;
  game.flip = !game.flip;
  game.store();
  show({animate: false});
}

// Two bots play. A person may browse the game, and move for them.
function pause() {
  const {game} = table;
  game.paused = !game.paused;
  return game.go(game.node);
}

function resign() {
  const {game} = table;
  const {player} = game.position;
  end('resigned', game.isBot(player) ? player : 3 - player);
}

function end(why, winner) {
  table.game.end(why, winner);
  sing('end');
  show();
}

// Shows the clocks, and ends a game whose player has no time left.
function tick() {
  const {game} = table;
  if (!game?.clock || !game.position) return;
  const now = performance.now();
  const late = game.clock.late(now);
  if (late !== null && !game.ended) end('time', 3 - late);
  showClocks(game.clock, now);
}

// A move, or what has ended the game without one.
function takeBack() {
  const {game} = table;
  if (!game.ended) return game.undo();
  game.goOn();
  show();
}

function menu() {
  const {game, info} = table;
  showMenu({
    new: () => newGame(table.games, game, begin),
    learn: info?.learning.length ? () => chooseLearning(info, learningHost) : null,
    invite: rooms.offered ? () => rooms.invite() : null,
    lobby: rooms.hasLobby ? () => rooms.lobby.open() : null,
    open: () => openFile(table.games, async text => (await api.records({text})).games, openRecord),
    save: game && guarded(saveGame),
    picture: info?.scene ? () => savePicture($('board'), game.game) : null,
    link: game && (() => showLink(table.game.link(), notice)),
    help,
    localize: guarded(async code => {
      chooseLanguage(code);
      await localize();
    }),
  });
}

// The record keeps what its comments say of each move.
async function openRecord(record) {
  const root = tree.root();
  let node = root;
  for (const {move, text, comment} of record.moves) {
    node = tree.follow(node, text ?? move);
    if (comment) node.comment = comment;
  }
  await begin({game: record.game, config: record.config, start: record.start, tags: record.tags, analysing: true,
               tree: tree.packed(root), moves: []});
}

// The tag of a record, by the winner.
const RESULTS = ['1/2-1/2', '1-0', '0-1'];

async function saveGame() {
  const {game} = table;
  const nodes = tree.line(game.node);
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '.');
  const name = kind => typeof kind === 'number' ? `level ${kind}` : kind;
  const own = game.tags ?? {};
  const result = game.ended ? RESULTS[game.ended.winner] : own.Result;
  const tags = {
    Player1: own.Player1 ?? name(game.players[0]), Player2: own.Player2 ?? name(game.players[1]),
    Date: own.Date ?? today, ...(own.Event ? {Event: own.Event} : {}),
    ...(result ? {Result: result} : {}),
  };
  const comments = nodes.map(node => node.comment ?? '');
  const {text} = await api.save({...game.fields(nodes[nodes.length - 1] ?? game.root), tags, comments});
  download(`${game.game}.txt`, new Blob([text], {type: 'text/plain'}));
  notice(t('saved'));
}

// Writes all texts anew in the chosen language.
async function localize() {
  for (const node of document.querySelectorAll('[data-text]')) node.textContent = t(node.dataset.text);
  $('to-home').title = t('all_games');
  await listGames();
  menu();
  if (!table.game) return;
  rooms.show();
  table.info = table.games.find(g => g.name === table.game.game);
  table.game.forget();
  if (table.game.exercise && !table.game.room && $('home').hidden) await ownGame();
  else await table.game.go(table.game.node);
}

async function listGames() {
  table.games = await api.games();
  await dress(table.games);
  if (!$('home').hidden) home();
}

const learningHost = {
  begin, openRecord,
  leave: guarded(() => {
    keepExercise(null);
    return ownGame();
  }),
};

const atHome = {
  begin: guarded(begin),
  learn: info => chooseLearning(info, learningHost),
  get enter() { return rooms.offered ? room => { location.hash = `room=${room}`; } : null; },
  failed: problem,
};

function kept() {
  if (!$('home').hidden) showKept(table.games, shelf, atHome);
}

function home(url = location.href) {
  wish();
  play.bots.stop();
  hideExercise();
  visit('home', url);
  showHome(table.games, shelf, atHome);
}

// The button Back leads from a game to the list of games, and from the list to the game before.
addEventListener('popstate', guarded(async ({state}) => {
  document.querySelector('dialog')?.close();
  if (state?.place === 'home') home();
  else if (state?.place === 'game' && !$('home').hidden) await resume();
}));

async function resume() {
  const {game} = table;
  if (!game || game.exercise && !game.room) {
    await ownGame();
    return;
  }
  wish();
  hideHome();
  visit('game');
  show({animate: false});
}

// The exercise or game that the tab had before, else the list of games.
async function ownGame() {
  const exercise = keptExercise();
  const info = exercise && table.games.find(g => g.name === exercise.game);
  if (info) {
    await reopen(exercise, info, learningHost);
    return;
  }
  const own = shelf.own();
  if (own) await begin(own);
  else home();
}

async function first() {
  const linked = Game.fromLink(location.hash);
  if (linked) {
    try {
      await begin(linked);
      setAddress(location.pathname);
      return;
    } catch (error) {
      problem(error);
    }
  }
  try {
    if (visited() === 'home') home();
    else await ownGame();
  } catch (error) {
    problem(error);
    home();
  }
}

for (const state of ['lost', 'busy', 'found'])
  api.connection.addEventListener(state, () => {
    $('no-answer').hidden = state !== 'lost';
    $('board-place').classList.toggle('lost', state === 'lost');
  });
api.connection.addEventListener('lost', () => notice($('home').hidden ? '' : t('lost'), 0));    // the board says so itself
api.connection.addEventListener('busy', () => notice(t('busy'), 0));
api.connection.addEventListener('found', () => notice(t('found'), 2));
addEventListener('hashchange', guarded(async () => {
  try {
    if (await rooms.fromHash()) {
      if (table.game?.room && !$('home').hidden) await resume();
      return;
    }
  } finally {
    kept();                             // without a room that is gone
  }
  const linked = Game.fromLink(location.hash);
  if (linked) await begin(linked);
}));
addEventListener('storage', ({key, newValue}) => {
  if (table.game && newValue !== null && key === shelf.key(table.game.id)) table.game.part(JSON.parse(newValue).saved);
  kept();
});
for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, () => table.game?.leave(performance.now()));
$('to-home').addEventListener('click', () => home(location.pathname));
document.querySelector('.skip').addEventListener('click', event => {
  event.preventDefault();               // the address may be that of a room
  [...document.querySelectorAll('#board [tabindex="0"], #text-board')].find(node => node.getClientRects().length)?.focus();
});
navigationKeys(() => table.game);
setInterval(tick, 200);
api.own?.listen({
  begin: info => guarded(begin)({game: info.name, config: {}, players: ['human', opponentOf(info)]}),
  show: guarded(begin), changed: listGames, failed: problem,
});
loadSettings();
await rooms.find();
await localize();
await first();
await guarded(() => rooms.fromHash())();
