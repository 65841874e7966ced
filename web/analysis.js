// The analysis panel: the engine's lines during a search, the terms of the evaluation, the graph of the score.

import * as api from './api.js';
import {$, el, svg, button, select} from './dom.js';
import {playerOf} from './sides.js';
import {think} from './think.js';
import * as tree from './tree.js';
import {t} from './texts.js';

const SHOWN = 10;                       // the moves of a line that the panel shows

export class Analysis {
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;             // called when the best move changes
    this.on = false;
    this.count = 3;
    this.lines = [];
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
    if (!this.box) {
      this.box = el('input', {type: 'checkbox', id: 'engine-on', onchange: () => {
        this.on = this.box.checked;
        if (this.on) this.game.analysing = true;
        this.search();
        this.changed();
      }});
      this.facts = el('span', {id: 'facts'});
    }
    const count = select([[1, '1'], [2, '2'], [3, '3'], [5, '5']], this.count, {id: 'line-count', onchange: event => {
      this.count = Number(event.target.value);
      this.search();
    }});
    $('engine').replaceChildren(
      el('label', {}, this.box, ' ', t('engine')), el('label', {}, t('lines'), ' ', count),
      button(t('review'), () => this.review(), {id: 'review', disabled: tree.line(this.game.node).length === 0}), this.facts);
  }

  search() {
    this.stop?.();
    this.stop = null;
    const {game} = this;
    this.lines = [];
    this.facts.textContent = '';
    $('chance').hidden = !this.on || !game.position;
    this.showLines();
    if (!this.on || game.position.over) return;
    const {node} = game;
    this.stop = think('analyse', {...game.fields(), lines: this.count}, message => {
      if (node !== game.node) return;
      if (message.type === 'queued') this.facts.textContent = t('queued', {place: message.place});
      else if (message.type === 'error') this.facts.textContent = message.message;
      else if (message.type === 'info') {
        const old = this.best();
        this.lines = message.lines ?? [];
        this.facts.textContent = [
          message.depth === undefined || message.depth === null ? '' : t('depth', {depth: message.depth}),
          t('score_for', {player: this.table.info.players[game.position.player - 1]}),
          message.nps ? t('nps', {nps: Math.round(message.nps / 1000)}) : '',
        ].filter(Boolean).join(' · ');
        this.showLines();
        if (old !== this.best()) this.changed();
      }
    });
  }

  showLines() {
    const {game} = this;
    $('lines').style.setProperty('--rows', this.count);     // so that the height does not change
    $('lines').replaceChildren(...this.lines.map(line => el('li', {},
      el('strong', {class: 'score'}, line.scoreText ?? `${line.score}`), ' ',
      ...line.moves.slice(0, SHOWN).flatMap((move, i) => [
        button(move, () => this.follow(line.moves.slice(0, i + 1)), {class: 'move'}), ' ']))));
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
    let answer;
    try {
      answer = await api.evaluation(game.fields());
    } catch (error) {
      answer = {terms: [], error: error.message};
    }
    if (node !== game.node) return;
    if (!answer.terms?.length) {
      $('terms').replaceChildren(el('p', {}, t(game.position.over ? 'over' : 'no_terms')));
      return;
    }
    const terms = answer.terms.filter(term => term.value !== 0);
    const widest = Math.max(...terms.map(term => Math.abs(term.value)));
    const number = value => value.toLocaleString(document.documentElement.lang, {maximumFractionDigits: 2, signDisplay: 'exceptZero'});
    $('terms').replaceChildren(el('table', {},
      ...terms.map(term => {
        const bar = el('div', {class: term.value < 0 ? 'bar minus' : 'bar'});
        bar.style.width = `${50 * Math.abs(term.value) / widest}%`;
        return el('tr', {}, el('th', {scope: 'row'}, term.meaning ?? term.name),
                  el('td', {class: 'bars', 'aria-hidden': 'true'}, bar), el('td', {}, number(term.value)));
      }),
      el('tr', {class: 'total'}, el('th', {scope: 'row'}, t('total')), el('td'), el('td', {}, number(answer.total ?? 0)))));
  }

  // Requests the score of each position of the current line.
  review() {
    const {game} = this;
    const nodes = tree.line(game.node);
    const all = [game.root, ...nodes];
    this.stopReview?.();
    this.stopReview = think('review', game.fields(nodes[nodes.length - 1] ?? game.root), message => {
      if (message.type === 'score' && all[message.ply]) {
        all[message.ply].chance = message.chance;
        this.graph();
      } else if (message.type === 'done') {
        message.judgements.forEach((word, i) => { nodes[i].judgement = word; });
        this.accuracies = {node: nodes[nodes.length - 1], lines: message.accuracies};
        game.store();
        this.graph();
        this.changed();
      }
      else if (message.type === 'error') this.facts.textContent = message.message;
    });
  }

  // Chances of the first player, from the bottom to the top.
  graph() {
    const {game} = this;
    const nodes = [game.root, ...tree.line(game.node)];
    const scored = nodes.filter(n => n.chance !== undefined && n.chance !== null);
    if (scored.length < 2) {
      $('graph').replaceChildren();
      return;
    }
    const width = 300, height = 80, step = width / Math.max(1, nodes.length - 1);
    const x = n => n.ply * step, y = n => height * (1 - n.chance);
    const points = scored.map(n => `${x(n).toFixed(1)},${y(n).toFixed(1)}`).join(' ');
    const first = scored[0], last = scored[scored.length - 1];
    const percent = n => t('chance_of', {player: this.table.info.players[0], chance: Math.round(100 * n.chance)});
    const go = ply => game.go(nodes[Math.max(0, Math.min(nodes.length - 1, ply))]);
    const {node} = game;
    const keys = {ArrowLeft: node.ply - 1, ArrowRight: node.ply + 1, Home: 0, End: nodes.length - 1};
    const focused = $('graph').contains(document.activeElement);
    const picture = svg('svg', {
      viewBox: `-5 -5 ${width + 10} ${height + 10}`, role: 'slider', tabindex: 0, 'aria-label': t('graph'),
      'aria-valuemin': 0, 'aria-valuemax': nodes.length - 1, 'aria-valuenow': node.ply,
      'aria-valuetext': t('graph_point', {ply: node.ply, score: node.chance === undefined ? '' : percent(node)}),
      onclick: event => {
        const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM().inverse());
        go(Math.round(point.x / step));
      },
      onkeydown: event => {
        if (!(event.key in keys)) return;
        event.preventDefault();
        event.stopPropagation();
        go(keys[event.key]);
      },
    },
    svg('rect', {x: 0, y: 0, width, height, class: 'paper'}),
    svg('polygon', {class: 'area', points: `${x(first)},${height} ${points} ${x(last)},${height}`}),
    svg('line', {x1: 0, y1: height / 2, x2: width, y2: height / 2, class: 'middle'}),
    svg('polyline', {points, class: 'curve'}),
    svg('line', {x1: x(node), y1: 0, x2: x(node), y2: height, class: 'here'}),
    ...scored.map(n => svg('circle', {cx: x(n), cy: y(n), r: n === node ? 3.5 : 1.6, class: n === node ? 'current' : null},
                           svg('title', {}, `${n.move ?? ''} ${percent(n)}`))));
    const accuracies = this.accuracies?.node === nodes[nodes.length - 1] ? this.accuracies.lines : [];
    $('graph').replaceChildren(picture, ...accuracies.map(line => el('p', {class: 'accuracy'}, line)));
    if (focused) picture.focus();
  }
}
