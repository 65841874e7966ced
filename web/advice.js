// Advice on a position: a hint, an explanation of the last move, and the coach.

import {$, el, button, patch} from './dom.js';
import {coach} from './settings.js';
import {t} from './texts.js';
import {think} from './think.js';

export class Advice {
  // moveText(move) names a move; arrows(list) draws on the board; changed() is called when the hint or the verdict changes.
  constructor(table, {moveText, arrows, changed}) {
    this.table = table;
    this.moveText = moveText;
    this.arrows = arrows;
    this.changed = changed;
    this.hinted = null;
    this.judged = null;                 // `true` until the coached move is played, then its node while the coach judges it
  }

  get game() {
    return this.table.game;
  }

  // A new position: drops what was said of the last one.
  begin() {
    if (this.judged !== true && this.judged !== this.game.node) this.judged = null;
    this.hinted = null;
    patch($('advice'));
  }

  // Requests advice on this position, and drops the earlier request.
  request(type, fields, lines) {
    const {node} = this.game;
    patch($('reasons'));
    this.stop?.();
    this.stop = think(type, fields, message => {
      if (node !== this.game.node || message.type === 'queued') return;
      const said = message.type === 'error' ? [message.message] : lines(message);
      patch($('advice'), ...said.map(line => el('p', {}, line)));
    });
  }

  hint() {
    this.request('hint', this.game.fields(), ({move, lines}) => {
      this.hinted = move;
      this.changed();
      return [`${t('hint')}: ${this.moveText(move)}`, ...lines];
    });
  }

  // How good the last move was, and why.
  explain() {
    const {node} = this.game;
    this.request('explain', {...this.game.fields(node.parent), move: node.move}, ({lines}) => lines);
  }

  // The person to move wants a coach.
  coaches() {
    const {game} = this;
    return coach() && !game.analysing && !game.isBot(game.position.player);
  }

  // Of a bad move, the coach says why it is bad, shows the answer on the board, and offers to take it back.
  judge() {
    const {game} = this;
    const {node} = game;
    this.judged = node;
    const goOn = () => {
      this.judged = null;
      patch($('advice'));
      this.changed();
    };
    this.stop?.();
    this.stop = think('explain', {...game.fields(node.parent), move: node.move}, message => {
      if (node !== game.node || message.type === 'queued') return;
      if (message.type === 'error' || message.judgement === 'good') {
        goOn();
        return;
      }
      this.arrows(message.answer.filter(cells => cells.length).map(cells => ({cells, kind: 'hint'})));
      patch($('advice'),
        ...message.lines.map(line => el('p', {}, line)),
        el('div', {class: 'buttons'},
           button(t('undo'), () => game.go(node.parent), {id: 'take-back', class: 'main'}),
           button(t('go_on'), goOn, {id: 'go-on'})));
    });
  }
}
