// The analysis panel: the engine's lines during a search, the terms of the evaluation, the accuracy of the players.

import * as api from './api.js';
import {$, el, button, patch, select} from './dom.js';
import {showGraph} from './graph.js';
import {playerOf} from './sides.js';
import {think} from './think.js';
import * as tree from './tree.js';
import {language, t} from './texts.js';

const SHOWN = 10;                       // the moves of a line that the panel shows
const PROVED = 1000000;                 // less the plies: the score of a proved win

// What a line is worth to the player to move: a proved end, or the chance to win.
export function scoreText({score, chance, table}) {
  const n = PROVED - Math.abs(score);
  if (table && score === 0) return t('draws');
  return n < 1000 ? t(score > 0 ? 'wins_in' : 'loses_in', {n}) : t('percent', {chance: Math.round(100 * chance)});
}

// The part of a chance that a term counts for, in a position that is even without it.
const share = logits => 100 / (1 + Math.exp(-logits)) - 50;

export class Analysis {
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;             // called when the best move changes
    this.on = false;
    this.count = 3;
    this.lines = [];
    this.values = [];
    $('evaluation').addEventListener('toggle', () => this.terms());
  }

  get game() {
    return this.table.game;
  }

  best() {
    return this.on ? this.lines[0]?.moves[0] ?? null : null;
  }

  show() {
    this.controls();
    this.search();
    this.terms();
    this.graph();
  }

  controls() {
    const box = el('input', {type: 'checkbox', id: 'engine-on', onchange: event => {
      this.on = event.target.checked;
      if (this.on) this.game.analysing = true;
      this.search();
      this.changed();
    }});
    box.checked = this.on;
    const count = select([[1, '1'], [2, '2'], [3, '3'], [5, '5']], this.count, {id: 'line-count', onchange: event => {
      this.count = Number(event.target.value);
      this.search();
    }});
    patch($('engine'),
      el('label', {}, box, ' ', t('engine')), el('label', {}, t('lines'), ' ', count),
      button(t('review'), () => this.review(), {id: 'review', disabled: tree.line(this.game.node).length === 0}));
  }

  search() {
    this.stop?.();
    this.stop = null;
    const {game} = this;
    this.lines = [];
    this.values = [];
    $('facts').textContent = '';
    $('chance').hidden = !this.on || !game.position;
    this.showLines();
    if (!this.on || game.position.over || game.room?.plays) return;
    const {node} = game;
    game.helped = true;
    this.stop = think('analyse', {...game.fields(), lines: this.count}, message => {
      if (node !== game.node) return;
      if (message.type === 'queued') $('facts').textContent = t('queued', {place: message.place});
      else if (message.type === 'error') $('facts').textContent = message.message;
      else if (message.type === 'info') {
        const old = this.best();
        this.lines = message.lines ?? [];
        this.values = message.values ?? [];
        $('facts').textContent = [
          this.lines[0]?.table ? t('by_table')
            : message.depth === undefined || message.depth === null ? '' : t('depth', {depth: message.depth}),
          t('score_for', {player: this.table.info.players[game.position.player - 1]}),
          message.nps ? t('nps', {nps: Math.round(message.nps / 1000).toLocaleString(language())}) : '',
        ].filter(Boolean).join(' · ');
        this.showLines();
        if (old !== this.best()) this.changed();
      }
    });
  }

  showLines() {
    const {game} = this;
    $('lines').style.setProperty('--rows', this.count);     // so that the height does not change
    patch($('lines'), ...this.lines.map(line => el('li', {},
      el('strong', {class: 'score'}, scoreText(line)), ' ',
      ...line.moves.slice(0, SHOWN).flatMap((move, i) => [
        button(move, () => this.follow(line.moves.slice(0, i + 1)), {class: 'move'}), ' ']))));
    patch($('values'), ...this.values.map(value => el('li', {},
      el('strong', {class: 'score'}, scoreText(value)), ' ',
      ...value.moves.flatMap(move => [button(move, () => this.follow([move]), {class: 'move'}), ' ']))));
    const first = this.chance();
    if (first === null) return;
    const below = game.flip ? 2 : 1;
    const share = playerOf(game.position, below) === 1 ? first : 1 - first;
    const bar = $('chance').firstElementChild;
    bar.style.height = `${(100 * share).toFixed(1)}%`;
    bar.className = `owner${below}`;
    $('chance').className = `chance owner${3 - below}`;
    $('chance').title = t('chance_of', {player: this.table.info.players[0], chance: Math.round(100 * first)});
  }

  // That of the first player to win: of a game that is over, the result.
  chance() {
    const {position} = this.game;
    if (position.over) return [0.5, 1, 0][position.winner];
    const chance = this.lines[0]?.chance ?? null;
    return chance === null || position.player === 1 ? chance : 1 - chance;
  }

  follow(moves) {
    const {game} = this;
    let {node} = game;
    game.analysing = true;
    for (const move of moves) node = tree.follow(node, move);
    return game.go(node);
  }

  async terms() {
    const {game} = this;
    if (!$('evaluation').open) return;
    const {node} = game;
    game.helped = true;
    let answer;
    try {
      answer = await api.evaluation(game.fields());
    } catch (error) {
      answer = {terms: [], error: error.message};
    }
    if (node !== game.node) return;
    if (!answer.terms?.length) {
      patch($('terms'), el('p', {}, t(game.position.over ? 'over' : 'no_terms')));
      return;
    }
    const terms = answer.terms.filter(term => term.value !== 0);
    const widest = Math.max(...terms.map(term => Math.abs(term.value)));
    const percent = value => t('percent', {chance: value.toLocaleString(document.documentElement.lang, {maximumFractionDigits: 1, signDisplay: 'exceptZero'})});
    const player = this.table.info.players[game.position.player - 1];
    patch($('terms'), el('table', {},
      ...terms.map(term => {
        const bar = el('div', {class: term.value < 0 ? 'bar minus' : 'bar'});
        bar.style.width = `${50 * Math.abs(term.value) / widest}%`;
        return el('tr', {}, el('th', {scope: 'row'}, term.meaning ?? term.name),
                  el('td', {class: 'bars', 'aria-hidden': 'true'}, bar), el('td', {}, percent(share(term.value))));
      }),
      el('tr', {class: 'total'}, el('th', {scope: 'row'}, t('total', {player})), el('td'),
         el('td', {}, t('percent', {chance: Math.round(50 + share(answer.total ?? 0))})))));
  }

  // Requests the score of each position of the current line.
  review() {
    const {game} = this;
    game.helped = true;
    const nodes = tree.line(game.node);
    const all = [game.root, ...nodes];
    this.stopReview?.();
    this.stopReview = think('review', game.fields(nodes[nodes.length - 1] ?? game.root), message => {
      if (message.type === 'score' && all[message.ply]) {
        all[message.ply].chance = message.chance;
        this.graph();
      } else if (message.type === 'done') {
        message.judgements.forEach((word, i) => { nodes[i].judgement = word; });
        if (nodes.length) nodes[nodes.length - 1].accuracies = message.accuracies;
        game.store();
        this.graph();
        this.changed();
      } else if (message.type === 'error') $('facts').textContent = message.message;
    });
  }

  graph() {
    const {game} = this;
    const nodes = [game.root, ...tree.line(game.node)];
    showGraph(game, nodes, this.table.info.players[0], nodes[nodes.length - 1].accuracies ?? []);
  }
}
