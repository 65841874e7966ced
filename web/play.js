// Playing: a person chooses moves on the board, in hands, from a list or in notation.

import * as api from './api.js';
import {Advice, isFirstTurn} from './advice.js';
import {Board} from './board.js';
import {Bots} from './bots.js';
import {Choice, keyOf, typed} from './choice.js';
import {$, el, button, patch} from './dom.js';
import {showLegend, showPlayers} from './hands.js';
import {toggled} from './notes.js';
import {Pie} from './pie.js';
import {predicted} from './predict.js';
import {SWAP, namesOfSides, sideOf} from './sides.js';
import {sing, soundOf} from './sounds.js';
import {cellText, lastTurn, statusText} from './status.js';
import {t} from './texts.js';

export class Play {
  constructor(table) {
    this.table = table;                 // {game, info, best}
    this.pie = new Pie();
    this.bots = new Bots(text => this.say(text));
    this.advice = new Advice(table, {
      moveText: move => this.pie.moveText(move),
      arrows: arrows => { if (this.scene) this.board.arrows(arrows); },
      changed: () => { this.light(); this.bot(); },
      risks: () => { if (this.scene) this.light(); },
    });
    this.board = new Board($('board'), {
      choose: cell => this.chooseKey(`cell ${cell}`, this.board.cells.get(cell).label),
      lift: cell => this.lift(cell),
      cancel: () => this.cancel(),
      note: cells => this.note(cells),
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

  get scene() {
    return this.game.position.scene;
  }

  // Shows a new position or a new game.
  show({animate = true, say = true} = {}) {
    const {game, scene} = this;
    const {info} = this.table;
    const {position} = game;
    this.bots.stop();
    this.advice.begin();
    this.choice = new Choice(this.open() ? position.moves : []);
    this.pie.begin(this.table, this.open());
    $('board').style.display = scene ? '' : 'none';
    $('text-board').hidden = Boolean(scene);
    const step = this.shown === game.node.parent || this.shown?.parent === game.node;
    if (animate && this.shown && this.shown === game.node.parent) sing(soundOf(game.node.parent.position, position));
    this.shown = game.node;
    if (scene) this.draw(scene, animate && step);
    else $('text-board').textContent = position.board;
    if (scene) this.notes();
    patch($('reasons'));
    $('notation').value = '';
    $('board').setAttribute('aria-label', t('board', {game: info.title}));
    $('board-title').textContent = t('board', {game: info.title});
    showLegend(position);
    this.light();
    if (say) this.say();
    if (this.warns()) this.advice.warn();
    this.bot();
  }

  draw(scene, animate) {
    const names = namesOfSides(this.table.info, this.game.position);
    this.board.show(scene, {flip: this.game.flip, animate, describe: (cell, classes) => cellText(cell, scene, names, classes)});
  }

  // A person is in the first turn of a game.
  warns() {
    const {game} = this;
    const {position} = game;
    return this.choice.moves.length > 1 && !game.analysing && !game.exercise && !game.start
      && isFirstTurn(position.history, position.player);
  }

  // A person may choose now.
  open() {
    const {game} = this;
    return !game.position.over && !game.ended && !(game.solved && game.node.parent) && game.botToMove() === null;
  }

  // The bot waits for the coach.
  bot() {
    if (!this.advice.judged) this.bots.start(this.table);
  }

  say(more) {
    const {game} = this;
    const text = statusText(this.table.info, game.position, {ended: game.ended, next: game.room?.waits ? t('waits') : this.pie.question(), more});
    if ($('status').textContent !== text) $('status').textContent = text;
    $('turn').classList.toggle('over', game.position.over || Boolean(game.ended));
  }

  // Lights the cells and pieces that may be chosen now.
  light() {
    const {scene, choice, pie} = this;
    const options = pie.asks ? [] : choice.options();
    if (scene) {
      this.markCells();
      this.arrows();
    }
    showPlayers(this.table, choice, options, (key, name) => this.chooseKey(key, name));
    this.list(options);
    const grouped = (scene?.marks ?? []).some(mark => mark.what === 'group1' || mark.what === 'group2');
    $('prompt').textContent = pie.asks ? t('answer')
      : options.length ? [t('choose', {what: choice.what()}), options.some(step => this.loses(step)) ? t('cross') : ''].join(' ').trim()
        : grouped ? t('groups', namesOfSides(this.table.info, this.game.position)) : '';
  }

  markCells() {
    const {scene, choice, pie} = this;
    const options = pie.asks ? [] : choice.options();
    const cells = options.map(step => step.cell).filter(cell => cell !== null);
    const marks = {};
    for (const {cell, what} of scene.marks ?? []) (marks[what] ??= []).push(cell);
    this.board.mark({
      relocate: [], group1: [], group2: [], ...marks,
      last: lastTurn(this.game.position).flatMap(move => move.cells),
      chosen: choice.chosen.map(step => step.cell).filter(cell => cell !== null),
      option: cells,
      risky: options.filter(step => this.loses(step)).map(step => step.cell),
    });
  }

  // All moves that go on with step lose at once.
  loses(step) {
    const {losing} = this.advice;
    const at = this.choice.chosen.length;
    return losing.size > 0 && step.cell !== null
      && this.choice.left().filter(move => move.steps[at]?.cell === step.cell).every(move => losing.has(move.text));
  }

  arrows() {
    const {hinted} = this.advice;
    const show = hinted ?? (this.choice.chosen.length ? null : this.table.best?.());
    const move = show && this.game.position.moves.find(m => m.text === show);
    const cells = move ? move.steps.map(step => step.cell).filter(cell => cell !== null) : [];
    if (this.scene) this.board.arrows(cells.length ? [{cells, kind: hinted ? 'hint' : 'best'}] : []);
  }

  // The person's own arrows and circles stay with the position.
  note(cells) {
    const {node} = this.game;
    node.notes = toggled(node.notes ?? [], cells);
    this.notes();
  }

  notes() {
    this.board.arrows((this.game.node.notes ?? []).map(cells => ({cells, kind: 'own'})), 'own');
  }

  // Choices that are neither cells nor pieces in hand, as buttons.
  list(options) {
    const {choice, pie} = this;
    const held = new Set((this.scene?.hands ?? []).map(hand => `text ${hand.id}`));
    const rest = options.filter(step => step.cell === null && !held.has(keyOf(step)));
    patch($('choices'), ...(pie.asks
      ? pie.buttons(() => this.play(SWAP), () => this.keep())
      : rest.map(step => button(pie.moveText(step.text), () => this.chooseKey(keyOf(step), step.text)))));
    $('cancel').disabled = choice.chosen.length === 0;
    $('notation').readOnly = choice.moves.length === 0;    // disabled, it would lose the focus
  }

  keep() {
    const said = this.pie.kept();
    patch($('reasons'));
    this.light();
    this.say(said);
    if (this.scene) this.board.nodes.get(this.board.focus).focus();
    else $('choices').querySelector('button')?.focus();
  }

  // Dragging a piece chooses it, unless this choice would be the whole move.
  lift(id) {
    const on = this.scene.pieces.some(piece => piece.cell === id);
    if (!on || this.pie.asks) return false;
    const lifted = this.choice.lift(`cell ${id}`);
    this.light();
    return lifted;
  }

  async chooseKey(key, name) {
    const {choice} = this;
    if (!choice.moves.length) return;
    if (this.pie.asks) {
      this.complain([this.pie.question()]);
      return;
    }
    patch($('reasons'));
    const result = choice.press(key);
    if (result.type === 'move') await this.play(result.move.text);
    else if (result.type === 'none') await this.refuse(choice.attempts(name), name);
    else this.light();
  }

  cancel() {
    this.choice.clear();
    patch($('reasons'));
    this.light();
  }

  letter(key) {
    $('notation').value = key;
    $('notation').focus();
  }

  async type(text) {
    const {words, move} = typed(text, this.choice.moves);
    if (!words || !this.choice.moves.length) return;
    const answer = this.pie.answer(words);
    if (answer === 'keep') this.keep();
    else if (answer ?? move) {
      await this.play(answer ?? move.text);
      if (!answer) $('notation').focus();
    } else await this.refuse([text.trim()], text.trim());
  }

  // Plays a move, after the question if it loses at once.
  async play(text) {
    const {choice} = this;
    await this.advice.confirm(text, () => this.perform(text), () => {
      choice.clear();
      this.light();
    });
  }

  // Shows a legal move at once. If the server refuses it, the person chooses again.
  async perform(text) {
    const {choice, game, advice, scene} = this;
    const {node} = game;
    const move = choice.moves.find(m => m.text === text);
    this.choice = new Choice([]);
    if (scene && move && text !== SWAP) {
      this.draw(predicted(scene, move.steps, sideOf(game.position, game.position.player)), true);
      this.board.mark({option: [], chosen: [], risky: []});
    }
    const coached = advice.coaches();
    advice.judged = coached;
    try {
      await game.play(text);
    } catch (error) {
      advice.judged = null;
      if (node !== game.node) return;
      choice.clear();
      this.choice = choice;
      if (scene) this.draw(scene, false);
      this.light();
      this.complain([error.message]);
      return;
    }
    if (coached && game.node.move === text) advice.judge();
  }

  complain(lines) {
    patch($('reasons'), ...lines.map(line => el('p', {}, line)));
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

  hint() {
    if (this.choice.moves.length) this.advice.hint();
  }

  explain() {
    this.advice.explain();
  }
}
