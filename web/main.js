// Starts the page: the menu, the last game or a new one, and what happens after each move.

import * as api from './api.js';
import {$, el, button, patch, select} from './dom.js';
import {Analysis} from './analysis.js';
import {newGame, openFile, help, showLink, download} from './dialogs.js';
import {Game} from './game.js';
import {chooseLearning, hideExercise} from './learn.js';
import {showMoves, showNavigation, navigationKeys} from './movelist.js';
import {dress} from './pieces.js';
import {Play} from './play.js';
import {loadSettings, theme, setTheme, chooseLanguage, coach, setCoach} from './settings.js';
import {playerOf} from './sides.js';
import {t, language, languages} from './texts.js';
import * as tree from './tree.js';

const table = {games: [], info: null, game: null, best: () => analysis.best()};
const play = new Play(table);
const analysis = new Analysis(table, () => { play.arrows(); showMoves(table.game); });

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
  const game = new Game(saved);
  await game.load(game.node);
  play.bots.stop();
  table.game = game;
  table.info = table.games.find(g => g.name === info.name);     // the language may have changed meanwhile
  document.documentElement.dataset.game = info.plain ?? info.name;
  if (!game.exercise) hideExercise();
  menu();
  game.addEventListener('moved', () => show());
  await game.go(game.node);
  return game;
}

function show(options) {
  const {game, info} = table;
  $('title').textContent = info.title;
  document.title = `${info.title} – tabuleiro`;
  play.show(options);
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
  const {game} = table;
  const {position} = game;
  const over = position.over || game.resigned;
  const bots = game.players.filter(p => p !== 'human').length;
  const below = playerOf(position, game.flip ? 2 : 1);
  patch($('actions'),
    button(t('undo'), guarded(takeBack), {id: 'undo', disabled: !game.node.parent && !game.resigned}),
    button(t('redo'), guarded(() => game.redo()), {id: 'redo', disabled: !game.node.children.length}),
    button(t('hint'), () => play.hint(), {id: 'hint', disabled: Boolean(over) || game.botToMove() !== null}),
    button(t('explain'), () => play.explain(), {id: 'explain', disabled: !game.node.parent}),
    button(t('flip'), () => { game.flip = !game.flip; game.store(); show({animate: false}); }, {id: 'flip'}),
    over
      ? button(t('again'), guarded(() => begin({
          game: game.game, config: game.config, start: game.start, players: [...game.players].reverse(), flip: bots === 1 ? below === 1 : game.flip,
        })), {id: 'again', class: 'main'})
      : bots === 2
        ? button(t(game.paused ? 'go_on' : 'pause'), guarded(pause), {id: 'pause'})
        : button(t('resign'), () => resign(), {id: 'resign'}));
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
  game.resigned = game.isBot(player) ? 3 - player : player;
  game.store();
  show();
}

// A move, or that a player has resigned.
function takeBack() {
  const {game} = table;
  if (!game.resigned) return game.undo();
  game.resigned = null;
  game.store();
  show();
}

function menu() {
  const box = el('input', {type: 'checkbox', id: 'coach', onchange: event => setCoach(event.target.checked)});
  box.checked = coach();
  const themeText = {auto: t('theme_auto'), light: t('theme_light'), dark: t('theme_dark')};
  $('menu').setAttribute('aria-label', t('menu'));
  patch($('menu'), ...[
    button(t('new_game'), () => newGame(table.games, table.game, begin), {id: 'new', class: 'main'}),
    table.info?.learning.length ? button(t('learn'), () => chooseLearning(table.info, {begin, openRecord, leave: guarded(firstGame)}), {id: 'learn'}) : [],
    button(t('open'), () => openFile(table.games, async text => (await api.records({text})).games, openRecord), {id: 'open'}),
    button(t('save'), guarded(saveGame), {id: 'save'}),
    button(t('link'), () => showLink(table.game.link(), notice), {id: 'link'}),
    button(t('help'), help, {id: 'help'}),
    el('label', {}, box, ' ', t('coach')),
    select(languages, language(), {id: 'language', 'aria-label': t('language'), onchange: guarded(async event => {
      chooseLanguage(event.target.value);
      await localize();
    })}),
    select(Object.entries(themeText), theme(), {id: 'theme', 'aria-label': t('theme'), onchange: event => setTheme(event.target.value)}),
  ].flat());
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

async function saveGame() {
  const {game} = table;
  const nodes = tree.line(game.node);
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '.');
  const name = kind => typeof kind === 'number' ? `level ${kind}` : kind;
  const own = game.tags ?? {};
  const tags = {
    Player1: own.Player1 ?? name(game.players[0]), Player2: own.Player2 ?? name(game.players[1]),
    Date: own.Date ?? today, ...(own.Event ? {Event: own.Event} : {}),
  };
  const {text} = await api.save({...game.fields(nodes[nodes.length - 1] ?? game.root), tags});
  download(`${game.game}.txt`, text);
  notice(t('saved'));
}

// Writes all texts anew in the chosen language.
async function localize() {
  for (const node of document.querySelectorAll('[data-text]')) node.textContent = t(node.dataset.text);
  table.games = await api.games();
  await dress(table.games);
  menu();
  if (!table.game) return;
  table.info = table.games.find(g => g.name === table.game.game);
  table.game.forget();
  await table.game.go(table.game.node);
}

async function firstGame() {
  const fresh = {game: table.games[0].name, config: {}, players: ['human', table.games[0].strengths[0]?.name ?? 4]};
  const linked = Game.fromLink(location.hash);
  for (const saved of [linked, Game.stored(), fresh]) {
    if (!saved) continue;
    try {
      await begin(saved);
      if (saved === linked) history.replaceState(null, '', location.pathname);
      return;
    } catch (error) {
      problem(error);
    }
  }
}

for (const state of ['lost', 'busy', 'found'])
  api.connection.addEventListener(state, () => {
    $('no-answer').hidden = state !== 'lost';
    $('board-place').classList.toggle('lost', state === 'lost');
  });
api.connection.addEventListener('lost', () => notice(t('lost'), 0));
api.connection.addEventListener('busy', () => notice(t('busy'), 0));
api.connection.addEventListener('found', () => notice(t('found'), 2));
addEventListener('hashchange', guarded(async () => {
  const linked = Game.fromLink(location.hash);
  if (linked) await begin(linked);
}));
navigationKeys(() => table.game);
loadSettings();
await localize();
await firstGame();
