// Playing: choosing moves on the board, in hands, from a list or in notation; bots; messages.

import * as api from './api.js';
import {$, el, svg, button} from './dom.js';
import {Board} from './board.js';
import {Choice, keyOf} from './choice.js';
import {draw} from './pieces.js';
import {SWAP, maySwap, playerOf, sideName} from './sides.js';
import {think} from './think.js';
import {coach} from './settings.js';
import {t} from './texts.js';

const PAUSE = 250;                      // ms before a bot's move, so that one sees the move before it

export class Play {
  constructor(table) {
    this.table = table;                 // {game, info}
    this.hinted = null;
    this.board = new Board($('board'), {
      choose: cell => this.chooseCell(cell),
      lift: cell => this.lift(cell),
      cancel: () => this.cancel(),
      letter: key => this.letter(key),
    });
    $('typed').addEventListener('submit', event => {
      event.preventDefault();
      this.type($('notation').value);
    });
    $('cancel').addEventListener('click', () => this.cancel());
  }

  get game() {
    return this.table.game;
  }

  playerName(player) {
    return this.table.info.players[player - 1];
  }

  // The name of a player, with the current side where sides may change.
  fullName(player) {
    const side = sideName(this.game.position, player);
    return side ? `${this.playerName(player)} (${side})` : this.playerName(player);
  }

  // The names of who has each side.
  sides() {
    const [player1, player2] = [1, 2].map(side => this.fullName(playerOf(this.game.position, side)));
    return {player1, player2};
  }

  who(player) {
    const bot = this.game.players[player - 1];
    if (bot === 'human') return t('human');
    const {levels, strengths} = this.table.info;
    const strength = strengths.find(s => s.name === bot);
    if (strength) return `${strength.title} (${strength.elo})`;
    const level = levels.find(l => l.number === bot);
    return t('level', {level: bot, name: level?.name ?? ''});
  }

  // Shows a new position or a new game.
  show({animate = true, say = true} = {}) {
    const {game} = this;
    const {position} = game;
    this.stopBot();
    if (this.judged !== true && this.judged !== game.node) this.judged = null;
    this.hinted = null;
    this.choice = new Choice(this.open() ? position.moves : []);
    this.asks = this.open() && maySwap(this.table.info, position);
    const {scene} = position;
    $('board').style.display = scene ? '' : 'none';
    $('text-board').hidden = Boolean(scene);
    const step = this.shown === game.node.parent || this.shown?.parent === game.node;
    this.shown = game.node;
    if (scene) this.board.show(scene, {flip: game.flip, animate: animate && step, describe: (cell, classes) => this.describe(cell, classes)});
    else $('text-board').textContent = position.board;
    $('reasons').replaceChildren();
    $('advice').replaceChildren();
    $('notation').value = '';
    $('board').setAttribute('aria-label', t('board', {game: this.table.info.title}));
    $('board-title').textContent = t('board', {game: this.table.info.title});
    this.light();
    if (say) this.say();
    this.bot();
  }

  // A person may choose now.
  open() {
    const {game} = this;
    const {position} = game;
    return !position.over && !game.resigned && !(game.botToMove() !== null);
  }

  // The moves of the last turn, which may be several.
  lastTurn() {
    const {history} = this.game.position;
    let first = history.length;
    while (first > 0 && history[first - 1].player === history[history.length - 1].player) first--;
    return history.slice(first);
  }

  // The last turn, its effects, and what comes next.
  say(extra) {
    const {game} = this;
    const {position} = game;
    const turn = this.lastTurn();
    const said = [];
    if (turn.length) {
      said.push(t('moved', {player: this.playerName(turn[0].player), move: turn.map(move => move.text).join(', ')}));
      for (const move of turn) said.push(...move.effects ?? []);
    }
    if (game.resigned)
      said.push(t('resigned', {player: this.playerName(game.resigned), other: this.playerName(3 - game.resigned)}));
    else if (position.over) {
      said.push(position.result ?? (position.winner ? t('wins', {player: this.playerName(position.winner)}) : t('draw')));
      if (position.reason) said.push(position.reason);
    } else if (!extra)
      said.push(this.asks ? this.question() : t('to_move', {player: this.fullName(position.player)}));
    if (extra) said.push(extra);
    const text = said.map(s => s.trim()).filter(Boolean)
      .map(s => /[.!?…]$/.test(s) ? s : s + '.').join(' ');
    if ($('status').textContent !== text) $('status').textContent = text;
    $('turn').classList.toggle('over', position.over || Boolean(game.resigned));
  }

  describe(cell, classes) {
    const {scene} = this.game.position;
    const values = this.sides();
    const pieces = scene.pieces.filter(p => p.cell === cell.id)
      .sort((a, b) => b.level - a.level).map(p => p.name ?? p.kind);
    const words = [cell.label, ...(pieces.length ? pieces : [t('empty')])];
    if (['gold', 'home1', 'home2'].includes(cell.ground)) words.push(t(cell.ground, values));
    for (const mark of scene.marks ?? [])
      if (mark.cell === cell.id) words.push(t(mark.what, values) ?? mark.what);
    if (classes.contains('chosen')) words.push(t('chosen'));
    if (classes.contains('option')) words.push(t('possible'));
    if (classes.contains('last')) words.push(t('last_move'));
    return words.join(', ');
  }

  // Lights the cells and pieces that may be chosen now.
  light() {
    const {position} = this.game;
    const options = this.asks ? [] : this.choice.options();
    const cells = options.filter(s => s.cell !== null && s.cell !== undefined).map(s => s.cell);
    if (position.scene) {
      const marks = {};
      for (const {cell, what} of position.scene.marks ?? []) (marks[what] ??= []).push(cell);
      this.board.mark({
        relocate: [], group1: [], group2: [], ...marks,
        last: this.lastTurn().flatMap(move => move.cells),
        chosen: this.choice.chosen.map(s => s.cell).filter(c => c !== null),
        option: cells,
        possible: cells,
      });
      this.arrows();
    }
    const active = document.activeElement;
    const {hand} = active.dataset;
    const listed = $('choices').contains(active);
    this.players(options);
    this.choices(options);
    if (hand !== undefined)
      ($('table').querySelector(`button[data-hand="${CSS.escape(hand)}"]`) ?? this.board.nodes?.get(this.board.focus))?.focus();
    else if (listed) $('choices').querySelector('button')?.focus();
    const grouped = (position.scene?.marks ?? []).some(mark => mark.what === 'group1' || mark.what === 'group2');
    $('prompt').textContent = this.asks ? t('answer')
      : this.choice.moves.length ? t('choose', {what: this.choice.what()})
        : grouped ? t('groups', this.sides()) : '';
  }

  arrows() {
    const show = this.hinted ?? (this.choice.chosen.length ? null : this.table.best?.());
    const move = show && this.game.position.moves.find(m => m.text === show);
    const cells = move ? move.steps.map(s => s.cell).filter(c => c !== null) : [];
    if (this.game.position.scene)
      this.board.arrows(cells.length ? [{cells, kind: this.hinted ? 'hint' : 'best'}] : []);
  }

  // Names, hands and points; the side at the top is the second, or the first on a flipped board.
  players(options) {
    const {position, flip} = this.game;
    const texts = new Set(options.map(keyOf));
    for (const [id, side] of [['above', flip ? 1 : 2], ['below', flip ? 2 : 1]]) {
      const player = playerOf(position, side);
      const hands = (position.scene?.hands ?? []).filter(h => h.owner === side);
      const turn = !position.over && !this.game.resigned && position.player === player;
      const points = position.values ? el('span', {class: 'points'}, t('points', {points: position.values[player - 1]})) : null;
      $(id).classList.toggle('turn', turn);
      $(id).replaceChildren(
        el('p', {class: 'name'},
           el('span', {class: `dot owner${side}`, 'aria-hidden': 'true'}),
           el('strong', {}, this.fullName(player)), ' ',
           el('span', {class: 'who'}, this.who(player)), points),
        el('div', {class: 'hand'}, ...hands.map(hand => this.hand(hand, turn, texts))));
    }
  }

  hand(hand, turn, texts) {
    const key = `text ${hand.id}`;
    const chosen = turn && this.choice.chosen.some(s => keyOf(s) === key);
    const possible = turn && hand.id !== null && texts.has(key);
    const name = t('in_hand', {count: hand.count, name: hand.name ?? hand.kind, player: this.sides()[`player${hand.owner}`]});
    const content = [
      svg('svg', {viewBox: '-.5 -.5 1 1', class: 'in-hand', 'aria-hidden': 'true'}, draw(hand)),
      el('span', {class: 'count', 'aria-hidden': 'true'}, `${hand.count}`),
    ];
    const attributes = {class: `held${possible ? ' option' : ''}${chosen ? ' chosen' : ''}${hand.count ? '' : ' none'}`,
                        'aria-label': name, title: name, 'data-hand': hand.id};
    if (possible || chosen)
      return el('button', {type: 'button', ...attributes, 'aria-pressed': String(chosen),
                           onclick: () => this.chooseKey(key, hand.id)}, ...content);
    return el('span', {role: 'img', ...attributes}, ...content);
  }

  // Choices that are neither cells nor pieces in hand.
  choices(options) {
    const held = new Set((this.game.position.scene?.hands ?? []).map(h => `text ${h.id}`));
    const rest = options.filter(s => (s.cell === null || s.cell === undefined) && !held.has(keyOf(s)));
    $('choices').replaceChildren(...(this.asks ? this.answers()
      : rest.map(step => button(this.moveText(step.text), () => this.chooseKey(keyOf(step), step.text)))));
    $('cancel').disabled = this.choice.chosen.length === 0;
    $('notation').readOnly = this.choice.moves.length === 0;    // disabled, it would lose the focus
  }

  // The player to move must first answer whether to change sides.
  question() {
    const {position} = this.game;
    const {player} = position;
    return t('change_or_keep', {player: this.playerName(player), ...this.bothSides()});
  }

  bothSides() {
    const {position} = this.game;
    const {player} = position;
    return {own: sideName(position, player) ?? this.playerName(player), other: sideName(position, 3 - player) ?? this.playerName(3 - player)};
  }

  answers() {
    return [
      button(this.moveText(SWAP), () => this.play(SWAP), {id: 'swap', class: 'main'}),
      button(t('keep', this.bothSides()), () => this.keep(), {id: 'keep'}),
    ];
  }

  keep() {
    this.asks = false;
    $('reasons').replaceChildren();
    this.light();
    this.say(t('keeps', {player: this.playerName(this.game.position.player), ...this.bothSides()}));
    if (this.game.position.scene) this.board.nodes.get(this.board.focus).focus();
    else $('choices').querySelector('button')?.focus();
  }

  moveText(move) {
    return move === SWAP && maySwap(this.table.info, this.game.position) ? t('change', this.bothSides()) : move;
  }

  chooseCell(id) {
    const cell = this.board.cells.get(id);
    this.chooseKey(`cell ${id}`, cell.label);
  }

  // Dragging a piece chooses it, unless this choice would be the whole move.
  lift(id) {
    const key = `cell ${id}`;
    const on = this.game.position.scene.pieces.some(p => p.cell === id);
    if (!on || this.asks) return false;
    const {choice} = this;
    const last = choice.chosen[choice.chosen.length - 1];
    if (last && keyOf(last) === key) return true;
    if (!choice.options().some(s => keyOf(s) === key)) {
      if (!new Choice(choice.moves).options().some(s => keyOf(s) === key)) return false;
      choice.clear();
    }
    const more = choice.choose(key).type === 'more';
    if (!more) choice.back();
    this.light();
    return more;
  }

  async chooseKey(key, name) {
    const {choice} = this;
    if (!choice.moves.length) return;
    if (this.asks) {
      this.complain([this.question()]);
      return;
    }
    $('reasons').replaceChildren();
    const {chosen} = choice;
    if (chosen.length && keyOf(chosen[chosen.length - 1]) === key && !choice.options().some(s => keyOf(s) === key)) {
      choice.back();
      this.light();
      return;
    }
    const result = choice.choose(key);
    if (result.type === 'move') await this.play(result.move.text);
    else if (result.type === 'more') this.light();
    else if (chosen.length && new Choice(choice.moves).options().some(s => keyOf(s) === key)) {
      choice.clear();
      choice.choose(key);
      this.light();
    } else {
      await this.refuse(choice.attempts(name), name);
    }
  }

  cancel() {
    this.choice.clear();
    $('reasons').replaceChildren();
    this.light();
  }

  letter(key) {
    $('notation').value = key;
    $('notation').focus();
  }

  async type(text) {
    const plain = s => s.toLowerCase().replace(/[\s,;:>@+=/-]+/g, ' ').trim();
    const wanted = plain(text);
    if (!wanted || !this.choice.moves.length) return;
    if (this.asks && t('keep_words').includes(wanted)) {
      this.keep();
      return;
    }
    if (this.asks && t('change_words').includes(wanted)) {
      await this.play(SWAP);
      return;
    }
    const move = this.choice.moves.find(m => m.text === text.trim())
      ?? this.choice.moves.find(m => plain(m.text) === wanted)
      ?? this.choice.moves.find(m => m.steps.map(s => plain(s.text)).join(' ') === wanted);
    if (move) {
      await this.play(move.text);
      $('notation').focus();
    } else await this.refuse([text.trim()], text.trim());
  }

  // The bot waits for the coach. If the server refuses the move, the person chooses again.
  async play(move) {
    const {choice, game} = this;
    const {node} = game;
    this.choice = new Choice([]);
    const coached = coach() && !game.analysing && !game.isBot(game.position.player);
    this.judged = coached;              // and then the node of the move
    try {
      await game.play(move);
    } catch (error) {
      this.judged = null;
      if (node !== game.node) return;
      choice.clear();
      this.choice = choice;
      this.light();
      this.complain([error.message]);
      return;
    }
    if (coached && game.node.move === move) this.judge();
  }

  complain(lines) {
    $('reasons').replaceChildren(...lines.map(line => el('p', {}, line)));
  }

  // Shows why a move is refused: the rules that forbid each of the attempts, and their texts.
  async refuse(attempts, name) {
    const {node} = this.game;
    let reasons = [];
    try {
      const answers = await Promise.all(attempts.map(move => api.why({...this.game.fields(), move})));
      const [first, ...others] = answers.map(answer => answer.reasons);
      reasons = (first ?? []).filter(({text}) => others.every(other => other.some(reason => reason.text === text)));
    } catch {
      // The text is no move of this game.
    }
    if (node !== this.game.node) return;
    const lines = [t('not_possible', {what: attempts.length === 1 ? attempts[0] : name}),
                   ...reasons.map(({rule, text}) => rule ? `${rule}: ${text}` : text)];
    if (!reasons.length && this.choice.options().length) lines.push(t('choose', {what: this.choice.what()}));
    this.complain(lines);
  }

  stopBot() {
    this.stop?.();
    clearTimeout(this.timer);
    this.stop = null;
  }

  bot() {
    const level = this.game.botToMove();
    if (level === null || this.judged) return;
    const {node, position} = this.game;
    const player = this.fullName(position.player);
    this.say(t('thinks', {player}));
    const began = performance.now();
    this.stop = think('choose', {...this.game.fields(), level}, message => {
      if (node !== this.game.node) return;
      if (message.type === 'queued') this.say(t('queued', {place: message.place}));
      else if (message.type === 'error') this.say(message.message);
      else if (message.type === 'move') {
        if (message.book) this.say(t('from_book', {player}));
        this.timer = setTimeout(() => this.game.play(message.move).catch(error => this.say(error.message)), Math.max(0, PAUSE - (performance.now() - began)));
      }
    });
  }

  // Requests advice on this position, and drops the earlier request.
  advise(type, fields, lines) {
    const {node} = this.game;
    $('reasons').replaceChildren();
    this.stopAdvice?.();
    this.stopAdvice = think(type, fields, message => {
      if (node !== this.game.node || message.type === 'queued') return;
      const said = message.type === 'error' ? [message.message] : lines(message);
      $('advice').replaceChildren(...said.map(line => el('p', {}, line)));
    });
  }

  hint() {
    if (!this.choice.moves.length) return;
    this.advise('hint', this.game.fields(), ({move, lines}) => {
      this.hinted = move;
      this.arrows();
      return [`${t('hint')}: ${this.moveText(move)}`, ...lines];
    });
  }

  // How good the last move was, and why.
  explain() {
    const {node} = this.game;
    this.advise('explain', {...this.game.fields(node.parent), move: node.move}, ({lines}) => lines);
  }

  // The coach: of a bad move, why it is bad, the answer on the board, and whether to take it back.
  judge() {
    const {game} = this;
    const {node} = game;
    this.judged = node;
    const goOn = () => {
      this.judged = null;
      $('advice').replaceChildren();
      this.light();
      this.bot();
    };
    this.stopAdvice?.();
    this.stopAdvice = think('explain', {...game.fields(node.parent), move: node.move}, message => {
      if (node !== game.node || message.type === 'queued') return;
      if (message.type === 'error' || message.judgement === 'good') {
        goOn();
        return;
      }
      if (game.position.scene)
        this.board.arrows(message.answer.filter(cells => cells.length).map(cells => ({cells, kind: 'hint'})));
      $('advice').replaceChildren(
        ...message.lines.map(line => el('p', {}, line)),
        el('div', {class: 'buttons'},
           button(t('undo'), () => game.go(node.parent), {id: 'take-back', class: 'main'}),
           button(t('go_on'), goOn, {id: 'go-on'})));
    });
  }
}
